import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDayNumber } from '../calendar.ts';
import type { Criteria, Shape } from '../criteria/criteria.ts';
import { defaultCriteria } from '../criteria/criteria.ts';
import type { SearchFacts } from '../criteria/facts.ts';
import { basementBitsOf, matches } from '../criteria/match.ts';
import { arbitraryCriteria } from '../criteria/testing/arbitrary-criteria.ts';
import {
  arbitraryFacts,
  arbitraryPosition,
  sampleFacts,
  sampleToday,
} from '../criteria/testing/arbitrary-facts.ts';
import type { LngLat } from '../geo.ts';
import { distanceMetres, fromWorld, metresPerUnit, toWorld } from '../geo.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { fitOf, isNear } from './near-miss.ts';

const context = { today: sampleToday };
const today = toDayNumber(sampleToday);
const [sample] = sampleFacts(1, 1) as [SearchFacts];
const home: SearchFacts = {
  ...sample,
  offer: 'sale',
  status: 'active',
  price: 81_500_000,
  kind: 'townhouse',
};

const fit = (asked: Partial<Criteria>, facts: Partial<SearchFacts> = {}) =>
  fitOf({ ...defaultCriteria, ...asked }, { ...home, ...facts }, context);
const misses = (asked: Partial<Criteria>, facts: Partial<SearchFacts> = {}) => fit(asked, facts).misses;
const near = (asked: Partial<Criteria>, facts: Partial<SearchFacts> = {}) =>
  isNear(fit(asked, facts), { ...defaultCriteria, ...asked });

describe('why a home is no match', () => {
  it('is told by the field, with what is asked and what the home has', () => {
    expect(misses({ price: { max: 80_000_000 } })).toEqual([{ kind: 'overBudget', by: 1_500_000 }]);
    expect(misses({ price: { min: 82_000_000 } })).toEqual([{ kind: 'underBudget', by: 500_000 }]);
    expect(misses({ price: { min: 1 } }, { price: null })).toEqual([
      { kind: 'choice', field: 'price', has: null },
    ]);
    expect(misses({ bedrooms: { min: 3 } }, { bedrooms: 2 })).toEqual([
      { kind: 'range', field: 'bedrooms', asked: 3, has: 2 },
    ]);
    expect(misses({ size: { max: 1_500 } }, { areaLow: 2_000, areaHigh: null })).toEqual([
      { kind: 'range', field: 'size', asked: 1_500, has: 2_000 },
    ]);
    expect(misses({ kind: { any: ['detached'] } })).toEqual([
      { kind: 'choice', field: 'kind', has: 'townhouse' },
    ]);
    expect(misses({ waterfront: true }, { isWaterfront: false })).toEqual([
      { kind: 'choice', field: 'waterfront', has: 'false' },
    ]);
    const basementBits = basementBitsOf(['full', 'unfinished']);
    expect(misses({ basement: { not: ['unfinished'] } }, { basementBits })).toEqual([
      { kind: 'choice', field: 'basement', has: 'unfinished' },
    ]);
    expect(misses({ offer: 'lease' })).toEqual([{ kind: 'choice', field: 'offer', has: 'sale' }]);
    expect(misses({ mlsNumbers: ['x'] })).toEqual([
      { kind: 'choice', field: 'mlsNumbers', has: home.mlsNumber },
    ]);
    expect(misses({ keywords: 'pool' })).toEqual([{ kind: 'choice', field: 'keywords', has: null }]);
    expect(misses({ listed: { lastDays: 7 } }, { listDay: today - 9 })).toEqual([
      { kind: 'range', field: 'listed', asked: today - 7, has: today - 9 },
    ]);
    const drop = { priceDrop: { minPercent: 5, lastDays: 30 } };
    expect(misses(drop, { dropBasisPoints: 450 })).toEqual([
      { kind: 'range', field: 'priceDrop', asked: 5, has: 4.5 },
    ]);
    expect(misses(drop, { dropBasisPoints: 500, priceChangedDay: today - 40 })).toEqual([
      { kind: 'choice', field: 'priceDrop', has: '2025-05-06' },
    ]);
  });

  it('says once that it is elsewhere', () => {
    const elsewhere = {
      community: { any: ['C'] },
      municipality: { any: ['M'] },
      area: { not: [home.areaCode ?? ''] },
    };
    expect(fit(elsewhere)).toEqual({ asked: 3, met: 0, misses: [{ kind: 'otherPlace' }] });
  });

  it('counts what is asked and what it meets', () => {
    const asked = { price: { max: 80_000_000 }, bedrooms: { min: 3 }, kind: { any: ['townhouse' as const] } };
    expect(fit(asked, { bedrooms: 3 })).toMatchObject({ asked: 3, met: 2 });
    expect(fit({})).toEqual({ asked: 0, met: 0, misses: [] });
  });

  it('is nothing exactly for what matches', () => {
    fc.assert(
      fc.property(arbitraryCriteria({ maxFields: 12 }), arbitraryFacts, (criteria, facts) => {
        const { asked, met, misses } = fitOf(criteria, facts, context);
        expect(misses.length === 0).toBe(matches(criteria, facts, context));
        expect(met).toBeLessThanOrEqual(asked);
        for (const miss of misses) {
          if (miss.kind === 'range') expect(Number.isFinite(miss.asked - miss.has)).toBe(true);
          if (miss.kind === 'overBudget' || miss.kind === 'underBudget') expect(miss.by).toBeGreaterThan(0);
          if (miss.kind === 'outside') expect(miss.metres).toBeGreaterThan(0);
        }
      }),
      manyRuns(1_000),
    );
  });
});

describe('how far outside a home is', () => {
  const centre: LngLat = [-79.5, 43.5];
  const metresOutside = (within: Shape[], [longitude, latitude]: LngLat): number | null => {
    const { x, y } = toWorld(longitude, latitude);
    const [miss] = misses({ within }, { worldX: x, worldY: y });
    return miss?.kind === 'outside' ? miss.metres : null;
  };
  const moved = (by: { east?: number; north?: number }): LngLat => {
    const { x, y } = toWorld(...centre);
    const unit = metresPerUnit(centre[1]);
    return fromWorld(x + (by.east ?? 0) / unit, y - (by.north ?? 0) / unit);
  };
  const corner = (east: number, north: number) => moved({ east, north });
  const square = (half: number) => [
    corner(-half, half),
    corner(half, half),
    corner(half, -half),
    corner(-half, -half),
  ];

  it('is the way to the nearest edge of a polygon, of its hole too', () => {
    const polygon: Shape = { type: 'polygon', rings: [square(1_000), square(200)] };
    expect(metresOutside([polygon], moved({ east: 1_300 }))).toBeCloseTo(300, -1);
    expect(metresOutside([polygon], moved({ east: 1_300, north: -1_400 }))).toBeCloseTo(500, -1);
    expect(metresOutside([polygon], moved({ north: 50 }))).toBeCloseTo(150, -1);
    expect(metresOutside([polygon], moved({ north: 500 }))).toBeNull();
  });

  it('is the way to the nearest of several shapes', () => {
    const [west, north] = corner(-500, 500);
    const [east, south] = corner(500, -500);
    const box: Shape = { type: 'box', bounds: [west, south, east, north] };
    const circle: Shape = { type: 'circle', centre: moved({ east: 2_000 }), radiusMetres: 300 };
    expect(metresOutside([box, circle], moved({ east: 900 }))).toBeCloseTo(400, -1);
    expect(metresOutside([box, circle], moved({ east: 1_500 }))).toBeCloseTo(200, -1);
  });

  it('is the distance on the globe from a circle', () => {
    fc.assert(
      fc.property(
        arbitraryPosition,
        arbitraryPosition,
        fc.integer({ min: 50, max: 5_000 }),
        (middle, place, radius) => {
          const metres = distanceMetres(middle, place);
          fc.pre(metres > radius + 10 && metres < 20_000);
          const seen = metresOutside([{ type: 'circle', centre: middle, radiusMetres: radius }], place);
          expect(Math.abs((seen ?? 0) - (metres - radius))).toBeLessThan(Math.max(5, metres * 0.01));
        },
      ),
    );
  });

  it('is not told where nobody knows where it is', () => {
    const within: Shape[] = [{ type: 'circle', centre, radiusMetres: 10 }];
    expect(misses({ within }, { worldX: null })).toEqual([{ kind: 'otherPlace' }]);
    expect(misses({ within: [{ type: 'polygon', rings: [] }] }, { worldX: 1, worldY: 1 })).toEqual([
      { kind: 'otherPlace' },
    ]);
  });
});

describe('a near miss', () => {
  it('is a little off in at most two ways', () => {
    expect(near({ price: { max: 80_000_000 } })).toBe(true);
    expect(near({ price: { max: 74_000_000 } })).toBe(false);
    expect(near({ price: { min: 90_000_000 } })).toBe(true);
    expect(near({ price: { min: 91_000_000 } })).toBe(false);
    const off = { price: { max: 80_000_000 }, bedrooms: { min: 3 } };
    expect(near(off, { bedrooms: 2 })).toBe(true);
    expect(near(off, { bedrooms: 1 })).toBe(false);
    expect(near({ ...off, bathrooms: { min: 3 } }, { bedrooms: 2, bathrooms: 2 })).toBe(false);
    expect(near({ size: { min: 2_000 } }, { areaLow: 1_700, areaHigh: 1_700 })).toBe(true);
    expect(near({ size: { min: 2_000 } }, { areaLow: 1_600, areaHigh: 1_699 })).toBe(false);
  });

  it('is of the right kind or place in all but one thing, and not decisive', () => {
    const rest = { bedrooms: { min: 2 }, bathrooms: { min: 1 } };
    const facts = { bedrooms: 2, bathrooms: 2 };
    expect(near({ ...rest, kind: { any: ['detached'] } }, facts)).toBe(true);
    expect(
      near({ ...rest, kind: { any: ['detached'] }, pool: { any: ['shared'] } }, { ...facts, pool: 'none' }),
    ).toBe(false);
    expect(near({ kind: { any: ['detached'] } }, facts)).toBe(false);
    expect(near({ ...rest, community: { any: ['x'] } }, facts)).toBe(true);
    expect(near({ ...rest, community: { any: ['x'] }, price: { max: 80_000_000 } }, facts)).toBe(false);
    expect(near({ ...rest, offer: 'lease' }, facts)).toBe(false);
    expect(near({ ...rest, mlsNumbers: ['x'] }, facts)).toBe(false);
  });

  it('is no match', () => {
    expect(near({})).toBe(false);
  });
});
