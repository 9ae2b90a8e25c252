import type { Criteria, Shape } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { flattenShape, shapeContains } from '@hearthline/domain/criteria/match';
import type { Bounds } from '@hearthline/domain/geo';
import { toWorld } from '@hearthline/domain/geo';
import { manyRuns } from '@hearthline/domain/testing/many-runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFakeMap } from '../../../../shared/map/testing/fake-gl-map.ts';
import { unionOf } from '../../../../shared/map/union-of.ts';
import { cameraOf, parseCamera, writeCamera } from './map-address.ts';
import { isSameWindow, limitToWindow, windowOf } from './map-window.ts';

const view = { bounds: [-80.6, 45.1, -80.4, 45.3] as Bounds, zoom: 12 };
const drawn: Shape = { type: 'circle', centre: [-80.5, 45.2], radiusMetres: 9_000 };

function isInside(shapes: readonly Shape[] | undefined, x: number, y: number): boolean {
  return (shapes ?? []).some((shape) => shapeContains(flattenShape(shape), x, y));
}

function isFound({ within, without }: Criteria, x: number, y: number): boolean {
  return (!within?.length || isInside(within, x, y)) && !isInside(without, x, y);
}

describe('limitToWindow', () => {
  it('adds the view as a box where nothing is drawn, and leaves the criteria alone', () => {
    expect(limitToWindow(defaultCriteria, view)).toEqual({
      ...defaultCriteria,
      within: [{ type: 'box', bounds: view.bounds }],
    });
    expect(defaultCriteria).not.toHaveProperty('within');
  });

  it('finds beside drawn areas exactly what lies in them and in the view', () => {
    const criteria: Criteria = {
      ...defaultCriteria,
      within: [drawn, { type: 'box', bounds: [-80.45, 45.25, -80.2, 45.5] }],
      without: [{ type: 'circle', centre: [-80.5, 45.2], radiusMetres: 800 }],
    };
    const limited = limitToWindow(criteria, view);
    const box = flattenShape({ type: 'box', bounds: view.bounds });
    const { minX, minY, maxX, maxY } = box.box;
    // Half of them on the very edge of the view, where one of two rules could be off by one.
    const near = (low: number, high: number) =>
      fc.oneof(
        fc.integer({ min: low - 3_000, max: high + 3_000 }),
        fc.constantFrom(low - 1, low, high, high + 1),
      );
    fc.assert(
      fc.property(near(minX, maxX), near(minY, maxY), (x, y) => {
        expect(isFound(limited, x, y)).toBe(isFound(criteria, x, y) && shapeContains(box, x, y));
      }),
      manyRuns(2_000),
    );
  });
});

it('windowOf tells equal views as equal questions', () => {
  const map = createFakeMap([-80.5, 45.2], 12);
  const first = windowOf(map);
  map.drag([-80.5 + 1e-9, 45.2]);
  expect(isSameWindow(first, windowOf(map))).toBe(true);
  map.drag([-80.49, 45.2]);
  expect(isSameWindow(first, windowOf(map))).toBe(false);
  const { x, y } = toWorld(-80.5, 45.2);
  expect(shapeContains(flattenShape({ type: 'box', bounds: first.bounds }), x, y)).toBe(true);
});

it('unionOf holds every box', () => {
  expect(unionOf([])).toBeNull();
  expect(
    unionOf([
      [-81, 45, -80, 46],
      [-80.5, 44, -79, 45.5],
    ]),
  ).toEqual([-81, 44, -79, 46]);
});

it('a map opened at the place of an address writes the same address again', () => {
  const places = fc.record({
    longitude: fc.integer({ min: -14_000_000, max: -5_000_000 }),
    latitude: fc.integer({ min: 4_100_000, max: 8_000_000 }),
    zoom: fc.integer({ min: 500, max: 1_900 }),
  });
  fc.assert(
    fc.property(places, ({ longitude, latitude, zoom }) => {
      const at = writeCamera({ centre: [longitude / 1e5, latitude / 1e5], zoom: zoom / 100 });
      const camera = parseCamera(at);
      if (!camera) throw new Error(at);
      expect(writeCamera(cameraOf(windowOf(createFakeMap(camera.centre, camera.zoom))))).toBe(at);
    }),
  );
});
