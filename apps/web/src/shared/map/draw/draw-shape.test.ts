import type { LngLat } from '@hearthline/domain/geo';
import { describe, expect, it } from 'vitest';
import { ringsOf } from '../area-layers.ts';
import type { Pixel } from '../mercator.ts';
import { outlineOf, shapeOf, simplify } from './draw-shape.ts';

/** A small piece of the world, a ten-thousandth of a degree a pixel. */
const toPlace = ({ x, y }: Pixel): LngLat => [-80 + x / 10_000, 45 - y / 10_000];

describe('shapeOf', () => {
  it('makes a polygon of a trail, without the points that say nothing', () => {
    const trail = [
      ...Array.from({ length: 50 }, (_, x) => ({ x, y: 0 })),
      ...Array.from({ length: 50 }, (_, y) => ({ x: 50, y })),
      ...Array.from({ length: 50 }, (_, x) => ({ x: 50 - x, y: 50 })),
    ];
    const shape = shapeOf('lasso', trail, toPlace);
    expect(shape?.type).toBe('polygon');
    const [ring = []] = shape ? ringsOf(shape) : [];
    expect(ring.length).toBeGreaterThanOrEqual(4);
    expect(ring.length).toBeLessThan(10);
    expect(ring[0]).toEqual([-80, 45]);
  });

  it('keeps a long scribble short enough for a search', () => {
    const scribble = Array.from({ length: 1_000 }, (_, i) => ({
      x: 300 + (i / 5) * Math.cos(i * 0.9),
      y: 300 + (i / 5) * Math.sin(i * 0.9),
    }));
    const shape = shapeOf('lasso', scribble, toPlace);
    expect(shape ? (ringsOf(shape)[0]?.length ?? 0) : 0).toBeLessThanOrEqual(100);
  });

  it('makes a circle from its middle outwards', () => {
    const shape = shapeOf(
      'circle',
      [
        { x: 100, y: 100 },
        { x: 100, y: 200 },
      ],
      toPlace,
    );
    expect(shape).toMatchObject({ type: 'circle', centre: [-79.99, 44.99] });
    // A hundredth of a degree of latitude.
    expect(shape?.type === 'circle' && Math.abs(shape.radiusMetres - 1_112) < 5).toBe(true);
  });

  it('makes a box from any corner to the other', () => {
    const expected = { type: 'box', bounds: [-79.99, 44.98, -79.98, 44.99] };
    const corners = [
      { x: 100, y: 100 },
      { x: 200, y: 200 },
    ];
    expect(shapeOf('box', corners, toPlace)).toEqual(expected);
    expect(shapeOf('box', corners.toReversed(), toPlace)).toEqual(expected);
  });

  it('takes a click for no area', () => {
    for (const tool of ['lasso', 'circle', 'box'] as const) {
      expect(
        shapeOf(
          tool,
          [
            { x: 10, y: 10 },
            { x: 12, y: 11 },
          ],
          toPlace,
        ),
      ).toBeNull();
    }
    expect(
      shapeOf(
        'lasso',
        [
          { x: 0, y: 0 },
          { x: 90, y: 90 },
        ],
        toPlace,
      ),
    ).toBeNull();
  });
});

it('simplify keeps corners and drops what lies on the way', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 5, y: 0.5 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ];
  expect(simplify(line, 1)).toEqual([
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
  ]);
});

it('outlineOf follows the pointer in the form of the tool', () => {
  const trail = [
    { x: 10, y: 10 },
    { x: 30, y: 20 },
  ];
  expect(outlineOf('box', trail)).toBe('M10 10H30V20H10Z');
  expect(outlineOf('lasso', trail)).toBe('M10 10L30 20');
  expect(outlineOf('circle', [])).toBe('');
});
