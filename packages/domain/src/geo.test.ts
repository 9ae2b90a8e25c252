import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WorldPoint } from './geo.ts';
import {
  distanceMetres,
  fromWorld,
  metresPerUnit,
  mortonOf,
  ringContains,
  toWorld,
  worldSize,
} from './geo.ts';

const coordinate = fc.integer({ min: 0, max: worldSize - 1 });
const point: fc.Arbitrary<WorldPoint> = fc.record({ x: coordinate, y: coordinate });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const latitude = fc.double({ min: -85, max: 85, noNaN: true });

describe('the world’s grid', () => {
  it('gives a cell back for its middle', () => {
    fc.assert(
      fc.property(point, ({ x, y }) => {
        expect(toWorld(...fromWorld(x + 0.5, y + 0.5))).toEqual({ x, y });
      }),
    );
  });

  it('places a home within a unit of where it stands', () => {
    fc.assert(
      fc.property(longitude, latitude, (lng, lat) => {
        const { x, y } = toWorld(lng, lat);
        const metres = distanceMetres([lng, lat], fromWorld(x + 0.5, y + 0.5));
        expect(metres).toBeLessThanOrEqual(metresPerUnit(lat) + 0.01);
      }),
    );
  });

  it('grows to the east and to the south', () => {
    const corner = toWorld(-79.6, 43.5);
    expect(toWorld(-79.5, 43.5).x).toBeGreaterThan(corner.x);
    expect(toWorld(-79.6, 43.4).y).toBeGreaterThan(corner.y);
  });

  it('ends at its edges', () => {
    expect(toWorld(180, -90)).toEqual({ x: worldSize - 1, y: worldSize - 1 });
    expect(toWorld(-180, 90).x).toBe(0);
    expect(toWorld(-180, 90).y).toBeGreaterThanOrEqual(0);
    expect(toWorld(-500, 0).x).toBe(0);
  });

  it('has units of about fifteen centimetres at the equator, and smaller ones to the poles', () => {
    expect(metresPerUnit(0)).toBeCloseTo(0.149, 3);
    expect(metresPerUnit(60)).toBeCloseTo(0.0746, 3);
  });
});

describe('distances', () => {
  it('are those of the globe', () => {
    expect(distanceMetres([-79.3832, 43.6532], [-73.5674, 45.5019]) / 1000).toBeCloseTo(505, -1);
    expect(distanceMetres([0, 0], [180, 0]) / 1000).toBeCloseTo(20_037.5, 0);
  });

  it('are the same both ways and nothing on the spot', () => {
    fc.assert(
      fc.property(fc.tuple(longitude, latitude), fc.tuple(longitude, latitude), (a, b) => {
        expect(distanceMetres(a, b)).toBeCloseTo(distanceMetres(b, a), 6);
        expect(distanceMetres(a, a)).toBe(0);
      }),
    );
  });
});

/** Bit by bit, x in the even places. */
function mortonByLoop({ x, y }: WorldPoint): bigint {
  let morton = 0n;
  for (let bit = 0n; bit < 20n; bit += 1n) {
    morton |= ((BigInt(x >> 8) >> bit) & 1n) << (2n * bit);
    morton |= ((BigInt(y >> 8) >> bit) & 1n) << (2n * bit + 1n);
  }
  return morton;
}

describe('morton numbers', () => {
  it('equal a loop over the bits', () => {
    fc.assert(
      fc.property(point, (at) => {
        expect(BigInt(mortonOf(at))).toBe(mortonByLoop(at));
      }),
    );
    const corner = { x: worldSize - 1, y: worldSize - 1 };
    expect(mortonOf(corner)).toBe(2 ** 40 - 1);
  });

  it('stay together within every square of a power of two', () => {
    fc.assert(
      fc.property(point, point, fc.integer({ min: 0, max: 20 }), (a, b, level) => {
        const squareOf = ({ x, y }: WorldPoint) =>
          `${Math.floor(x / 2 ** (level + 8))} ${Math.floor(y / 2 ** (level + 8))}`;
        const blockOf = (at: WorldPoint) => Math.floor(mortonOf(at) / 4 ** level);
        expect(blockOf(a) === blockOf(b)).toBe(squareOf(a) === squareOf(b));
      }),
    );
  });

  it('of neighbours are near more often than not', () => {
    const gaps = fc.sample(point, { numRuns: 500, seed: 5 }).map((at) => {
      const neighbour = { x: Math.min(at.x + 256, worldSize - 1), y: at.y };
      return Math.abs(mortonOf(neighbour) - mortonOf(at));
    });
    expect(gaps.filter((gap) => gap <= 64).length).toBeGreaterThan(400);
  });
});

describe('rings', () => {
  const square: WorldPoint[] = [
    { x: 0.5, y: 0.5 },
    { x: 10.5, y: 0.5 },
    { x: 10.5, y: 10.5 },
    { x: 0.5, y: 10.5 },
  ];

  it('hold what lies inside, whether or not the first point is repeated', () => {
    fc.assert(
      fc.property(fc.integer({ min: -5, max: 15 }), fc.integer({ min: -5, max: 15 }), (x, y) => {
        const isInside = x >= 1 && x <= 10 && y >= 1 && y <= 10;
        expect(ringContains(square, x, y)).toBe(isInside);
        expect(ringContains([...square, square[0] as WorldPoint], x, y)).toBe(isInside);
      }),
    );
  });

  it('do not care where they begin or which way they run', () => {
    const ring = fc.array(
      fc.record({ x: fc.integer({ min: 0, max: 40 }), y: fc.integer({ min: 0, max: 40 }) }),
      {
        minLength: 3,
        maxLength: 9,
      },
    );
    fc.assert(
      fc.property(ring, fc.nat(8), fc.nat(40), fc.nat(40), (corners, turn, x, y) => {
        const outline = corners.map((corner) => ({ x: corner.x + 0.5, y: corner.y + 0.25 }));
        const at = turn % outline.length;
        const turned = [...outline.slice(at), ...outline.slice(0, at)];
        expect(ringContains(turned, x, y)).toBe(ringContains(outline, x, y));
      }),
    );
  });

  it('that cross themselves follow the even-odd rule', () => {
    const bow = [
      { x: 0.5, y: 0.5 },
      { x: 20.5, y: 20.5 },
      { x: 20.5, y: 0.5 },
      { x: 0.5, y: 20.5 },
    ];
    expect(ringContains(bow, 2, 10)).toBe(true);
    expect(ringContains(bow, 18, 10)).toBe(true);
    expect(ringContains(bow, 10, 2)).toBe(false);
  });

  it('without points hold nothing', () => {
    expect(ringContains([], 0, 0)).toBe(false);
  });
});
