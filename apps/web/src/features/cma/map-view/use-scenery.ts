import type { Candidate } from '@hearthline/contract/cma';
import type { LngLat } from '@hearthline/domain/geo';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { MapAreas } from '../../../shared/map/area-layers.ts';
import type { GridColumn } from '../calculate/model/grid-view.ts';
import { useDistanceText } from '../calculate/model/use-distance-text.ts';
import type { LineLayerShape } from './line-layer.ts';
import type { MapMark } from './map-marks.ts';
import { lineWidth, moveBy, placeOf, placeOfColumn } from './map-scene.ts';

interface SceneryOptions {
  centre: LngLat;
  radiusMetres: number;
  address: string;
  columns: readonly GridColumn[];
  others: readonly Candidate[];
}

/** With more pins than this only their numbers fit. */
const mostWholePins = 12;

/** Everything that is drawn on the map, in words and places. */
export function useScenery({ centre, radiusMetres, address, columns, others }: SceneryOptions) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const writeDistance = useDistanceText();
  const distance = writeDistance(radiusMetres);
  const [longitude, latitude] = centre;

  const areas = useMemo<MapAreas>(
    () => ({ within: [{ type: 'circle', centre: [longitude, latitude], radiusMetres }], without: [] }),
    [longitude, latitude, radiusMetres],
  );

  const shape = useMemo<LineLayerShape>(() => {
    const middle: LngLat = [longitude, latitude];
    const heard = columns.filter(({ result }) => result.weight > 0);
    const heaviest = Math.max(0, ...heard.map(({ result }) => result.weight));
    return {
      centre: middle,
      edge: moveBy(middle, radiusMetres, 0),
      lines: heard.flatMap((column) => {
        const to = placeOfColumn(column);
        return to ? [{ id: column.id, to, width: lineWidth(column.result.weight, heaviest) }] : [];
      }),
    };
  }, [longitude, latitude, radiusMetres, columns]);

  const marks = useMemo(() => {
    const middle: LngLat = [longitude, latitude];
    const dots = others.flatMap(({ listing, facts }): MapMark[] => {
      const position = placeOf(listing) ?? placeOf(facts);
      if (!position) return [];
      const price = listing.price === null ? t('notTold') : format.price(listing.price);
      const name = t('map.other', { address: listing.address, price });
      return [{ type: 'other', key: `other:${listing.id}`, position, name }];
    });
    const pins = columns.flatMap((column): MapMark[] => {
      const position = placeOfColumn(column);
      if (!position) return [];
      const { id, number, listing, result } = column;
      const price = format.shortPrice(result.adjusted);
      const weight = format.percent(result.weight, 0);
      const said = result.weight === 0 ? '' : weight;
      const name = t('map.pin', { number, address: listing?.address ?? '', price, weight: said });
      const isCompact = columns.length > mostWholePins;
      return [
        {
          type: 'comparable',
          key: id,
          position,
          name,
          number,
          price,
          weight,
          isOut: result.weight === 0,
          isCompact,
        },
      ];
    });
    return [
      ...dots,
      { type: 'radius', key: 'radius', position: moveBy(middle, 0, radiusMetres), name: distance },
      { type: 'subject', key: 'subject', position: middle, name: address },
      ...pins,
    ] satisfies MapMark[];
  }, [longitude, latitude, radiusMetres, distance, address, columns, others, t, format]);

  return { areas, shape, marks };
}
