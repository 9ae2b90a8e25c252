import { createFormat } from '@hearthline/format/format';
import { describe, expect, it } from 'vitest';
import { formatRange, listWeekdays } from './date-names.ts';

const [en, fr] = [createFormat('en'), createFormat('fr')];
const today = '2025-11-12';

describe('date names', () => {
  it('[DATE-03] begin the week on Sunday in both languages', () => {
    expect(listWeekdays(en).map(({ short }) => short)).toEqual(['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']);
    expect(listWeekdays(fr).map(({ short }) => short)).toEqual(['Di', 'Lu', 'Ma', 'Me', 'Je', 'Ve', 'Sa']);
    expect(listWeekdays(fr)[0]?.name).toBe('Dimanche');
  });

  it('name days and months by format', () => {
    expect(en.fullDate('2025-10-14')).toBe('Tuesday, October 14, 2025');
    expect(fr.fullDate('2025-10-14')).toBe('Mardi 14 octobre 2025');
  });

  it('write a range short, with the year only where it is another one', () => {
    const november = { from: '2025-11-01', to: '2025-11-12' };
    expect(formatRange(november, en, today)).toBe('Nov 1 – Nov 12');
    expect(formatRange(november, fr, today)).toBe('1 nov. – 12 nov.');
    expect(formatRange({ from: '2024-12-31', to: '2025-01-01' }, en, today)).toBe(
      'Dec 31, 2024 – Jan 1, 2025',
    );
    expect(formatRange({ from: today, to: today }, en, today)).toBe('Nov 12');
  });
});
