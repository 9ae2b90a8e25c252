import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessagesApp } from '../../features/messages/testing/messages-app.ts';
import { createMessagesApp } from '../../features/messages/testing/messages-app.ts';
import { createId } from '../../platform/ids.ts';
import { sized } from './size.ts';

const years = Number(process.env.CONSENT_YEARS ?? sized(10, 1));
const people = 24;
const seed = 20_251_112;
const weekMs = 7 * 86_400_000;

/** What the law allows for one person, kept by hand and day by day: the thing that the program is compared with. */
interface Shadow {
  id: string;
  email: string;
  express: boolean;
  businessUntil: string;
  inquiryUntil: string;
  /** One message may rest on it, ever. */
  referral: 'none' | 'unused' | 'used';
  isReferralValid: boolean;
  hasLeft: boolean;
  isOptedOut: boolean;
}

let app: MessagesApp;
let random: () => number;
beforeAll(async () => {
  app = await createMessagesApp({ RATE_LIMITS: 'off' });
  random = createRandom(seed);
});
afterAll(() => app.closeAll());

/** Small and the same every time. */
function createRandom(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
const dayOf = () => app.clock.now().toISOString().slice(0, 10);
/** By the calendar, as a person would count: the same day so many months on, or the last day of that month. */
function monthsLater(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(day, length));
  return first.toISOString().slice(0, 10);
}
const hasAgreed = ({ express, businessUntil, inquiryUntil }: Shadow): boolean =>
  express || businessUntil > dayOf() || inquiryUntil > dayOf();
const mayReceive = (person: Shadow): boolean =>
  !person.hasLeft &&
  !person.isOptedOut &&
  (hasAgreed(person) || (person.isReferralValid && person.referral === 'unused'));

async function record(person: Shadow, type: string): Promise<void> {
  const body = { type, givenOn: dayOf(), evidence: 'Simulated', textShown: type === 'express' ? 'Yes' : '' };
  const reply = await app.call('POST /clients/{id}/consents', {
    as: app.agent,
    params: { id: person.id },
    body,
  });
  expect(reply.status).toBe(200);
}

async function withdrawAll(person: Shadow): Promise<void> {
  const params = { id: person.id };
  const { result } = (await app.call('GET /clients/{id}/consents', { as: app.agent, params })).body;
  for (const { id, withdrawnOn } of result.consents)
    if (withdrawnOn === null)
      await app.call('POST /clients/{id}/consents/{consentId}/withdraw', {
        as: app.agent,
        params: { ...params, consentId: id },
      });
  Object.assign(person, { express: false, businessUntil: '', inquiryUntil: '', isReferralValid: false });
}

/** Presses what is behind the link in the last mail that this person got. */
async function pressPreferences(person: Shadow, isLeaving: boolean): Promise<void> {
  const last = app.received.findLast(({ to }) => to === person.email)?.content ?? '';
  const path = /List-Unsubscribe:\s*<https:\/\/p\.example(\/c\/[\w-]+)>/.exec(last)?.[1];
  if (!path) return;
  const all = ['news', 'alerts', 'baskets', 'greetings', 'reports'].map((each) => `wanted=${each}`).join('&');
  const reply = await app.send('POST', path, {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: isLeaving ? 'List-Unsubscribe=One-Click' : `action=save&${all}`,
  });
  expect(reply.statusCode).toBe(200);
  person.hasLeft = isLeaving;
  person.isOptedOut = isLeaving;
}

async function live(person: Shadow): Promise<void> {
  const chance = random();
  if (chance < 0.03) {
    await record(person, 'impliedInquiry');
    person.inquiryUntil = latest(person.inquiryUntil, monthsLater(dayOf(), 6));
  } else if (chance < 0.04) {
    await record(person, 'impliedBusiness');
    person.businessUntil = latest(person.businessUntil, monthsLater(dayOf(), 24));
  } else if (chance < 0.043) {
    await record(person, 'express');
    person.express = true;
  } else if (chance < 0.046) await withdrawAll(person);
  else if (chance < 0.048) {
    await record(person, 'referral');
    person.isReferralValid = true;
    if (person.referral === 'none') person.referral = 'unused';
  } else if (chance < 0.052) await pressPreferences(person, true);
  else if (chance < 0.058) await pressPreferences(person, false);
}
const latest = (a: string, b: string) => (a > b ? a : b);

describe('consent over the years', () => {
  it('lets out exactly the commercial mail that somebody had agreed to', async () => {
    const persons: Shadow[] = [];
    for (let each = 0; each < people; each += 1) {
      const email = `person${each}@example.com`;
      const sourceDetail = 'Renée Tremblay';
      const id = await app.addClient({ email, lastName: `Person${each}`, province: 'ON', sourceDetail });
      const none = { express: false, businessUntil: '', inquiryUntil: '', hasLeft: false, isOptedOut: false };
      persons.push({ id, email, ...none, referral: 'none', isReferralValid: false });
    }
    let [sent, held] = [0, 0];
    const startedAt = app.clock.now().getTime();
    for (let week = 0; week < years * 52; week += 1) {
      app.clock.set(new Date(startedAt + week * weekMs).toISOString());
      await app.clockIn();
      for (const person of persons) await live(person);
      const expected = persons.filter(mayReceive).map(({ email }) => email);
      const before = app.received.length;
      const reply = await app.call('POST /mailings', {
        as: app.agent,
        body: {
          channel: 'email',
          category: 'news',
          audience: { filter: { version: 1 } },
          letter: { en: { subject: `Week ${week}`, body: '<p>News</p>' }, fr: { subject: '', body: '' } },
          sendAt: null,
          mailingId: createId(),
        },
      });
      expect(reply.status).toBe(200);
      await app.runJobs();
      const got = app.received.slice(before).map(({ to }) => to);
      expect({ week, got: got.sort() }).toEqual({ week, got: expected.sort() });
      for (const person of persons)
        if (got.includes(person.email) && !hasAgreed(person)) person.referral = 'used';
      sent += got.length;
      held += persons.length - got.length;
    }
    console.log(
      `${years} years, ${people} people: ${sent} mails within consent, ${held} held back, none outside`,
    );
    expect(sent).toBeGreaterThan(years * 50);
    expect(held).toBeGreaterThan(years * 50);
  });
});
