import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TestAgent, TestApp } from '../../testing/test-app.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { accessTokenSeconds } from '../auth/tokens.ts';
import { push } from './push.ts';
import type { RawClient } from './testing/raw-hub-client.ts';
import { createRawClient, handshake, listen, record, recordsIn } from './testing/raw-hub-client.ts';

/** Polls that nobody interrupts end soon; everything else is as generous as in earnest. */
const timings = { hold: 1_000, forget: 4_000, shake: 2_000, sweep: 100, keepMessages: 60_000 };
const ping = record({ type: 6 });
const closed = record({ type: 7 });
const failed = record({ type: 7, error: 'Connection closed with an error.', allowReconnect: true });

/** On a busy machine what is under way takes its time. */
const eventually = <T>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: 15_000 });

let test: TestApp;
let other: TestApp;
let ava: TestAgent;
let noah: TestAgent;
let hubUrl: string;
let otherUrl: string;
/** Of an instance that waits for nobody: what it holds has an answer in no time. */
let hastyUrl: string;
let client: RawClient;
let impatient: RawClient;
beforeAll(async () => {
  test = await createTestApp({ CORS_ORIGINS: 'https://friend.test' }, { hubTimings: timings });
  other = await createTestApp({}, { hubTimings: timings, beside: test });
  const hasty = await createTestApp({}, { hubTimings: { ...timings, hold: 50, shake: 50 }, beside: test });
  ava = await test.createAgent('Ava');
  noah = await test.createAgent('Noah');
  hubUrl = await listen(test.app);
  otherUrl = await listen(other.app);
  hastyUrl = await listen(hasty.app);
  return async () => {
    for (const app of [hasty, other, test]) await app.close();
  };
});
beforeEach(async () => {
  await test.database.query('delete from system.hub_connection');
  client = createRawClient(hubUrl, ava.token);
  impatient = createRawClient(hastyUrl, ava.token);
});

const publish = (agent: TestAgent, ...texts: string[]) =>
  push(
    test.services.database.db,
    agent.agentId,
    texts.map((text) => ({ method: 'toast', argument: { body: text } })),
  );
const toast = (text: string) => record({ type: 1, target: 'toast', arguments: [{ body: text }] });
/** The hub knows that a poll is held. */
const isHeld = (app: TestApp = test, count = 1) =>
  eventually(async () => {
    const rows = await test.database.query('select from system.hub_connection where held_by is not null');
    expect([app.services.hub.heldPolls, rows.length]).toEqual([count, expect.any(Number)]);
    expect(rows.length).toBeGreaterThanOrEqual(count);
  });

describe('[PUSH-01] negotiation', () => {
  const transports = [{ transport: 'LongPolling', transferFormats: ['Text'] }];

  it('gives a name and a secret in version 1, a name that is the secret in version 0', async () => {
    const one = await client.negotiate('?negotiateVersion=1');
    expect(one).toEqual({
      negotiateVersion: 1,
      connectionId: expect.stringMatching(/^[\w-]{22}$/),
      connectionToken: expect.stringMatching(/^[\w-]{22}$/),
      availableTransports: transports,
    });
    expect((await client.poll(one.connectionId as string)).status).toBe(404);
    expect((await client.poll(one.connectionToken as string)).status).toBe(200);

    const zero = await client.negotiate('');
    expect(zero).toEqual({
      negotiateVersion: 0,
      connectionId: expect.any(String),
      availableTransports: transports,
    });
    expect((await client.poll(zero.connectionId as string)).status).toBe(200);
  });

  it('answers a newer client with its own version and one that it cannot read with an error', async () => {
    expect((await client.negotiate('?negotiateVersion=7')).negotiateVersion).toBe(1);
    for (const version of ['x', '-1', '1.5', ''])
      expect(await client.negotiate(`?negotiateVersion=${version}`)).toEqual({ error: expect.any(String) });
  });

  it('keeps the rest of an address, wants a token and takes no more connections than one agent may have', async () => {
    const { connectionToken: id = '' } = await client.negotiate('?since=41&negotiateVersion=1');
    expect((await client.send('POST', '/negotiate', { token: 'none' })).status).toBe(401);
    await test.database.query(
      `insert into system.hub_connection (key_hash, agent_id, session_id, expires_at, until)
        select sha256(n::text::bytea), $1, gen_random_uuid(), now() + interval '1 h', now() + interval '1 h'
        from generate_series(1, 99) as n`,
      [ava.agentId],
    );
    expect((await client.send('POST', '/negotiate?negotiateVersion=1')).status).toBe(429);
    await client.remove(id);
    expect((await client.send('POST', '/negotiate?negotiateVersion=1')).status).toBe(200);
  });
});

describe('[PUSH-01] polls', () => {
  it('answers the first at once and empty, without letting anybody keep it', async () => {
    const { connectionToken: id = '' } = await client.negotiate();
    const first = await client.poll(id);
    expect({ status: first.status, text: first.text }).toEqual({ status: 200, text: '' });
    expect(first.headers.get('cache-control')).toBe('no-cache, no-store');
    expect(first.headers.get('content-type')).toContain('application/octet-stream');
  });

  it('gives what is told in the order in which it is told, several records in one answer', async () => {
    const id = await client.connect();
    await publish(ava, 'one', 'two');
    await publish(ava, 'three');
    expect((await client.poll(id)).text).toBe(toast('one') + toast('two') + toast('three'));
  });

  it('ends a held poll as soon as something is told', async () => {
    const id = await client.connect();
    const held = client.poll(id);
    await isHeld();
    await publish(ava, 'now');
    expect(recordsIn((await held).text)).toEqual([
      { type: 1, target: 'toast', arguments: [{ body: 'now' }] },
    ]);
  });

  it('ends a poll without news with a ping, and goes on', async () => {
    const id = await client.connect();
    for (let round = 0; round < 2; round += 1) expect((await impatient.poll(id)).text).toBe(ping);
    await publish(ava, 'still here');
    expect((await client.poll(id)).text).toBe(toast('still here'));
  });

  it('ends the first poll when a second one comes, and gives what is told to the second', async () => {
    const id = await client.connect();
    const first = client.poll(id);
    await isHeld();
    const second = client.poll(id);
    expect((await first).status).toBe(204);
    await isHeld();
    await publish(ava, 'for the second');
    expect((await second).text).toBe(toast('for the second'));
  });

  it('keeps for the next poll what came while the client was away', async () => {
    const id = await client.connect();
    const leaving = new AbortController();
    const first = client.poll(id, leaving.signal).catch(() => 'aborted');
    await isHeld();
    leaving.abort();
    expect(await first).toBe('aborted');
    await eventually(() => expect(test.services.hub.heldPolls).toBe(0));
    await publish(ava, 'kept');
    expect((await client.poll(id)).text).toBe(toast('kept'));
  });

  it('tells neither another agent nor a connection that has not shaken hands', async () => {
    const stranger = createRawClient(hubUrl, noah.token);
    const id = await client.connect();
    const strange = await stranger.connect();
    const { connectionToken: early = '' } = await client.negotiate();
    await client.poll(early);
    await publish(ava, 'for Ava');
    expect((await client.poll(id)).text).toBe(toast('for Ava'));
    expect((await createRawClient(hastyUrl, noah.token).poll(strange)).text).toBe(ping);
    await client.post(early, handshake);
    expect((await client.poll(early)).text).toBe(record({}));
    expect((await impatient.poll(early)).text).toBe(ping);
  });

  it('tells nothing of a transaction that was rolled back', async () => {
    const id = await client.connect();
    const { database } = test.services;
    await database
      .transaction(async (tx) => {
        await push(tx, ava.agentId, [{ method: 'toast', argument: { body: 'never' } }]);
        throw new Error('rolled back');
      })
      .catch(() => {});
    await publish(ava, 'ever');
    expect((await client.poll(id)).text).toBe(toast('ever'));
  });

  it('tells many agents the same at once', async () => {
    const stranger = createRawClient(hubUrl, noah.token);
    const [id, strange] = [await client.connect(), await stranger.connect()];
    await push(
      test.services.database.db,
      [noah.agentId, ava.agentId],
      [{ method: 'toast', argument: { body: 'all' } }],
    );
    expect((await client.poll(id)).text).toBe(toast('all'));
    expect((await stranger.poll(strange)).text).toBe(toast('all'));
  });

  it('tells all devices of an agent', async () => {
    const [one, two] = [await client.connect(), await client.connect()];
    await publish(ava, 'all');
    expect((await client.poll(one)).text).toBe(toast('all'));
    expect((await client.poll(two)).text).toBe(toast('all'));
  });
});

describe('[PUSH-01] the handshake', () => {
  async function begin(from = client): Promise<string> {
    const { connectionToken: id = '' } = await from.negotiate();
    await from.poll(id);
    return id;
  }

  it('may come before the first poll, and in pieces', async () => {
    const { connectionToken: id = '' } = await client.negotiate();
    await client.post(id, handshake.slice(0, 10));
    await client.post(id, handshake.slice(10));
    expect((await client.poll(id)).text).toBe('');
    expect((await client.poll(id)).text).toBe(record({}));
  });

  it.each([
    [
      'another protocol',
      record({ protocol: 'messagepack', version: 1 }),
      "The protocol 'messagepack' is not supported.",
    ],
    [
      'another version',
      record({ protocol: 'json', version: 9 }),
      "The server does not support version 9 of the 'json' protocol.",
    ],
    ['garbage', `garbage${'\u001e'}`, 'Handshake was canceled.'],
    ['a list', `[1]${'\u001e'}`, 'Handshake was canceled.'],
    ['a NUL', '\0', 'Handshake was canceled.'],
    ['too much', 'x'.repeat(33 * 1024), 'Handshake was canceled.'],
  ])('is refused for %s, after which there is nothing any more', async (_what, body, error) => {
    const id = await begin();
    const held = client.poll(id);
    await isHeld();
    expect((await client.post(id, body)).status).toBe(200);
    expect((await held).text).toBe(record({ error }));
    expect((await client.poll(id)).status).toBe(204);
    expect((await client.poll(id)).status).toBe(404);
  });

  it('is waited for, but not for ever, and nothing is sent before it', async () => {
    const id = await begin(impatient);
    await publish(ava, 'too early');
    expect((await impatient.poll(id)).text).toBe(record({ error: 'Handshake was canceled.' }));
    expect((await impatient.poll(id)).status).toBe(204);
  });
});

describe('[PUSH-01] messages of the client', () => {
  it('are answered once where an answer is asked for, and otherwise not at all', async () => {
    const id = await client.connect();
    const body = [
      { type: 6 },
      { type: 1, target: 'Shout', arguments: [], headers: { a: 'b' } },
      { type: 1, invocationId: '0', target: 'Shout', arguments: [] },
      { type: 4, invocationId: '1', target: 'Stream', arguments: [] },
      { type: 5, invocationId: '1' },
      { type: 99 },
    ];
    await client.post(id, body.map(record).join(''));
    expect(recordsIn((await client.poll(id)).text)).toEqual([
      { type: 3, invocationId: '0', error: "Unknown hub method 'Shout'" },
      { type: 3, invocationId: '1', error: "Unknown hub method 'Stream'" },
    ]);
  });

  it('close the connection when it says so', async () => {
    const id = await client.connect();
    await publish(ava, 'before the end');
    await client.post(id, closed);
    expect((await client.poll(id)).text).toBe(toast('before the end') + closed);
    await publish(ava, 'after the end');
    expect((await client.poll(id)).status).toBe(204);
    expect((await client.poll(id)).status).toBe(404);
  });

  it.each([
    ['garbage', `{"type":${'\u001e'}`],
    ['a message of more than 32 KB', record({ type: 1, target: 'x', arguments: ['x'.repeat(33 * 1024)] })],
    ['the beginning of one', `{"type":1,"target":"${'x'.repeat(33 * 1024)}`],
  ])('close it with an error when they are %s', async (_what, body) => {
    const id = await client.connect();
    const held = client.poll(id);
    await isHeld();
    await client.post(id, body);
    expect((await held).text).toBe(failed);
    expect((await client.poll(id)).status).toBe(204);
  });

  it('close it also when they are too long to be read at all', async () => {
    const id = await client.connect();
    const reply = await client.post(id, 'x'.repeat(2 * 1024 * 1024));
    expect(reply.status).toBe(413);
    expect((await client.poll(id)).text).toBe(failed);
  });

  it('close it when their answers pile up unread', async () => {
    const id = await client.connect();
    const call = record({ type: 1, invocationId: 'i'.repeat(1_000), target: 'x', arguments: [] });
    for (let round = 0; round < 4; round += 1)
      expect((await client.post(id, call.repeat(300))).status).toBe(200);
    expect((await client.poll(id)).text.endsWith(failed)).toBe(true);
    expect((await client.poll(id)).status).toBe(204);
  });

  it('may be as long as 32 KB', async () => {
    const id = await client.connect();
    const empty = record({ type: 1, invocationId: 'a', target: '', arguments: [] });
    await client.post(
      id,
      record({ type: 1, invocationId: 'a', target: 'x'.repeat(32 * 1024 - empty.length + 1), arguments: [] }),
    );
    expect(recordsIn((await client.poll(id)).text)).toEqual([
      { type: 3, invocationId: 'a', error: expect.stringContaining('Unknown hub method') },
    ]);
  });
});

describe('[PUSH-02] who may use a connection', () => {
  it('nobody without an id, with one that is not known or without a token', async () => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      const missing = await client.send(method, '');
      expect([missing.status, missing.text]).toEqual([400, 'Connection ID required']);
      for (const id of ['unknown', 'x'.repeat(5_000), '%00', '../..']) {
        const unknown = await client.send(method, `?id=${id}`);
        expect([unknown.status, unknown.text]).toEqual([404, 'No Connection with that ID']);
      }
      expect((await client.send(method, '?id=unknown', { token: 'none' })).status).toBe(401);
    }
  });

  it('nobody but the agent who opened it', async () => {
    const stranger = createRawClient(hubUrl, noah.token);
    const id = await client.connect();
    expect((await stranger.poll(id)).status).toBe(403);
    expect((await stranger.post(id, closed)).status).toBe(403);
    expect((await stranger.remove(id)).status).toBe(403);
    const held = client.poll(id);
    await isHeld();
    expect((await stranger.poll(id)).status).toBe(403);
    await publish(ava, 'mine');
    expect((await held).text).toBe(toast('mine'));
  });

  it('nobody after it was deleted', async () => {
    const id = await client.connect();
    const held = client.poll(id);
    await isHeld();
    expect((await client.remove(id)).status).toBe(202);
    expect((await held).status).toBe(204);
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await client.send(method, `?id=${id}`)).status).toBe(404);
    // The client says that it closes while it deletes, in either order.
    expect((await client.post(id, closed)).status).toBe(200);
    expect((await client.post(id, ping)).status).toBe(404);
  });

  it('nobody after its token has run out: it closes, so that the client comes back with a new one', async () => {
    const before = test.clock.now();
    test.clock.set(new Date(before.getTime() + accessTokenSeconds * 1000 - 900));
    try {
      const id = await client.connect();
      const held = await client.poll(id);
      expect(held.text).toBe(record({ type: 7, allowReconnect: true }));
    } finally {
      test.clock.set(before);
    }
  });

  it('nobody after the session has ended', async () => {
    const zoe = await test.createAgent('Zoe');
    const own = createRawClient(hubUrl, zoe.token);
    const id = await own.connect();
    const held = own.poll(id);
    await isHeld();
    await test.call('POST /auth/logout', {
      as: zoe,
      body: { deviceName: 'Test', deviceId: 'test', logoutAllDevice: true },
    });
    expect((await held).status).toBe(204);
    expect((await own.poll(id)).status).toBe(401);
  });

  it('pages of the origins that were named, and no others', async () => {
    const preflight = (origin: string) =>
      client.send('OPTIONS', '?id=1', {
        headers: {
          origin,
          'access-control-request-method': 'DELETE',
          'access-control-request-headers': 'authorization,x-requested-with,x-signalr-user-agent',
        },
      });
    const friend = await preflight('https://friend.test');
    expect(friend.headers.get('access-control-allow-origin')).toBe('https://friend.test');
    expect(friend.headers.get('access-control-allow-credentials')).toBe('true');
    expect(friend.headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(friend.headers.get('access-control-allow-headers')).toContain('x-signalr-user-agent');
    expect((await preflight('https://stranger.test')).headers.get('access-control-allow-origin')).toBeNull();
    const negotiated = await client.send('POST', '/negotiate', {
      headers: { origin: 'https://friend.test' },
    });
    expect(negotiated.headers.get('access-control-allow-origin')).toBe('https://friend.test');
  });
});

describe('forgetting', () => {
  const untilOf = async () => {
    const [row] = await test.database.query<{ ms: number }>(
      'select extract(epoch from until - clock_timestamp()) * 1000 as ms from system.hub_connection',
    );
    return row ? Number(row.ms) : null;
  };

  it('begins when the last poll ends, whether it was answered, given up or never held', async () => {
    const { connectionToken: id = '' } = await client.negotiate();
    expect(await untilOf()).toBeLessThanOrEqual(timings.forget);
    await client.poll(id);
    await client.post(id, handshake);
    await client.poll(id);
    expect(await untilOf()).toBeLessThanOrEqual(timings.forget);
    const leaving = new AbortController();
    const held = client.poll(id, leaving.signal).catch(() => {});
    await isHeld();
    expect(await untilOf()).toBeGreaterThan(timings.forget);
    leaving.abort();
    await held;
    await eventually(async () => expect(await untilOf()).toBeLessThanOrEqual(timings.forget));
  });

  it('happens by itself, and messages that nobody fetched go with it', async () => {
    const id = await client.connect();
    await publish(ava, 'left behind');
    await test.database.query(`update system.hub_connection set until = now() - interval '1 ms'`);
    await test.database.query(`update system.hub_message set created_at = now() - interval '1 day'`);
    expect((await client.poll(id)).status).toBe(404);
    await eventually(async () => {
      expect(await untilOf()).toBeNull();
      expect(await test.database.query('select from system.hub_message')).toEqual([]);
    });
  });

  it('writes nothing for an agent who is not connected', async () => {
    await publish(noah, 'nobody there');
    expect(
      await test.database.query('select from system.hub_message where agent_id = $1', [noah.agentId]),
    ).toEqual([]);
  });
});

describe('several instances', () => {
  it('answer the polls of one connection wherever they come', async () => {
    const elsewhere = createRawClient(otherUrl, ava.token);
    const { connectionToken: id = '' } = await client.negotiate();
    await elsewhere.poll(id);
    const held = client.poll(id);
    await isHeld();
    await elsewhere.post(id, handshake);
    expect((await held).text).toBe(record({}));
    await publish(ava, 'there');
    expect((await elsewhere.poll(id)).text).toBe(toast('there'));
  });

  it('end a poll that one holds when the other is given the next', async () => {
    const elsewhere = createRawClient(otherUrl, ava.token);
    const id = await client.connect();
    const first = client.poll(id);
    await isHeld();
    const second = elsewhere.poll(id);
    expect((await first).status).toBe(204);
    await isHeld(other);
    await publish(ava, 'second');
    expect((await second).text).toBe(toast('second'));
    const third = elsewhere.poll(id);
    await isHeld(other);
    expect((await client.remove(id)).status).toBe(202);
    expect((await third).status).toBe(204);
  });

  it('lose, double and mix up nothing while polls go back and forth and clients hang up', async () => {
    const clients = [client, createRawClient(otherUrl, ava.token)];
    const id = await client.connect();
    const total = 300;
    const seen: string[] = [];
    const writing = (async () => {
      for (let number = 1; number <= total; number += 3) {
        await publish(ava, ...[number, number + 1, number + 2].map(String));
        if (number % 5 === 0) await nextTurn();
      }
    })();
    for (let round = 0; seen.length < total; round += 1) {
      const reply = await (clients[round % 2] as RawClient).poll(id);
      expect(reply.status).toBe(200);
      for (const message of recordsIn(reply.text))
        if (message.type === 1) seen.push((message.arguments as { body: string }[])[0]?.body ?? '');
    }
    await writing;
    expect(seen).toEqual(Array.from({ length: total }, (_, index) => String(index + 1)));
  });

  it('find what was told while their session of notices was lost', async () => {
    const id = await client.connect();
    const held = client.poll(id);
    await isHeld();
    await test.database.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
    );
    await publish(ava, 'unheard');
    const answer = await held;
    const text = answer.text === ping ? (await client.poll(id)).text : answer.text;
    expect(text).toBe(toast('unheard'));
  });
});

describe('stopping', () => {
  it('ends held polls with an empty answer on a connection that closes, and loses nothing', async () => {
    const third = await createTestApp({}, { hubTimings: { ...timings, hold: 60_000 }, beside: test });
    const elsewhere = createRawClient(await listen(third.app), ava.token);
    const id = await client.connect();
    const held = elsewhere.poll(id);
    await isHeld(third);
    await third.close();
    const reply = await held;
    expect([reply.status, reply.text, reply.headers.get('connection')]).toEqual([200, '', 'close']);
    await publish(ava, 'after the stop');
    expect((await client.poll(id)).text).toBe(toast('after the stop'));
  });
});
