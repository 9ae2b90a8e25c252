import { addDays } from '@hearthline/domain/calendar';
import { evaluateConsent } from '@hearthline/domain/client/consent';
import { findUnknownPlaceholders } from '@hearthline/domain/message/placeholders';
import { localClock } from '@hearthline/domain/time-zone';
import { describe, expect, it } from 'vitest';
import type { DemoClient } from '../clients/demo-clients.ts';
import { createDemoClients } from '../clients/demo-clients.ts';
import { birthdayMail, commercialMails, monthlyMail, moveInMail } from './commercial-mails.ts';
import { createDemoMessages } from './create-demo-messages.ts';
import type { DemoMessage } from './demo-message.ts';
import { personalMails, personalTexts } from './personal-mails.ts';

const timeZone = 'America/Toronto';
const startHour = 5;
const dateOf = (at: Date): string =>
  new Date(at.getTime() - startHour * 3_600_000).toISOString().slice(0, 10);
const quietHours = { from: '21:00', to: '07:30' };

function make(today: string, isShort = false, time = '19:00') {
  const now = new Date(`${today}T${time}:00Z`);
  const clients = createDemoClients({
    seed: 7,
    agent: 'ava@hearthline.test',
    count: isShort ? 60 : 248,
    today,
    places: [],
  });
  const plan = createDemoMessages({
    seed: 7,
    agent: 'ava@hearthline.test',
    clients,
    now,
    today,
    timeZone,
    quietHours,
    count: isShort ? 25 : 140,
    isShort,
    site: 'https://northlight.test',
    instantOf: (date, minute) =>
      new Date(Date.parse(`${date}T00:00:00Z`) + startHour * 3_600_000 + minute * 60_000),
  });
  return { ...plan, clients, now };
}

const days = ['2025-11-12', '2026-01-02', '2026-03-03', '2028-02-29'];
const left = ({ outcome }: DemoMessage) => !['leftOut', 'cancelled', 'refused'].includes(outcome.kind);

describe('the demo’s messages', () => {
  it('are the same for the same seed, day and people', () => {
    expect(make('2025-11-12')).toEqual(make('2025-11-12'));
    expect(make('2025-11-12').messages).not.toEqual(make('2025-11-13').messages);
  });

  it.each(days)('of every kind and outcome are there on %s', (today) => {
    const { messages, mailings } = make(today);
    const kinds = new Set(messages.map(({ outcome }) => outcome.kind));
    expect([...kinds].toSorted()).toEqual([
      'bounced',
      'cancelled',
      'delivered',
      'leftOut',
      'refused',
      'waiting',
    ]);
    const categories = new Set(messages.map(({ category }) => category));
    expect([...categories].toSorted()).toEqual([
      'alerts',
      'baskets',
      'greetings',
      'news',
      'personal',
      'reports',
    ]);
    expect(messages.some(({ channel }) => channel === 'sms')).toBe(true);
    expect(messages.length).toBeGreaterThan(130);
    expect(mailings.map(({ isSent }) => isSent).toSorted()).toContain(false);
    expect(mailings.filter(({ isSent }) => isSent).length).toBeGreaterThan(1);
  });

  it.each(days)('are written and answered by day, most of them on weekdays, before %s', (today) => {
    const clockOf = (at: Date) => localClock(at, timeZone).slice(11);
    const { messages } = make(today, false, '08:00');
    const written = messages.filter(({ outcome }) => outcome.kind === 'delivered');
    for (const { notBefore, signals } of written) {
      // The agent's zone is told here without its summer time.
      expect(clockOf(notBefore) > '07:55' && clockOf(notBefore) < '21:00', clockOf(notBefore)).toBe(true);
      for (const { kind, seconds } of signals) {
        const clock = clockOf(new Date(notBefore.getTime() + seconds * 1000));
        if (kind === 'replied') expect(clock >= '07:00' && clock <= '22:00', clock).toBe(true);
      }
    }
    const weekdays = written.filter(({ notBefore }) => new Date(dateOf(notBefore)).getUTCDay() % 6 !== 0);
    expect(weekdays.length / written.length).toBeGreaterThan(0.7);
  });

  it.each(days)('go to nobody who had not agreed, before %s', (today) => {
    for (const { messages, clients, now } of [make(today), make(today, true)])
      for (const message of messages.filter((each) => each.category !== 'personal' && left(each))) {
        const { consents, isOptedOut, email, entryDate } = clients[message.client] as DemoClient;
        const date = dateOf(message.notBefore);
        const person = {
          consents: consents.map((consent) => ({ ...consent, withdrawnOn: null })),
          isOptedOut,
          isSuppressed: false,
          leftCategories: [],
          referralMessages: 1,
        };
        expect(email).not.toBe('');
        expect(entryDate < date).toBe(true);
        expect(evaluateConsent(person, null, date).mayReceive).toBe(true);
        expect(message.notBefore > now).toBe(message.outcome.kind === 'waiting');
      }
  });

  it('stop at an address that came back, and leave a day between two letters', () => {
    const { messages } = make('2025-11-12');
    for (const group of Map.groupBy(messages, ({ client }) => client).values()) {
      const lost = group.find(({ outcome }) => outcome.kind === 'bounced' && outcome.isAboutAddress);
      if (lost) expect(group.filter((each) => left(each) && each.notBefore > lost.notBefore)).toEqual([]);
      const times = group
        .filter((each) => each.category !== 'personal' && left(each))
        .map(({ notBefore }) => notBefore.getTime())
        .toSorted((a, b) => a - b);
      for (const [turn, time] of times.entries())
        if (turn > 0) expect(time - (times[turn - 1] ?? 0)).toBeGreaterThan(86_400_000);
    }
  });

  it('wait for the morning where quiet hours are kept, and for their day otherwise', () => {
    const reasonsAt = (time: string) =>
      new Set(
        make('2025-11-12', true, time).messages.flatMap(({ outcome, category }) =>
          outcome.kind === 'waiting' && category === 'baskets' ? [outcome.reason] : [],
        ),
      );
    expect([...reasonsAt('04:00')]).toEqual(['quietHours']);
    expect([...reasonsAt('16:00')]).toEqual(['scheduled']);
  });

  it('are written in both languages, with nothing left open', () => {
    const months = Array.from({ length: 12 }, (_, month) => addDays('2025-01-15', month * 30).slice(0, 7));
    const mails = [
      ...[...personalMails, ...personalTexts, ...commercialMails].map(({ mail }) => mail),
      ...months.map(monthlyMail),
      birthdayMail,
      moveInMail,
    ];
    for (const { en, fr } of mails) {
      expect(findUnknownPlaceholders(`${en.subject} ${en.body} ${fr.subject} ${fr.body}`)).toEqual([]);
      expect(fr.body).not.toBe(en.body);
      expect(fr.body.match(/href=/g)?.length).toBe(en.body.match(/href=/g)?.length);
      expect((en.subject === '') === (fr.subject === '')).toBe(true);
    }
  });
});
