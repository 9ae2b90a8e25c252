/** What waits is sent together with everything else under way for a page that goes away; browsers allow 64 KiB of it. */
const keepaliveLimitBytes = 60 * 1024;

export type AutosaveStatus = 'idle' | 'saving' | 'saved' | 'failed' | 'conflict';

export interface AutosaveState {
  /** `idle`: nothing is kept. `conflict`: it was changed elsewhere meanwhile, and both changes are saved now. */
  status: AutosaveStatus;
  savedAt: string | null;
}

/** What was found when a save was refused because somebody else saved before. */
export interface Newest<T> {
  saved: T;
  /** What was edited here, on top of the newest. */
  merge: (value: T) => T;
}

interface AutosaveOptions<T> {
  /** As the server has it. */
  saved: T;
  savedAt: string | null;
  /** Answers when it was saved; null where nothing is kept any more. */
  save: (value: T) => Promise<string | null>;
  isSame?: (one: T, other: T) => boolean;
  delayMs: number;
  retryMs: number;
  /** Another try may help. */
  isPassing: (error: unknown) => boolean;
  /** Whether it is tried again although no screen shows it; so it is for what the next screen goes on with. */
  retriesUnseen?: boolean;
  /** One call may overtake another: as the page goes away, what waits leaves beside a call that is under way. */
  canOverlap?: boolean;
  /** Null where the error is no conflict. */
  fetchNewest?: (error: unknown) => Promise<Newest<T> | null>;
}

export interface Autosave<T> {
  getState: () => AutosaveState;
  getValue: () => T;
  subscribe: (listener: () => void) => () => void;
  edit: (value: T) => void;
  /** Takes what the server says and what is shown of it now, without saving. */
  adopt: (saved: T, value: T, savedAt?: string) => void;
  isDirty: () => boolean;
  isSending: () => boolean;
  /** Saves now; resolves when everything edited is saved, or could not be. */
  flush: () => Promise<void>;
  /** The page goes away. */
  leave: () => void;
  /** Resolves when nothing is under way any more. */
  whenSettled: () => Promise<void>;
  /** The same, and until `resume` nothing is saved. */
  pause: () => Promise<void>;
  /** What was edited meanwhile is saved after all. */
  resume: () => void;
}

/** Whether the browser finishes a call with this body although the page goes away. */
export function fitsKeepalive(body: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(body)).length <= keepaliveLimitBytes;
}

/** Saves the latest value after a pause, one call after the other. */
export function createAutosave<T>(options: AutosaveOptions<T>): Autosave<T> {
  const { save, isSame = Object.is, delayMs, retryMs, isPassing, retriesUnseen, fetchNewest } = options;
  const listeners = new Set<() => void>();
  let { saved } = options;
  let value = saved;
  let sent = saved;
  let state: AutosaveState = {
    status: options.savedAt === null ? 'idle' : 'saved',
    savedAt: options.savedAt,
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let isPaused = false;
  let hasMerged = false;

  function publish(next: Partial<AutosaveState>): void {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  const isDirty = () => !isSame(value, saved);

  function schedule(waitMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), waitMs);
  }

  async function saveOnce(): Promise<void> {
    const sentNow = value;
    sent = sentNow;
    publish({ status: 'saving' });
    try {
      const savedAt = await save(sentNow);
      saved = sentNow;
      if (isDirty()) return publish({ savedAt });
      publish({ status: savedAt === null ? 'idle' : hasMerged ? 'conflict' : 'saved', savedAt });
      hasMerged = false;
    } catch (error) {
      const newest = await fetchNewest?.(error);
      if (!newest) throw error;
      hasMerged = true;
      saved = newest.saved;
      value = newest.merge(value);
      publish({ status: 'conflict' });
    }
  }

  async function saveAll(): Promise<void> {
    try {
      while (isDirty() && !isPaused) await saveOnce();
    } catch (error) {
      publish({ status: 'failed' });
      const isWanted = retriesUnseen || listeners.size > 0;
      if (isPassing(error) && isWanted && !isPaused) schedule(retryMs);
    }
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    if (!sending && (isPaused || !isDirty())) return;
    sending ??= saveAll().finally(() => {
      sending = null;
    });
    await sending;
  }

  return {
    getState: () => state,
    getValue: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(next) {
      if (isSame(next, value)) return;
      value = next;
      if (isPaused) return;
      // Back to what is saved before anything was sent: there is nothing to do.
      if (!sending && !isDirty()) {
        clearTimeout(timer);
        return publish({ status: state.savedAt === null ? 'idle' : 'saved' });
      }
      publish({ status: 'saving' });
      schedule(delayMs);
    },
    adopt(nextSaved, nextValue, savedAt) {
      saved = nextSaved;
      value = nextValue;
      publish(savedAt === undefined ? {} : { status: 'saved', savedAt });
    },
    isDirty,
    isSending: () => sending !== null,
    flush,
    leave() {
      if (!sending || !options.canOverlap) return void flush();
      if (isSame(value, sent)) return;
      sent = value;
      save(value).catch(() => {});
    },
    whenSettled: async () => {
      await sending;
    },
    async pause() {
      isPaused = true;
      clearTimeout(timer);
      await sending;
    },
    resume() {
      isPaused = false;
      if (isDirty()) schedule(delayMs);
    },
  };
}
