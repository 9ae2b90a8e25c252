import type { Candidate } from '@hearthline/contract/cma';
import type { Bounds, LngLat } from '@hearthline/domain/geo';
import { fromWorld, metresPerUnit, toWorld } from '@hearthline/domain/geo';
import { weightText } from '@hearthline/format/valued-home';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import type { MapAreas } from '../../../shared/map/area-layers.ts';
import type { MarkerKind } from '../../../shared/map/marker-layer.ts';
import { boundsOfPlaces, placeOf } from '../../../shared/map/union-of.ts';
import type { GridColumn } from '../calculate/model/calculation.ts';
import type { Spread } from './spread-pins.ts';
import { spreadPins } from './spread-pins.ts';

interface WeightLine {
  id: string;
  to: LngLat;
  /** Pixels, by weight. */
  width: number;
}

export interface LineLayerShape {
  centre: LngLat;
  /** A place on the circle, east of the centre. */
  edge: LngLat;
  lines: readonly WeightLine[];
}

interface SceneryOptions {
  centre: LngLat;
  radiusMetres: number;
  address: string;
  columns: readonly GridColumn[];
  others: readonly Candidate[];
}

/** A pin on the edge of what is shown is seen whole: its number, price and weight. */
export const roomForPinsPx = 80;

/** Everything that is drawn on the map, in words and places. */
export function useScenery({ centre, radiusMetres, address, columns, others }: SceneryOptions) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const writeComparables = useComparableWriter();
  const distance = format.distance(radiusMetres);
  const [longitude, latitude] = centre;

  const areas = useMemo<MapAreas>(
    () => ({ within: [{ type: 'circle', centre: [longitude, latitude], radiusMetres }], without: [] }),
    [longitude, latitude, radiusMetres],
  );

  const shape = useMemo<LineLayerShape>(() => {
    const middle: LngLat = [longitude, latitude];
    const weighted = columns.filter(({ result }) => result.weight > 0);
    const heaviest = Math.max(0, ...weighted.map(({ result }) => result.weight));
    return {
      centre: middle,
      edge: moveBy(middle, radiusMetres, 0),
      lines: weighted.flatMap((column) => {
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
      const price = listing.price === null ? t('missing') : format.price(listing.price);
      const name = t('map.other', { address: listing.address, price });
      return [{ type: 'other', key: `other:${listing.id}`, position, name }];
    });
    return [
      ...dots,
      { type: 'radius', key: 'radius', position: moveBy(middle, 0, radiusMetres), name: distance },
      { type: 'subject', key: 'subject', position: middle, name: address },
      ...writeComparables(columns, middle),
    ] satisfies MapMark[];
  }, [longitude, latitude, radiusMetres, distance, address, columns, others, writeComparables, t, format]);

  return { areas, shape, marks };
}

/** The chosen sales as pins; those of one building apart from one another. */
function useComparableWriter() {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  return useCallback(
    (columns: readonly GridColumn[], subject: LngLat): ComparableMark[] => {
      const spreads = spreadPins(
        columns.map((column) => ({ id: column.id, place: placeOfColumn(column) })),
        subject,
      );
      return columns.flatMap((column): ComparableMark[] => {
        const position = placeOfColumn(column);
        const spread = spreads.get(column.id);
        if (!position || !spread) return [];
        const { id, number, listing, result } = column;
        const price = format.shortPrice(result.adjusted);
        const weight = weightText(result.weight, format);
        const shownWeight = result.weight === 0 ? '' : weight;
        const name = t('map.pin', { number, address: listing?.address ?? '', price, weight: shownWeight });
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
            ...spread,
          },
        ];
      });
    },
    [t, format],
  );
}

/** Where a comparable stands: by its listing, else by its facts. */
export const placeOfColumn = ({ listing, sale }: GridColumn): LngLat | null =>
  (listing && placeOf(listing)) ?? placeOf(sale.facts);

/** A place so many metres east and north. */
function moveBy([longitude, latitude]: LngLat, east: number, north: number): LngLat {
  const { x, y } = toWorld(longitude, latitude);
  const metres = metresPerUnit(latitude);
  return fromWorld(x + east / metres, y - north / metres);
}

/** The circle and everything that was chosen outside of it. */
export function boundsOf(centre: LngLat, radiusMetres: number, places: readonly LngLat[]): Bounds {
  const [south, north] = [
    moveBy(centre, -radiusMetres, -radiusMetres),
    moveBy(centre, radiusMetres, radiusMetres),
  ];
  return boundsOfPlaces([south, north, ...places]) ?? [...south, ...north];
}

const widest = 6;
const thinnest = 1.5;

/** Thicker for more weight. */
const lineWidth = (weight: number, heaviest: number): number =>
  heaviest > 0 ? thinnest + (widest - thinnest) * (weight / heaviest) : thinnest;

/** Sales within the conditions that nobody chose. */
export const othersOf = (items: readonly Candidate[], chosen: readonly string[]): Candidate[] =>
  items.filter(({ listing }) => !chosen.includes(listing.id));

/** What stands on the map of an analysis. */
export type MapMark =
  | { type: 'subject'; key: string; position: LngLat; name: string }
  | { type: 'radius'; key: string; position: LngLat; name: string }
  | { type: 'other'; key: string; position: LngLat; name: string }
  | ComparableMark;

interface ComparableMark extends Spread {
  type: 'comparable';
  key: string;
  position: LngLat;
  /** All of it in words. */
  name: string;
  number: number;
  price: string;
  weight: string;
  /** Has no say in the value. */
  isOut: boolean;
}

const svgNamespace = 'http://www.w3.org/2000/svg';
/** The outline of the house icon, here without React. */
const housePaths = [
  'M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8',
  'M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
];

export const markKind: MarkerKind<MapMark> = {
  keyOf: ({ key }) => key,
  positionOf: ({ position }) => position,
  create(mark) {
    const element = document.createElement(mark.type === 'comparable' ? 'button' : 'div');
    if (element instanceof HTMLButtonElement) {
      element.type = 'button';
      // The list beside the map is its twin for keys.
      element.tabIndex = -1;
      element.dataset.key = mark.key;
    }
    paint(element, mark);
    return element;
  },
  update(element, mark, before) {
    if (JSON.stringify(mark) !== JSON.stringify(before)) paint(element, mark);
  },
};

function paint(element: HTMLElement, mark: MapMark): void {
  element.className = `cma-${mark.type}`;
  if (mark.type === 'comparable') paintPin(element, mark);
  else if (mark.type === 'subject') element.replaceChildren(createHouse(), createText('span', mark.name));
  else if (mark.type === 'radius') element.textContent = mark.name;
  else element.title = mark.name;
}

function paintPin(element: HTMLElement, mark: ComparableMark): void {
  const { name, number, price, weight, isOut, isCompact, offset } = mark;
  element.setAttribute('aria-label', name);
  element.toggleAttribute('data-out', isOut);
  element.toggleAttribute('data-compact', isCompact);
  element.style.setProperty('--pin-x', `${offset.x}px`);
  element.style.setProperty('--pin-y', `${offset.y}px`);
  element.replaceChildren(
    createText('b', String(number)),
    ' ',
    createText('span', price),
    ...(isOut ? [] : [' ', createText('em', weight)]),
  );
}

function createText(tag: 'b' | 'span' | 'em', text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function createHouse(): SVGElement {
  const house = document.createElementNS(svgNamespace, 'svg');
  house.setAttribute('viewBox', '0 0 24 24');
  house.setAttribute('fill', 'none');
  house.setAttribute('stroke', 'currentColor');
  house.setAttribute('stroke-width', '1.75');
  house.setAttribute('stroke-linejoin', 'round');
  house.setAttribute('aria-hidden', 'true');
  for (const d of housePaths) {
    const path = document.createElementNS(svgNamespace, 'path');
    path.setAttribute('d', d);
    house.append(path);
  }
  return house;
}
