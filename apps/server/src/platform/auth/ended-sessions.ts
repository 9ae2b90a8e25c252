import type { BaseLogger } from 'pino';
import type { Clock } from '../clock/clock.ts';
import type { PgListener } from '../events/pg-notify.ts';
import type { EndedSessionsStore } from './ended-sessions.store.ts';
import { accessTokenSeconds } from './tokens.ts';

export const sessionEndedTopic = 'session_ended';

/** A minute more than a token lives, because the clocks of several servers differ a little. */
const rememberMs = (accessTokenSeconds + 60) * 1000;

export interface EndedSessions {
  isEnded(sessionId: string): boolean;
  /** For sessions that this process ended itself: refused at once, without waiting for the notification. */
  add(sessionIds: string[]): void;
  /** Follows the notifications of other processes; resolves when the sessions that ended before are known. */
  start(): Promise<void>;
}

/** Sessions whose access tokens have not run out yet, so that a request needs no query to know that it is refused. */
export function createEndedSessions(deps: {
  store: EndedSessionsStore;
  pgListener: Pick<PgListener, 'listen'>;
  clock: Clock;
  log: Pick<BaseLogger, 'warn'>;
  retryDelayMs?: number;
}): EndedSessions {
  const { store, pgListener, clock, log, retryDelayMs = 2_000 } = deps;
  /** Id → when it may be forgotten, oldest first. */
  const ended = new Map<string, number>();

  function remember(id: string, endedAt: Date): void {
    if (!ended.has(id)) ended.set(id, endedAt.getTime() + rememberMs);
  }

  function prune(): void {
    const now = clock.now().getTime();
    for (const [id, until] of ended) {
      if (until > now) return;
      ended.delete(id);
    }
  }

  async function load(): Promise<void> {
    prune();
    const since = new Date(clock.now().getTime() - rememberMs);
    for (const { id, endedAt } of await store.listSince(since)) remember(id, endedAt);
  }

  async function reload(): Promise<void> {
    try {
      await load();
    } catch (error) {
      log.warn({ err: error }, 'ended sessions could not be read, trying again');
      setTimeout(() => void reload(), retryDelayMs).unref();
    }
  }

  function add(ids: string[]): void {
    prune();
    for (const id of ids) remember(id, clock.now());
  }

  return {
    isEnded: (id) => ended.has(id),
    add,
    start: async () => {
      pgListener.listen(
        sessionEndedTopic,
        (id) => add([id]),
        () => void reload(),
      );
      await load();
    },
  };
}
