import type { Cma, CmaDraft } from '@hearthline/contract/cma';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError, isPassingFailure } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/client.ts';
import type { Autosave } from '../../../shared/lib/autosave.ts';
import { createAutosave, fitsKeepalive } from '../../../shared/lib/autosave.ts';
import { mergeDraft } from './merge-draft.ts';

export type CmaClient = Cma['client'];

/** What of an analysis is edited and saved together. */
interface CmaWork {
  /** Null until the analysis is there. */
  draft: CmaDraft | null;
  /** For whom the analysis is made. */
  client: CmaClient;
}

interface CmaAutosave {
  autosave: Autosave<CmaWork>;
  /** What the server says; ignored while something here is not saved yet. */
  adopt: (cma: Cma) => void;
  change: (update: (draft: CmaDraft) => CmaDraft) => void;
  changeClient: (client: CmaClient) => void;
}

const delayMs = 800;
const retryMs = 8_000;

/** One for every analysis that was opened, so that the next screen goes on where the one before is still saving. */
const autosaves = new WeakMap<QueryClient, Map<string, CmaAutosave>>();

export function cmaAutosaveOf(client: QueryClient, id: string): CmaAutosave {
  const known = autosaves.get(client) ?? new Map<string, CmaAutosave>();
  autosaves.set(client, known);
  const autosave =
    known.get(id) ??
    createCmaAutosave(id, (cma) => {
      client.setQueryData(['cma', 'one', id], cma);
      void client.invalidateQueries({ queryKey: ['cma', 'page'] });
    });
  known.set(id, autosave);
  return autosave;
}

export const whenCmaSaved = (client: QueryClient, id: string): Promise<void> =>
  autosaves.get(client)?.get(id)?.autosave.flush() ?? Promise.resolve();

const isSameDraft = (one: CmaDraft, other: CmaDraft): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
const isSameClient = (one: CmaClient, other: CmaClient): boolean => one?.id === other?.id;

/** Each save says the revision that it was made from. */
function createCmaAutosave(id: string, onSaved: (cma: Cma) => void): CmaAutosave {
  let base: Cma | null = null;

  async function save({ draft, client }: CmaWork): Promise<string | null> {
    if (!base || !draft) return null;
    const body = { revision: base.revision, draft, clientId: client?.id ?? null };
    const keepalive = fitsKeepalive(body);
    const { result } = await request('PUT /cma/{id}', { params: { id }, body, keepalive });
    // The server trims; what is being typed stays as it is.
    base = { ...result, draft };
    onSaved(base);
    return result.updatedAt;
  }

  async function fetchNewest(error: unknown) {
    const from = base;
    if (!from || !(error instanceof ApiError) || error.code !== 'conflict') return null;
    const { result } = await request('GET /cma/{id}', { params: { id } });
    base = result;
    return {
      saved: { draft: result.draft, client: result.client },
      merge: ({ draft, client }: CmaWork) => ({
        draft: draft && mergeDraft(from.draft, draft, result.draft),
        client: isSameClient(client, from.client) ? result.client : client,
      }),
    };
  }

  const autosave = createAutosave<CmaWork>({
    saved: { draft: null, client: null },
    savedAt: null,
    save,
    isSame: (one, other) => one.draft === other.draft && isSameClient(one.client, other.client),
    delayMs,
    retryMs,
    isPassing: isPassingFailure,
    retriesUnseen: true,
    fetchNewest,
  });

  return {
    autosave,
    adopt(cma) {
      if (autosave.isSending() || (base && cma.revision <= base.revision)) return;
      const { draft, client } = cma;
      // A saved version or a watch moves the revision and leaves the draft alone.
      if (base && isSameDraft(draft, base.draft)) {
        const value = autosave.getValue();
        const isClientEdited = !isSameClient(value.client, base.client);
        base = { ...cma, draft: base.draft };
        autosave.adopt({ draft: base.draft, client }, isClientEdited ? value : { ...value, client });
        return;
      }
      if (autosave.isDirty()) return;
      base = cma;
      autosave.adopt({ draft, client }, { draft, client }, cma.updatedAt);
    },
    change(update) {
      const { draft, client } = autosave.getValue();
      if (draft) autosave.edit({ draft: update(draft), client });
    },
    changeClient(client) {
      const { draft } = autosave.getValue();
      if (draft) autosave.edit({ draft, client });
    },
  };
}
