import type { LngLat } from '@hearthline/domain/geo';
import { describe, expect, it } from 'vitest';
import { spreadPins } from './spread-pins.ts';

const subject: LngLat = [-79.38, 43.65];
const tower: LngLat = [-79.39, 43.66];

const pinsAt = (place: LngLat | null, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => ({ id: `home ${from + index}`, place }));

describe('[CMA-06] pins of one building', () => {
  it('leaves a pin alone at its place', () => {
    const spreads = spreadPins([...pinsAt(tower, 1), ...pinsAt([-79.4, 43.66], 1, 1)], subject);
    expect([...spreads.values()]).toEqual([
      { offset: { x: 0, y: 0 }, isCompact: false },
      { offset: { x: 0, y: 0 }, isCompact: false },
    ]);
  });

  it('stands below one another around the place, none on another', () => {
    const spreads = spreadPins(pinsAt(tower, 3), subject);
    expect([...spreads.values()].map(({ offset }) => offset)).toEqual([
      { x: 0, y: -36 },
      { x: 0, y: 0 },
      { x: 0, y: 36 },
    ]);
  });

  it('stands in rows of numbers where there are many', () => {
    const spreads = [...spreadPins(pinsAt(tower, 9), subject).values()];
    expect(spreads.every(({ isCompact }) => isCompact)).toBe(true);
    expect(new Set(spreads.map(({ offset: { x, y } }) => `${x} ${y}`)).size).toBe(9);
    expect(Math.max(...spreads.map(({ offset }) => Math.abs(offset.y)))).toBe(30);
  });

  it('stands above the subject in the building of the subject', () => {
    const ys = [...spreadPins(pinsAt(subject, 2), subject).values()].map(({ offset }) => offset.y);
    expect(Math.max(...ys)).toBeLessThanOrEqual(-50);
    expect(ys[1]).toBe((ys[0] ?? 0) + 36);
  });

  it('shows only numbers on a full map, and leaves out what has no place', () => {
    const far = Array.from({ length: 13 }, (_, index) => ({
      id: `far ${index}`,
      place: [-79.3 - index / 100, 43.7] as LngLat,
    }));
    const spreads = spreadPins([...far, ...pinsAt(null, 1)], subject);
    expect(spreads.size).toBe(13);
    expect(spreads.get('far 0')).toEqual({ offset: { x: 0, y: 0 }, isCompact: true });
  });
});
