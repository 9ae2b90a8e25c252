import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import type { Db, Tx } from '../db/database.ts';
import { probe, sendPgNotify, subscribe } from './pg-notify.store.ts';

const payloadMaxLength = 200;
const topicPattern = /^[a-z][a-z0-9_.-]{0,50}$/;

/**
 * Wakes caches, hubs and screens after the commit. A notification says what to read again, nothing hangs on it: a listener
 * that was away re-reads. What must not get lost is a job.
 */
export async function pgNotify(tx: Tx | Db, topic: string, payload: string): Promise<void> {
  if (payload.length > payloadMaxLength)
    throw new Error(`A notification on ${topic} is longer than ${payloadMaxLength} characters`);
  await sendPgNotify(tx, channelOf(topic), payload);
}

export interface PgListener {
  /** `onNotify` gets what was sent; `onResync` runs whenever notifications may have been missed, and once at the start. */
  listen(topic: string, onNotify: (payload: string) => void, onResync: () => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Listener {
  channel: string;
  onNotify(payload: string): void;
  onResync(): void;
}

export function createPgListener(options: {
  /** The primary itself: LISTEN does not survive a pooler. */
  listenUrl: string;
  log: Pick<BaseLogger, 'info' | 'warn' | 'error'>;
  /** Waits before each new try; the last one repeats. */
  reconnectDelaysMs?: number[];
  /** How often the session is tried, since a silent one may be dead without anybody having said so. */
  heartbeatMs?: number;
}): PgListener {
  const { listenUrl, log, reconnectDelaysMs = [0, 250, 1_000, 2_000, 5_000], heartbeatMs = 15_000 } = options;
  const listeners: Listener[] = [];
  const stopping = new AbortController();
  let session: pg.Client | undefined;
  let reconnecting: Promise<void> | undefined;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: listenUrl,
      connectionTimeoutMillis: 10_000,
      query_timeout: heartbeatMs,
    });
    client.on('notification', (notification) => {
      for (const listener of listeners)
        if (listener.channel === notification.channel)
          callSafely(() => listener.onNotify(notification.payload ?? ''));
    });
    client.on('error', () => lose(client));
    await client.connect();
    try {
      for (const channel of new Set(listeners.map((listener) => listener.channel)))
        await subscribe(client, channel);
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
    session = client;
    void watch(client);
    for (const listener of listeners) callSafely(() => listener.onResync());
  }

  function lose(client: pg.Client): void {
    if (session !== client) return;
    session = undefined;
    client.end().catch(() => {});
    reconnecting = reconnect();
  }

  async function watch(client: pg.Client): Promise<void> {
    while (session === client) {
      await pause(heartbeatMs);
      if (session === client) await probe(client).catch(() => lose(client));
    }
  }

  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});

  async function reconnect(): Promise<void> {
    log.warn('the LISTEN session was lost');
    for (let attempt = 0; !stopping.signal.aborted; attempt += 1) {
      const delayMs = reconnectDelaysMs[Math.min(attempt, reconnectDelaysMs.length - 1)] ?? 0;
      await pause(delayMs);
      if (stopping.signal.aborted) return;
      try {
        await connect();
        log.info({ attempts: attempt + 1 }, 'the LISTEN session is back');
        return;
      } catch (error) {
        log.warn({ err: error }, 'the LISTEN session could not be opened');
      }
    }
  }

  function callSafely(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      log.error({ err: error }, 'a listener failed');
    }
  }

  return {
    listen: (topic, onNotify, onResync) => {
      if (session) throw new Error('Listen before the listener is started');
      listeners.push({ channel: channelOf(topic), onNotify, onResync });
    },
    start: connect,
    stop: async () => {
      stopping.abort();
      await reconnecting;
      const ending = session;
      session = undefined;
      await ending?.end().catch(() => {});
    },
  };
}

/** Channels are lower case and at most 63 bytes long. */
function channelOf(topic: string): string {
  if (!topicPattern.test(topic)) throw new Error(`${topic} is not a name for a topic`);
  return `hearthline:${topic}`;
}
