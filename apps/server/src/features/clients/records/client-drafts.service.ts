import type { ClientDraft } from '@hearthline/contract/clients';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createClientDraftsStore } from './client-drafts.store.ts';

/** What was typed into the form and not saved yet: kept here rather than in a browser that others may use. */
export function createClientDraftsService({
  database,
  clock,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
}) {
  return {
    find: (agentId: string, clientId: string | undefined): Promise<ClientDraft | null> =>
      database.asAgent(agentId, async (tx) => {
        const row = await createClientDraftsStore(tx, agentId).find(clientId);
        if (!row) return null;
        return { content: row.content, step: row.step, savedAt: row.savedAt.toISOString() };
      }),
    keep: async (
      agentId: string,
      clientId: string | undefined,
      draft: Pick<ClientDraft, 'content' | 'step'>,
    ): Promise<{ savedAt: string }> => {
      const savedAt = clock.now();
      await database.asAgent(agentId, (tx) =>
        createClientDraftsStore(tx, agentId).put(clientId, { ...draft, savedAt }),
      );
      return { savedAt: savedAt.toISOString() };
    },
    remove: (agentId: string, clientId: string | undefined): Promise<void> =>
      database.asAgent(agentId, (tx) => createClientDraftsStore(tx, agentId).remove(clientId)),
  };
}

export type ClientDraftsService = ReturnType<typeof createClientDraftsService>;
