import { expect, it } from 'vitest';
import { joinPages } from './join-pages.ts';

it('[NOTE-05] shows a row once that moved to the next page between two calls', () => {
  const first = { id: 'c', title: 'as page 1 has it' };
  const pages = [{ result: [{ id: 'd' }, first] }, { result: [{ id: 'c', title: 'older' }, { id: 'b' }] }];
  expect(joinPages<{ id: string; title?: string }>(pages)).toEqual([{ id: 'd' }, first, { id: 'b' }]);
});
