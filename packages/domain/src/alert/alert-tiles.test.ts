import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Shape } from '../criteria/criteria.ts';
import { flattenShape, shapeContains } from '../criteria/match.ts';
import { arbitraryShape } from '../criteria/testing/arbitrary-criteria.ts';
import { arbitraryPosition } from '../criteria/testing/arbitrary-facts.ts';
import { toWorld } from '../geo.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { coverOf, tileAt } from './alert-tiles.ts';

/** Random places, and places along the edges of a shape, where a cover may be wrong. */
function placesAround(shapes: readonly Shape[]): { x: number; y: number }[] {
  return shapes.map(flattenShape).flatMap((shape) => {
    const { minX, minY, maxX, maxY } = shape.box;
    if (shape.type === 'polygon') {
      const corners = shape.rings.flat();
      return corners.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
    }
    const middle = { x: Math.round((minX + maxX) / 2), y: Math.round((minY + maxY) / 2) };
    return [
      middle,
      { ...middle, x: minX },
      { ...middle, x: maxX },
      { ...middle, y: minY },
      { ...middle, y: maxY },
    ];
  });
}

describe('squares that hold drawn areas', () => {
  it('hold all of them, each place once, and say of which they are sure', () => {
    const shapes = fc.array(arbitraryShape, { minLength: 1, maxLength: 3 });
    const positions = fc.array(arbitraryPosition, { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(shapes, positions, (shapes, positions) => {
        const tiles = coverOf(shapes);
        expect(tiles.length).toBeLessThanOrEqual(64);
        const flat = shapes.map(flattenShape);
        for (const place of [...positions.map((one) => toWorld(...one)), ...placesAround(shapes)]) {
          const isHeld = flat.some((shape) => shapeContains(shape, place.x, place.y));
          const under = tiles.filter(({ zoom, x, y }) => {
            const at = tileAt(place, zoom);
            return at.x === x && at.y === y;
          });
          expect(under.length).toBeLessThanOrEqual(1);
          if (isHeld) expect(under.length).toBe(1);
          if (under[0]?.isInside) expect(isHeld).toBe(true);
        }
      }),
      manyRuns(1_000),
    );
  });

  it('are none where nothing is held', () => {
    expect(coverOf([{ type: 'polygon', rings: [] }])).toEqual([]);
    expect(coverOf([])).toEqual([]);
  });

  it('are small along an edge', () => {
    const tiles = coverOf([{ type: 'circle', centre: [-79.5, 43.5], radiusMetres: 3_000 }]);
    expect(new Set(tiles.map(({ zoom }) => zoom))).toContain(15);
    expect(tiles.some(({ isInside }) => isInside)).toBe(true);
  });
});
