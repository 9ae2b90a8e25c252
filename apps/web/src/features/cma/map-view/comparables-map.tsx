import type { LngLat } from '@hearthline/domain/geo';
import { useQuery } from '@tanstack/react-query';
import type { Map as GlMap } from 'maplibre-gl';
import type { RefObject } from 'react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MapView } from '../../../shared/map/map-view.tsx';
import { comparablesQuery } from '../api/cma-api.ts';
import type { LoadedState } from '../calculate/model/loaded-state.ts';
import type { Calculated } from '../calculate/model/use-calculation.ts';
import { createSpot } from '../model/spot.ts';
import { MapLegend } from './map-legend.tsx';
import { boundsOf, othersOf, placeOf, placeOfColumn } from './map-scene.ts';
import { SceneOverlay, showPlace } from './scene-overlay.tsx';
import { SidePanel } from './side-panel.tsx';
import { useScenery } from './use-scenery.ts';

interface ComparablesMapProps {
  state: LoadedState;
  calculated: Calculated;
  /** Of a saved version: what else was sold is not what was known then, and nothing is changed. */
  version?: number | undefined;
}

/** Map and list of the comparables; what is lit in one is lit in the other. */
export function ComparablesMap({ state, calculated, version }: ComparablesMapProps) {
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
