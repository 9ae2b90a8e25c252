import { request } from '../../../shared/api/client.ts';

export interface DraftState {
  kind: 'none' | 'saving' | 'saved' | 'failed';
  savedAt: string | null;
}

export interface DraftContent {
  /** Only what differs from the client as it is saved. */
  values: Record<string, unknown>;
  step: number;
}

export interface DraftKeeper {
  /** Something was typed. */
  touch: () => void;
  /** What is still waiting goes out now, also while the page goes away. */
  flush: () => void;
  /** Resolves when nothing is under way any more; until `resume` nothing is kept. */
  pause: () => Promise<void>;
  resume: () => void;
}

interface DraftKeeperOptions {
  clientId: string | undefined;
  hasDraft: boolean;
  read: () => DraftContent;
  onState: (state: DraftState) => void;
}

const pauseMs = 800;

let underway: Promise<unknown> = Promise.resolve();

/** A form that is opened again right away must not find an older draft than it left. */
export const whenDraftsSettled = (): Promise<unknown> => underway;

/** Keeps what is typed on the server, one call after the other. */
export function createDraftKeeper({ clientId, hasDraft, read, onState }: DraftKeeperOptions): DraftKeeper {
  const query = { clientId };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPaused = false;
  let isKept = hasDraft;
  let known = JSON.stringify(read());

  async function send({ values, step }: DraftContent): Promise<void> {
    const isEmpty = Object.keys(values).length === 0;
    if (isEmpty && !isKept) return;
    onState({ kind: 'saving', savedAt: null });
    try {
      if (isEmpty) {
        await request('DELETE /clients/draft', { query, keepalive: true });
        onState({ kind: 'none', savedAt: null });
      } else {
        const body = { content: JSON.stringify(values), step };
        const { result } = await request('PUT /clients/draft', { query, body, keepalive: true });
        onState({ kind: 'saved', savedAt: result.savedAt });
      }
      isKept = !isEmpty;
    } catch {
      known = '';
      onState({ kind: 'failed', savedAt: null });
    }
  }

  function flush(): void {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const content = read();
    const written = JSON.stringify(content);
    if (written === known) return;
    known = written;
    underway = underway.then(() => send(content));
  }

  return {
    touch: () => {
      if (isPaused) return;
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    flush,
    pause: async () => {
      isPaused = true;
      clearTimeout(timer);
      timer = undefined;
      await underway;
    },
    resume: () => {
      isPaused = false;
    },
  };
}
