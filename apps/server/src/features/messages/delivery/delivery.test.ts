import type { MailingInput } from '@hearthline/contract/messages';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createId } from '../../../platform/ids.ts';
import type { MessagesApp } from '../testing/messages-app.ts';
import { createMessagesApp } from '../testing/messages-app.ts';

let app: MessagesApp;
beforeAll(async () => {
  app = await createMessagesApp();
});
afterAll(() => app.closeAll());
afterEach(async () => {
  app.setMood('takes');
  app.received.length = 0;
  await app.database.query('delete from message');
  await app.database.query('delete from mailing');
  await app.database.query('delete from suppression');
});

const mail = {
  en: {
    subject: 'Open house for {{firstName}}',
    body: '<p>Hi {{firstName}}, see <a href="https://homes.example/62">62 Oakwood</a>.</p>',
  },
  fr: { subject: 'Visite libre', body: '<p>Bonjour {{firstName}}.</p>' },
};
async function send(
  input: Partial<MailingInput> & { clientIds?: string[]; sendAt?: string | null },
): Promise<string> {
  const { clientIds = [], sendAt = null, ...rest } = input;
  const mailingId = createId();
  const reply = await app.call('POST /mailings', {
    as: app.agent,
    body: {
      channel: 'email',
      category: 'personal',
      audience: { clientIds },
      letter: mail,
      sendAt,
      mailingId,
      ...rest,
    },
  });
  expect(reply.status).toBe(200);
  return mailingId;
}
/** Lines that were folded or wrapped on the way, put together again. */
const plain = (content = '') => content.replace(/=\r?\n/g, '').replace(/\r?\n[ \t]+/g, ' ');
const only = async () => (await app.messages())[0] ?? {};

describe('[MAIL-02] a message of the outbox', () => {
  it('leaves through SMTP with both parts, its sender and a stable id, and is delivered when the server took it', async () => {
    await send({ clientIds: [await app.addClient({ email: 'a1@example.com', firstName: 'Amara' })] });
    await app.runJobs();
    expect(app.received).toHaveLength(1);
    const { to, from } = app.received[0] ?? { to: '', from: '' };
    const content = plain(app.received[0]?.content);
    const message = await only();
    expect(to).toBe('a1@example.com');
    expect(from).toBe('no-reply@hearthline.test');
    expect(content).toContain('From: Maya Tester <no-reply@hearthline.test>');
    expect(content).toContain('Reply-To: Maya Tester <maya@hearthline.test>');
    expect(content).toContain('Subject: Open house for Amara');
    expect(content).toContain(`Message-ID: <${message.id}.${message.agent_id}@p.example>`);
    expect(content).toContain('text/plain');
    expect(content).toContain('text/html');
    expect(content).not.toContain('List-Unsubscribe');
    expect(message).toMatchObject({ status: 'delivered', attempts: 1 });
    expect(await app.eventsOf(String(message.id))).toEqual(['written', 'attempt', 'handedOver', 'delivered']);
    await app.runJobs();
    expect(app.received).toHaveLength(1);
  });

  it('goes out once when the database has no room to note it, and is noted as soon as there is', async () => {
    await send({ clientIds: [await app.addClient({ email: 'full@example.com' })] });
    await app.database.query('create sequence refused');
    await app.database.query(`create function no_room() returns trigger language plpgsql security definer as $$
      begin perform nextval('refused'); raise exception using errcode = 'disk_full'; end $$`);
    await app.database.query(`create trigger no_room before update on message for each row
      when (new.status = 'delivered') execute function no_room()`);
    const running = app.runJobs();
    await vi.waitFor(
      async () =>
        expect(await app.database.query('select is_called from refused')).toEqual([{ is_called: true }]),
      { timeout: 20_000, interval: 10 },
    );
    await app.database.query('drop function no_room() cascade');
    await running;
    const message = await only();
    expect(message).toMatchObject({ status: 'delivered', attempts: 1 });
    expect(await app.eventsOf(String(message.id))).toEqual(['written', 'attempt', 'handedOver', 'delivered']);
    expect(app.received).toHaveLength(1);
    await app.database.query('drop sequence refused');
  });

  it.each([
    ['recipient', 451],
    ['data', 452],
  ] as const)('waits and is tried again after a %s reply %i', async (refusesAt, code) => {
    await send({ clientIds: [await app.addClient({ email: `r${code}@example.com` })] });
    app.setMood({ refusesAt, code });
    await app.runJobs();
    expect(await only()).toMatchObject({ status: 'waiting', reason: 'retry', attempts: 1 });
    app.setMood('takes');
    await app.runJobs(2);
    const message = await only();
    expect(message).toMatchObject({ status: 'delivered', attempts: 2 });
    expect(app.received).toHaveLength(1);
    expect(await app.eventsOf(String(message.id))).toContain('deferred');
  });

  it.each([
    ['recipient', 550, true],
    ['data', 554, false],
  ] as const)(
    'fails for good after a %s reply %i, and only a wrong address is remembered',
    async (refusesAt, code, isAddress) => {
      const email = `f${code}@example.com`;
      const id = await app.addReader({ email });
      await send({ clientIds: [id] });
      app.setMood({ refusesAt, code });
      await app.runJobs();
      expect(await only()).toMatchObject({ status: 'failed', reason: `smtp:${code}` });
      const standing = await app.call('GET /clients/{id}/consents', { as: app.agent, params: { id } });
      expect(standing.body.result.standing.mayReceive).toBe(!isAddress);
      expect(JSON.stringify(await app.database.query('select detail from message_event'))).not.toContain('@');
    },
  );

  it.each(['kept', 'lost'] as const)(
    'is sent again when the line broke after the last byte and the server had %s it, and the log says so',
    async (dropsAfterData) => {
      await send({ clientIds: [await app.addClient({ email: `d-${dropsAfterData}@example.com` })] });
      app.setMood({ dropsAfterData });
      await app.runJobs();
      const message = await only();
      expect(message).toMatchObject({ status: 'waiting' });
      app.setMood('takes');
      await app.runJobs(2);
      expect(await only()).toMatchObject({ status: 'delivered' });
      expect(await app.eventsOf(String(message.id))).toContain('uncertain');
      const ids = app.received.map(({ content }) => /^Message-ID: (.*)$/m.exec(content)?.[1]?.trim());
      expect(ids).toHaveLength(dropsAfterData === 'kept' ? 2 : 1);
      expect(new Set(ids).size).toBe(1);
    },
  );

  it('knows after a crash whether the server can have it', async () => {
    await send({ clientIds: [await app.addClient({ email: 'crash@example.com' })] });
    await app.runJobs(0);
    await app.database.query(
      "update message set status = 'sending', delivered_at = null, handed_over_at = null",
    );
    await app.runJobs();
    const message = await only();
    expect(await app.eventsOf(String(message.id))).not.toContain('uncertain');
    await app.database.query("update message set status = 'sending', delivered_at = null");
    await app.runJobs();
    expect(await app.eventsOf(String(message.id))).toContain('uncertain');
    expect(await only()).toMatchObject({ status: 'delivered' });
  });

  it('is given up at last, and the log says where it may have arrived all the same', async () => {
    await send({ clientIds: [await app.addClient({ email: 'perhaps@example.com' })] });
    app.setMood({ dropsAfterData: 'kept' });
    await app.runJobs(14);
    const message = await only();
    expect(message).toMatchObject({ status: 'failed', reason: 'gaveUp' });
    expect(await app.eventsOf(String(message.id))).toContain('uncertain');
  });

  it('is given up at last', async () => {
    await send({ clientIds: [await app.addClient({ email: 'never@example.com' })] });
    app.setMood({ refusesAt: 'data', code: 451 });
    await app.runJobs(14);
    expect(await only()).toMatchObject({ status: 'failed', reason: 'gaveUp' });
  });

  it('is given up also when the process died in the last try, and says whether it may have arrived', async () => {
    await send({ clientIds: [await app.addClient({ email: 'cut@example.com' })] });
    app.setMood({ refusesAt: 'data', code: 451 });
    await app.runJobs();
    const { id } = await only();
    const die = (handedOverAt: string | null) =>
      app.database.query(`update message set status = 'sending', attempts = 14, handed_over_at = $1`, [
        handedOverAt,
      ]);
    await die('2026-03-02T15:00:00Z');
    await app.runJobs(15);
    expect(await only()).toMatchObject({ status: 'failed', reason: 'gaveUp', attempts: 14 });
    expect((await app.eventsOf(String(id))).at(-1)).toBe('uncertain');
    await die(null);
    await app.runJobs(16);
    expect((await app.eventsOf(String(id))).at(-1)).toBe('refused');
    expect(app.received).toHaveLength(0);
  });

  it('can be taken back while it waits, and written once more when it failed', async () => {
    const later = '2025-11-20T15:00:00.000Z';
    const mailingId = await send({
      clientIds: [await app.addClient({ email: 'later@example.com' })],
      sendAt: later,
    });
    await app.runJobs();
    expect(await app.messages()).toEqual([]);
    const planned = async () => (await app.call('GET /mailings', { as: app.agent })).body.result;
    expect(await planned()).toMatchObject([{ id: mailingId, sendAt: later, category: 'personal' }]);
    const cancelled = await app.call('POST /mailings/{id}/cancel', {
      as: app.agent,
      params: { id: mailingId },
    });
    expect(cancelled.body.result.state).toBe('cancelled');
    expect(await planned()).toEqual([]);
    await send({ clientIds: [await app.addClient({ email: 'again@example.com' })] });
    app.setMood({ refusesAt: 'data', code: 554 });
    await app.runJobs();
    const params = { id: String((await only()).id) };
    expect((await app.call('POST /messages/{id}/cancel', { as: app.agent, params })).status).toBe(409);
    app.setMood('takes');
    const again = await app.call('POST /messages/{id}/resend', { as: app.agent, params });
    expect(again.body.result).toMatchObject({ status: 'waiting', to: 'again@example.com', reason: null });
    await app.runJobs();
    expect(app.received).toHaveLength(1);
  });
});

describe('[CLIENT-04] commercial mail', () => {
  const commercial = (clientIds: string[]) => send({ clientIds, category: 'news' });

  it('carries a way to leave in its head and its text, and who sends it', async () => {
    await commercial([await app.addReader({ email: 'n1@example.com' })]);
    await app.runJobs();
    const content = plain(app.received[0]?.content);
    expect(content).toMatch(/List-Unsubscribe: <https:\/\/p\.example\/c\/[\w-]+>/);
    expect(content).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(content).toContain('Northlight Realty Inc., Brokerage');
    expect(content).toContain('88 Lakeshore Rd E, Mississauga');
    expect(content).toContain('Unsubscribe');
  });

  it('is left out where consent ended between writing and sending, and the log says why', async () => {
    const id = await app.addReader({ email: 'n2@example.com' });
    await commercial([id]);
    const now = app.clock.now();
    const [mailing] = await app.database.query<{ agentId: string; id: string }>(
      'select agent_id as "agentId", id from mailing',
    );
    const write = app.services.jobHandlers.find(({ job }) => job.name === 'messages.writeMailing');
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    await write?.run({ agentId: mailing?.agentId, mailingId: mailing?.id }, { jobId: '1', attempt: 1, log });
    await app.database.query('update client set is_opted_out = true where id = $1', [id]);
    await app.runJobs();
    app.clock.set(now);
    expect(await only()).toMatchObject({ status: 'leftOut', reason: 'optedOut' });
    expect(app.received).toEqual([]);
  });

  it('waits for the end of quiet hours in the reader’s own zone', async () => {
    const quietHours = { isOn: true, from: '21:00', to: '07:30' };
    await app.call('PUT /users/preferences', { as: app.agent, body: { quietHours } });
    const ids = [
      await app.addReader({ email: 'toronto@example.com', province: 'ON' }),
      await app.addReader({ email: 'vancouver@example.com', province: 'BC' }),
    ];
    const before = app.clock.now();
    app.clock.set('2025-11-13T03:00:00Z');
    await app.database.query("update mailing set send_at = '2025-11-12'");
    await app.clockIn();
    await commercial(ids);
    await app.runJobs();
    expect(app.received.map(({ to }) => to)).toEqual(['vancouver@example.com']);
    const held = (await app.messages()).find(({ to_address }) => to_address === 'toronto@example.com');
    expect(held).toMatchObject({
      status: 'waiting',
      reason: 'quietHours',
      not_before: new Date('2025-11-13T12:30:00Z'),
    });
    app.clock.set('2025-11-13T12:30:00Z');
    await app.runJobs();
    expect(app.received).toHaveLength(2);
    app.clock.set(before);
    await app.clockIn();
    await app.call('PUT /users/preferences', {
      as: app.agent,
      body: { quietHours: { ...quietHours, isOn: false } },
    });
  });

  it('keeps to the limit of a day and goes on the next', async () => {
    const ids = [];
    for (const each of [1, 2, 3]) ids.push(await app.addReader({ email: `limit${each}@example.com` }));
    const settings = (dailyLimit: number) =>
      app.call('PUT /messages/settings', { as: app.agent, body: { watchesReading: true, dailyLimit } });
    await settings(2);
    await commercial(ids);
    await app.runJobs();
    expect(app.received).toHaveLength(2);
    const held = (await app.messages()).find(({ status }) => status === 'waiting');
    expect(held).toMatchObject({ reason: 'dailyLimit', not_before: new Date('2025-11-13T05:00:00Z') });
    await settings(500);
  });

  it('keeps to the limit of a day when several are sent at once', async () => {
    const settings = (dailyLimit: number) =>
      app.call('PUT /messages/settings', { as: app.agent, body: { watchesReading: true, dailyLimit } });
    await settings(2);
    const ids = [];
    for (const each of [1, 2, 3, 4, 5, 6])
      ids.push(await app.addReader({ email: `burst${each}@example.com` }));
    await commercial(ids);
    app.setMood({ refusesAt: 'data', code: 451 });
    await settings(500);
    await app.runJobs();
    app.setMood('takes');
    await settings(2);
    // Nobody gets further than the log of its try before all of them have asked for the limit.
    const gate = new pg.Client(app.database.ownerUrl);
    await gate.connect();
    await gate.query('begin; lock table message_event in share mode');
    const send = app.services.jobHandlers.find(({ job }) => job.name === 'messages.send');
    const log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
    const sending = (await app.messages()).map(({ agent_id: agentId, id: messageId }) =>
      send?.run({ agentId, messageId }, { jobId: '1', attempt: 2, log }),
    );
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    try {
      await expect
        .poll(async () => (await app.database.query(waiting)).length, { timeout: 30_000 })
        .toBeGreaterThan(2);
    } finally {
      await gate.end();
    }
    await Promise.all(sending);
    expect(app.received).toHaveLength(2);
    await settings(500);
  });

  it('rests on a referral once', async () => {
    const id = await app.addClient({
      email: 'ref@example.com',
      source: 'referral',
      sourceDetail: 'Renée Tremblay',
    });
    await app.call('POST /clients/{id}/consents', {
      as: app.agent,
      params: { id },
      body: { type: 'referral', givenOn: '2025-11-01', evidence: 'Renée wrote' },
    });
    await commercial([id]);
    await app.runJobs();
    expect(plain(app.received[0]?.content)).toContain('gave us your address');
    await app.database.query("update message set delivered_at = '2025-11-01'");
    const evaluated = await app.call('POST /mailings/audience', {
      as: app.agent,
      body: { channel: 'email', category: 'news', audience: { clientIds: [id] } },
    });
    expect(evaluated.body.result.leftOut).toMatchObject([{ reason: 'referralUsed', count: 1 }]);
  });
});
