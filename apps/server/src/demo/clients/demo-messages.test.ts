import type { MessageDetail, MessageRow } from '@hearthline/contract/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailSeal } from '../../platform/mail/mail-seal.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createTestApp, testPassword } from '../../testing/test-app.ts';
import { makeDemoAccounts } from '../demo-accounts.ts';
import { makeDemoClients } from './demo-clients.ts';

let app: TestApp;
const tokens = new Map<string, { token: string }>();
const as = (email: string) => tokens.get(email) ?? { token: '' };
const [ava, noah] = ['ava@hearthline.test', 'noah@hearthline.test'] as const;

beforeAll(async () => {
  app = await createTestApp();
  await makeDemoAccounts(app.services.operator, () => {});
  const { composer } = app.services;
  const mail = { composer, publicOrigin: 'https://h.test', isKept: true, seal: createMailSeal('test') };
  const make = () => makeDemoClients({ database: app.database.worker, clock: app.clock, seed: 1, mail });
  await make();
  await make();
  for (const userKey of [ava, noah]) {
    const turnstileToken = await app.solveChallenge();
    const body = { userKey, password: testPassword, turnstileToken, deviceName: 'Test' };
    const reply = await app.call('POST /auth/secure/login', { body });
    tokens.set(userKey, { token: reply.body.token ?? '' });
  }
});
afterAll(() => app.close());

async function listMessages(email: string): Promise<MessageRow[]> {
  const rows: MessageRow[] = [];
  for (let page = 1; page < 5; page += 1) {
    const { body } = await app.call('POST /messages/search', {
      as: as(email),
      body: { pageSize: 100, page },
    });
    rows.push(...body.result);
    if (rows.length >= body.totalRows) break;
  }
  return rows;
}

describe('the demo’s agents', () => {
  it('are approved, so that mailings can be shown', async () => {
    for (const email of [ava, noah]) {
      const body = { channel: 'email', category: 'news', audience: { filter: { version: 1 } } };
      const reply = await app.call('POST /mailings/audience', { as: as(email), body });
      expect(reply.body.result.sending).toMatchObject({ limit: 1_000, reason: 'approved', halvedBy: null });
    }
  });
});

describe('the demo’s messages', () => {
  it('fill the log of both agents, in every state and grade, and the lists', async () => {
    const { body } = await app.call('POST /messages/search', { as: as(ava), body: {} });
    expect(body.states.all).toBeGreaterThan(135);
    for (const state of ['read', 'notRead', 'failed', 'waiting', 'leftOut'] as const)
      expect({ state, some: body.states[state] > 1 }).toEqual({ state, some: true });
    const grades = new Set((await listMessages(ava)).map(({ grade }) => grade));
    expect([...grades].toSorted()).toEqual(['confirmed', 'likely', 'machine', 'none']);
    expect((await listMessages(noah)).length).toBeGreaterThan(20);
    for (const [email, count] of [
      [ava, 4],
      [noah, 2],
    ] as const) {
      const { body: lists } = await app.call('GET /clients/lists', { as: as(email) });
      expect(lists.result).toHaveLength(count);
      for (const list of lists.result) expect(list.count).toBeGreaterThan(1);
      const { body: planned } = await app.call('GET /mailings', { as: as(email) });
      expect(planned.result).toHaveLength(1);
    }
  });

  it('have a story that makes sense, each of them', async () => {
    const now = app.clock.now().toISOString();
    for (const { id } of await listMessages(ava)) {
      const { body } = await app.call('GET /messages/{id}', { as: as(ava), params: { id } });
      expectSense(body.result, now);
    }
  });

  it('stand in the timeline once each', async () => {
    const counts = Map.groupBy(await listMessages(ava), ({ clientId }) => clientId ?? '');
    const [[clientId, messages] = ['', []]] = [...counts].toSorted((a, b) => b[1].length - a[1].length);
    const { body } = await app.call('GET /clients/{id}/timeline', {
      as: as(ava),
      params: { id: clientId },
      query: '?kind=mail',
    });
    const shown = body.result.map(({ id }) => id);
    expect(shown.toSorted()).toEqual(messages.map(({ id }) => id).toSorted());
  });

  it('leave jobs for what waits, and nothing else', async () => {
    const waiting = [...(await listMessages(ava)), ...(await listMessages(noah))].filter(
      ({ status }) => status === 'waiting',
    );
    const jobs = await app.database.query<{ key: string }>(
      `select key from graphile_worker.jobs where task_identifier = 'messages.send'`,
    );
    expect(jobs.map(({ key }) => key.split(':').at(-1)).toSorted()).toEqual(
      waiting.map(({ id }) => id).toSorted(),
    );
  });
});

function expectSense(message: MessageDetail, now: string): void {
  const { events, status, deliveredAt, grade, readAt, text, html, channel } = message;
  const kinds = events.map(({ kind }) => kind);
  expect(kinds[0]).toBe('written');
  const times = events.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
  expect(times.every((at) => at <= now)).toBe(true);
  expect(kinds.includes('delivered')).toBe(deliveredAt !== null);
  expect(events.find(({ kind }) => kind === 'delivered')?.at ?? null).toBe(deliveredAt);
  const opens = events.filter((event) => event.grade !== null);
  expect(opens.every(({ at }) => deliveredAt !== null && at > deliveredAt)).toBe(true);
  expect(opens.find((event) => event.grade === grade)?.at ?? null).toBe(readAt);
  expect(text).not.toMatch(/\{\{|undefined|null/);
  expect(html === '').toBe(channel === 'sms');
  expect(kinds.includes('leftOut')).toBe(status === 'leftOut');
  if (status === 'waiting') expect(kinds).toEqual(['written']);
  if (status === 'delivered')
    expect(kinds.slice(kinds.lastIndexOf('attempt')).slice(0, 3)).toEqual([
      'attempt',
      'handedOver',
      'delivered',
    ]);
  if (status === 'failed') expect(kinds.at(-1)).toMatch(/^(bounced|refused)$/);
}
