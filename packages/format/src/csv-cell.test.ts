import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteCell, unquoteFormula } from './csv-cell.ts';

/** What a program reads from a cell of ours. */
const readCell = (cell: string): string =>
  cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;

describe('a cell of a CSV file', () => {
  const signs = ['=', '@', '-', '+', '＝', '＠', '－', '＋'];
  const before = [
    '',
    ' ',
    '  ',
    '\t',
    '\r',
    '\n',
    '\u00a0',
    '\u200b',
    '\u2060',
    '\ufeff',
    '\u202e',
    '\u3000',
    "'",
    "''",
  ];

  it.each(signs)('is no formula when it begins with %s, whatever stands before that', (sign) => {
    for (const unseen of before) {
      const cell = readCell(quoteCell(`${unseen}${sign}SUM(A1)`));
      expect(cell).toBe(`'${unseen}${sign}SUM(A1)`);
      expect(unquoteFormula(cell)).toBe(`${unseen}${sign}SUM(A1)`);
    }
  });

  it('stays as it is when it is none', () => {
    for (const text of [
      '',
      'Ava',
      "O'Neil",
      "'Ava",
      '+14165550142',
      '+14165550142; +14165550143',
      'a=b',
      '1-2',
    ])
      expect(quoteCell(text)).toBe(text);
    expect([quoteCell(-5), quoteCell(null), quoteCell(true)]).toEqual(['-5', '', 'true']);
  });

  it('gives back exactly what was written', () => {
    const hostile = fc.string({ unit: fc.constantFrom(...signs, ...before, '"', ',', ';', 'a', '1', 'é') });
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string()), (text) => {
        expect(unquoteFormula(readCell(quoteCell(text)))).toBe(text);
      }),
    );
  });
});
