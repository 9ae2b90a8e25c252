import { describe, expect, it } from 'vitest';
import {
  parseSearch,
  readRootSearch,
  readScreenSearch,
  readTokenSearch,
  stringifySearch,
} from './search-params.ts';

describe('search parameters', () => {
  it('keeps tokens of digits as texts', () => {
    expect(readTokenSearch(parseSearch('?token=0012e4'))).toEqual({ token: '0012e4' });
    expect(readTokenSearch(parseSearch(''))).toEqual({ token: undefined });
  });

  it('[SHELL-02] takes only the two basket types', () => {
    expect(readScreenSearch({ basketType: 'Manual', id: '7' })).toEqual({ basketType: 'Manual', id: '7' });
    expect(readScreenSearch({ basketType: 'Automatic' }).basketType).toBe('Automatic');
    expect(readScreenSearch({ basketType: 'manual' }).basketType).toBeUndefined();
  });

  it('[SHELL-10] knows scroll=off and nothing else', () => {
    expect(readRootSearch({ scroll: 'off' })).toEqual({ scroll: 'off' });
    expect(readRootSearch({ scroll: 'on' })).toEqual({ scroll: undefined });
  });

  it('writes plain addresses', () => {
    expect(stringifySearch({ basketType: 'Manual', scroll: undefined })).toBe('?basketType=Manual');
    expect(stringifySearch({})).toBe('');
  });
});
