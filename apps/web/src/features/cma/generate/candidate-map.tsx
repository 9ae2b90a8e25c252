import './candidate-map.css';
import type { Candidate, CmaConditions, CmaSubject, ComparablesFound } from '@hearthline/contract/cma';
import type { Bounds, LngLat } from '@hearthline/domain/geo';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { MapAreas } from '../../../shared/map/area-layers.ts';
import { noAreas, ringsOf } from '../../../shared/map/area-layers.ts';
import { fitOptions } from '../../../shared/map/fit-options.ts';
import { ZoomTools } from '../../../shared/map/map-tools.tsx';
import { MapView } from '../../../shared/map/map-view.tsx';
import { unionOf } from '../../../shared/map/union-of.ts';
import { addressOf } from './candidate-parts.tsx';
import type { CandidatePin } from './candidate-pins.ts';
import { useCandidatePins } from './candidate-pins.ts';
import { OpenCandidate } from './open-candidate.tsx';
import type { Candidates } from './use-candidates.ts';

interface CandidateMapProps {
  subject: CmaSubject;
  conditions: CmaConditions;
  candidates: Candidates;
  found: ComparablesFound;
}

const placeOf = ({
  longitude,
  latitude,
}: {
  longitude: number | null;
  latitude: number | null;
}): LngLat | null => (longitude === null || latitude === null ? null : [longitude, latitude]);

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
  const points = circle ? ringsOf(circle).flat() : found.items.flatMap(({ listing }) => placesOf(listing));
  return unionOf(points.map(([x, y]): Bounds => [x, y, x, y]));
}

const placesOf = (listing: Candidate['listing']): LngLat[] => {
  const place = placeOf(listing);
  return place ? [place] : [];
};

interface HomesProps extends CandidateMapProps {
  map: GlMap;
  centre: LngLat | null;
  bounds: Bounds;
}

function Homes({ map, centre, bounds, subject, candidates, found }: HomesProps) {
  const { t } = useTranslation('cma');
  const [openId, setOpenId] = useState<string | null>(null);
  const pins = usePins({ centre, subject, candidates, found, openId });
  const { focus } = useCandidatePins(map, { pins, label: t('generate.map.pins'), onOpen: setOpenId });
  const open = [...found.items, ...found.nearMisses].find(({ listing }) => listing.id === openId);
  const [west, south, east, north] = bounds;

  useEffect(() => {
    map.fitBounds([west, south, east, north], fitOptions());
  }, [map, west, south, east, north]);

  if (!open) return null;
  return (
    <OpenCandidate
      key={open.listing.id}
      item={open}
      candidates={candidates}
      onClose={() => {
        setOpenId(null);
        focus(open.listing.id);
      }}
    />
  );
}

const stateWords = { chosen: 'chosen', near: 'nearMiss', candidate: 'notChosen' } as const;

interface PinsOptions extends Pick<HomesProps, 'centre' | 'subject' | 'candidates' | 'found'> {
  openId: string | null;
}

function usePins({ centre, subject, candidates, found, openId }: PinsOptions): CandidatePin[] {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const chosenKey = [...candidates.chosen].join();
  return useMemo(() => {
    const chosen = new Set(chosenKey.split(','));
    const pinOf = (item: Candidate, isNear: boolean): CandidatePin[] => {
      const position = placeOf(item.listing);
      if (!position) return [];
      const { id, price } = item.listing;
      const look = chosen.has(id) ? 'chosen' : isNear ? 'near' : 'candidate';
      const name = t('generate.map.pin', {
        address: addressOf(item),
        price: price === null ? '—' : format.price(price),
        state: t(`generate.map.${stateWords[look]}`),
      });
      const text = price === null ? '—' : format.shortPrice(price);
      return [{ key: id, position, text, name, look, isOpen: id === openId }];
    };
    const homes = [
      ...found.items.flatMap((item) => pinOf(item, false)),
      ...found.nearMisses.flatMap((item) => pinOf(item, true)),
    ];
    if (!centre) return homes;
    const name = t('generate.map.subject', { address: subject.address });
    return [{ key: 'subject', position: centre, text: '', name, look: 'subject', isOpen: false }, ...homes];
  }, [centre, subject.address, found, openId, chosenKey, t, format]);
}
