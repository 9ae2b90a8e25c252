import { defaultDateLimits } from '@hearthline/domain/date-range';
import { describe, expect, it } from 'vitest';
import type { CalendarSetup } from './calendar-state.ts';
import {
  canStepPane,
  chooseCursor,
  findCursorByKey,
  findDayByKey,
  listYearPage,
  moveCursor,
  openCalendar,
  openView,
  revealDay,
  stepPane,
} from './calendar-state.ts';

const wide: CalendarSetup = { limits: defaultDateLimits, paneCount: 2, monthsPerRow: 3, yearsPerRow: 4 };
const phone: CalendarSetup = { ...wide, paneCount: 1, yearsPerRow: 3 };

function press(key: string, shiftKey = false) {
  return { key, shiftKey };
}

describe('keys of the day view', () => {
  it.each([
    ['ArrowLeft', false, '2025-10-31'],
    ['ArrowRight', false, '2025-11-02'],
    ['ArrowUp', false, '2025-10-25'],
    ['ArrowDown', false, '2025-11-08'],
    ['Home', false, '2025-10-26'],
    ['End', false, '2025-11-01'],
    ['PageUp', false, '2025-10-01'],
    ['PageDown', false, '2025-12-01'],
    ['PageUp', true, '2024-11-01'],
    ['PageDown', true, '2026-11-01'],
  ])('[DATE-03] %s (shift %s) leads from Saturday 2025-11-01 to %s', (key, shiftKey, expected) => {
    expect(findDayByKey(press(key, shiftKey), '2025-11-01')).toBe(expected);
  });

  it('leaves other keys to the browser', () => {
    expect(findDayByKey(press('Enter'), '2025-11-01')).toBeUndefined();
  });
});

describe('keys of the month and year views', () => {
  const month = { view: 'month', pane: 0, cursor: '2025-05-10' } as const;
  const year = { view: 'year', pane: 0, cursor: '2025-05-10' } as const;

  it('[DATE-03] move by rows of three or four months', () => {
    expect(findCursorByKey(press('ArrowDown'), month, wide)).toBe('2025-08-10');
    expect(findCursorByKey(press('ArrowDown'), month, { ...wide, monthsPerRow: 4 })).toBe('2025-09-10');
    expect(findCursorByKey(press('Home'), month, wide)).toBe('2025-04-10');
    expect(findCursorByKey(press('End'), month, { ...wide, monthsPerRow: 4 })).toBe('2025-08-10');
    expect(findCursorByKey(press('PageDown'), month, wide)).toBe('2026-05-10');
  });

  it('[DATE-03] move by rows of four years on a desktop and three on a phone', () => {
    expect(findCursorByKey(press('ArrowUp'), year, wide)).toBe('2021-05-10');
    expect(findCursorByKey(press('ArrowUp'), year, phone)).toBe('2022-05-10');
    expect(findCursorByKey(press('Home'), year, wide)).toBe('2024-05-10');
    expect(findCursorByKey(press('End'), year, phone)).toBe('2025-05-10');
    expect(findCursorByKey(press('PageUp'), year, phone)).toBe('2010-05-10');
  });
});

describe('visible months', () => {
  it('shows a date in the pane asked for and scrolls no further than needed', () => {
    const state = openCalendar('2025-11-12', 1, wide);
    expect(state.firstMonth).toBe('2025-10-01');
    expect(revealDay(state, '2025-10-03', wide).firstMonth).toBe('2025-10-01');
    expect(revealDay(state, '2026-02-03', wide).firstMonth).toBe('2026-01-01');
    expect(revealDay(state, '2024-02-29', wide).firstMonth).toBe('2024-02-01');
  });

  it('[DATE-02] stops at the limits', () => {
    const setup = { ...phone, limits: { min: '2025-11-05', max: '2025-12-20' } };
    const state = openCalendar('2025-12-25', 0, setup);
    expect(state.focused).toBe('2025-12-20');
    expect(canStepPane(state, 0, 1, setup)).toBe(false);
    expect(stepPane(state, 0, 1, setup)).toBe(state);
    const earlier = stepPane(state, 0, -1, setup);
    expect(earlier).toMatchObject({ firstMonth: '2025-11-01', focused: '2025-11-20' });
    expect(canStepPane(earlier, 0, -1, setup)).toBe(false);
    expect(revealDay(earlier, '2025-10-01', setup).focused).toBe('2025-11-05');
  });

  it('[DATE-02] ends at 1900 and 2099 by default', () => {
    expect(canStepPane(openCalendar('1900-01-31', 0, phone), 0, -1, phone)).toBe(false);
    expect(canStepPane(openCalendar('2099-12-01', 0, phone), 0, 1, phone)).toBe(false);
    expect(listYearPage('1900-01-01', wide).at(0)).toBe(1900);
    expect(listYearPage('2099-01-01', wide).at(-1)).toBe(2099);
    expect(listYearPage('2099-01-01', phone).at(-1)).toBe(2099);
  });
});

describe('views', () => {
  it('[DATE-03] lead from the year over the month back to the day', () => {
    const years = openView(openCalendar('2025-10-31', 0, phone), 'year', 0);
    const months = chooseCursor(years, '1984-10-01', phone);
    expect(months.opened).toMatchObject({ view: 'month', cursor: '1984-10-01' });
    const days = chooseCursor(months, '1984-02-01', phone);
    expect(days).toMatchObject({ opened: null, firstMonth: '1984-02-01', focused: '1984-02-29' });
  });

  it('put a month chosen in the second pane into the second pane', () => {
    const months = openView(openCalendar('2025-10-14', 0, wide), 'month', 1);
    expect(months.opened?.cursor).toBe('2025-11-01');
    expect(chooseCursor(months, '2025-07-01', wide)).toMatchObject({
      firstMonth: '2025-06-01',
      focused: '2025-07-14',
    });
  });

  it('turn by years and by pages of years', () => {
    const months = openView(openCalendar('2025-10-14', 0, wide), 'month', 0);
    expect(stepPane(months, 0, -1, wide).opened?.cursor).toBe('2024-10-01');
    const years = openView(months, 'year', 0);
    expect(stepPane(years, 0, 1, wide).opened?.cursor).toBe('2045-10-01');
    expect(canStepPane(moveCursor(years, '2090-01-01', wide), 0, 1, wide)).toBe(false);
  });
});
