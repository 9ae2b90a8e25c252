import './map-view.css';
import type { GridFound } from '@hearthline/contract/cma';
import type { LngLat } from '@hearthline/domain/geo';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { Map as GlMap } from 'maplibre-gl';
import type { RefObject } from 'react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { MapView } from '../../../shared/map/map-view.tsx';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Ripple } from '../../../shared/ui/loaders.tsx';
import { cmaVersionQuery, comparablesQuery, gridQuery } from '../api/cma-api.ts';
import type { Calculated } from '../calculate/model/use-calculation.ts';
import { useCalculation } from '../calculate/model/use-calculation.ts';
import { CmaError, NoAnalysis } from '../components/cma-error.tsx';
import { createSpot } from '../model/spot.ts';
import type { LoadedState } from '../model/use-cma-draft.ts';
import { useCmaDraft } from '../model/use-cma-draft.ts';
import { SceneOverlay, showPlace } from './scene-overlay.tsx';
import { SidePanel } from './side-panel.tsx';
import { boundsOf, othersOf, placeOf, placeOfColumn, useScenery } from './use-scenery.ts';

/** The comparables around the subject, with what each says and how much. */
export function MapViewScreen() {
  const { id, version } = useSearch({ strict: false });
  if (id === undefined) return <NoAnalysis />;
  return <OneAnalysis key={id} id={id} version={version === undefined ? undefined : Number(version)} />;
}

interface OneAnalysisProps {
  id: string;
  /** A saved one to look at, in place of the draft. */
  version: number | undefined;
}

function OneAnalysis({ id, version }: OneAnalysisProps) {
  const state = useCmaDraft(id);
  const { cma, draft, failure } = state;
  usePageName(draft?.subject.address);
  if (cma && draft) {
    const loaded = { ...state, cma, draft };
    return version === undefined ? (
      <LoadedAnalysis state={loaded} />
    ) : (
      <SavedAnalysis key={version} state={loaded} number={version} />
    );
  }
  return failure ? <CmaError failure={failure} className="m-4" /> : <Waiting />;
}

function LoadedAnalysis({ state }: { state: LoadedState }) {
  const query = useQuery(gridQuery(state.draft));
  const failure = useQueryBoundary(query);
  if (query.data) return <ValuedAnalysis state={state} found={query.data} />;
  return failure ? <CmaError failure={failure} className="m-4" /> : <Waiting />;
}

/** As it was when it was saved, to look at. */
function SavedAnalysis({ state, number }: { state: LoadedState; number: number }) {
  const query = useQuery(cmaVersionQuery(state.cma.id, number));
  const failure = useQueryBoundary(query);
  const { data } = query;
  const found = useMemo(() => data && { ...data.found, listings: data.listings, gone: [] }, [data]);
  if (data && found)
    return <ValuedAnalysis state={{ ...state, draft: data.draft }} found={found} version={number} />;
  return failure ? <CmaError failure={failure} className="m-4" /> : <Waiting />;
}

interface ValuedAnalysisProps {
  state: LoadedState;
  found: GridFound;
  version?: number;
}

function ValuedAnalysis({ state, found, version }: ValuedAnalysisProps) {
  const { t } = useTranslation('cmaCalculate');
  const valued = useCalculation(found, state.draft);
  if (!valued.stopped)
    return <ComparablesMap state={state} calculated={valued.calculated} version={version} />;
  const { stopped } = valued;
  return (
    <Banner
      tone="warning"
      className="m-4"
      title={t(stopped.state === 'levelsMissing' ? 'levels.title' : `blocked.${stopped.state}.title`)}
      actions={
        <Link
          to="/cma/calculate"
          search={{ id: state.cma.id }}
          className={buttonClass({ size: 'sm', variant: 'secondary' })}
        >
          {t('map.back')}
        </Link>
      }
    />
  );
}

function Waiting() {
  return (
    <div className="map-wait grid min-h-96 flex-1 place-items-center">
      <Ripple size="lg" />
    </div>
  );
}

interface ComparablesMapProps {
  state: LoadedState;
  calculated: Calculated;
  /** Of a saved version: what else was sold is not what was known then, and nothing is changed. */
  version?: number | undefined;
}

/** Map and list of the comparables; what is lit in one is lit in the other. */
function ComparablesMap({ state, calculated, version }: ComparablesMapProps) {
  const { t } = useTranslation('cmaCalculate');
  const { subject, conditions, chosen } = state.draft;
  const { columns } = calculated.view;
  const [lit] = useState(createSpot<string>);
  const [areOthersShown, setOthersShown] = useState(true);
  const { data: around } = useQuery({
    ...comparablesQuery(subject, conditions),
    enabled: version === undefined,
  });
  const others = useMemo(
    () => (around && version === undefined ? othersOf(around.items, chosen) : []),
    [around, chosen, version],
  );
  const mapRef = useRef<GlMap>(null);
  const list = useRef<HTMLUListElement>(null);
  const centre = placeOf(subject.facts);

  function showOnMap(id: string) {
    const column = columns.find((each) => each.id === id);
    const place = column && placeOfColumn(column);
    if (mapRef.current && place) showPlace(mapRef.current, place);
  }

  function showInList(id: string) {
    const row = list.current?.querySelector<HTMLElement>(`[data-id="${id}"]`);
    row?.scrollIntoView({ block: 'nearest' });
    row?.focus({ preventScroll: true });
  }

  return (
    <div className="flex flex-col max-lg:flex-1 lg:h-[calc(100dvh-4rem)] lg:flex-row">
      <div className="relative min-w-0 flex-1 max-lg:h-[46dvh] max-lg:flex-none">
        {centre ? (
          <Scene
            centre={centre}
            state={state}
            calculated={calculated}
            others={areOthersShown ? others : []}
            lit={lit}
            mapRef={mapRef}
            onOpen={showInList}
          />
        ) : (
          <p className="grid size-full place-content-center bg-inset p-6 text-center text-sm text-ink-2">
            <span className="max-w-80">{t('map.noPlace')}</span>
          </p>
        )}
      </div>
      <SidePanel
        state={state}
        version={version}
        calculated={calculated}
        listRef={list}
        lit={lit}
        othersCount={around ? Math.max(around.total - columns.length, others.length) : null}
        areOthersShown={areOthersShown}
        onOthersShown={setOthersShown}
        onShow={showOnMap}
      />
    </div>
  );
}

interface SceneProps extends Omit<ComparablesMapProps, 'version'> {
  centre: LngLat;
  others: ReturnType<typeof othersOf>;
  lit: ReturnType<typeof createSpot<string>>;
  mapRef: RefObject<GlMap | null>;
  onOpen: (id: string) => void;
}

function Scene({ centre, state, calculated, others, lit, mapRef, onOpen }: SceneProps) {
  const { t } = useTranslation('cmaCalculate');
  const { subject, conditions } = state.draft;
  const { radiusMetres } = conditions;
  const { columns } = calculated.view;
  const { marks, shape, areas } = useScenery({
    centre,
    radiusMetres,
    address: subject.address,
    columns,
    others,
  });
  const bounds = useMemo(
    () =>
      boundsOf(
        centre,
        radiusMetres,
        columns.map(placeOfColumn).filter((place) => place !== null),
      ),
    [centre, radiusMetres, columns],
  );
  return (
    <MapView label={t('map.label')} place={{ bounds }} areas={areas} className="size-full">
      {(map) => {
        mapRef.current = map;
        return (
          <>
            <SceneOverlay map={map} marks={marks} shape={shape} bounds={bounds} lit={lit} onOpen={onOpen} />
            <MapLegend hasOthers={others.length > 0} />
          </>
        );
      }}
    </MapView>
  );
}

/** What the marks mean; narrow maps have no room for it. */
function MapLegend({ hasOthers }: { hasOthers: boolean }) {
  const { t } = useTranslation('cmaCalculate');
  return (
    <ul className="map-float absolute bottom-4 left-4 z-6 flex gap-4 px-3.5 py-2 text-xs/[20px] max-lg:hidden">
      <li className="flex items-center gap-1.5">
        <i aria-hidden="true" className="size-2.5 rounded-full bg-brand" />
        {t('map.legend.subject')}
      </li>
      <li className="flex items-center gap-1.5">
        <i
          aria-hidden="true"
          className="grid size-5 place-items-center rounded-full bg-ink text-[11px]/[20px] font-semibold text-ink-inverse not-italic"
        >
          1
        </i>
        {t('map.legend.comparable')}
      </li>
      {hasOthers ? (
        <li className="flex items-center gap-1.5">
          <i aria-hidden="true" className="size-2.25 rounded-full border-2 border-ink-3" />
          {t('map.legend.other')}
        </li>
      ) : null}
    </ul>
  );
}
