import type { MapPin, MapReply } from '@hearthline/contract/listings';
import { describe, expect, it } from 'vitest';
import { clusterKey, clusterSizePx, limitPins, mostPins } from './map-items.ts';

function createPin(id: number, longitude: number, latitude: number): MapPin {
  return {
    id: `pin-${id}`,
    longitude,
    latitude,
    price: 100_000_00,
    status: 'active',
    code: 'new',
    daysOnMarket: 3,
    address: `${id} Oak St`,
  };
}

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

describe('limitPins', () => {
  const emptyReply: MapReply = { total: 0, inView: 0, clusters: [], pins: [] };

  it('leaves up to 150 pins as they are', () => {
    const pins = Array.from({ length: mostPins }, (_, i) => createPin(i, -80 + i / 1_000, 45));
    expect(limitPins({ ...emptyReply, pins }, 14).pins).toBe(pins);
  });

  it('joins more of them to clusters without losing a home', () => {
    const pins = Array.from({ length: 900 }, (_, i) => createPin(i, -80 + (i % 30) / 200, 45 + i / 30 / 300));
    const limited = limitPins({ ...emptyReply, pins }, 12);
    const held = limited.clusters.reduce((sum, { count }) => sum + count, 0);
    expect(limited.pins.length).toBeLessThanOrEqual(mostPins);
    expect(limited.pins.length + held).toBe(900);
    for (const { bounds, longitude, latitude } of limited.clusters) {
      const [west, south, east, north] = bounds;
      expect(longitude >= west && longitude <= east && latitude >= south && latitude <= north).toBe(true);
    }
  });
});
