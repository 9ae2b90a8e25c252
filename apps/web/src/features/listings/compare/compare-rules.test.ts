import { describe, expect, it } from 'vitest';
import { listingId } from '../testing/sample-listing.ts';
import { parseComparedIds } from './compare-rules.ts';

describe('the homes of an address', () => {
  const [one, two] = [listingId(1), listingId(2)];

  it.each([undefined, '', ',', 'nonsense', `${one.slice(1)},7`])('%j names none', (param) => {
    expect(parseComparedIds(param)).toEqual({ ids: [], named: 0 });
  });

  it('leaves out what is cut off, altered or doubled', () => {
    expect(parseComparedIds(`${one},,${two},${one},x,${two.toUpperCase()}`)).toEqual({
      ids: [one, two],
      named: 2,
    });
  });

  it('takes the first four and says how many were named', () => {
    const all = [1, 2, 3, 4, 5, 6].map(listingId);
    expect(parseComparedIds(all.join(','))).toEqual({ ids: all.slice(0, 4), named: 6 });
  });
});
