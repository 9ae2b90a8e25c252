import { defaultDateLimits } from '@hearthline/domain/date-range';
import { describe, expect, it } from 'vitest';
import {
  commitDate,
  commitTimePart,
  finishDate,
  openDateDraft,
  pickDate,
  setTimePart,
  typeDate,
} from './date-draft.ts';

const limits = defaultDateLimits;

describe('date draft', () => {
  it('[DATE-01] returns the chosen date as YYYY-MM-DD', () => {
    expect(finishDate(pickDate(openDateDraft(null), '2025-11-12', limits), limits, false).value).toBe(
      '2025-11-12',
    );
  });

  it('[DATE-03] returns date and time when there is a time view', () => {
    const draft = setTimePart(setTimePart(openDateDraft('2025-11-12T08:15'), 'hour', '7'), 'minute', '5');
    expect(finishDate(draft, limits, true).value).toBe('2025-11-12T07:05');
  });

  it.each([
    ['hour', '24'],
    ['minute', '60'],
    ['minute', ''],
    ['hour', '-1'],
  ] as const)('refuses the %s "%s"', (part, text) => {
    const draft = setTimePart(openDateDraft('2025-11-12T08:15'), part, text);
    expect(commitTimePart(draft, part).problem).toBe('notATime');
    expect(finishDate(draft, limits, true).value).toBeNull();
  });

  it('[DATE-02] refuses days that do not exist or lie outside the limits', () => {
    expect(commitDate(typeDate(openDateDraft(null), '2025-02-30', limits), limits).problem).toBe('notADate');
    expect(commitDate(typeDate(openDateDraft(null), '1899-12-31', limits), limits).problem).toBe(
      'outsideLimits',
    );
    expect(pickDate(openDateDraft(null), '2100-01-01', limits)).toMatchObject({
      date: null,
      problem: 'outsideLimits',
    });
  });

  it('asks for a date before it returns one', () => {
    expect(finishDate(openDateDraft(null), limits, false)).toMatchObject({
      value: null,
      draft: { problem: 'chooseDate' },
    });
  });
});
