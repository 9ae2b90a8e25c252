import { describe, expect, it } from 'vitest';
import {
  parseBasketSearch,
  parseRootSearch,
  parseSearch,
  parseTokenSearch,
  stringifySearch,
} from './search-params.ts';

describe('search parameters', () => {
  it('keeps tokens of digits as texts', () => {
    expect(parseTokenSearch(parseSearch('?token=0012e4'))).toEqual({ token: '0012e4' });
    expect(parseTokenSearch(parseSearch(''))).toEqual({ token: undefined });
  });

  it('[SHELL-02] takes only the two basket types', () => {
    expect(parseBasketSearch({ basketType: 'Manual', id: '7' })).toEqual({ basketType: 'Manual', id: '7' });
    expect(parseBasketSearch({ basketType: 'Automatic' }).basketType).toBe('Automatic');
    expect(parseBasketSearch({ basketType: 'manual' }).basketType).toBeUndefined();
  });

  it('[SHELL-10] knows scroll=off and nothing else', () => {
    expect(parseRootSearch({ scroll: 'off' })).toEqual({ scroll: 'off' });
    expect(parseRootSearch({ scroll: 'on' })).toEqual({ scroll: undefined });
  });

  it('writes plain addresses', () => {
    expect(stringifySearch({ basketType: 'Manual', scroll: undefined })).toBe('?basketType=Manual');
    expect(stringifySearch({})).toBe('');
    expect(stringifySearch({ at: '43.65,-79.38,13', c: 'a&b' })).toBe('?at=43.65,-79.38,13&c=a%26b');
    expect(parseSearch('?at=43.65,-79.38,13')).toEqual({ at: '43.65,-79.38,13' });
  });
});
