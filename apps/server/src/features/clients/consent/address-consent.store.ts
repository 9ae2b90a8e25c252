import type { Person } from '@hearthline/domain/client/consent';
import { messageKinds } from '@hearthline/domain/client/consent';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { AddressConsent } from '../../../platform/db/schema.generated.ts';
import { createId } from '../../../platform/ids.ts';
import { createConsentStore, digestAddress } from './consent.store.ts';

type AddressConsentRow = Selectable<AddressConsent>;

/** Somebody whom the agent writes to although they are no client. */
export interface AddressReceiver {
  person: Person;
  /** Who referred them, where nothing else allows a message. */
  referredBy: string;
}

/** What people who are no clients allow: they were named by one, which allows one message, and may then agree to more. */
export function createAddressConsents(tx: Tx, agentId: string) {
  const consents = createConsentStore(tx, agentId);
  const listOf = (emails: readonly string[]): Promise<AddressConsentRow[]> =>
    tx
      .selectFrom('addressConsent')
      .selectAll()
      .where('agentId', '=', agentId)
      .where('email', '=', sql<string>`any (${emails}::text[])`)
      .orderBy('recordedAt')
      .execute();
  const list = (email: string): Promise<AddressConsentRow[]> => listOf([email]);

  return {
    list,
    /** By address. */
    listReceivers: async (emails: readonly string[]): Promise<Map<string, AddressReceiver>> => {
      const consentsOf = Map.groupBy(await listOf(emails), ({ email }) => email);
      const digestOf = new Map(emails.map((email) => [email, digestAddress(agentId, email)]));
      const leftBy = Map.groupBy(
        await consents.listSuppressions([...digestOf.values()]),
        ({ digest }) => digest,
      );
      return new Map(
        [...digestOf].map(([email, digest]) => {
          const rows = consentsOf.get(email) ?? [];
          const left = leftBy.get(digest.toString('hex')) ?? [];
          const person: Person = {
            consents: rows,
            isOptedOut: false,
            isSuppressed: left.some(({ category }) => category === 'all'),
            leftCategories: messageKinds.filter((each) => left.some(({ category }) => category === each)),
            referralMessages: rows.filter(({ isReferralUsed }) => isReferralUsed).length,
          };
          const referredBy = rows.findLast(({ type }) => type === 'referral')?.referredBy ?? '';
          return [email, { person, referredBy }];
        }),
      );
    },
    /** Named by a client. Whoever was named before is not named anew: a referral allows one message, not one each. */
    refer: async (
      email: string,
      { referredBy, day, at }: { referredBy: string; day: string; at: Date },
    ): Promise<void> => {
      if ((await list(email)).length > 0) return;
      await tx
        .insertInto('addressConsent')
        .values({
          agentId,
          id: createId(at.getTime()),
          email,
          type: 'referral',
          givenOn: day,
          referredBy,
          recordedAt: at,
        })
        .execute();
    },
    /** They said so themselves, to these words. */
    agree: async (
      email: string,
      { textShown, day, at }: { textShown: string; day: string; at: Date },
    ): Promise<void> => {
      const isThere = (await list(email)).some(
        ({ type, withdrawnOn }) => type === 'express' && withdrawnOn === null,
      );
      if (isThere) return;
      await tx
        .insertInto('addressConsent')
        .values({
          agentId,
          id: createId(at.getTime()),
          email,
          type: 'express',
          givenOn: day,
          textShown,
          recordedAt: at,
        })
        .execute();
    },
    markReferralUsed: async (email: string): Promise<void> => {
      await tx
        .updateTable('addressConsent')
        .set({ isReferralUsed: true })
        .where('agentId', '=', agentId)
        .where('email', '=', email)
        .where('type', '=', 'referral')
        .execute();
    },
    /** What proves a consent stays, by a digest; the address itself goes. */
    erase: async (email: string, at: Date): Promise<void> => {
      await sql`
        insert into consent_proof (agent_id, id, address_digest, type, given_on, withdrawn_on, text_shown, recorded_at, erased_at)
        select agent_id, id, ${digestAddress(agentId, email)}, type, given_on, withdrawn_on, text_shown, recorded_at, ${at}
        from address_consent where agent_id = ${agentId} and email = ${email}`.execute(tx);
      await tx
        .deleteFrom('addressConsent')
        .where('agentId', '=', agentId)
        .where('email', '=', email)
        .execute();
    },
  };
}
