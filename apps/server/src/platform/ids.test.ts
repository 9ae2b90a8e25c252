import { expect, it } from 'vitest';
import { createIdMaker } from './ids.ts';

it('makes version 7 ids that ascend strictly, also when the clock stands still or goes back', () => {
  const createId = createIdMaker();
  const start = Date.now();
  const ids = Array.from({ length: 10_000 }, (_, index) => createId(start - (index % 3)));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids.slice(0, 100))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(ids[0]?.replace('-', '').slice(0, 12) ?? '', 16)).toBe(start);
});
