import { expect, it } from 'vitest';
import { ownPath } from './own-path.ts';

it.each([
  ['/favorites', '/favorites'],
  ['/property-search/result/view?id=3#rooms', '/property-search/result/view?id=3#rooms'],
  [null, null],
  ['//elsewhere.test', null],
  ['/\\elsewhere.test', null],
  ['https://elsewhere.test', null],
  ['javascript:alert(1)', null],
  ['/a path', null],
])('[NOTE-10] of the link %j it opens %j', (link, path) => {
  expect(ownPath(link)).toBe(path);
});
