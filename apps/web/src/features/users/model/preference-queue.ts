import type { Preferences } from '@hearthline/contract/users';
import type { AutosaveState } from '../../../shared/lib/autosave.ts';

export interface PreferenceSnapshot {
  /** Choices that the saved preferences do not show yet; they win over them. */
  choices: Partial<Preferences>;
  state: AutosaveState;
}

interface QueueOptions {
  save: (changes: Partial<Preferences>) => Promise<void>;
  delayMs: number;
}

/** Collects changes until the person pauses, sends one batch at a time and keeps a failed one for a retry. */
export function createPreferenceQueue({ save, delayMs }: QueueOptions) {
  let snapshot: PreferenceSnapshot = { choices: {}, state: { status: 'idle', savedAt: null } };
  let waiting: Partial<Preferences> = {};
  let sending: Partial<Preferences> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function publish(next: Partial<PreferenceSnapshot>) {
    snapshot = { ...snapshot, ...next };
    for (const listener of listeners) listener();
  }

  const hasWaiting = () => Object.keys(waiting).length > 0;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (sending || !hasWaiting()) return;
    const batch = waiting;
    waiting = {};
    sending = batch;
    publish({ state: { status: 'saving', savedAt: null } });
    try {
      await save(batch);
    } catch {
      sending = null;
      waiting = { ...batch, ...waiting };
      return publish({ state: { status: 'failed', savedAt: null } });
    }
    sending = null;
    if (hasWaiting()) await flush();
    else publish({ state: { status: 'saved', savedAt: new Date().toISOString() } });
  }

  return {
    change(changes: Partial<Preferences>) {
      waiting = { ...waiting, ...changes };
      publish({ choices: { ...snapshot.choices, ...changes }, state: { status: 'saving', savedAt: null } });
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    },
    flush,
    /** The page goes away: what waits is sent at once, also beside a batch that is still under way. */
    sendRest() {
      clearTimeout(timer);
      if (!hasWaiting()) return;
      const rest = waiting;
      waiting = {};
      save(rest).catch(() => {});
    },
    /**
     * Called when the saved preferences have changed: what they contain now needs no choice on top. Earlier would show
     * the old values for a moment, because the cache tells its readers a little later.
     */
    settle() {
      publish({ choices: { ...sending, ...waiting } });
    },
    getSnapshot: () => snapshot,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
