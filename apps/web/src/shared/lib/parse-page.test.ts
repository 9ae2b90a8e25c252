import { expect, it } from 'vitest';
import { parsePage } from './parse-page.ts';

it('takes whole numbers from one up, and the first page for everything else', () => {
  expect(['1', '7', '1234'].map(parsePage)).toEqual([1, 7, 1_234]);
  for (const text of [undefined, '', '0', '-2', '2.7', '1e3', '0x10', ' 3', '12345', 'last'])
    expect(parsePage(text), text).toBe(1);
});
