import { createFormat } from '@hearthline/format/format';
import { describe, expect, it } from 'vitest';
import { listWeekdays } from './date-names.ts';

const [en, fr] = [createFormat('en'), createFormat('fr')];

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
});
