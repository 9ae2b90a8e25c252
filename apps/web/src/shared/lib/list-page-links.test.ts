import { describe, expect, it } from 'vitest';
import { listPageLinks } from './list-page-links.ts';

describe('listPageLinks', () => {
  it.each([
    [1, 25, [1, 2, 3, null, 25]],
    [13, 25, [1, null, 12, 13, 14, null, 25]],
    [25, 25, [1, null, 23, 24, 25]],
    [3, 5, [1, 2, 3, 4, 5]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [1, 2, [1, 2]],
    [1, 1, [1]],
    [1, 0, []],
  ])('page %i of %i', (page, pageCount, expected) => {
    expect(listPageLinks(page, pageCount)).toEqual(expected);
  });
});
