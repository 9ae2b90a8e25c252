import { describe, expect, it } from 'vitest';
import { clusterKey, clusterSizePx } from './map-items.ts';

describe('clusterSizePx', () => {
  it.each([
    [2, 34],
    [9, 34],
    [10, 40],
    [20, 40],
    [21, 46],
    [60, 46],
    [61, 54],
    [12_000, 54],
  ])('a circle of %i homes is %i px wide', (count, size) => {
    expect(clusterSizePx(count)).toBe(size);
  });
});

it('clusters keep their key as long as they hold the same homes', () => {
  const cluster = {
    longitude: -80.1,
    latitude: 45.2,
    count: 7,
    bounds: [-81, 45, -80, 46] as const,
    ids: [],
  };
  const key = clusterKey({ ...cluster, bounds: [...cluster.bounds] });
  expect(clusterKey({ ...cluster, bounds: [-80.5, 45, -80, 46] })).toBe(key);
  expect(clusterKey({ ...cluster, bounds: [...cluster.bounds], count: 8 })).not.toBe(key);
});
