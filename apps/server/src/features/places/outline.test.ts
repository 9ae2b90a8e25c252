import { fromWorld, ringContains, toWorld } from '@hearthline/domain/geo';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { Polygon, Position, Ring } from './outline.ts';
import { toOutline } from './outline.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const origin = toWorld(-79.6, 43.55);
/** The middle of a grid cell, so that the way to degrees and back ends in the same cell. */
const at = (x: number, y: number): Position => fromWorld(origin.x + x + 0.5, origin.y + y + 0.5);

/** A star around a middle: never crosses itself, and lies between the two radii. */
function star(middle: [number, number], radii: number[]): Ring {
  return radii.map((radius, index) => {
    const angle = (index / radii.length) * 2 * Math.PI;
    return at(
      Math.round(middle[0] + radius * Math.cos(angle)),
      Math.round(middle[1] + radius * Math.sin(angle)),
    );
  });
}
const arbitraryRadii = (min: number, max: number) =>
  fc.array(fc.integer({ min, max }), { minLength: 3, maxLength: 12 });
/** Islands far enough apart, each with a hole well inside or none, turning either way. */
const arbitraryShape = fc
  .array(
    fc.record({
      outer: arbitraryRadii(300, 480),
      hole: fc.option(arbitraryRadii(20, 100)),
      isReversed: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((islands) =>
    islands.map(({ outer, hole, isReversed }, index): Polygon => {
      const middle: [number, number] = [index * 1_000, (index % 2) * 700];
      const rings = [star(middle, outer), ...(hole ? [star(middle, hole)] : [])];
      return isReversed ? rings.map((ring) => ring.toReversed()) : rings;
    }),
  );

function isInside(polygons: readonly Polygon[], x: number, y: number): boolean {
  return polygons.some((rings) => {
    const [outer, ...holes] = rings.map((ring) => ring.map(([lng, lat]) => toWorld(lng, lat)));
    return ringContains(outer ?? [], x, y) && !holes.some((hole) => ringContains(hole, x, y));
  });
}

describe('outline', () => {
  it('holds the same places as the polygons with their holes, and the same area', async () => {
    const arbitraryPoints = fc.array(
      fc.tuple(fc.integer({ min: -600, max: 3_700 }), fc.integer({ min: -600, max: 1_300 })),
      { minLength: 40, maxLength: 40 },
    );
    await fc.assert(
      fc.asyncProperty(arbitraryShape, arbitraryPoints, async (polygons, points) => {
        // Between the grid's points, where no line of a ring can pass through exactly.
        const spots = points.map(([x, y]) => [origin.x + x + 0.317, origin.y + y + 0.619] as const);
        const rows = await database.query<{ inside: boolean }>(
          `select $1::polygon @> point(x, y) as inside from unnest($2::float8[], $3::float8[]) as spot (x, y)`,
          [toOutline(polygons), spots.map(([x]) => x), spots.map(([, y]) => y)],
        );
        expect(rows.map(({ inside }) => inside)).toEqual(spots.map(([x, y]) => isInside(polygons, x, y)));
      }),
      { numRuns: 60 },
    );
  });

  it('has the area of its parts together, so that the smallest can be told', async () => {
    const square = (size: number, x = 0): Ring => [
      at(x, 0),
      at(x + size, 0),
      at(x + size, size),
      at(x, size),
      at(x, 0),
    ];
    const outline = toOutline([[square(100), square(10)], [square(50, 500)]]);
    const [row] = await database.query('select area(path($1::polygon)) as area', [outline]);
    expect(row).toEqual({ area: 100 * 100 - 10 * 10 + 50 * 50 });
  });

  it('is none where nothing is enclosed', () => {
    expect(toOutline([])).toBeNull();
    expect(toOutline([[[at(0, 0), at(0, 0), at(5, 5), at(0, 0)]]])).toBeNull();
  });
});
