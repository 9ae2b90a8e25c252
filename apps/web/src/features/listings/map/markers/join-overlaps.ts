import type { MapCluster, MapPin, MapReply } from '@hearthline/contract/listings';
import type { Bounds } from '@hearthline/domain/geo';
import type { Pixel } from '../../../../shared/map/mercator.ts';
import { fromFlat, toFlat, worldPixels } from '../../../../shared/map/mercator.ts';
import { unionOf } from '../../../../shared/map/union-of.ts';
import type { Box } from './box-grid.ts';
import { createBoxGrid } from './box-grid.ts';
import { clusterKey } from './map-items.ts';

export type MapMarks = Pick<MapReply, 'clusters' | 'pins'>;

/** How large marks are drawn. */
export interface MarkSizes {
  /** Of a pill with its tail, whose tip stands on the place. */
  pin(pin: MapPin): { width: number; height: number };
  /** Across a circle, whose middle stands on the place. */
  circle(count: number): number;
}

interface JoinOptions {
  zoom: number;
  sizes: MarkSizes;
  /** The home whose card is open: it is the last to be joined with others. */
  openId: string | null;
}

/** More pins than this are never drawn at once. */
export const mostPins = 150;
/** As many homes as the list of a building asks for. */
const mostListed = 100;
/** Between two marks, whose places are rounded to whole pixels. */
const gapPx = 2;

/** One or several homes that are drawn as one. */
interface Mark {
  flat: Pixel;
  count: number;
  bounds: Bounds;
  /** Of the homes it holds, as far as they are known. */
  ids: readonly string[];
  /** What it was before; missing where marks were joined. */
  source?: { pin: MapPin } | { cluster: MapCluster };
}

/**
 * Joins marks that would cover each other, until none does. Nothing is lost, and neighbours decide alone: a pan that
 * brings others into view leaves the marks far from the edge as they are.
 */
export function joinOverlaps(found: MapMarks, { zoom, sizes, openId }: JoinOptions): MapMarks {
  const marks = toMarks(found, openId);
  for (let coarser = 0; ; coarser += 1) {
    // What does not overlap further out does not overlap here either.
    const joined = joinMarks(marks, sizes, worldPixels(zoom - coarser));
    const pins = joined.flatMap(({ source }) => (source && 'pin' in source ? source.pin : []));
    if (pins.length > mostPins) continue;
    const clusters = joined.filter(({ source }) => !source || 'cluster' in source);
    return { pins, clusters: clusters.map(toCluster) };
  }
}

export function pinBox({ x, y }: Pixel, { width, height }: { width: number; height: number }): Box {
  return [x - width / 2 - gapPx, y - height - gapPx, x + width / 2, y];
}

export function circleBox({ x, y }: Pixel, sizePx: number): Box {
  const half = sizePx / 2;
  return [x - half - gapPx, y - half - gapPx, x + half, y + half];
}

/** A place in pixels of the whole world. */
export function pixelAt({ x, y }: Pixel, world: number): Pixel {
  return { x: x * world, y: y * world };
}

function joinMarks(marks: readonly Mark[], sizes: MarkSizes, world: number): Mark[] {
  const grid = createBoxGrid<Mark>();
  const standing = new Set<Mark>();
  const waiting = marks.toReversed();
  for (let mark = waiting.pop(); mark; mark = waiting.pop()) {
    const box = boxOf(mark, sizes, world);
    const other = grid.findOverlap(box);
    if (other) {
      grid.remove(boxOf(other, sizes, world), other);
      standing.delete(other);
      waiting.push(join(mark, other));
    } else {
      grid.add(box, mark);
      standing.add(mark);
    }
  }
  return [...standing];
}

function boxOf({ flat, count, source }: Mark, sizes: MarkSizes, world: number): Box {
  const place = pixelAt(flat, world);
  return source && 'pin' in source
    ? pinBox(place, sizes.pin(source.pin))
    : circleBox(place, sizes.circle(count));
}

function join(one: Mark, other: Mark): Mark {
  const count = one.count + other.count;
  const middle = (a: number, b: number) => (a * one.count + b * other.count) / count;
  return {
    flat: { x: middle(one.flat.x, other.flat.x), y: middle(one.flat.y, other.flat.y) },
    count,
    bounds: unionOf([one.bounds, other.bounds]) ?? one.bounds,
    ids: [...one.ids, ...other.ids],
  };
}

/** In an order that does not depend on what else is found: the fullest first, the open one last. */
function toMarks({ clusters, pins }: MapMarks, openId: string | null): Mark[] {
  const fullest = clusters.toSorted((a, b) => b.count - a.count || compare(clusterKey(a), clusterKey(b)));
  const byId = pins.toSorted(
    (a, b) => Number(a.id === openId) - Number(b.id === openId) || compare(a.id, b.id),
  );
  return [
    ...fullest.map((cluster): Mark => {
      const { longitude, latitude, count, bounds, ids } = cluster;
      return { flat: toFlat([longitude, latitude]), count, bounds, ids, source: { cluster } };
    }),
    ...byId.map((pin): Mark => {
      const { id, longitude, latitude } = pin;
      const bounds: Bounds = [longitude, latitude, longitude, latitude];
      return { flat: toFlat([longitude, latitude]), count: 1, bounds, ids: [id], source: { pin } };
    }),
  ];
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function toCluster({ flat, count, bounds, ids, source }: Mark): MapCluster {
  if (source && 'cluster' in source) return source.cluster;
  const [longitude, latitude] = fromFlat(flat);
  return { longitude, latitude, count, bounds, ids: ids.slice(0, mostListed) };
}
