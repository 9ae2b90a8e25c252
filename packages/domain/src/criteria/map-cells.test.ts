import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { worldSize } from '../geo.ts';
import type { MapCell } from './map-cells.ts';
import { cellShift, cellShiftIn, mergeCells } from './map-cells.ts';
import { priceStepOf, priceSteps } from './price-steps.ts';

const shift = 10;
const size = 2 ** shift;

/** Cells of random points, as the searches make them. */
const cells: fc.Arbitrary<MapCell[]> = fc
  .array(fc.tuple(fc.nat(6 * size), fc.nat(6 * size)), { maxLength: 60 })
  .map((points) => {
    const byPlace = new Map<string, MapCell>();
    for (const [x, y] of points) {
      const [cellX, cellY] = [x >> shift, y >> shift];
      const known = byPlace.get(`${cellX} ${cellY}`);
      byPlace.set(`${cellX} ${cellY}`, {
        cellX,
        cellY,
        count: (known?.count ?? 0) + 1,
        sumX: (known?.sumX ?? 0) + x,
        sumY: (known?.sumY ?? 0) + y,
        minX: Math.min(known?.minX ?? x, x),
        minY: Math.min(known?.minY ?? y, y),
        maxX: Math.max(known?.maxX ?? x, x),
        maxY: Math.max(known?.maxY ?? y, y),
        onlyId: known ? null : `${x}-${y}`,
      });
    }
    return [...byPlace.values()];
  });

const sum = (list: readonly MapCell[], field: 'count' | 'sumX' | 'sumY') =>
  list.reduce((total, cell) => total + cell[field], 0);

describe('[LIST-02] clusters of the map', () => {
  it('add up to what was found, in number and in place', () => {
    fc.assert(
      fc.property(cells, (list) => {
        const merged = mergeCells(list, shift);
        for (const field of ['count', 'sumX', 'sumY'] as const)
          expect(sum(merged, field)).toBe(sum(list, field));
      }),
    );
  });

  it('name a listing only where it is alone, and hold their middle in their box', () => {
    fc.assert(
      fc.property(cells, (list) => {
        for (const cluster of mergeCells(list, shift)) {
          expect(cluster.onlyId !== null).toBe(cluster.count === 1);
          expect(cluster.sumX / cluster.count).toBeGreaterThanOrEqual(cluster.minX);
          expect(cluster.sumX / cluster.count).toBeLessThanOrEqual(cluster.maxX);
        }
      }),
    );
  });

  it('do not depend on the order of the cells', () => {
    fc.assert(
      fc.property(cells, (list) => {
        expect(mergeCells([...list].reverse(), shift)).toEqual(mergeCells(list, shift));
      }),
    );
  });

  it('have squares that halve with every zoom', () => {
    for (let zoom = 0; zoom < 18; zoom += 1) expect(cellShift(zoom) - cellShift(zoom + 1)).toBe(1);
  });

  it('are never more than a screen has place for, however wide the window', () => {
    const world = { minX: 0, minY: 0, maxX: worldSize - 1, maxY: worldSize - 1 };
    for (let zoom = 0; zoom <= 22; zoom += 1) {
      const cellsASide = worldSize / 2 ** cellShiftIn(zoom, world);
      expect(cellsASide).toBeLessThanOrEqual(128);
    }
    const street = { minX: 1_000, minY: 1_000, maxX: 1_400, maxY: 1_200 };
    for (const zoom of [14, 18, 22]) expect(cellShiftIn(zoom, street)).toBe(cellShift(zoom));
  });
});

describe('bars of the price histogram', () => {
  it('hold a price in the first whose end lies above it', () => {
    fc.assert(
      fc.property(fc.constantFrom('sale', 'lease'), fc.nat(600_000_000), (offer, price) => {
        const first = priceSteps[offer].findIndex((end) => price < end);
        expect(priceStepOf(offer, price)).toBe(first === -1 ? priceSteps[offer].length : first);
      }),
    );
  });

  it('have ends that rise', () => {
    for (const steps of Object.values(priceSteps)) expect([...steps].sort((a, b) => a - b)).toEqual(steps);
  });
});
