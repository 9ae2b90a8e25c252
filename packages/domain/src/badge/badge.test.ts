import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, countDays } from '../calendar.ts';
import { emptyConfiguration, parseConfiguration, symbolPositionOf } from './configuration.ts';
import { parseAmount, parseTrend, placeSymbol } from './number.ts';
import { listPeriods, movingPeriods, parsePeriod, splitPeriod } from './period.ts';

const anyDay = fc.integer({ min: 0, max: 30_000 }).map((days) => addDays('1990-01-01', days));

describe('[BADGE-03] a configuration', () => {
  it('is null where the text is no object, and then an empty one is drawn', () => {
    for (const text of ['', '{', 'null', '[]', '7', '"text"', 'undefined'])
      expect(parseConfiguration(text)).toBeNull();
    expect(parseConfiguration('{}')).toEqual(emptyConfiguration);
  });

  it('draws a value nobody knows as the default and keeps the others', () => {
    const held = {
      size: 'Huge',
      bgColor: 'Magenta',
      iconKey: 'rocket',
      symbol: '€',
      pattern: 'Wave',
      title: 7,
    };
    expect(parseConfiguration(JSON.stringify(held))).toEqual({
      ...emptyConfiguration,
      bgColor: 'Magenta',
      pattern: 'Wave',
    });
  });

  it('[BADGE-07] knows the five kinds of the dictionary by their three types', () => {
    const typeOf = (type: string) => parseConfiguration(JSON.stringify({ type }))?.type;
    expect(typeOf('amount')).toBe('JustAmountBadge');
    expect(typeOf('stat')).toBe('AmountWithTrendBadge');
    expect(typeOf('amount with trend')).toBe('AmountWithTrendBadge');
    expect(typeOf('just amount')).toBe('JustAmountBadge');
    expect(typeOf('badge with link')).toBe('BadgeWithLink');
    expect(parseConfiguration('{"bgColor":"YellowGreen"}')?.bgColor).toBe('YellowGreen');
  });

  it('takes whatever JSON holds without failing, and gives whole configurations only', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const parsed = parseConfiguration(JSON.stringify(value));
        if (parsed) expect(Object.keys(parsed)).toEqual(Object.keys(emptyConfiguration));
      }),
    );
  });

  it('looks for its numbers in cells that can exist', () => {
    const parsed = parseConfiguration(
      '{"val1ColIndex":-1,"val1RowIndex":1.5,"val2ColIndex":"2","val2RowIndex":1e9}',
    );
    expect(parsed).toEqual(emptyConfiguration);
  });
});

describe('[BADGE-04] the numbers of a badge', () => {
  it('are none where the cell is empty, missing or no number', () => {
    const rows = [[null, '', ' ', 'abc', 0, '12.5']];
    expect([0, 1, 2, 3, 4, 5, 6].map((column) => parseAmount(rows, 0, column))).toEqual([
      null,
      null,
      null,
      null,
      0,
      12.5,
      null,
    ]);
    expect(parseAmount(rows, 1, 0)).toBeNull();
  });

  it('turn the arrow where the second is negative, and lose its sign', () => {
    expect(parseTrend(-2.1)).toEqual({ direction: 'down', amount: 2.1 });
    expect(parseTrend(4.2)).toEqual({ direction: 'up', amount: 4.2 });
    expect(parseTrend(0)).toEqual({ direction: 'same', amount: 0 });
    expect(parseTrend(null)).toBeNull();
  });

  it('have their symbol where it was put, or nowhere, parted as the language does', () => {
    expect(placeSymbol('$', 'Left', 'en')).toEqual({ before: '$', after: '' });
    expect(placeSymbol('$', 'Left', 'fr')).toEqual({ before: '$', after: '' });
    expect(placeSymbol('$', 'Right', 'en')).toEqual({ before: '', after: '$' });
    expect(placeSymbol('%', 'Right', 'fr')).toEqual({ before: '', after: '\u00A0%' });
    expect(placeSymbol('#', 'Right', 'fr')).toEqual({ before: '', after: '#' });
    expect(placeSymbol('$', 'Hidden', 'fr')).toEqual({ before: '', after: '' });
    expect(placeSymbol(null, 'Left', 'en')).toEqual({ before: '', after: '' });
  });

  it('begin with their symbol at the right in French, and at the left in English but for shares', () => {
    expect([symbolPositionOf('$', 'fr'), symbolPositionOf('$', 'en')]).toEqual(['Right', 'Left']);
    expect([symbolPositionOf('%', 'fr'), symbolPositionOf('%', 'en')]).toEqual(['Right', 'Right']);
    expect([symbolPositionOf(null, 'fr'), symbolPositionOf(null, 'en')]).toEqual(['Right', 'Left']);
  });
});

describe('[BADGE-05] a period', () => {
  it('moves with the calendar, or lies between two days', () => {
    const today = '2026-11-16';
    expect(parsePeriod('today', today)).toEqual({ from: today, to: today });
    expect(parsePeriod('thisWeek', today)).toEqual({ from: '2026-11-15', to: today });
    expect(parsePeriod('thisMonth', today)).toEqual({ from: '2026-11-01', to: today });
    expect(parsePeriod('thisYear', today)).toEqual({ from: '2026-01-01', to: today });
    expect(parsePeriod('last30Days', today)).toEqual({ from: '2026-10-18', to: today });
    expect(parsePeriod('2026-01-01/2026-03-31', today)).toEqual({ from: '2026-01-01', to: '2026-03-31' });
    for (const text of [
      '',
      'never',
      '2026-01-01',
      '2026-02-30/2026-03-01',
      '2026-03-01/2026-02-01',
      '1900-01-01/2026-01-01',
    ])
      expect(parsePeriod(text, today)).toBeUndefined();
  });

  it('compares the month so far with as much of the months before', () => {
    expect(listPeriods('thisMonth', '2026-03-31', 3)).toEqual([
      { from: '2026-03-01', to: '2026-03-31' },
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-01-01', to: '2026-01-31' },
    ]);
  });

  it('never overlaps with the one before it', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...movingPeriods), (today, period) => {
        const periods = listPeriods(period, today, 8);
        for (const [back, { from, to }] of periods.entries()) {
          expect(from <= to).toBe(true);
          const later = periods[back - 1];
          if (later) expect(to < later.from).toBe(true);
        }
      }),
    );
  });

  it('of so many days lies end to end with those before', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 400 }), (from, days) => {
        const periods = listPeriods(`${from}/${addDays(from, days)}`, '2026-11-16', 4);
        for (const [back, period] of periods.entries()) {
          expect(countDays(period.from, period.to)).toBe(days + 1);
          const later = periods[back - 1];
          if (later) expect(addDays(period.to, 1)).toBe(later.from);
        }
      }),
    );
  });

  it('is drawn in days, months or quarters that fill it without a gap', () => {
    expect(splitPeriod({ from: '2026-11-01', to: '2026-11-03' })).toEqual({
      step: 'day',
      parts: ['2026-11-01', '2026-11-02', '2026-11-03'].map((day) => ({ from: day, to: day })),
    });
    expect(splitPeriod({ from: '2026-01-15', to: '2026-03-02' })).toEqual({
      step: 'month',
      parts: [
        { from: '2026-01-15', to: '2026-01-31' },
        { from: '2026-02-01', to: '2026-02-28' },
        { from: '2026-03-01', to: '2026-03-02' },
      ],
    });
    expect(splitPeriod({ from: '2023-02-01', to: '2026-11-16' }).parts.slice(0, 2)).toEqual([
      { from: '2023-02-01', to: '2023-03-31' },
      { from: '2023-04-01', to: '2023-06-30' },
    ]);
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 3_659 }), (from, days) => {
        const to = addDays(from, days);
        const { parts } = splitPeriod({ from, to });
        expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([from, to]);
        expect(parts.length).toBeLessThanOrEqual(42);
        for (const [place, part] of parts.entries())
          expect(part.from).toBe(place === 0 ? from : addDays(parts[place - 1]?.to ?? '', 1));
      }),
    );
  });
});
