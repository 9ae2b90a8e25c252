import './map-view.css';
import type { GridFound } from '@hearthline/contract/cma';
import type { LngLat } from '@hearthline/domain/geo';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Map as GlMap } from 'maplibre-gl';
import type { RefObject } from 'react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { createSpot } from '../../../shared/lib/spot.ts';
import { MapView } from '../../../shared/map/map-view.tsx';
import { placeOf } from '../../../shared/map/union-of.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Ripple } from '../../../shared/ui/loaders.tsx';
import { cmaVersionQuery, comparablesQuery, gridQuery } from '../api/cma-api.ts';
import type { Calculated } from '../calculate/model/calculation.ts';
import { gridOfVersion, useCalculation } from '../calculate/model/calculation.ts';
import { CmaError } from '../components/cma-error.tsx';
import { LoadedCma } from '../components/loaded-cma.tsx';
import type { LoadedState } from '../model/use-cma-draft.ts';
import { SalesPanel } from './sales-panel.tsx';
import { SceneOverlay, showPlace } from './scene-overlay.tsx';
import { boundsOf, othersOf, placeOfColumn, roomForPinsPx, useScenery } from './use-scenery.ts';

/** The comparables around the subject, with what each says and how much. */
export function MapViewScreen() {
  return (
    <LoadedCma pending={<Waiting />} errorClass="m-4">
      {(state, version) => <Analysis key={version} state={state} version={version} />}
    </LoadedCma>
  );
}

interface AnalysisProps {
  state: LoadedState;
  /** A saved one, as it was then, in place of the draft. */
  version: number | undefined;
}

function Analysis({ state, version }: AnalysisProps) {
  const { cma, draft } = state;
  usePageName(draft.subject.address);
  const gridResult = useQuery({ ...gridQuery(draft), enabled: version === undefined });
  const versionResult = useQuery({
    ...cmaVersionQuery(cma.id, version ?? 0),
    enabled: version !== undefined,
  });
  const failure = useQueryBoundary(version === undefined ? gridResult : versionResult);
  const { data: saved } = versionResult;
  const savedGrid = useMemo(() => saved && gridOfVersion(saved), [saved]);
  const found = version === undefined ? gridResult.data : savedGrid;
  if (found)
    return (
      <ValuedAnalysis
        state={saved && savedGrid ? { ...state, draft: saved.draft } : state}
        found={found}
        version={version}
      />
    );
  return failure ? <CmaError failure={failure} className="m-4" /> : <Waiting />;
}

function ValuedAnalysis({ state, found, version }: AnalysisProps & { found: GridFound }) {
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

/** Map and list of the comparables; what is lit in one is lit in the other. */
function ComparablesMap({ state, calculated, version }: AnalysisProps & { calculated: Calculated }) {
  const { t } = useTranslation('cmaCalculate');
  const { subject, conditions, chosen } = state.draft;
  const { columns } = calculated.view;
  const [lit] = useState(createSpot<string>);
  const [areOthersShown, setOthersShown] = useState(true);
  // What else was sold is not what was known when a version was saved.
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
      <SalesPanel
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

interface SceneProps {
  state: LoadedState;
  calculated: Calculated;
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
    <MapView
      label={t('map.label')}
      place={{ bounds, padding: roomForPinsPx }}
      areas={areas}
      className="size-full"
    >
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
