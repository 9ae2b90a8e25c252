import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LngLat } from '../geo.ts';
import { distanceMetres, fromWorld, toWorld } from '../geo.ts';
import type { Shape } from './criteria.ts';
import { defaultCriteria } from './criteria.ts';
import type { SearchFacts } from './facts.ts';
import { flattenShape, matches, shapeContains } from './match.ts';
import { arbitraryShape } from './testing/arbitrary-criteria.ts';
import { arbitraryPosition, sampleFacts, sampleToday } from './testing/arbitrary-facts.ts';

const [home] = sampleFacts(1, 1) as [SearchFacts];

function contains(shape: Shape, [longitude, latitude]: LngLat): boolean {
  const { x, y } = toWorld(longitude, latitude);
  return shapeContains(flattenShape(shape), x, y);
}

/** A point on the way from a centre to a corner, as seen on the map's plane. */
function between(centre: LngLat, corner: LngLat, part: number): LngLat {
  const from = toWorld(...centre);
  const to = toWorld(...corner);
  return fromWorld(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
}

const centre: LngLat = [-79.5, 43.5];
const distances = fc.array(fc.double({ min: 0.05, max: 0.3, noNaN: true }), { minLength: 5, maxLength: 12 });

function around(radii: readonly number[]): LngLat[] {
  return radii.map((radius, index) => {
    const angle = (index / radii.length) * 2 * Math.PI;
    return [centre[0] + Math.cos(angle) * radius, centre[1] + Math.sin(angle) * radius];
  });
}

describe('[LIST-01] polygons', () => {
  it('hold what lies before their corners and nothing behind them', () => {
    fc.assert(
      fc.property(distances, (radii) => {
        const outline = around(radii);
        const shape: Shape = { type: 'polygon', rings: [outline] };
        for (const corner of outline) {
          expect(contains(shape, between(centre, corner, 0.99))).toBe(true);
          expect(contains(shape, between(centre, corner, 1.01))).toBe(false);
        }
      }),
    );
  });

  it('have holes', () => {
    const outline = around([0.2, 0.2, 0.2, 0.2, 0.2, 0.2]);
    const hole = around([0.1, 0.1, 0.1, 0.1, 0.1, 0.1]);
    const shape: Shape = { type: 'polygon', rings: [outline, hole] };
    const [corner] = hole as [LngLat];
    expect(contains({ type: 'polygon', rings: [outline] }, centre)).toBe(true);
    expect(contains(shape, centre)).toBe(false);
    expect(contains(shape, between(centre, corner, 0.99))).toBe(false);
    expect(contains(shape, between(centre, corner, 1.01))).toBe(true);
  });

  it('without an outline hold nothing', () => {
    expect(contains({ type: 'polygon', rings: [] }, centre)).toBe(false);
    expect(contains({ type: 'polygon', rings: [[]] }, centre)).toBe(false);
  });
});

describe('[LIST-06] circles', () => {
  it('hold what is within their radius on the globe', () => {
    fc.assert(
      fc.property(
        arbitraryPosition,
        arbitraryPosition,
        fc.integer({ min: 50, max: 20_000 }),
        (middle, place, radius) => {
          const metres = distanceMetres(middle, place);
          fc.pre(Math.abs(metres - radius) > Math.max(1, radius * 0.01));
          expect(contains({ type: 'circle', centre: middle, radiusMetres: radius }, place)).toBe(
            metres < radius,
          );
        },
      ),
    );
  });

  it('hold their centre', () => {
    expect(contains({ type: 'circle', centre, radiusMetres: 10 }, centre)).toBe(true);
  });
});

describe('boxes', () => {
  it('hold what lies between their sides', () => {
    fc.assert(
      fc.property(arbitraryPosition, arbitraryPosition, arbitraryPosition, (a, b, [lng, lat]) => {
        const [west, east] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
        const [south, north] = [Math.min(a[1], b[1]), Math.max(a[1], b[1])];
        const margin = 1e-5;
        fc.pre([west - lng, east - lng, south - lat, north - lat].every((gap) => Math.abs(gap) > margin));
        const isInside = lng > west && lng < east && lat > south && lat < north;
        expect(contains({ type: 'box', bounds: [west, south, east, north] }, [lng, lat])).toBe(isInside);
      }),
    );
  });
});

describe('shapes in criteria', () => {
  const ask = (part: { within?: Shape[]; without?: Shape[] }, place: LngLat | null) => {
    const world = place && toWorld(...place);
    const facts: SearchFacts = {
      ...home,
      offer: 'sale',
      status: 'active',
      worldX: world?.x ?? null,
      worldY: world?.y ?? null,
    };
    return matches({ ...defaultCriteria, ...part }, facts, { today: sampleToday });
  };
  const shapes = fc.array(arbitraryShape, { minLength: 1, maxLength: 3 });

  it('are inside of at least one, and outside of all', () => {
    fc.assert(
      fc.property(shapes, arbitraryPosition, (list, place) => {
        const isInside = list.some((shape) => contains(shape, place));
        expect(ask({ within: list }, place)).toBe(isInside);
        expect(ask({ without: list }, place)).toBe(!isInside);
      }),
    );
  });

  it('do not hold a home that does not tell where it is, and do not take it away', () => {
    fc.assert(
      fc.property(shapes, (list) => {
        expect(ask({ within: list }, null)).toBe(false);
        expect(ask({ without: list }, null)).toBe(true);
      }),
    );
  });

  it('never hold a place outside of their own box', () => {
    fc.assert(
      fc.property(arbitraryShape, arbitraryPosition, (shape, place) => {
        const { x, y } = toWorld(...place);
        const { box } = flattenShape(shape);
        const isInBox = x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY;
        expect(contains(shape, place) && !isInBox).toBe(false);
      }),
    );
  });
});
