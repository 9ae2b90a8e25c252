import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { TestDatabase } from '../../testing/test-database.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import type { PgListener } from './pg-notify.ts';
import { createPgListener, pgNotify } from './pg-notify.ts';

vi.setConfig({ testTimeout: 30_000 });
const until = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000, interval: 10 });

let database: TestDatabase;
let pgListener: PgListener;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  database = await createTestDatabase();
});
afterEach(() => pgListener.stop());
afterAll(() => database.drop());

async function listen(topic: string, options: { listenUrl?: string; heartbeatMs?: number } = {}) {
  const received = { payloads: [] as string[], resyncs: 0 };
  pgListener = createPgListener({
    listenUrl: database.ownerUrl,
    log,
    reconnectDelaysMs: [0, 20],
    ...options,
  });
  pgListener.listen(
    topic,
    (payload) => received.payloads.push(payload),
    () => {
      received.resyncs += 1;
    },
  );
  await pgListener.start();
  return received;
}

const endSessions = () =>
  database.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`,
  );

describe('pg notifications', () => {
  it('arrive after the commit, equal ones of a transaction once, and ask for one resync at the start', async () => {
    const received = await listen('sessions.ended');
    expect(received.resyncs).toBe(1);
    await database.app.transaction(async (tx) => {
      await pgNotify(tx, 'sessions.ended', 'a');
      await pgNotify(tx, 'sessions.ended', 'a');
      await pgNotify(tx, 'other-topic', 'b');
      await pgNotify(tx, 'sessions.ended', 'c');
    });
    await until(() => expect(received.payloads).toContain('c'));
    expect(received.payloads).toEqual(['a', 'c']);
  });

  it('do not arrive when the transaction rolls back', async () => {
    const received = await listen('rolled-back');
    const rolledBack = database.app.transaction(async (tx) => {
      await pgNotify(tx, 'rolled-back', 'lost');
      throw new Error('no');
    });
    await expect(rolledBack).rejects.toThrow('no');
    await pgNotify(database.app.db, 'rolled-back', 'kept');
    await until(() => expect(received.payloads).toContain('kept'));
    expect(received.payloads).toEqual(['kept']);
  });

  it('ask every listener to read again after the session was lost, and then arrive again', async () => {
    const received = await listen('reconnect');
    await endSessions();
    await until(() => expect(received.resyncs).toBe(2));
    await pgNotify(database.app.db, 'reconnect', 'back');
    await until(() => expect(received.payloads).toEqual(['back']));
  });

  it('notice a session that died without a word', async () => {
    const line = await startLine(database.ownerUrl);
    const received = await listen('silent', { listenUrl: line.url, heartbeatMs: 250 });
    line.fallSilent();
    const resyncsBefore = received.resyncs;
    await until(() => expect(received.resyncs).toBeGreaterThan(resyncsBefore));
    await pgNotify(database.app.db, 'silent', 'back');
    await until(() => expect(received.payloads).toContain('back'));
    await pgListener.stop();
    line.close();
  });

  it('go on when a listener fails', async () => {
    const received = { last: '' };
    pgListener = createPgListener({ listenUrl: database.ownerUrl, log });
    const fail = () => {
      throw new Error('listener');
    };
    pgListener.listen('shared', fail, fail);
    pgListener.listen(
      'shared',
      (payload) => {
        received.last = payload;
      },
      () => {},
    );
    await pgListener.start();
    await pgNotify(database.app.db, 'shared', 'heard');
    await until(() => expect(received.last).toBe('heard'));
  });

  it('are short and have plain topics', async () => {
    const received = await listen('short');
    await expect(pgNotify(database.app.db, 'short', 'x'.repeat(201))).rejects.toThrow('200 characters');
    await expect(pgNotify(database.app.db, 'Not a topic', 'x')).rejects.toThrow('not a name');
    await pgNotify(database.app.db, 'short', 'x'.repeat(200));
    await until(() => expect(received.payloads).toHaveLength(1));
    expect(() =>
      pgListener.listen(
        'late',
        () => {},
        () => {},
      ),
    ).toThrow('before');
  });
});

/** A way to the database that can go dead with both ends believing in it. */
async function startLine(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const pairs: [Socket, Socket][] = [];
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) socket.on('error', () => {});
    pairs.push([near, far]);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    url: url.href,
    fallSilent: () => {
      for (const [near, far] of pairs) {
        near.unpipe(far).resume();
        far.unpipe(near).resume();
      }
    },
    close: () => {
      for (const socket of pairs.flat()) socket.destroy();
      server.close();
    },
  };
}
