import type { ClientFilter } from '@hearthline/contract/client-filter';
import type { CommercialCategory, MessageKind, Person } from '@hearthline/domain/client/consent';
import type { Tx } from '../../platform/db/database.ts';
import { createId } from '../../platform/ids.ts';
import { createAddressConsents } from './consent/address-consent.store.ts';
import type { Medium } from './consent/consent.service.ts';
import { createPersonReader, listPersons } from './consent/consent.service.ts';
import type { SuppressionReason } from './consent/consent.store.ts';
import { createConsentStore, digestAddress } from './consent/consent.store.ts';
import { createSmartListsStore } from './filter/smart-lists.store.ts';
import type { ClientContact, ClientRecordRow } from './records/clients.store.ts';
import { createClientsStore } from './records/clients.store.ts';
import { receiveInquiry } from './records/inquiries.ts';
import { createTasksStore } from './tasks/tasks.store.ts';
import { createActivityStore } from './timeline/client-activity.store.ts';

/** Nobody has this id. */
const nobody = '00000000-0000-0000-0000-000000000000';

/** What whoever writes to clients has to know of one of them. */
export interface Receiver {
  client: ClientContact;
  person: Person;
}

/** The clients as other features see them: whom a choice means, what may be sent to them, what they said to it. */
export function createClientDirectory() {
  return {
    listReceivers: async (
      tx: Tx,
      agentId: string,
      ids: readonly string[],
      medium: Medium,
    ): Promise<Receiver[]> => {
      const clients = await createClientsStore(tx, agentId).listContacts(ids);
      const persons = await listPersons(tx, agentId, clients, medium);
      return clients.flatMap((client) => {
        const person = persons.get(client.id);
        return person ? [{ client, person }] : [];
      });
    },
    /** The same on several media, each with those who are asked about, in one look at each kind of record. */
    listReceiversOn: async (
      tx: Tx,
      agentId: string,
      asked: readonly { medium: Medium; ids: readonly string[] }[],
    ): Promise<Receiver[][]> => {
      const everybody = [...new Set(asked.flatMap(({ ids }) => ids))];
      const clients = await createClientsStore(tx, agentId).listContacts(everybody);
      const media = asked.map(({ medium }) => medium);
      const personsOn = await createPersonReader(tx, agentId, clients, media);
      return asked.map(({ medium, ids }) => {
        const [persons, wanted] = [personsOn(medium), new Set(ids)];
        return clients.flatMap((client) => {
          const person = wanted.has(client.id) ? persons.get(client.id) : undefined;
          return person ? [{ client, person }] : [];
        });
      });
    },
    /** Names by id; who was deleted or is not the agent's has none. */
    listNames: async (tx: Tx, agentId: string, ids: readonly string[]): Promise<Map<string, string>> => {
      if (ids.length === 0) return new Map();
      const clients = await createClientsStore(tx, agentId).listRecords(ids);
      return new Map(clients.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
    },
    count: (tx: Tx, agentId: string): Promise<number> =>
      createClientsStore(tx, agentId).count({ version: 1 }),
    /** In the order of their ids, from after this one. */
    listIds: (
      tx: Tx,
      agentId: string,
      today: string,
      choice: { ids: readonly string[] } | { filter: ClientFilter },
      after: string | null,
      limit: number,
    ): Promise<string[]> =>
      createClientsStore(tx, agentId, today).listIdsAfter(
        'ids' in choice ? { ids: [...choice.ids] } : choice,
        after,
        limit,
      ),
    findListFilter: async (tx: Tx, agentId: string, listId: string): Promise<unknown> => {
      const list = await createSmartListsStore(tx, agentId).find(listId);
      return list && list.deletedAt === null ? list.filter : null;
    },
    listStrangers: (tx: Tx, agentId: string, emails: readonly string[]) =>
      createAddressConsents(tx, agentId).listReceivers(emails),
    markStrangerReferralUsed: (tx: Tx, agentId: string, email: string): Promise<void> =>
      createAddressConsents(tx, agentId).markReferralUsed(email),
    markReferralUsed: (tx: Tx, agentId: string, id: string): Promise<void> =>
      createClientsStore(tx, agentId).update(id, { referral: 'used' }),
    /** The record of whoever has this address follows what the person chose. */
    followPreferences: async (
      tx: Tx,
      agentId: string,
      address: string,
      {
        isLeavingAll,
        wanted,
        at,
      }: { isLeavingAll: boolean; wanted: readonly CommercialCategory[]; at: Date },
    ): Promise<void> => {
      const store = createClientsStore(tx, agentId);
      const ids = await store.listIdsByAddress(address);
      // A number may be shared; one of them can refuse for all, but not agree for another.
      if (ids.length > 1 && !isLeavingAll) return;
      for (const id of ids) await store.update(id, { isOptedOut: isLeavingAll, updatedAt: at });
      await createActivityStore(tx, agentId).addChanges(ids, 'unsubscribed', at, wanted.join(' ') || 'all');
    },
    /** True where it was not on the list before. */
    suppress: (
      tx: Tx,
      agentId: string,
      address: string,
      category: MessageKind | 'all',
      reason: SuppressionReason,
      at: Date,
    ): Promise<boolean> =>
      createConsentStore(tx, agentId).suppress(digestAddress(agentId, address), category, reason, at),
    lift: (tx: Tx, agentId: string, address: string, category: MessageKind | 'all'): Promise<void> =>
      createConsentStore(tx, agentId).lift(digestAddress(agentId, address), category),
    forBaskets: createBasketsPort(),
    receiveInquiry,
    /**
     * Nothing more to this address; the same for everybody who asks. It counts for whoever is not known yet, or was deleted
     * and may come back, as well.
     */
    withdrawAll: async (tx: Tx, agentId: string, address: string, at: Date): Promise<void> => {
      const store = createClientsStore(tx, agentId);
      const ids = await store.listIdsByAddress(address);
      await createConsentStore(tx, agentId).suppress(
        digestAddress(agentId, address),
        'all',
        'unsubscribed',
        at,
      );
      for (const id of ids) await store.update(id, { isOptedOut: true, updatedAt: at });
      await createActivityStore(tx, agentId).addChanges(ids, 'unsubscribed', at, 'all');
    },
    /** What this address must not be sent; the agent's own mark on whoever has it counts as everything. */
    listRefused: async (tx: Tx, agentId: string, address: string): Promise<string[]> => {
      const rows = await createConsentStore(tx, agentId).listSuppressions([digestAddress(agentId, address)]);
      const store = createClientsStore(tx, agentId);
      const clients = await store.listRecords(await store.listIdsByAddress(address));
      const isOptedOut = clients.some((client) => client.isOptedOut);
      return [...rows.map(({ category }) => category), ...(isOptedOut ? ['all'] : [])];
    },
  };
}

/** Clients as baskets know them. */
function createBasketsPort() {
  return {
    list: (tx: Tx, agentId: string, ids: readonly string[]): Promise<ClientContact[]> =>
      ids.length === 0 ? Promise.resolve([]) : createClientsStore(tx, agentId).listContacts(ids),
    listHousehold: (tx: Tx, agentId: string, householdId: string): Promise<ClientRecordRow[]> =>
      createClientsStore(tx, agentId).listHousehold(householdId, nobody),
    findByEmail: async (tx: Tx, agentId: string, email: string): Promise<string | null> =>
      (await createClientsStore(tx, agentId).listIdsByAddress(email))[0] ?? null,
    refer: (
      tx: Tx,
      agentId: string,
      email: string,
      referral: { referredBy: string; day: string; at: Date },
    ): Promise<void> => createAddressConsents(tx, agentId).refer(email, referral),
    hasAgreed: async (tx: Tx, agentId: string, email: string): Promise<boolean> =>
      (await createAddressConsents(tx, agentId).list(email)).some(
        ({ type, withdrawnOn }) => type === 'express' && withdrawnOn === null,
      ),
    agree: (
      tx: Tx,
      agentId: string,
      email: string,
      consent: { textShown: string; day: string; at: Date },
    ): Promise<void> => createAddressConsents(tx, agentId).agree(email, consent),
    hasBounced: async (tx: Tx, agentId: string, addresses: readonly string[]): Promise<boolean> => {
      const digests = addresses.map((address) => digestAddress(agentId, address));
      const rows = await createConsentStore(tx, agentId).listSuppressions(digests);
      return rows.some(({ reason }) => reason === 'bounced');
    },
    addTask: async (
      tx: Tx,
      agentId: string,
      { clientId, title, dueOn, at }: { clientId: string; title: string; dueOn: string; at: Date },
    ): Promise<string> => {
      const id = createId(at.getTime());
      await createTasksStore(tx, agentId).insert({
        agentId,
        id,
        clientId,
        title,
        dueOn,
        doneAt: null,
        createdAt: at,
      });
      return id;
    },
  };
}
