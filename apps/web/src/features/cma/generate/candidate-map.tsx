import './candidate-map.css';
import type { Candidate, CmaConditions, CmaSubject, ComparablesFound } from '@hearthline/contract/cma';
import type { Bounds, LngLat } from '@hearthline/domain/geo';
import { X } from 'lucide-react';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { MapAreas } from '../../../shared/map/area-layers.ts';
import { noAreas, ringsOf } from '../../../shared/map/area-layers.ts';
import { fitOptions } from '../../../shared/map/fit-options.ts';
import type { GroupedPlace } from '../../../shared/map/group-by-place.ts';
import { groupByPlace } from '../../../shared/map/group-by-place.ts';
import { ZoomTools } from '../../../shared/map/map-tools.tsx';
import { MapView } from '../../../shared/map/map-view.tsx';
import { boundsOfPlaces, placeOf } from '../../../shared/map/union-of.ts';
import { useMarkerButtons } from '../../../shared/map/use-marker-buttons.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useFactWords } from '../components/fact-words.ts';
import { HomeThumb } from '../components/home-thumb.tsx';
import type { NearMiss } from './candidate-parts.tsx';
import { addressOf, HomeLink, MatchBar, useReasonText } from './candidate-parts.tsx';
import type { CandidatePin } from './candidate-pins.ts';
import { pinKind } from './candidate-pins.ts';
import type { Candidates } from './use-candidates.ts';

interface CandidateMapProps {
  subject: CmaSubject;
  conditions: CmaConditions;
  candidates: Candidates;
  found: ComparablesFound;
}

/** The homes around the subject, inside and just outside of the circle. */
export function CandidateMap(props: CandidateMapProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const { subject, conditions, found } = props;
  const centre = placeOf(subject.facts);
  const areas = useMemo(() => areasOf(subject.facts, conditions.radiusMetres), [subject.facts, conditions]);
  const bounds = boundsOf(areas, found);
  const unplaced = found.items.filter(({ listing }) => placeOf(listing) === null).length;
  if (!bounds)
    return <p className="px-4 py-10 text-center text-sm text-ink-2">{t('generate.map.noSubject')}</p>;
  return (
    <>
      <MapView
        label={t('generate.map.label', { address: subject.address })}
        place={{ bounds }}
        areas={areas}
        className="h-130 max-md:h-100"
      >
        {(map) => (
          <>
            <Homes {...props} map={map} centre={centre} bounds={bounds} />
            <div className="absolute top-3 right-3 z-6">
              <ZoomTools map={map} />
            </div>
          </>
        )}
      </MapView>
      {unplaced > 0 || !centre ? (
        <p className="border-t border-line px-4 py-2.5 text-xs text-ink-3">
          {centre
            ? t('generate.map.noPlace', { count: unplaced, number: format.number(unplaced) })
            : t('generate.map.noSubject')}
        </p>
      ) : null}
    </>
  );
}

function areasOf(facts: CmaSubject['facts'], radiusMetres: number): MapAreas {
  const centre = placeOf(facts);
  return centre ? { within: [{ type: 'circle', centre, radiusMetres }], without: [] } : noAreas;
}

function boundsOf({ within }: MapAreas, found: ComparablesFound): Bounds | null {
  const [circle] = within;
  return boundsOfPlaces(
    circle
      ? ringsOf(circle).flat()
      : found.items.map(({ listing }) => placeOf(listing)).filter((place) => place !== null),
  );
}

interface HomesProps extends CandidateMapProps {
  map: GlMap;
  centre: LngLat | null;
  bounds: Bounds;
}

function Homes({ map, centre, bounds, subject, candidates, found }: HomesProps) {
  const { t } = useTranslation('cma');
  const [openKey, setOpenKey] = useState<string | null>(null);
  const places = useMemo(
    () => groupByPlace([...found.items, ...found.nearMisses], ({ listing }) => placeOf(listing)),
    [found],
  );
  const pins = usePins({ centre, subject, chosen: candidates.chosen, places, openKey });
  const { focus } = useMarkerButtons(map, {
    kind: pinKind,
    items: pins,
    keys: places.map(({ key }) => key),
    label: t('generate.map.pins'),
    onOpen: setOpenKey,
  });
  const open = places.find(({ key }) => key === openKey);
  const [west, south, east, north] = bounds;

  useEffect(() => {
    map.fitBounds([west, south, east, north], fitOptions());
  }, [map, west, south, east, north]);

  if (!open) return null;
  return (
    <OpenPlace
      key={open.key}
      items={open.items}
      candidates={candidates}
      onClose={() => {
        setOpenKey(null);
        focus(open.key);
      }}
    />
  );
}

interface PinsOptions {
  centre: LngLat | null;
  subject: CmaSubject;
  chosen: ReadonlySet<string>;
  places: readonly GroupedPlace<Candidate | NearMiss>[];
  openKey: string | null;
}

const stateWords = { chosen: 'chosen', near: 'nearMiss', candidate: 'notChosen' } as const;

function usePins({ centre, subject, chosen, places, openKey }: PinsOptions): CandidatePin[] {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const homes = places.map(({ key, position, items }): CandidatePin => {
    const [first] = items;
    const hasChosen = items.some(({ listing }) => chosen.has(listing.id));
    const isNear = items.every((item) => 'reason' in item);
    const look = hasChosen ? 'chosen' : isNear ? 'near' : 'candidate';
    const isOpen = key === openKey;
    if (items.length > 1) {
      const text = t('generate.map.several', { number: format.number(items.length) });
      const names = items.map(addressOf).join(', ');
      return { key, position, text, name: format.labelled(text, names), look, isOpen };
    }
    const price = first?.listing.price ?? null;
    const text = price === null ? '—' : format.shortPrice(price);
    const name = t('generate.map.pin', {
      price: text,
      address: first ? addressOf(first) : '',
      state: t(`generate.map.${stateWords[look]}`),
    });
    return { key, position, text, name, look, isOpen };
  });
  if (!centre) return homes;
  const name = t('generate.map.subject', { address: subject.address });
  return [{ key: 'subject', position: centre, text: '', name, look: 'subject', isOpen: false }, ...homes];
}

interface OpenPlaceProps {
  items: readonly (Candidate | NearMiss)[];
  candidates: Candidates;
  onClose: () => void;
}

/**
 * The homes whose pin was tapped, to be chosen or taken out. No `MapPopup`: a list of any length stands in the corner, where it
 * leaves the pins around the tapped one in reach.
 */
function OpenPlace({ items, candidates, onClose }: OpenPlaceProps) {
  const { t } = useTranslation('cma');
  const [first] = items;
  return (
    <section
      aria-label={first ? addressOf(first) : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className="map-float absolute bottom-7 left-3 z-7 flex max-h-[calc(100%-52px)] w-80 max-w-[calc(100%-24px)] flex-col"
    >
      <IconButton
        size="sm"
        label={t('generate.map.close')}
        icon={<X />}
        className="absolute top-1.5 right-1.5 z-1"
        onClick={onClose}
      />
      <ul className="min-h-0 overflow-y-auto">
        {items.map((item, place) => (
          <li key={item.listing.id} className="border-t border-line p-3 first:border-t-0">
            <OneSale item={item} candidates={candidates} isFirst={place === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface OneSaleProps {
  item: Candidate | NearMiss;
  candidates: Candidates;
  isFirst: boolean;
}

function OneSale({ item, candidates, isFirst }: OneSaleProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const words = useFactWords();
  const reasonText = useReasonText();
  const { listing, facts, distance, soldDate, match } = item;
  const isChosen = candidates.chosen.has(listing.id);
  return (
    <>
      <div className="flex gap-3">
        <HomeThumb url={listing.photoUrl} className="h-15 w-21 rounded-[8px]" />
        <div className="min-w-0 flex-1 text-sm">
          <HomeLink id={listing.id} address={addressOf(item)} className="block truncate pr-6" />
          <p className="font-semibold">{listing.price === null ? '—' : format.price(listing.price)}</p>
          <p className="text-xs text-ink-2">
            {format.kilometres(distance)} · {words.day(soldDate)}
          </p>
        </div>
      </div>
      <p className="mt-2 text-xs text-ink-2">
        {words.kindAndStoreys(facts)} ·{' '}
        {facts.area === null ? '—' : format.squareFeet(words.value('area', facts, listing))} ·{' '}
        {words.bedrooms(facts)} {t('generate.columns.bedrooms').toLowerCase()}
      </p>
      <div className="mt-2 flex items-center justify-between gap-3">
        {'reason' in item ? (
          <span className="text-xs text-warning">{reasonText(item.reason)}</span>
        ) : (
          <MatchBar match={match} />
        )}
        <Button
          size="sm"
          variant={isChosen ? 'secondary' : 'primary'}
          ref={isFirst ? focusOnce : undefined}
          disabled={candidates.isFull && !isChosen}
          onClick={() => candidates.choose(listing.id, !isChosen)}
        >
          {t(isChosen ? 'generate.map.takeOut' : 'generate.map.choose')}
        </Button>
      </div>
    </>
  );
}

function focusOnce(button: HTMLButtonElement | null) {
  button?.focus({ preventScroll: true });
}
