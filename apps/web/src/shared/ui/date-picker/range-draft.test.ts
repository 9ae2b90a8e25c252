import { defaultDateLimits } from '@hearthline/domain/date-range';
import { describe, expect, it } from 'vitest';
import {
  activateEnd,
  applyShortcut,
  clearRange,
  commitText,
  finishRange,
  openRangeDraft,
  pickDay,
  typeText,
} from './range-draft.ts';

const limits = defaultDateLimits;
const today = '2025-11-12';
const november = { from: '2025-11-01', to: '2025-11-12' };

describe('clicks', () => {
  it('[DATE-01] set from, then to', () => {
    const from = pickDay(openRangeDraft(null, today), '2025-11-03', limits);
    expect(from).toMatchObject({ from: '2025-11-03', to: null, end: 'to' });
    expect(pickDay(from, '2025-11-09', limits)).toMatchObject({ from: '2025-11-03', to: '2025-11-09' });
  });

  it('[DATE-02] reject a from-date after the to-date and change nothing', () => {
    const draft = pickDay(openRangeDraft(november, today), '2025-11-13', limits);
    expect(draft).toMatchObject({ ...november, problem: { kind: 'fromAfterTo', end: 'from' }, end: 'from' });
  });

  it('[DATE-02] reject a to-date before the from-date and change nothing', () => {
    const draft = pickDay(activateEnd(openRangeDraft(november, today), 'to'), '2025-10-31', limits);
    expect(draft).toMatchObject({ ...november, problem: { kind: 'toBeforeFrom', end: 'to' }, end: 'to' });
  });

  it('count refusals, so that an equal one is announced again', () => {
    const once = pickDay(openRangeDraft(november, today), '2025-11-13', limits);
    expect(pickDay(once, '2025-11-13', limits).refusals).toBe(once.refusals + 1);
  });
});

describe('typing', () => {
  it('[DATE-02] keeps a wrong text and says so only when typing ends', () => {
    const typed = typeText(openRangeDraft(november, today), 'from', '2025-02-30', limits);
    expect(typed).toMatchObject({ from: '2025-11-01', problem: null });
    const committed = commitText(typed, 'from', limits);
    expect(committed).toMatchObject({ from: '2025-11-01', problem: { kind: 'notADate', end: 'from' } });
    expect(committed.texts.from).toBe('2025-02-30');
  });

  it('[DATE-02] rejects a date outside the limits', () => {
    const typed = typeText(openRangeDraft(november, today), 'to', '2100-01-01', limits);
    expect(commitText(typed, 'to', limits).problem).toEqual({ kind: 'outsideLimits', end: 'to' });
  });

  it('takes a refused end once the other end makes room for it', () => {
    const refused = commitText(
      typeText(openRangeDraft(november, today), 'from', '2025-12-01', limits),
      'from',
      limits,
    );
    expect(refused.problem?.kind).toBe('fromAfterTo');
    expect(typeText(refused, 'to', '2025-12-05', limits)).toMatchObject({
      from: '2025-12-01',
      to: '2025-12-05',
      problem: null,
    });
  });

  it('forgets the problem when the text goes back to the accepted date', () => {
    const wrong = commitText(
      typeText(openRangeDraft(november, today), 'from', 'soon', limits),
      'from',
      limits,
    );
    expect(typeText(wrong, 'from', '2025-11-01', limits).problem).toBeNull();
  });
});

describe('shortcuts', () => {
  it('[DATE-01] set both ends; All clears them', () => {
    const draft = applyShortcut(openRangeDraft(null, today), 'last30Days', today, limits);
    expect(draft).toMatchObject({ from: '2025-10-14', to: '2025-11-12', shortcut: 'last30Days' });
    expect(clearRange(draft)).toMatchObject({ from: null, to: null, shortcut: 'all' });
  });

  it('[DATE-02] outside the limits are ignored', () => {
    const draft = openRangeDraft(november, today);
    expect(applyShortcut(draft, 'thisYear', today, { min: '2025-06-01', max: '2025-12-31' })).toBe(draft);
  });

  it('recognise a range that was chosen before', () => {
    expect(openRangeDraft({ from: '2025-10-01', to: '2025-10-31' }, today).shortcut).toBe('lastMonth');
    expect(openRangeDraft({ from: '2025-10-02', to: '2025-10-31' }, today).shortcut).toBeNull();
  });
});

describe('apply', () => {
  it('[DATE-01] returns from and to, or null for all', () => {
    expect(finishRange(openRangeDraft(november, today), limits)).toMatchObject({
      isComplete: true,
      value: november,
    });
    expect(finishRange(openRangeDraft(null, today), limits)).toMatchObject({ isComplete: true, value: null });
  });

  it('asks for the missing end', () => {
    const draft = pickDay(openRangeDraft(null, today), '2025-11-03', limits);
    expect(finishRange(draft, limits)).toMatchObject({
      isComplete: false,
      draft: { problem: { kind: 'chooseTo', end: 'to' } },
    });
    const onlyTo = pickDay(activateEnd(openRangeDraft(null, today), 'to'), '2025-11-03', limits);
    expect(finishRange(onlyTo, limits).draft.problem).toEqual({ kind: 'chooseFrom', end: 'from' });
  });

  it('[DATE-02] refuses a value that was outside the limits from the start', () => {
    const draft = openRangeDraft(november, today);
    expect(finishRange(draft, { min: '2025-11-05', max: '2025-12-31' })).toMatchObject({
      isComplete: false,
      draft: { problem: { kind: 'outsideLimits', end: 'from' } },
    });
  });

  it('[DATE-02] refuses while a typed text is not a date', () => {
    const typed = typeText(openRangeDraft(november, today), 'to', '12 Nov', limits);
    expect(finishRange(typed, limits)).toMatchObject({
      isComplete: false,
      draft: { problem: { kind: 'notADate', end: 'to' } },
    });
  });
});
