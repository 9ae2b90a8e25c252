import type { Preferences } from '@hearthline/contract/users';

export type SaveState =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'failed' };

export interface PreferenceSnapshot {
  /** Choices that the server has not confirmed yet; they win over what it last said. */
  unconfirmed: Partial<Preferences>;
  state: SaveState;
}

interface QueueOptions {
  save: (changes: Partial<Preferences>) => Promise<void>;
  delayMs: number;
}

/** Collects changes until the person pauses, sends one batch at a time and keeps a failed one for a retry. */
export function createPreferenceQueue({ save, delayMs }: QueueOptions) {
  let snapshot: PreferenceSnapshot = { unconfirmed: {}, state: { kind: 'idle' } };
  let waiting: Partial<Preferences> = {};
  let isSending = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function publish(next: Partial<PreferenceSnapshot>) {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (isSending || Object.keys(waiting).length === 0) return;
    const batch = waiting;
    waiting = {};
    isSending = true;
    publish({ state: { kind: 'saving' } });
    try {
      await save(batch);
      publish({ unconfirmed: { ...waiting }, state: { kind: 'saved', at: new Date() } });
    } catch {
      waiting = { ...batch, ...waiting };
      publish({ state: { kind: 'failed' } });
    }
    isSending = false;
    if (snapshot.state.kind === 'saved') await flush();
  }

  return {
    change(changes: Partial<Preferences>) {
      waiting = { ...waiting, ...changes };
      publish({ unconfirmed: { ...snapshot.unconfirmed, ...changes } });
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    },
    flush,
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
