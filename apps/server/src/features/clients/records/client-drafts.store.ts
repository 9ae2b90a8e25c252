import type { Selectable } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { ClientDraft } from '../../../platform/db/schema.generated.ts';

const ofNewClient = '00000000-0000-0000-0000-000000000000';

export function createClientDraftsStore(tx: Tx, agentId: string) {
  return {
    find: (clientId = ofNewClient): Promise<Selectable<ClientDraft> | undefined> =>
      tx
        .selectFrom('clientDraft')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('clientId', '=', clientId)
        .executeTakeFirst(),
    put: async (
      clientId = ofNewClient,
      draft: { content: string; step: number; savedAt: Date },
    ): Promise<void> => {
      await tx
        .insertInto('clientDraft')
        .values({ agentId, clientId, ...draft })
        .onConflict((conflict) => conflict.columns(['agentId', 'clientId']).doUpdateSet(draft))
        .execute();
    },
    remove: async (clientId = ofNewClient): Promise<void> => {
      await tx
        .deleteFrom('clientDraft')
        .where('agentId', '=', agentId)
        .where('clientId', '=', clientId)
        .execute();
    },
  };
}
