import type { MapCluster, MapReply } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { LngLat } from '@hearthline/domain/geo';
import type { ListingMark } from '@hearthline/domain/listing/state-mark';
import { RefreshCw } from 'lucide-react';
import type { Map as GlMap } from 'maplibre-gl';
import type { Dispatch, RefObject } from 'react';
import { useImperativeHandle, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { Spot } from '../../../shared/lib/spot.ts';
import { markInks } from '../../../shared/listing/mark-inks.ts';
import { DrawOverlay } from '../../../shared/map/draw/draw-overlay.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { MyPlaceBanner } from '../components/my-place-banner.tsx';
import { RadiusDialog } from './draw/radius-dialog.tsx';
import { useAreaButtons } from './draw/use-area-buttons.ts';
import { useDrawing } from './draw/use-drawing.ts';
import { DrawBar, MapToolbar } from './map-toolbar.tsx';
import type { ClusterItem, MapItem } from './markers/map-items.ts';
import { BuildingPopup, PinPopup } from './markers/map-popup.tsx';
import { pinKey } from './markers/pin-layer.ts';
import { usePinLayer } from './markers/use-pin-layer.ts';
import { areasOf, removeArea, removeAreas } from './model/drawn-areas.ts';
import type { WindowAction, WindowState } from './model/searched-window.ts';
import { offersSearch } from './model/searched-window.ts';
import { useSchoolLayer } from './schools/use-school-layer.ts';
import type { ClosedHomes } from './use-closed-homes.ts';
import { useClosedHomes } from './use-closed-homes.ts';
import { useFitToCriteria } from './use-fit-to-criteria.ts';
import type { useMapAddress } from './use-map-address.ts';
import { useMapMoves } from './use-map-moves.ts';
import { useNearMe } from './use-near-me.ts';

export interface MapOverlayProps {
  criteria: Criteria;
  onCriteriaChange: (next: Criteria) => void;
  /** False while the criteria are on their way. */
  isReady: boolean;
  address: ReturnType<typeof useMapAddress>;
  view: WindowState;
  dispatch: Dispatch<WindowAction>;
  reply: MapReply | undefined;
  favoriteIds: ReadonlySet<string>;
  hovered: Spot<string>;
  openId: string | null;
  onOpen: (id: string | null) => void;
  /** Holds the map for what lies outside of it. */
  mapRef: RefObject<GlMap | null>;
  /** Phones show the open home in the sheet below the map. */
  hasPopups: boolean;
}

/** Everything above the map: homes, areas, tools. */
export function MapOverlay({ map, ...props }: MapOverlayProps & { map: GlMap }) {
  const { criteria, address, view, dispatch, reply, openId, onOpen, hasPopups } = props;
  const areas = useMemo(() => areasOf(criteria), [criteria]);
  const [building, setBuilding] = useState<ClusterItem | null>(null);
  const [openedAt, setOpenedAt] = useState<{ id: string; place: LngLat } | null>(null);
  const changeAreas = useFitToCriteria(map, {
    criteria,
    onChange: props.onCriteriaChange,
    isReady: props.isReady,
    shown: view.shown,
    at: address.at,
    setAt: address.setAt,
  });
  const drawing = useDrawing({ criteria, onCriteriaChange: changeAreas.keepPlace });
  const nearMe = useNearMe((circle) => changeAreas.goTo({ ...criteria, within: [circle] }));

  useImperativeHandle(props.mapRef, () => map, [map]);
  useMapMoves(map, dispatch);
  useAreaButtons(map, areas, (part, index) => changeAreas.keepPlace(removeArea(criteria, part, index)));
  useSchoolLayer(map, view.searched, address.layers.has('schools'));
  const closed = useClosedHomes(criteria, view.searched, address.layers.has('closed'));
  const pins = usePinLayer(map, {
    reply,
    closed: closed.homes,
    openId,
    favoriteIds: props.favoriteIds,
    hovered: props.hovered,
    onChoose: handleChoose,
  });

  /** A home that a building's list opened has no pin of its own: its card stands at the building. */
  function findPlace(): LngLat | null {
    const pin = [reply, closed.homes?.reply]
      .flatMap((each) => each?.pins ?? [])
      .find(({ id }) => id === openId);
    if (pin) return [pin.longitude, pin.latitude];
    return openedAt && openedAt.id === openId ? openedAt.place : null;
  }

  function handleChoose(item: MapItem) {
    setBuilding(null);
    if (item.type === 'pin') return onOpen(item.pin.id);
    onOpen(null);
    if (item.click === 'zoom') zoomToCluster(map, item.cluster);
    else setBuilding(item);
  }

  const openPlace = findPlace();
  const hasAreas = areas.within.length + areas.without.length > 0;
  return (
    <>
      {drawing.isOpen && !drawing.isFull ? (
        <DrawOverlay map={map} tool={drawing.tool} onDraw={drawing.add} onCancel={drawing.close} />
      ) : null}
      <div className="pointer-events-none absolute inset-x-18 top-4 z-6 flex flex-col items-center gap-2 *:pointer-events-auto max-lg:top-3 max-lg:left-3 max-lg:items-start">
        {drawing.isOpen ? (
          <DrawBar
            drawing={drawing}
            onRemoveAll={hasAreas ? () => changeAreas.keepPlace(removeAreas(criteria)) : undefined}
          />
        ) : (
          <FollowControl view={view} dispatch={dispatch} />
        )}
        <MyPlaceBanner place={nearMe.myPlace} className="max-w-105 rounded-md shadow-md" />
      </div>
      <MapToolbar
        map={map}
        drawing={drawing}
        isLocating={nearMe.myPlace.state === 'locating'}
        onLocate={() => void nearMe.find()}
        closedLayer={closed.layer}
        layers={address.layers}
        onLayerChange={address.setLayer}
      />
      <div className="pointer-events-none absolute bottom-4 left-4 z-6 flex max-w-[calc(100%-2rem)] flex-col items-start gap-2 max-lg:bottom-8 max-lg:left-3">
        <ClosedCount closed={closed} />
        <MapLegend criteria={criteria} />
      </div>
      {hasPopups && openId && openPlace ? (
        <PinPopup
          key={openId}
          map={map}
          id={openId}
          place={openPlace}
          onClose={() => {
            onOpen(null);
            pins?.focus(pinKey(openId));
          }}
        />
      ) : null}
      {building ? (
        <BuildingPopup
          map={map}
          item={building}
          onOpen={(id) => {
            setBuilding(null);
            setOpenedAt({ id, place: building.position });
            onOpen(id);
          }}
          onClose={() => {
            setBuilding(null);
            pins?.focus(building.key);
          }}
        />
      ) : null}
      {drawing.isAskingRadius ? (
        <RadiusDialog
          centre={map.getCenter().toArray()}
          isExcluding={drawing.isExcluding}
          onAdd={(circle, isExcluding) => drawing.add(circle, isExcluding ? 'without' : 'within')}
          onClose={() => drawing.setAskingRadius(false)}
        />
      ) : null}
    </>
  );
}

interface FollowControlProps {
  view: WindowState;
  dispatch: Dispatch<WindowAction>;
}

/** Whether the search follows the map; while it does not, moving offers to search there. */
function FollowControl({ view, dispatch }: FollowControlProps) {
  const { t } = useTranslation('listings');
  return (
    <div className="flex flex-wrap items-center justify-center gap-2 max-lg:justify-start">
      {offersSearch(view) ? (
        <Button
          variant="secondary"
          icon={<RefreshCw className="size-4!" />}
          className="rounded-full! bg-raised! shadow-md!"
          onClick={() => dispatch({ type: 'searchedHere' })}
        >
          {t('map.searchHere')}
        </Button>
      ) : null}
      <div className="map-float flex min-h-10 items-center rounded-full! px-3.5">
        <Switch
          isSelected={view.isFollowing}
          onChange={(isFollowing) => dispatch({ type: 'followed', isFollowing })}
          className="font-medium"
        >
          {t('map.follow')}
        </Switch>
      </div>
    </div>
  );
}

/** How many homes of the layer are in view; there from the start, so that a change is announced. */
function ClosedCount({ closed: { homes, hasFailed } }: { closed: ClosedHomes }) {
  const { t } = useTranslation('listings');
  const isShown = homes !== null || hasFailed;
  return (
    <p
      role="status"
      className={
        isShown
          ? 'map-float pointer-events-auto flex items-center gap-1.5 px-3 py-[7px] text-[11.5px]/[18px] font-medium'
          : 'sr-only'
      }
    >
      {hasFailed ? t('map.closed.failed') : null}
      {homes && !hasFailed ? (
        <>
          <span
            aria-hidden="true"
            data-mark={homes.layer}
            className={classNames('status-mark', markInks[homes.layer])}
          />
          {t(`map.closed.${homes.layer}`, { count: homes.reply.inView })}
        </>
      ) : null}
    </p>
  );
}

/** The marks that these criteria can bring onto the map. */
function marksOf({ offer, status }: Criteria): ListingMark[] {
  return [
    ...(status.includes('active') ? (['active', 'new', 'change', 'cond'] as const) : []),
    ...(status.includes('sold') ? [offer === 'lease' ? ('leased' as const) : ('sold' as const)] : []),
    ...(status.includes('deactive') ? (['off'] as const) : []),
  ];
}

function MapLegend({ criteria }: { criteria: Criteria }) {
  const { t } = useTranslation('listings');
  return (
    <ul
      aria-label={t('map.legend.label')}
      className="map-float pointer-events-auto flex flex-wrap gap-x-3.5 gap-y-0.5 px-3 py-[7px] max-lg:hidden"
    >
      {marksOf(criteria).map((mark) => (
        <li
          key={mark}
          className={classNames('flex h-4.5 items-center gap-1.5 text-[11.5px] font-medium', markInks[mark])}
        >
          <span aria-hidden="true" data-mark={mark} className="status-mark" />
          {t(`map.legend.${mark}`)}
        </li>
      ))}
    </ul>
  );
}

const paddingPx = 80;
const closestZoom = 18;
/** A click must always bring one nearer. */
const leastStep = 1;

/** To where the homes of a cluster lie. */
function zoomToCluster(map: GlMap, { bounds, longitude, latitude }: MapCluster): void {
  const camera = map.cameraForBounds(bounds, { padding: paddingPx, maxZoom: closestZoom });
  const zoom = Math.max(camera?.zoom ?? 0, map.getZoom() + leastStep);
  map.easeTo({ center: camera?.center ?? [longitude, latitude], zoom });
}
