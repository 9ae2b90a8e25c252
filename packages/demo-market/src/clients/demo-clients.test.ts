import { addDays } from '@hearthline/domain/calendar';
import { dueOf, nextContactOn } from '@hearthline/domain/client/touchbase';
import { describe, expect, it } from 'vitest';
import { toDay, weekdayOfDay } from '../market/calendar.ts';
import { createDemoClients } from './demo-clients.ts';

const days = ['2025-11-12', '2026-03-01', '2028-02-29'];

function make(today: string) {
  const places = Array.from({ length: 400 }, (_, place) => ({
    address1: `${place} Harbour St`,
    unit: '',
    city: 'Port Alder',
    postalCode: 'L1A 1A1',
    movedInOn: '2021-05-01',
  }));
  return createDemoClients({ seed: 1, agent: 'ava@hearthline.test', count: 248, today, places });
}

describe('the demo’s clients', () => {
  it.each(days)('are mostly called in time: one in eight is overdue, by weeks at most, on %s', (today) => {
    const people = make(today).map(({ contacts, relation, category, entryDate }) => {
      const last = contacts.toSorted((a, b) => a.daysAgo - b.daysAgo)[0];
      return {
        relation,
        category,
        cadenceDays: null,
        plannedOn: null,
        lastContactOn: last ? addDays(today, -last.daysAgo) : null,
        enteredOn: entryDate,
      };
    });
    const late = people.flatMap((person) => dueOf(person, today) ?? []).filter((due) => due.overdueDays > 0);
    expect(late.length / people.length).toBeGreaterThan(0.08);
    expect(late.length / people.length).toBeLessThan(0.15);
    for (const { overdueDays } of late) expect(overdueDays).toBeLessThan(32);
    expect(people.some((person) => (nextContactOn(person) ?? '') > today)).toBe(true);
  });

  it.each(days)('are called, written to and met by day, and mostly on weekdays, before %s', (today) => {
    const moments = make(today).flatMap(({ contacts, notes }) => [...contacts, ...notes]);
    for (const { daysAgo, minute } of moments) {
      expect(daysAgo).toBeGreaterThan(0);
      expect(minute).toBeGreaterThanOrEqual(9 * 60);
      expect(minute).toBeLessThanOrEqual(19 * 60 + 30);
    }
    const contacts = make(today).flatMap((person) => person.contacts);
    const onWeekend = contacts.filter(({ daysAgo }) => weekdayOfDay(toDay(today) - daysAgo) % 6 === 0);
    expect(onWeekend.length / contacts.length).toBeLessThan(0.15);
  });

  it('have names and addresses that go together, alone and in their households', () => {
    const people = make('2025-11-12');
    expect(new Set(people.map(({ email }) => email)).size).toBe(
      people.filter(({ email }) => email !== '').length + 1,
    );
    for (const { email, lastName } of people) {
      const last = lastName
        .normalize('NFD')
        .replace(/[^a-zA-Z]/g, '')
        .toLowerCase();
      if (email !== '') expect(email.split('@')[0]?.replace(/\d+$/, '').endsWith(`.${last}`)).toBe(true);
    }
    const french = people.filter(({ language, partnerOf }) => language === 'fr' && partnerOf === null);
    expect(
      french.filter(({ firstName, lastName }) => /[éèô]|eau|ier|ois|er|ard|oy/i.test(firstName + lastName))
        .length,
    ).toBeGreaterThan(french.length * 0.5);
    const partners = people.filter(({ partnerOf }) => partnerOf !== null);
    expect(partners.length).toBeGreaterThan(8);
    for (const { partnerOf, address1, postalCode, language } of partners) {
      const other = people[partnerOf ?? 0];
      expect({ address1, postalCode, language }).toEqual({
        address1: other?.address1,
        postalCode: other?.postalCode,
        language: other?.language,
      });
    }
    const sameName = partners.filter(
      ({ partnerOf, lastName }) => people[partnerOf ?? 0]?.lastName === lastName,
    );
    expect(sameName.length / partners.length).toBeGreaterThan(0.4);
    expect(new Set(partners.map(({ partnerOf }) => partnerOf)).size).toBe(partners.length);
  });
});
