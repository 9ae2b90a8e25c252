import { createHash } from 'node:crypto';
import type { MessageKind } from '@hearthline/domain/client/consent';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { ClientConsent, Suppression } from '../../../platform/db/schema.generated.ts';

export type ConsentRow = Selectable<ClientConsent>;
type LeftCategory = Suppression['category'];
export type SuppressionReason = Suppression['reason'];

/** What stays of an address when the person is erased. The agent's id in it keeps two agents' lists from being compared. */
export function digestAddress(agentId: string, address: string): Buffer {
  return createHash('sha256').update(`${agentId}\n${address.trim().toLowerCase()}`).digest();
}

export function createConsentStore(tx: Tx, agentId: string) {
  return {
    list: (clientIds: readonly string[]): Promise<ConsentRow[]> =>
      tx
        .selectFrom('clientConsent')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('clientId', '=', sql<string>`any (${clientIds}::uuid[])`)
        .orderBy('givenOn', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    insert: async (rows: readonly Insertable<ClientConsent>[]): Promise<void> => {
      if (rows.length > 0)
        await tx
          .insertInto('clientConsent')
          .values([...rows])
          .execute();
    },
    withdraw: async (clientId: string, id: string, on: string): Promise<boolean> => {
      const { numUpdatedRows } = await tx
        .updateTable('clientConsent')
        .set({ withdrawnOn: on })
        .where('agentId', '=', agentId)
        .where('clientId', '=', clientId)
        .where('id', '=', id)
        .where('withdrawnOn', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    keepProofs: async (clientId: string, addressDigest: Buffer, at: Date): Promise<void> => {
      await sql`
        insert into consent_proof (agent_id, id, address_digest, type, given_on, withdrawn_on, text_shown, recorded_at, erased_at)
        select agent_id, id, ${addressDigest}, type, given_on, withdrawn_on, text_shown, recorded_at, ${at}
        from client_consent where agent_id = ${agentId} and client_id = ${clientId}`.execute(tx);
    },
    /** What these clients said, the last first, and what these addresses must not be sent, by digest: asked at once. */
    listWithSuppressions: async (clientIds: readonly string[], digests: readonly Buffer[]) => {
      const { rows } = await sql<ConsentRow & { leftDigest: Buffer | null; leftCategory: LeftCategory }>`
        select c.*, s.address_digest as left_digest, s.category as left_category
        from (select * from client_consent
          where agent_id = ${agentId} and client_id = any (${clientIds}::uuid[])) c
        full join (select address_digest, category from suppression
          where agent_id = ${agentId} and address_digest = any (${digests}::bytea[])) s on false
        order by c.given_on desc, c.id desc`.execute(tx);
      const consents: ConsentRow[] = [];
      const suppressions: { digest: string; category: LeftCategory }[] = [];
      for (const { leftDigest, leftCategory, ...consent } of rows)
        if (leftDigest === null) consents.push(consent);
        else suppressions.push({ digest: leftDigest.toString('hex'), category: leftCategory });
      return { consents, suppressions };
    },
    /** What these addresses must not be sent, by digest. */
    listSuppressions: async (digests: readonly Buffer[]) => {
      const rows = await tx
        .selectFrom('suppression')
        .select(['addressDigest', 'category', 'reason', 'at'])
        .where('agentId', '=', agentId)
        .where('addressDigest', '=', sql<Buffer>`any (${digests}::bytea[])`)
        .execute();
      return rows.map(({ addressDigest, ...rest }) => ({ ...rest, digest: addressDigest.toString('hex') }));
    },
    suppress: async (
      addressDigest: Buffer,
      category: MessageKind | 'all',
      reason: SuppressionReason,
      at: Date,
    ): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('suppression')
        .values({ agentId, addressDigest, category, reason, at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows ?? 0) > 0;
    },
    lift: async (addressDigest: Buffer, category: MessageKind | 'all'): Promise<void> => {
      await tx
        .deleteFrom('suppression')
        .where('agentId', '=', agentId)
        .where('addressDigest', '=', addressDigest)
        .where('category', '=', category)
        .execute();
    },
  };
}

export type ConsentStore = ReturnType<typeof createConsentStore>;
