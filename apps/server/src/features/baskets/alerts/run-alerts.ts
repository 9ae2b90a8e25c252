import type { BaseLogger } from 'pino';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { doWork } from '../../../platform/db/pool-shares.ts';
import type { PgListener } from '../../../platform/events/pg-notify.ts';
import { alertEventsTopic } from './alert-matches.store.ts';
import type { AlertDelivery } from './delivery/deliver.service.ts';
import type { Matcher } from './matching/match-events.ts';
import type { DuePerson } from './matching/matching.store.ts';
import { createMatchingStore } from './matching/matching.store.ts';

export interface AlertRunner {
  /** Before the listener is started; nothing runs yet. */
  listen(): void;
  start(): void;
  /** Resolves when what was committed before the call is matched, and what is due has left. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

const duePortion = 200;
/** People who are written to at the same time. */
const writersAtOnce = 3;
const retryAfterMs = 1_000;

const nameOf = ({ agentId, person }: DuePerson): string => `${agentId} ${person}`;

/**
 * Matches what happened and delivers what is due, one look after the other. A notification only saves time: a look each
 * minute finds what a lost one left, and whatever a process that died had begun was never committed.
 */
export function createAlertRunner({
  workerDatabase,
  clock,
  pgListener,
  log,
  matcher,
  delivery,
}: {
  workerDatabase: Pick<Database, 'db' | 'transaction'>;
  clock: Clock;
  pgListener: Pick<PgListener, 'listen'>;
  log: Pick<BaseLogger, 'warn'>;
  matcher: Matcher;
  delivery: Pick<AlertDelivery, 'deliver'>;
}): AlertRunner {
  const stopping = new AbortController();
  let isOn = false;
  let isDirty = false;
  let running: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  let failure: unknown = null;

  /** One person's error keeps nobody else waiting; they are looked at again in a minute. */
  async function deliverTo({ agentId, person }: DuePerson): Promise<void> {
    try {
      await delivery.deliver(agentId, person);
    } catch (error) {
      failure = error;
      log.warn({ err: error, agentId }, 'an alert could not be delivered');
    }
  }

  /** The first one alone: several at once are written to sooner together, but each of them later. */
  async function deliver(persons: readonly DuePerson[]): Promise<void> {
    const [first, ...waiting] = persons;
    if (!first || stopping.signal.aborted) return;
    await deliverTo(first);
    const write = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !stopping.signal.aborted; next = waiting.shift())
        await deliverTo(next);
    };
    await Promise.all(Array.from({ length: writersAtOnce }, write));
  }

  async function deliverDue(): Promise<void> {
    const done = new Set<string>();
    while (!stopping.signal.aborted) {
      const due = await workerDatabase.transaction((tx) =>
        createMatchingStore(tx).listDue(clock.now(), duePortion, done.size),
      );
      const fresh = due.filter((each) => !done.has(nameOf(each)));
      if (fresh.length === 0) return;
      for (const each of fresh) done.add(nameOf(each));
      await deliver(fresh);
    }
  }

  async function look(): Promise<void> {
    try {
      for (let isLast = false; !isLast && !stopping.signal.aborted; ) {
        const matched = await matcher.matchPortion();
        await deliver(matched.persons);
        isLast = matched.isLast;
      }
    } finally {
      // What was found before leaves, whatever cannot be matched now.
      await deliverDue();
    }
  }

  async function run(): Promise<void> {
    while (isDirty && !stopping.signal.aborted) {
      isDirty = false;
      try {
        await doWork({ kind: 'jobs', ownerId: null }, look);
      } catch (error) {
        failure = error;
        if (stopping.signal.aborted) return;
        log.warn({ err: error }, 'alerts could not be matched');
        if (!isOn) return;
        retry = setTimeout(() => {
          retry = undefined;
          wake();
        }, retryAfterMs);
        return;
      }
    }
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    isDirty = true;
    running ??= run().finally(() => {
      running = null;
      // A wake-up between the last look and this line finds nobody running.
      if (isDirty && !retry && isOn) wake();
    });
  }

  const wakeIfOn = () => {
    if (isOn) wake();
  };

  return {
    listen: () => pgListener.listen(alertEventsTopic, wakeIfOn, wakeIfOn),
    start: () => {
      isOn = true;
      wake();
    },
    catchUp: async () => {
      // What runs may have begun before what the caller means.
      while (running) await running;
      failure = null;
      wake();
      while (running) await running;
      if (failure !== null) throw failure;
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(retry);
      await running;
    },
  };
}
