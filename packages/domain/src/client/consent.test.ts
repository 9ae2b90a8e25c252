import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths } from '../calendar.ts';
import type { Consent, ConsentType, Person } from './consent.ts';
import { consentTypes, endOfConsent, evaluateConsent } from './consent.ts';

const today = '2025-11-12';
const given = (type: ConsentType, givenOn: string, withdrawnOn: string | null = null): Consent => ({
  type,
  givenOn,
  withdrawnOn,
});
const person = (changes: Partial<Person> = {}): Person => ({
  consents: [],
  isOptedOut: false,
  isSuppressed: false,
  leftCategories: [],
  referralMessages: 0,
  ...changes,
});

describe('a consent', () => {
  it.each([
    ['express', null],
    ['impliedBusiness', '2027-11-12'],
    ['impliedInquiry', '2026-05-12'],
    ['referral', null],
  ] as const)('of kind %s given today ends on %s', (type, endsOn) => {
    expect(endOfConsent({ type, givenOn: today })).toBe(endsOn);
  });

  it('ends on the last day of a month that has no such day', () => {
    expect(endOfConsent({ type: 'impliedInquiry', givenOn: '2025-08-31' })).toBe('2026-02-28');
    expect(endOfConsent({ type: 'impliedBusiness', givenOn: '2024-02-29' })).toBe('2026-02-28');
  });
});

describe('whether a commercial message may go out', () => {
  it('allows it to the last day of the strongest consent and says how long it lasts', () => {
    const inquiry = given('impliedInquiry', '2025-08-14');
    const deal = given('impliedBusiness', '2025-01-02');
    expect(evaluateConsent(person({ consents: [inquiry, deal] }), 'news', today)).toEqual({
      mayReceive: true,
      consent: deal,
      endsOn: '2027-01-02',
      daysLeft: 416,
    });
    const alone = person({ consents: [inquiry] });
    expect(evaluateConsent(alone, 'news', '2026-02-13')).toMatchObject({ mayReceive: true, daysLeft: 1 });
    expect(evaluateConsent(alone, 'news', '2026-02-14')).toEqual({
      mayReceive: false,
      refusal: 'consentEnded',
      consent: inquiry,
      endedOn: '2026-02-14',
    });
  });

  it('counts nothing that lies ahead or was taken back', () => {
    expect(
      evaluateConsent(person({ consents: [given('express', '2025-11-13')] }), null, today),
    ).toMatchObject({
      refusal: 'noConsent',
    });
    const taken = given('express', '2025-01-01', today);
    expect(evaluateConsent(person({ consents: [taken] }), null, today)).toMatchObject({
      refusal: 'consentEnded',
      endedOn: today,
    });
    expect(evaluateConsent(person({ consents: [taken] }), null, '2025-11-11')).toMatchObject({
      mayReceive: true,
    });
  });

  it('lets a referral carry one message, and only where nothing else does', () => {
    const referred = given('referral', '2025-11-01');
    expect(evaluateConsent(person({ consents: [referred] }), 'news', today)).toMatchObject({
      mayReceive: true,
    });
    expect(
      evaluateConsent(person({ consents: [referred], referralMessages: 1 }), 'news', today),
    ).toMatchObject({
      refusal: 'referralUsed',
    });
    const both = person({ consents: [referred, given('impliedInquiry', '2025-11-02')], referralMessages: 1 });
    expect(evaluateConsent(both, 'news', today)).toMatchObject({ mayReceive: true, endsOn: '2026-05-02' });
  });

  it('is overruled by an address on the list, by opting out and by leaving a category', () => {
    const consents = [given('express', '2025-01-01')];
    const refusalOf = (changes: Partial<Person>, category: 'news' | 'alerts' | null = 'news') => {
      const standing = evaluateConsent(person({ consents, ...changes }), category, today);
      return standing.mayReceive ? null : standing.refusal;
    };
    expect(refusalOf({})).toBeNull();
    expect(refusalOf({ isSuppressed: true, isOptedOut: true })).toBe('suppressed');
    expect(refusalOf({ isOptedOut: true })).toBe('optedOut');
    expect(refusalOf({ leftCategories: ['news'] })).toBe('categoryLeft');
    expect(refusalOf({ leftCategories: ['news'] }, 'alerts')).toBeNull();
    expect(refusalOf({ leftCategories: ['news'] }, null)).toBeNull();
  });

  it('allows it exactly on the days that some consent covers', () => {
    const day = fc.integer({ min: 0, max: 1_500 }).map((days) => addDays('2022-01-01', days));
    const consent = fc.record({
      type: fc.constantFrom(...consentTypes),
      givenOn: day,
      withdrawnOn: fc.option(day, { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(consent, { maxLength: 5 }), day, fc.nat({ max: 1 }), (consents, on, used) => {
        const covers = ({ type, givenOn, withdrawnOn }: Consent) =>
          givenOn <= on &&
          (withdrawnOn === null || on < withdrawnOn) &&
          (type === 'express' ||
            (type === 'impliedBusiness' && on < addMonths(givenOn, 24)) ||
            (type === 'impliedInquiry' && on < addMonths(givenOn, 6)) ||
            (type === 'referral' && used === 0));
        const standing = evaluateConsent(person({ consents, referralMessages: used }), null, on);
        expect(standing.mayReceive).toBe(consents.some(covers));
      }),
    );
  });
});
