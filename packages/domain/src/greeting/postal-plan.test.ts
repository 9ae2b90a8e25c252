import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar.ts';
import { provinces } from '../client/vocabulary.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { isMailDay, mailHolidays } from './mail-days.ts';
import type { MailService, PostalPlace, PostalRequest } from './postal-plan.ts';
import { distanceBetween, planCard, transitDays } from './postal-plan.ts';

describe('days without mail', () => {
  // Canada Post's own calendars; 2021 is the year of two substitutes side by side.
  it.each([
    ['ON', 2026, '01-01 04-03 04-06 05-18 07-01 08-03 09-07 09-30 10-12 11-11 12-25 12-28'],
    ['ON', 2025, '01-01 04-18 04-21 05-19 07-01 08-04 09-01 09-30 10-13 11-11 12-25 12-26'],
    ['QC', 2025, '01-01 04-18 04-21 05-19 06-24 07-01 09-01 09-30 10-13 11-11 12-25 12-26'],
    ['YT', 2025, '01-01 04-18 04-21 05-19 07-01 08-18 09-01 09-30 10-13 11-11 12-25 12-26'],
    ['QC', 2023, '01-02 04-07 04-10 05-22 06-26 07-03 09-04 10-02 10-09 11-13 12-25 12-26'],
    ['NS', 2024, '01-01 03-29 04-01 05-20 07-01 08-05 09-02 09-30 10-14 11-11 12-25 12-26'],
    ['AB', 2021, '01-01 04-02 04-05 05-24 07-01 08-02 09-06 09-30 10-11 11-11 12-27 12-28'],
  ] as const)('of %s in %i are those of the published calendar', (province, year, days) => {
    expect(mailHolidays(year, province)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
  });
});

const toronto: PostalPlace = { city: 'Toronto', province: 'ON' };
const ottawa: PostalPlace = { city: 'Ottawa', province: 'ON' };
const montreal: PostalPlace = { city: 'Montréal', province: 'QC' };

describe('a card', () => {
  it('travels within a town, a province or the country', () => {
    expect(distanceBetween(toronto, { city: ' TORONTO ', province: 'ON' })).toBe('local');
    expect(distanceBetween(montreal, { city: 'Montreal', province: 'QC' })).toBe('local');
    expect(distanceBetween(toronto, ottawa)).toBe('provincial');
    expect(distanceBetween(toronto, montreal)).toBe('national');
  });

  it('for Christmas is ordered before the middle of December', () => {
    const christmas = {
      inHomeBy: '2026-12-25',
      from: toronto,
      today: '2026-12-01',
      service: 'lettermail',
    } as const;
    // The 24th is a Thursday, the day on which it has to arrive.
    expect(planCard({ ...christmas, to: toronto })).toEqual({
      printBy: '2026-12-17',
      mailBy: '2026-12-22',
      earliestInHome: '2026-12-08',
      daysLate: 0,
    });
    expect(planCard({ ...christmas, to: montreal })).toMatchObject({
      printBy: '2026-12-15',
      mailBy: '2026-12-18',
    });
    // As Personalized Mail, unless the agent pays for more speed.
    expect(planCard({ ...christmas, to: montreal, service: undefined })).toMatchObject({
      printBy: '2026-12-11',
      mailBy: '2026-12-16',
    });
    // A day after the last one, the week of holidays makes it five.
    expect(planCard({ ...christmas, to: montreal, today: '2026-12-16' })).toMatchObject({
      printBy: '2026-12-15',
      earliestInHome: '2026-12-29',
      daysLate: 4,
    });
  });

  it('waits where the other end rests', () => {
    // 24 June is a holiday in Quebec only.
    const card = {
      inHomeBy: '2026-06-26',
      from: toronto,
      to: montreal,
      today: '2026-06-01',
      service: 'lettermail',
    } as const;
    expect(planCard(card).mailBy).toBe('2026-06-19');
    expect(planCard({ ...card, to: { city: 'Halifax', province: 'NS' } }).mailBy).toBe('2026-06-22');
  });

  const day = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2020-01-01', days));
  const place = fc.record<PostalPlace>({
    city: fc.constantFrom('A', 'B'),
    province: fc.constantFrom(...provinces),
  });
  const request = fc
    .record({
      inHomeBy: day,
      from: place,
      to: place,
      ahead: fc.integer({ min: -10, max: 40 }),
      printingDays: fc.integer({ min: 0, max: 6 }),
      service: fc.constantFrom<MailService>('lettermail', 'personalizedMail'),
    })
    .map(({ ahead, ...rest }): PostalRequest => ({ ...rest, today: addDays(rest.inHomeBy, -ahead) }));

  it('is in time exactly when it is ordered by the day said, which is a business day, as the mailing is', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const plan = planCard(asked);
        expect(plan.daysLate === 0).toBe(asked.today <= plan.printBy);
        expect([plan.printBy, plan.mailBy].every((each) => isMailDay(each, asked.from.province))).toBe(true);
        expect(isMailDay(plan.earliestInHome, asked.to.province)).toBe(true);
        expect(planCard({ ...asked, today: plan.printBy }).daysLate).toBe(0);
        expect(planCard({ ...asked, today: addDays(plan.printBy, 1) }).daysLate).toBeGreaterThan(0);
        const least = transitDays.lettermail[distanceBetween(asked.from, asked.to)];
        expect(addDays(plan.mailBy, least) <= asked.inHomeBy).toBe(true);
      }),
      manyRuns(1000),
    );
  });
});
