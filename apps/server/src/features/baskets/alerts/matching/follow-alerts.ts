import type { AlertIndex, FoundAlert } from '@hearthline/domain/alert/alert-index';
import { createAlertIndex } from '@hearthline/domain/alert/alert-index';
import type { BaseLogger } from 'pino';
import type { Tx } from '../../../../platform/db/database.ts';
import { giveWay } from '../../../../platform/turns.ts';
import type { AlertIndexStore, AlertName, FollowedAlert } from './alert-index.store.ts';
import { createAlertIndexStore } from './alert-index.store.ts';

export interface AlertFollower {
  /** Everything that was committed before the call is held afterwards. */
  catchUp(tx: Tx): Promise<void>;
  /** In which transaction the alert that is held was written; undefined for none. */
  changedXidOf(key: string): string | undefined;
  /** What is no longer there at all tells nobody that it went. */
  drop(key: string): void;
  match: AlertIndex['match'];
  readonly size: number;
}

export type { FoundAlert };

const portion = 2_000;

export const keyOf = ({ agentId, basketId }: AlertName): string => `${agentId} ${basketId}`;

/**
 * Holds the alerts of all agents in memory, as they stood at the last look. What changed is read from the rows, from the
 * oldest transaction that was open at the look before: neither a lost notification nor a late commit loses a change.
 */
export function createAlertFollower(log: Pick<BaseLogger, 'warn'>): AlertFollower {
  let index = createAlertIndex();
  let held = new Map<string, string>();
  let horizon: string | null = null;

  function take(alerts: readonly FollowedAlert[]): void {
    for (const alert of alerts) {
      const key = keyOf(alert);
      // One that cannot be understood keeps no other from being found.
      try {
        index.set({ ...alert, key });
      } catch (error) {
        index.remove(key);
        log.warn({ err: error, alert: key }, 'an alert cannot be matched');
      }
      held.set(key, alert.changedXid);
    }
  }

  async function load(store: AlertIndexStore): Promise<void> {
    // Begun anew after an attempt that broke off in the middle.
    [index, held] = [createAlertIndex(), new Map()];
    const start = await store.getHorizon();
    for await (const alerts of store.streamAll(portion)) {
      take(alerts);
      await giveWay();
    }
    horizon = start;
  }

  async function follow(store: AlertIndexStore, since: string): Promise<void> {
    const look = await store.listChanges(since);
    const fresh = look.changed.filter((alert) => held.get(keyOf(alert)) !== alert.changedXid);
    for (let start = 0; start < fresh.length; start += portion) {
      const part = fresh.slice(start, start + portion);
      const found = await store.find(part);
      const writing = new Set(found.map(keyOf));
      for (const key of part.map(keyOf)) if (!writing.has(key)) index.remove(key);
      // Also of those that do not write: they need not be read again.
      for (const alert of part) held.set(keyOf(alert), alert.changedXid);
      take(found);
    }
    horizon = look.horizon;
  }

  return {
    catchUp: async (tx) => {
      const store = createAlertIndexStore(tx);
      if (horizon === null) await load(store);
      if (horizon !== null) await follow(store, horizon);
    },
    changedXidOf: (key) => held.get(key),
    drop: (key) => {
      index.remove(key);
      held.delete(key);
    },
    match: (facts, event, today) => index.match(facts, event, today),
    get size() {
      return index.size;
    },
  };
}
