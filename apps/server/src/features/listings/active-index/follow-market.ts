import type { BaseLogger } from 'pino';
import type { PgListener } from '../../../platform/events/pg-notify.ts';
import { giveWay } from '../../../platform/turns.ts';
import type { ActiveIndexStore, ActiveRow } from './active-index.store.ts';
import type { ActiveIndex } from './active-index.ts';
import type { FilledRows } from './fill-rows.ts';

export interface MarketFollower {
  /** False until everything on the market has been read once; the database answers until then. */
  isReady(): boolean;
  /** Listens; reading begins with the listener's first resync. */
  start(): void;
  /** Resolves when everything that was committed before the call has been applied. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Small enough that one portion never holds up the requests in between for long. */
const portion = 100;
const retryAfterMs = 1_000;

/** What a notification tells of one listing that stays on the market, and which transaction wrote what it replaces. */
interface PublishedListing {
  replaces: string;
  row: ActiveRow;
}

/**
 * Fills the active index and keeps it fresh. A notification saves time, nothing hangs on it: what changed is read from the
 * rows, from the oldest transaction that was open at the last look, so neither a lost notification nor a late commit loses a
 * change.
 */
export function createMarketFollower({
  index,
  store,
  fill,
  pgListener,
  log,
}: {
  index: Pick<ActiveIndex, 'adopt' | 'apply' | 'changedXidOf' | 'size'>;
  store: Pick<ActiveIndexStore, 'listChanges' | 'findListings' | 'toListing'>;
  fill(signal: AbortSignal): Promise<FilledRows>;
  pgListener: Pick<PgListener, 'listen'>;
  log: Pick<BaseLogger, 'info' | 'warn'>;
}): MarketFollower {
  let horizon: string | null = null;
  let isReady = false;
  const stopping = new AbortController();
  let isDirty = false;
  /** Listings that a notification named: they are read first, before it is looked for what else changed. */
  const named = new Set<string>();
  let running: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;

  async function load(): Promise<void> {
    const startedAt = Date.now();
    const filled = await fill(stopping.signal);
    index.adopt(filled.state);
    horizon = filled.horizon;
    await follow();
    isReady = !stopping.signal.aborted;
    log.info({ listings: index.size, ms: Date.now() - startedAt }, 'the active index is ready');
  }

  async function follow(): Promise<void> {
    const ahead = [...named];
    named.clear();
    if (ahead.length > 0) await refresh(ahead);
    const look = await store.listChanges(horizon as string);
    const fresh = look.changed
      .filter(({ id, changedXid }) => index.changedXidOf(id) !== changedXid)
      .map(({ id }) => id);
    await refresh(fresh);
    horizon = look.horizon;
  }

  async function refresh(changed: readonly string[]): Promise<void> {
    for (let start = 0; start < changed.length && !stopping.signal.aborted; start += portion) {
      const ids = changed.slice(start, start + portion);
      const open = await store.findListings(ids);
      const openIds = new Set(open.map(({ facts }) => facts.id));
      index.apply(
        open,
        ids.filter((id) => !openIds.has(id)),
      );
      await giveWay();
    }
  }

  async function run(): Promise<void> {
    while (isDirty && !stopping.signal.aborted) {
      isDirty = false;
      try {
        await (isReady ? follow() : load());
      } catch (error) {
        log.warn({ err: error }, 'the active index could not read the market');
        if (stopping.signal.aborted) return;
        retry = setTimeout(() => {
          retry = undefined;
          wake();
        }, retryAfterMs);
        return;
      }
    }
  }

  function applyPayload(payload: string): void {
    if (payload.startsWith('{')) applyListing(JSON.parse(payload));
    else for (const id of payload.split(' ')) if (id !== '') named.add(id);
  }

  /** At once, if nothing is being read that might be older, and if it replaces just what is held. */
  function applyListing({ replaces, row }: PublishedListing): void {
    const isNext = running === null && index.changedXidOf(row.id) === replaces;
    const listing = isNext ? store.toListing(row) : null;
    if (listing) index.apply([listing], []);
    else named.add(row.id);
  }

  function wake(): void {
    if (stopping.signal.aborted) return;
    isDirty = true;
    running ??= run().finally(() => {
      running = null;
      // A wake-up between the last look and this line finds nobody running.
      if (isDirty && !retry) wake();
    });
  }

  return {
    isReady: () => isReady,
    start: () =>
      pgListener.listen(
        'listings',
        (payload) => {
          if (isReady) applyPayload(payload);
          wake();
        },
        wake,
      ),
    catchUp: async () => {
      wake();
      while (running) await running;
    },
    stop: async () => {
      stopping.abort();
      clearTimeout(retry);
      await running;
    },
  };
}
