import { request } from '../../../shared/api/client.ts';

export interface DraftState {
  kind: 'none' | 'saving' | 'saved' | 'failed';
  savedAt: string | null;
}

interface DraftKeeper {
  /** `null` where there is nothing worth keeping. */
  touch: (content: string | null) => void;
  /** What is still waiting or failed before goes out now, also while the page goes away. */
  flush: () => void;
  /** Nothing is kept any more; resolves when nothing is under way. */
  stop: () => Promise<void>;
}

const pauseMs = 800;
/** Browsers refuse larger ones while a page goes away. */
const keepaliveMost = 60_000;

let underway: Promise<unknown> = Promise.resolve();

/** A letter that is opened again right away must not find an older draft than it left. */
export const whenDraftsSettled = (): Promise<unknown> => underway;

/** Keeps the letter on the server while it is written, one call after the other. */
export function createDraftKeeper(known: string | null, onState: (state: DraftState) => void): DraftKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = known;
  let kept = known;
  let isStopped = false;
  let hasFailed = false;

  async function send(content: string | null): Promise<void> {
    if (isStopped || content === kept) return;
    onState({ kind: 'saving', savedAt: null });
    try {
      if (content === null) {
        await request('DELETE /mailings/draft', { keepalive: true });
        onState({ kind: 'none', savedAt: null });
      } else {
        const keepalive = content.length < keepaliveMost;
        const { result } = await request('PUT /mailings/draft', { body: { content }, keepalive });
        onState({ kind: 'saved', savedAt: result.savedAt });
      }
      kept = content;
      hasFailed = false;
    } catch {
      hasFailed = true;
      onState({ kind: 'failed', savedAt: null });
    }
  }

  function flush(): void {
    if (timer === undefined && !hasFailed) return;
    clearTimeout(timer);
    timer = undefined;
    const content = latest;
    underway = underway.then(() => send(content));
  }

  return {
    touch: (content) => {
      if (isStopped || content === latest) return;
      latest = content;
      clearTimeout(timer);
      timer = setTimeout(flush, pauseMs);
    },
    flush,
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      timer = undefined;
      await underway;
    },
  };
}
