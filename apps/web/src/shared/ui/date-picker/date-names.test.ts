import { describe, expect, it } from 'vitest';
import { formatFullDate, formatMonthOfYear, formatRange, listWeekdays } from './date-names.ts';

const today = '2025-11-12';

describe('date names', () => {
  it('[DATE-03] begin the week on Sunday in both languages', () => {
    expect(listWeekdays('en-CA').map(({ short }) => short)).toEqual([
      'Su',
      'Mo',
      'Tu',
      'We',
      'Th',
      'Fr',
      'Sa',
    ]);
    expect(listWeekdays('fr-CA').map(({ short }) => short)).toEqual([
      'Di',
      'Lu',
      'Ma',
      'Me',
      'Je',
      'Ve',
      'Sa',
    ]);
    expect(listWeekdays('fr-CA')[0]?.name).toBe('Dimanche');
  });

  it('name days and months by locale', () => {
    expect(formatFullDate('2025-10-14', 'en-CA')).toBe('Tuesday, October 14, 2025');
    expect(formatFullDate('2025-10-14', 'fr-CA')).toBe('Mardi 14 octobre 2025');
    expect(formatMonthOfYear('2025-08-01', 'fr-CA')).toBe('Août 2025');
  });

  it('write a range short, with the year only where it is another one', () => {
    const november = { from: '2025-11-01', to: '2025-11-12' };
    expect(formatRange(november, 'en-CA', today)).toBe('Nov 1 – Nov 12');
    expect(formatRange(november, 'fr-CA', today)).toBe('1 nov. – 12 nov.');
    expect(formatRange({ from: '2024-12-31', to: '2025-01-01' }, 'en-CA', today)).toBe(
      'Dec 31, 2024 – Jan 1, 2025',
    );
    expect(formatRange({ from: today, to: today }, 'en-CA', today)).toBe('Nov 12');
  });
});
