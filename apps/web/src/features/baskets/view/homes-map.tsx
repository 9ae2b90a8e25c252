import type { Basket, BasketHome } from '@hearthline/contract/baskets';
import type { Bounds, LngLat } from '@hearthline/domain/geo';
import type { ListingMark } from '@hearthline/domain/listing/state-mark';
import { stateOf } from '@hearthline/domain/listing/state-mark';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHomeName } from '../../../shared/homes/home-words.ts';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { fitOptions } from '../../../shared/map/fit-options.ts';
import type { GroupedPlace } from '../../../shared/map/group-by-place.ts';
import { groupByPlace } from '../../../shared/map/group-by-place.ts';
import { MapPopup } from '../../../shared/map/map-popup.tsx';
import { ZoomTools } from '../../../shared/map/map-tools.tsx';
import { MapView } from '../../../shared/map/map-view.tsx';
import type { MarkerKind } from '../../../shared/map/marker-layer.ts';
import { createMarkerButton } from '../../../shared/map/roving-markers.ts';
import { boundsOfPlaces, placeOf } from '../../../shared/map/union-of.ts';
import { useMarkerButtons } from '../../../shared/map/use-marker-buttons.ts';
import { standingOf } from '../model/home-standing.ts';
import { HomeCard } from './home-card.tsx';

interface HomesMapProps {
  basket: Basket;
  homes: readonly BasketHome[];
  timeZone: string | undefined;
  selected: ReadonlySet<string>;
  onSelect: (homeId: string) => void;
}

/** Where the homes of a basket stand; a pin opens its home. */
export function HomesMap(props: HomesMapProps) {
  const { t } = useTranslation('baskets');
  const places = groupByPlace(props.homes, ({ listing }) => listing && placeOf(listing));
  const bounds = boundsOfPlaces(places.map(({ position }) => position));
  const placed = places.reduce((sum, { items }) => sum + items.length, 0);
  const unplaced = props.homes.length - placed;
  if (!bounds) return <p className="py-8 text-center text-sm text-ink-2">{t('view.noPlaces')}</p>;
  return (
    <>
      <MapView
        label={t('view.mapLabel', { name: props.basket.name })}
        place={{ bounds }}
        className="h-[max(420px,calc(100dvh-15rem))] rounded-lg border border-line max-md:h-110"
      >
        {(map) => (
          <>
            <Homes {...props} map={map} places={places} bounds={bounds} />
            <div className="absolute top-3 right-3 z-6">
              <ZoomTools map={map} />
            </div>
          </>
        )}
      </MapView>
      {unplaced > 0 ? (
        <p className="mt-2 text-xs text-ink-3">{t('view.unplaced', { count: unplaced })}</p>
      ) : null}
    </>
  );
}

interface HomesProps extends HomesMapProps {
  map: GlMap;
  places: readonly GroupedPlace<BasketHome>[];
  bounds: Bounds;
}

const openPinHeightPx = 35;

function Homes({ map, places, bounds, basket, timeZone, selected, onSelect }: HomesProps) {
  const { t } = useTranslation('baskets');
  const nameOf = useHomeName();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const { focus } = useMarkerButtons(map, {
    kind: pinKind,
    items: usePins(places, openKey),
    keys: places.map(({ key }) => key),
    label: t('form.homes'),
    onOpen: setOpenKey,
  });
  const [west, south, east, north] = bounds;
  useEffect(() => {
    map.fitBounds([west, south, east, north], fitOptions());
  }, [map, west, south, east, north]);

  const open = places.find(({ key }) => key === openKey);
  if (!open) return null;
  return (
    <MapPopup
      key={open.key}
      map={map}
      position={open.position}
      label={open.items.map(({ listing }) => nameOf(listing)).join(', ')}
      markerHeightPx={openPinHeightPx}
      onClose={() => {
        setOpenKey(null);
        focus(open.key);
      }}
    >
      <ul className="flex max-h-100 flex-col gap-2 overflow-y-auto">
        {open.items.map((home) => (
          <li key={home.id} className="flex-none">
            <HomeCard
              basket={basket}
              home={home}
              timeZone={timeZone}
              layout="cards"
              isSelected={selected.has(home.id)}
              onSelect={() => onSelect(home.id)}
            />
          </li>
        ))}
      </ul>
    </MapPopup>
  );
}

interface HomePin {
  key: string;
  position: LngLat;
  text: string;
  /** Spoken instead of the short text. */
  name: string;
  /** Null for several at one place. */
  mark: ListingMark | null;
  isOpen: boolean;
}

function usePins(places: readonly GroupedPlace<BasketHome>[], openKey: string | null): HomePin[] {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  const now = useNow();
  const nameOf = useHomeName();
  return places.map(({ key, position, items }) => {
    const [first] = items;
    const names = items.map(({ listing }) => nameOf(listing)).join(', ');
    const isOpen = key === openKey;
    const listing = items.length === 1 ? first?.listing : null;
    if (!first || !listing) {
      const text = t('homes', { count: items.length });
      return { key, position, text, name: format.labelled(text, names), mark: null, isOpen };
    }
    const text = listing.price === null ? '—' : format.shortPrice(listing.price);
    const name = [text, names, t(`request.${standingOf(first, now)}`)].join(', ');
    return { key, position, text, name, mark: stateOf(listing).mark, isOpen };
  });
}

const pinKind: MarkerKind<HomePin> = {
  keyOf: ({ key }) => key,
  positionOf: ({ position }) => position,
  create(pin) {
    const button = createMarkerButton(pin.key);
    paint(button, pin);
    return button;
  },
  update: paint,
};

function paint(element: HTMLElement, { text, name, mark, isOpen }: HomePin): void {
  element.className = 'map-pin';
  element.toggleAttribute('data-open', isOpen);
  element.setAttribute('aria-label', name);
  const shape = document.createElement('i');
  shape.className = 'status-mark';
  shape.dataset.mark = mark ?? '';
  element.replaceChildren(...(mark && !isOpen ? [shape] : []), text);
}
