import type { MapCluster, MapPin } from '@hearthline/contract/listings';
import type { LngLat } from '@hearthline/domain/geo';
import type { Pixel } from '../../../../shared/map/mercator.ts';
import { fromFlat, toFlat, worldPixels } from '../../../../shared/map/mercator.ts';
import type { Box } from './box-grid.ts';
import { createBoxGrid } from './box-grid.ts';
import type { MapMarks, MarkSizes } from './join-overlaps.ts';
import { circleBox, pinBox, pixelAt } from './join-overlaps.ts';
import type { Room } from './map-items.ts';

export interface BesideMarks {
  clusters: { cluster: MapCluster; position: LngLat; room: Room }[];
  pins: { pin: MapPin; room: Room }[];
}

interface BesideOptions {
  zoom: number;
  /** Of the marks that stand, and of those that come beside them. */
  standing: MarkSizes;
  added: MarkSizes;
}

const directions = 8;
/** How far a circle may leave its middle: past the largest one that can stand there. */
const stepsPx = [24, 46];
const shifts: readonly Pixel[] = [
  { x: 0, y: 0 },
  ...stepsPx.flatMap((step) =>
    Array.from({ length: directions }, (_, turn) => {
      const angle = (turn * 2 * Math.PI) / directions;
      return { x: Math.cos(angle) * step, y: Math.sin(angle) * step };
    }),
  ),
];

/**
 * Puts marks of a second kind among marks that stand, without covering any. A circle stands for homes around it, so it
 * may step aside; a pin shows the place itself, so it can only hang below it. Where there is no room at all a dot is
 * left, which has no text.
 */
export function placeBeside(fixed: MapMarks, added: MapMarks, options: BesideOptions): BesideMarks {
  const { zoom, standing, added: sizes } = options;
  const world = worldPixels(zoom);
  const taken = createBoxGrid<MapPin | MapCluster>();
  const at = (mark: MapPin | MapCluster) => pixelAt(toFlat([mark.longitude, mark.latitude]), world);
  function take(box: Box, mark: MapPin | MapCluster): boolean {
    if (taken.findOverlap(box)) return false;
    taken.add(box, mark);
    return true;
  }

  for (const pin of fixed.pins) taken.add(pinBox(at(pin), standing.pin(pin)), pin);
  for (const cluster of fixed.clusters)
    taken.add(circleBox(at(cluster), standing.circle(cluster.count)), cluster);

  const pins = added.pins.map((pin): BesideMarks['pins'][number] => {
    const [left, top, right, bottom] = pinBox(at(pin), sizes.pin(pin));
    const height = bottom - top;
    if (take([left, top, right, bottom], pin)) return { pin, room: 'above' };
    return { pin, room: take([left, bottom, right, bottom + height], pin) ? 'below' : 'none' };
  });
  const clusters = added.clusters.map((cluster): BesideMarks['clusters'][number] => {
    const middle = at(cluster);
    const shift = shifts.find(({ x, y }) =>
      take(circleBox({ x: middle.x + x, y: middle.y + y }, sizes.circle(cluster.count)), cluster),
    );
    const { x, y } = shift ?? { x: 0, y: 0 };
    const position = fromFlat({ x: (middle.x + x) / world, y: (middle.y + y) / world });
    return { cluster, position, room: shift ? 'above' : 'none' };
  });
  return { clusters, pins };
}
