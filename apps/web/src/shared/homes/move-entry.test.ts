import { expect, it } from 'vitest';
import { moveEntry } from './move-entry.ts';

it('keeps every entry when one moves, also beyond the ends', () => {
  expect(moveEntry(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moveEntry(['a', 'b', 'c'], 2, -4)).toEqual(['c', 'a', 'b']);
  expect(moveEntry(['a', 'b', 'c'], 0, 9)).toEqual(['b', 'c', 'a']);
});
