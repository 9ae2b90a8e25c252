import { beforeAll, describe, expect, it } from 'vitest';
import { basemapLayers } from './basemap.ts';
import { createBuildingFinder } from './buildings.ts';
import type { Lot } from './lots.ts';
import { lotsOf } from './lots.ts';
import type { Point } from './plane.ts';
import { toPoint, toPosition } from './plane.ts';
import type { Position, Region, Street } from './region.ts';
import { indexRegion } from './region-index.ts';
import { sampleRegion } from './testing/sample-region.ts';
import { towerSites } from './towers.ts';

let region: Region;
let sample: Street[];
let lots: Lot[];

beforeAll(() => {
  region = sampleRegion();
  sample = region.streets.filter(({ id }) => id % 23 === 0);
  lots = sampleLots();
});

function sampleLots(): Lot[] {
  return sample.flatMap((street) => [...lotsOf(street, region)]);
}

describe('lotsOf', () => {
  it('gives room for at least 350,000 houses on local and collector streets', () => {
    let count = 0;
    for (const street of region.streets) {
      if ((street.class !== 'local' && street.class !== 'collector') || street.id % 10 !== 0) continue;
      for (const _ of lotsOf(street, region)) count += 1;
    }
    // A tenth of them is told from the rest by nothing.
    expect(count).toBeGreaterThan(40_000);
  });

  it('gives the same lots every time', () => {
    expect(sampleLots()).toEqual(lots);
  });

  it('keeps homes out of water and parks and off the streets', () => {
    const index = indexRegion(region);
    expect(lots.length).toBeGreaterThan(5_000);
    const astray = lots.filter(({ position }) => {
      const { x, y } = toPoint(position);
      const isWet = index.water.contains(x, y) || index.parks.contains(x, y);
      return isWet || index.streets.nearest(x, y, 20) < 11.5;
    });
    expect(astray).toEqual([]);
  });

  it('keeps homes 45 metres away from motorways', () => {
    const { motorways } = indexRegion(region);
    const isWithin = (position: Position, reach: number) => {
      const { x, y } = toPoint(position);
      return motorways.nearest(x, y, reach) < reach;
    };
    const near = region.streets
      .filter(({ points }) => points.some((point) => isWithin(point, 200)))
      .flatMap((street) => [...lotsOf(street, region)].map(({ position }) => position));
    expect(near.filter((position) => isWithin(position, 60)).length).toBeGreaterThan(100);
    expect(near.filter((position) => isWithin(position, 45))).toEqual([]);
  });

  it('numbers one side odd and the other even, rising, none twice', () => {
    for (const street of sample) {
      const own = [...lotsOf(street, region)];
      expect(new Set(own.map(({ civicNumber }) => civicNumber)).size).toBe(own.length);
      for (const side of ['right', 'left'] as const) {
        const numbers = own.filter((lot) => lot.side === side).map(({ civicNumber }) => civicNumber);
        expect(numbers.every((number) => number % 2 === (side === 'right' ? 1 : 0))).toBe(true);
        expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
      }
    }
  });

  it('tells the lots on the lake, and only those', () => {
    const index = indexRegion(region);
    const wrong = lots.filter(({ isShore, position, depthFeet }) => {
      const { x, y } = toPoint(position);
      const distance = index.shore.nearest(x, y, 1_000);
      return isShore ? distance >= 121 + depthFeet * 0.3048 : distance <= 40;
    });
    expect(wrong).toEqual([]);
    expect(lots.filter(({ isShore }) => isShore).length).toBeGreaterThan(50);
  });

  it('gives no lots on motorways, nor on the main roads of towns', () => {
    const built = new Set(
      region.communities
        .filter(({ setting }) => setting === 'downtown' || setting === 'urban' || setting === 'suburban')
        .map(({ code }) => code),
    );
    for (const street of region.streets) {
      if (street.class === 'motorway') expect([...lotsOf(street, region)]).toEqual([]);
      if (street.class !== 'arterial' || street.id % 9 !== 0) continue;
      for (const { communityCode } of lotsOf(street, region)) expect(built.has(communityCode)).toBe(false);
    }
  });
});

describe('towerSites', () => {
  it('stand on main roads downtown and in older parts of town', () => {
    const towers = towerSites(region);
    const index = indexRegion(region);
    expect(towers.length).toBeGreaterThan(100);
    expect(new Set(towers.map(({ name }) => name)).size).toBe(towers.length);
    expect(new Set(towers.map(({ streetId, civicNumber }) => `${streetId} ${civicNumber}`)).size).toBe(
      towers.length,
    );
    for (const tower of towers) {
      expect(['downtown', 'urban']).toContain(index.findCommunity(tower.communityCode)?.setting);
      expect(index.findStreet(tower.streetId)?.class).toBe('arterial');
      expect(tower.storeys).toBeGreaterThanOrEqual(6);
      expect(tower.storeys).toBeLessThanOrEqual(58);
      const { x, y } = toPoint(tower.position);
      expect(index.water.contains(x, y)).toBe(false);
    }
  });
});

describe('the map', () => {
  it('has plain layers for every part of it', () => {
    const layers = basemapLayers(region);
    expect(JSON.parse(JSON.stringify(layers))).toEqual(layers);
    expect(layers.streets.features).toHaveLength(region.streets.length);
    expect(layers.streets.features.at(-1)?.properties.class).toBe('motorway');
    expect(layers.water.features).toHaveLength(region.water.length);
    expect(layers.parks.features).toHaveLength(region.parks.length);
    expect(layers.rails.features.length).toBeGreaterThan(0);
    const first = layers.places.features.filter(({ properties }) => properties.rank === 1);
    expect(first.map(({ properties }) => properties.name).toSorted()).toEqual(['Alder Bay', 'Lake Ondaway']);
    const lake = layers.places.features.find(({ properties }) => properties.kind === 'lake');
    const { x, y } = toPoint(lake?.geometry.coordinates ?? [0, 0]);
    expect(indexRegion(region).lake.contains(x, y)).toBe(true);
  });

  it('draws the houses of a small window, and only those', () => {
    const { x, y } = toPoint(region.municipalities[0]?.centre ?? [0, 0]);
    const buildings = createBuildingFinder(region)(windowAround({ x, y }));
    expect(buildings.length).toBeGreaterThan(100);
    expect(new Set(buildings.map(({ geometry }) => JSON.stringify(geometry))).size).toBe(buildings.length);
    for (const { geometry } of buildings) {
      const [longitude, latitude] = geometry.coordinates[0]?.[0] ?? [0, 0];
      expect(Math.abs(toPoint([longitude, latitude]).x - x)).toBeLessThan(330);
      expect(Math.abs(toPoint([longitude, latitude]).y - y)).toBeLessThan(330);
    }
  });

  it('draws the same houses whatever window was asked for before', () => {
    const { x, y } = toPoint(region.municipalities[0]?.centre ?? [0, 0]);
    const first = windowAround({ x, y });
    const second = windowAround({ x: x + 600, y });
    const find = createBuildingFinder(region);
    for (const bounds of [first, second, first]) {
      expect(find(bounds)).toEqual(createBuildingFinder(region)(bounds));
    }
  });
});

/** 600 metres wide and high. */
function windowAround({ x, y }: Point): [west: number, south: number, east: number, north: number] {
  const [west, south] = toPosition({ x: x - 300, y: y - 300 });
  const [east, north] = toPosition({ x: x + 300, y: y + 300 });
  return [west, south, east, north];
}
