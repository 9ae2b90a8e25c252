import { describe, expect, it } from 'vitest';
import { findNeighbour } from './marker-focus.ts';

const places = [
  ['west', { x: 10, y: 100 }],
  ['middle', { x: 100, y: 100 }],
  ['east', { x: 190, y: 110 }],
  ['south', { x: 105, y: 180 }],
  ['far east', { x: 400, y: 100 }],
] as const;

describe('findNeighbour', () => {
  it.each([
    ['ArrowRight', 'east'],
    ['ArrowLeft', 'west'],
    ['ArrowDown', 'south'],
    ['ArrowUp', undefined],
    ['Enter', undefined],
  ])('%s leads to %s', (key, expected) => {
    expect(findNeighbour(key, { x: 100, y: 100 }, places)).toBe(expected);
  });
});
