import type { MapCluster, MapPin, MapReply } from '@hearthline/contract/listings';
import { toDayNumber } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { MapCell } from '@hearthline/domain/criteria/map-cells';
import { cellShiftIn, mergeCells } from '@hearthline/domain/criteria/map-cells';
import { flattenShape } from '@hearthline/domain/criteria/match';
import type { Bounds } from '@hearthline/domain/geo';
import { fromWorld } from '@hearthline/domain/geo';
import type { PinSource } from './listing-search.ts';
import type { ChosenSearch } from './market-search.ts';

/** Further out only clusters are drawn, further in up to this many pins. */
const pinsFromZoom = 11;
const mostPins = 150;
/** Of one building. */
const mostIds = 100;

/** Clusters and pins of a window; their counts add up to what is in view. */
export async function viewMap(
  { search, context }: ChosenSearch,
  { criteria, bounds, zoom }: { criteria: Criteria; bounds: Bounds; zoom: number },
): Promise<MapReply> {
  const window = flattenShape({ type: 'box', bounds }).box;
  const shift = cellShiftIn(zoom, window);
  const today = toDayNumber(context.today);
  const [total, cells] = await Promise.all([
    search.count(criteria, context),
    search.cells(criteria, window, shift, context),
  ]);
  const inView = cells.reduce((sum, { count }) => sum + count, 0);
  if (zoom >= pinsFromZoom && inView <= mostPins) {
    const pins = await search.pins(criteria, window, mostPins, context);
    return { total, inView, ...gatherBuildings(pins, today) };
  }
  const merged = mergeCells(cells, shift);
  const singles = zoom >= pinsFromZoom ? merged.flatMap(({ onlyId }) => onlyId ?? []) : [];
  const pins = await search.pinsById(singles);
  const drawn = new Set(pins.map(({ id }) => id));
  const clusters = merged.filter(({ onlyId }) => onlyId === null || !drawn.has(onlyId));
  const buildings = clusters.filter(isBuilding);
  const places = buildings.map(({ minX, minY }) => ({ x: minX, y: minY }));
  const ids = places.length === 0 ? [] : await search.idsAt(criteria, places, mostIds, context);
  const idsOf = new Map(buildings.map((cell, index) => [cell, ids[index]]));
  return {
    total,
    inView,
    clusters: clusters.map((cell) => ({ ...toCluster(cell), ids: idsOf.get(cell) ?? [] })),
    pins: pins.map((pin) => toPin(pin, today)),
  };
}

/** Several homes at one and the same place. */
const isBuilding = ({ count, minX, minY, maxX, maxY }: MapCell): boolean =>
  count > 1 && minX === maxX && minY === maxY;

/** Homes at one and the same place share a circle that lists them. */
function gatherBuildings(
  pins: readonly PinSource[],
  today: number,
): { clusters: MapCluster[]; pins: MapPin[] } {
  const byPlace = Map.groupBy(pins, ({ worldX, worldY }) => `${worldX}:${worldY}`);
  const clusters: MapCluster[] = [];
  const single: MapPin[] = [];
  for (const group of byPlace.values()) {
    const [first] = group;
    if (!first) continue;
    if (group.length === 1) {
      single.push(toPin(first, today));
      continue;
    }
    const [longitude, latitude] = fromWorld(first.worldX, first.worldY);
    clusters.push({
      longitude,
      latitude,
      count: group.length,
      bounds: [longitude, latitude, longitude, latitude],
      ids: group.map(({ id }) => id),
    });
  }
  return { clusters, pins: single };
}

function toCluster({ count, sumX, sumY, minX, minY, maxX, maxY }: MapCell): MapCluster {
  const [longitude, latitude] = fromWorld(sumX / count, sumY / count);
  const [west, north] = fromWorld(minX, minY);
  const [east, south] = fromWorld(maxX, maxY);
  return { longitude, latitude, count, bounds: [west, south, east, north], ids: [] };
}

function toPin({ worldX, worldY, marketDay, ...pin }: PinSource, today: number): MapPin {
  const [longitude, latitude] = fromWorld(worldX, worldY);
  const isCounting = pin.status === 'active' && marketDay !== null;
  return { ...pin, longitude, latitude, daysOnMarket: isCounting ? Math.max(0, today - marketDay) : null };
}
