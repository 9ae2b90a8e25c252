import type { Cma, CmaDraft } from '@hearthline/contract/cma';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isPassingFailure } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/client.ts';
import { mergeDraft } from './merge-draft.ts';

export type CmaClient = Cma['client'];
export type SaveState = 'saved' | 'saving' | 'failed' | 'conflict';

interface KeptDraft {
  /** Null until the analysis was read. */
  draft: CmaDraft | null;
  /** For whom the analysis is made. */
  client: CmaClient;
  saveState: SaveState;
  savedAt: string | null;
}

export interface CmaKeeper {
  read: () => KeptDraft;
  subscribe: (listener: () => void) => () => void;
  /** What the server tells; ignored while something here is not saved yet. */
  adopt: (cma: Cma) => void;
  change: (update: (draft: CmaDraft) => CmaDraft) => void;
  changeClient: (client: CmaClient) => void;
  /** Resolves when what was changed is saved, or could not be. */
  flush: (options?: { isLeaving: boolean }) => Promise<void>;
}

/** What a browser still sends for a page that goes away. */
const leavingLimit = 60_000;
const pauseMs = 800;
const retryMs = 8_000;

/** One for every analysis that was opened, so that the next screen goes on where the one before is still saving. */
const keepers = new WeakMap<QueryClient, Map<string, CmaKeeper>>();

export function keeperOf(client: QueryClient, id: string): CmaKeeper {
  const known = keepers.get(client) ?? new Map<string, CmaKeeper>();
  keepers.set(client, known);
  const keeper =
    known.get(id) ??
    createKeeper(id, (cma) => {
      client.setQueryData(['cma', 'one', id], cma);
      void client.invalidateQueries({ queryKey: ['cma', 'page'] });
    });
  known.set(id, keeper);
  return keeper;
}

export const whenCmaSaved = (client: QueryClient, id: string): Promise<void> =>
  keepers.get(client)?.get(id)?.flush() ?? Promise.resolve();

const isSameDraft = (one: CmaDraft, other: CmaDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
const isSameClient = (one: CmaClient, other: CmaClient): boolean => one?.id === other?.id;

/** Keeps a draft on the server, one call after the other, each with the revision that it was made from. */
function createKeeper(id: string, onSaved: (cma: Cma) => void): CmaKeeper {
  const listeners = new Set<() => void>();
  let kept: KeptDraft = { draft: null, client: null, saveState: 'saved', savedAt: null };
  let base: Cma | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let hasMerged = false;

  function tell(next: Partial<KeptDraft>): void {
    kept = { ...kept, ...next };
    for (const listener of listeners) listener();
  }

  const isDirty = () =>
    base !== null && (kept.draft !== base.draft || !isSameClient(kept.client, base.client));

  function schedule(waitMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), waitMs);
  }

  async function save(from: Cma, draft: CmaDraft, isLeaving: boolean): Promise<void> {
    const { client } = kept;
    const body = { revision: from.revision, draft, clientId: client?.id ?? null };
    const keepalive = isLeaving && JSON.stringify(body).length < leavingLimit;
    const { result } = await request('PUT /cma/{id}', { params: { id }, body, keepalive });
    // The server trims; what is being typed stays as it is.
    base = { ...result, draft };
    onSaved(base);
    const isSettled = kept.draft === draft && isSameClient(kept.client, client);
    const saveState = !isSettled ? 'saving' : hasMerged ? 'conflict' : 'saved';
    if (isSettled) hasMerged = false;
    tell({ saveState, savedAt: result.updatedAt });
  }

  async function takeNewest(from: Cma): Promise<void> {
    const { result } = await request('GET /cma/{id}', { params: { id } });
    hasMerged = true;
    base = result;
    tell({
      draft: kept.draft && mergeDraft(from.draft, kept.draft, result.draft),
      client: isSameClient(kept.client, from.client) ? result.client : kept.client,
      saveState: 'conflict',
    });
  }

  async function saveAll(isLeaving: boolean): Promise<void> {
    while (base && kept.draft && isDirty()) {
      const from = base;
      tell({ saveState: 'saving' });
      try {
        await save(from, kept.draft, isLeaving);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'conflict') {
          await takeNewest(from);
          continue;
        }
        throw error;
      }
    }
  }

  async function flush({ isLeaving } = { isLeaving: false }): Promise<void> {
    clearTimeout(timer);
    if (!sending && !isDirty()) return;
    sending ??= saveAll(isLeaving)
      .catch((error: unknown) => {
        tell({ saveState: 'failed' });
        if (isPassingFailure(error)) schedule(retryMs);
      })
      .finally(() => {
        sending = null;
      });
    await sending;
  }

  return {
    read: () => kept,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    adopt(cma) {
      if (sending || (base && cma.revision <= base.revision)) return;
      const { client } = cma;
      const isClientKept = base !== null && !isSameClient(kept.client, base.client);
      // A saved version or a watch moves the revision and leaves the draft alone.
      if (base && isSameDraft(cma.draft, base.draft)) {
        base = { ...cma, draft: base.draft };
        if (!isClientKept) tell({ client });
        return;
      }
      if (isDirty()) return;
      base = cma;
      tell({ draft: cma.draft, client, saveState: 'saved', savedAt: cma.updatedAt });
    },
    change(update) {
      if (!kept.draft) return;
      const draft = update(kept.draft);
      if (draft === kept.draft) return;
      tell({ draft, saveState: 'saving' });
      schedule(pauseMs);
    },
    changeClient(client) {
      if (!kept.draft || isSameClient(client, kept.client)) return;
      tell({ client, saveState: 'saving' });
      schedule(pauseMs);
    },
    flush,
  };
}
