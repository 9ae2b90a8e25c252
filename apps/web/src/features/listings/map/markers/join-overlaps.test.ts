import type { MapCluster, MapPin } from '@hearthline/contract/listings';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toFlat, worldPixels } from '../../../../shared/map/mercator.ts';
import type { Box } from './box-grid.ts';
import { isOverlapping } from './box-grid.ts';
import type { MapMarks, MarkSizes } from './join-overlaps.ts';
import { circleBox, joinOverlaps, mostPins, pinBox, pixelAt } from './join-overlaps.ts';
import {
  clickOf,
  clusterKey,
  clusterSizePx,
  pinSize,
  quietClusterSizePx,
  quietPinSize,
} from './map-items.ts';
import { placeBeside } from './place-beside.ts';

const text = '$1.65M';
const sizes: MarkSizes = { pin: () => pinSize(text, false), circle: clusterSizePx };
const quiet: MarkSizes = { pin: () => quietPinSize(text), circle: quietClusterSizePx };

function createPin(id: number, longitude: number, latitude: number): MapPin {
  return {
    id: `pin-${String(id).padStart(4, '0')}`,
    longitude,
    latitude,
    price: 164_990_000,
    status: 'active',
    code: 'new',
    daysOnMarket: 3,
    address: `${id} Oak St`,
  };
}

function createCluster(count: number, longitude: number, latitude: number): MapCluster {
  const bounds: MapCluster['bounds'] = [longitude - 0.01, latitude - 0.01, longitude + 0.01, latitude + 0.01];
  return { longitude, latitude, count, bounds, ids: [] };
}

const join = (found: MapMarks, zoom: number, openId: string | null = null) =>
  joinOverlaps(found, { zoom, sizes, openId });

function boxesOf({ clusters, pins }: MapMarks, zoom: number, drawn = sizes): Box[] {
  const at = ({ longitude, latitude }: MapPin | MapCluster) =>
    pixelAt(toFlat([longitude, latitude]), worldPixels(zoom));
  return [
    ...clusters.map((cluster) => circleBox(at(cluster), drawn.circle(cluster.count))),
    ...pins.map((pin) => pinBox(at(pin), drawn.pin(pin))),
  ];
}

function countOverlaps(boxes: readonly Box[]): number {
  return boxes.flatMap((box, index) => boxes.slice(index + 1).filter((other) => isOverlapping(box, other)))
    .length;
}

const homesOf = ({ clusters, pins }: MapMarks) =>
  pins.length + clusters.reduce((sum, { count }) => sum + count, 0);

/** A town of a few kilometres, in which some homes share a place. */
const place = fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }));
const marks = fc
  .record({
    pins: fc.array(place, { maxLength: 150 }),
    clusters: fc.array(fc.tuple(place, fc.integer({ min: 2, max: 300 })), { maxLength: 30 }),
  })
  .map(
    ({ pins, clusters }): MapMarks => ({
      pins: pins.map(([x, y], id) => createPin(id, -79.6 + x / 10_000, 43.5 + y / 10_000)),
      clusters: clusters.map(([[x, y], count]) =>
        createCluster(count, -79.6 + x / 10_000, 43.5 + y / 10_000),
      ),
    }),
  );
const zooms = fc.double({ min: 5, max: 19, noNaN: true });

describe('marks on the map', () => {
  it('never cover each other, and together hold every home once', () => {
    fc.assert(
      fc.property(marks, zooms, (found, zoom) => {
        const joined = join(found, zoom);
        expect(countOverlaps(boxesOf(joined, zoom))).toBe(0);
        expect(homesOf(joined)).toBe(homesOf(found));
      }),
    );
  });

  it('hold exactly the homes that were found', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 100 }), zooms, (places, zoom) => {
        const pins = places.map(([x, y], id) => createPin(id, -79.6 + x / 10_000, 43.5 + y / 10_000));
        const joined = join({ pins, clusters: [] }, zoom);
        const held = [...joined.pins.map(({ id }) => id), ...joined.clusters.flatMap(({ ids }) => ids)];
        expect(held.toSorted()).toEqual(pins.map(({ id }) => id));
      }),
    );
  });

  it('do not depend on the order in which homes arrive', () => {
    fc.assert(
      fc.property(marks, zooms, ({ pins, clusters }, zoom) => {
        const turned = { pins: pins.toReversed(), clusters: clusters.toReversed() };
        expect(join(turned, zoom)).toEqual(join({ pins, clusters }, zoom));
      }),
    );
  });

  it('stay apart as long as the map only comes nearer', () => {
    fc.assert(
      fc.property(marks, zooms, fc.double({ min: 0, max: 3, noNaN: true }), (found, zoom, nearer) => {
        expect(countOverlaps(boxesOf(join(found, zoom), zoom + nearer))).toBe(0);
      }),
    );
  });

  it('stay as they are while there is room for them', () => {
    const found = { pins: [createPin(1, -79.6, 43.5), createPin(2, -79.5, 43.5)], clusters: [] };
    expect(join(found, 13)).toEqual(found);
    const [cluster] = join(found, 8).clusters;
    expect(cluster).toMatchObject({ count: 2, bounds: [-79.6, 43.5, -79.5, 43.5] });
  });

  it('keep their key while others come into view', () => {
    const near = [createPin(1, -79.6, 43.5), createPin(2, -79.6001, 43.5)];
    const [before] = join({ pins: near, clusters: [] }, 13).clusters;
    const after = join({ pins: [createPin(0, -79.4, 43.5), ...near], clusters: [] }, 13).clusters;
    expect(after.map(clusterKey)).toEqual([before && clusterKey(before)]);
  });

  it('of one place, or at the last zoom, list their homes; others are zoomed to', () => {
    const clickAt = (pins: MapPin[], zoom: number) =>
      join({ pins, clusters: [] }, zoom).clusters.map((cluster) => clickOf(cluster, zoom));
    const neighbours = [createPin(1, -79.6, 43.5), createPin(2, -79.600_01, 43.5)];
    expect(clickAt([createPin(1, -79.6, 43.5), createPin(2, -79.6, 43.5)], 12)).toEqual(['building']);
    expect(clickAt(neighbours, 18)).toEqual(['zoom']);
    expect(clickAt(neighbours, 19)).toEqual(['close']);
    expect(clickOf(createCluster(71, -79.6, 43.5), 19)).toBe('zoom');
  });

  it('leave the open home its pin where others can be joined instead', () => {
    // Three in a row, 60 px apart.
    const row = [0, 1, 2].map((id) => createPin(id, -79.6 + id * 0.0013, 43.5));
    expect(join({ pins: row.slice(0, 2), clusters: [] }, 15).pins).toEqual([]);
    const joined = join({ pins: row, clusters: [] }, 15, 'pin-0000');
    expect(joined.pins.map(({ id }) => id)).toEqual(['pin-0000']);
    expect(join({ pins: row, clusters: [] }, 15).pins.map(({ id }) => id)).toEqual(['pin-0002']);
  });

  it('are at most 150 pins, however large the screen', () => {
    const pins = Array.from({ length: 900 }, (_, id) =>
      createPin(id, -80 + (id % 30) / 100, 43 + Math.floor(id / 30) / 100),
    );
    const joined = join({ pins, clusters: [] }, 15);
    expect(joined.pins.length).toBeLessThanOrEqual(mostPins);
    expect(homesOf(joined)).toBe(900);
  });
});

describe('marks of a second kind', () => {
  it('stand beside the first without covering any; those without room are dots', () => {
    fc.assert(
      fc.property(marks, marks, zooms, (own, others, zoom) => {
        const found = join(own, zoom);
        const added = joinOverlaps(others, { zoom, sizes: quiet, openId: null });
        const beside = placeBeside(found, added, { zoom, standing: sizes, added: quiet });
        const placed = {
          pins: beside.pins.filter(({ room }) => room === 'above').map(({ pin }) => pin),
          clusters: beside.clusters
            .filter(({ room }) => room !== 'none')
            .map(({ cluster, position: [longitude, latitude] }) => ({ ...cluster, longitude, latitude })),
        };
        const hanging = beside.pins.filter(({ room }) => room === 'below').map(({ pin }) => pin);
        const below = boxesOf({ pins: hanging, clusters: [] }, zoom, quiet).map(
          ([left, top, right, bottom]): Box => [left, bottom, right, 2 * bottom - top],
        );
        // A place turned into degrees and back is off by less than a millionth of a pixel.
        const boxes = [...boxesOf(placed, zoom, quiet), ...below].map(
          ([left, top, right, bottom]): Box => [left + 1e-5, top + 1e-5, right - 1e-5, bottom - 1e-5],
        );
        expect(countOverlaps([...boxesOf(found, zoom), ...boxes])).toBe(0);
        expect([beside.pins.length, beside.clusters.length]).toEqual([
          added.pins.length,
          added.clusters.length,
        ]);
      }),
    );
  });

  it('step aside where a circle stands already', () => {
    const own = { pins: [], clusters: [createCluster(71, -79.6, 43.5)] };
    const { clusters } = placeBeside(
      own,
      { pins: [], clusters: [createCluster(24, -79.6, 43.5)] },
      { zoom: 12, standing: sizes, added: quiet },
    );
    expect(clusters[0]?.room).toBe('above');
    expect(clusters[0]?.position[0]).toBeGreaterThan(-79.6);
  });
});
