import type { ClientFilter, ClientSort } from '@hearthline/contract/client-filter';
import type { ClientChoice } from '@hearthline/contract/clients';
import { startOfMonth } from '@hearthline/domain/calendar';
import type { ListedClientField } from '@hearthline/domain/client/fields';
import { listedClientFields } from '@hearthline/domain/client/fields';
import type { Identity } from '@hearthline/domain/client/same-person';
import { foldText } from '@hearthline/domain/client/same-person';
import type { ClientCategory } from '@hearthline/domain/client/vocabulary';
import type { Insertable, RawBuilder, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { toColumnName } from '../../../platform/db/column-name.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Client } from '../../../platform/db/schema.generated.ts';
import type { DaySort } from '../filter/client-filter.store.ts';
import { consentSummary, orderOf, whereOf } from '../filter/client-filter.store.ts';

export type ClientRecordRow = Selectable<Client>;
export type NewClientRow = Insertable<Client>;
/** What whoever writes to a client asks of the record; the whole of it is several times as much to read. */
const contactColumns = [
  'id',
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'province',
  'language',
  'source',
  'sourceDetail',
  'isImported',
  'isOptedOut',
  'referral',
  'householdId',
  'recoGuideOn',
  'representationOn',
] as const;
export type ClientContact = Pick<ClientRecordRow, (typeof contactColumns)[number]>;
/** Carried by rows of the list besides the fields of a client that are marked so. */
const listedColumns = [
  'id',
  'moveInDate',
  'lastContactAt',
  'nextContactOn',
  'plannedOn',
  'cadenceDays',
  'consentEndsOn',
  'isIncomplete',
] as const;
export type ListedClient = Pick<ClientRecordRow, ListedClientField | (typeof listedColumns)[number]> & {
  consent: string;
};
const listedNames = sql.raw(
  [...listedColumns, ...listedClientFields].map((column) => `c.${toColumnName(column)}`).join(', '),
);

export interface ClientPageRequest {
  filter: ClientFilter;
  sort: ClientSort | DaySort;
  isDescending: boolean;
  offset: number;
  limit: number;
  similarIds?: readonly string[];
}

/** Clients of one agent; deleted ones are found only by what brings them back. Only lists and filters ask which day it is. */
export function createClientsStore(tx: Tx, agentId: string, today = '1970-01-01') {
  const listed = (): RawBuilder<unknown> => sql`${listedNames}, ${consentSummary(today)} as consent`;
  const chosen = (choice: ClientChoice): RawBuilder<unknown> =>
    'ids' in choice
      ? sql`c.agent_id = ${agentId} and c.deleted_at is null and c.id = any (${choice.ids}::uuid[])`
      : whereOf(choice.filter, { agentId, today });
  const present = () => tx.selectFrom('client').where('agentId', '=', agentId).where('deletedAt', 'is', null);
  const live = () => present().selectAll();

  return {
    listPage: async ({ filter, sort, isDescending, offset, limit, similarIds }: ClientPageRequest) => {
      const { rows } = await sql<ListedClient>`
        select ${listed()} from client c where ${whereOf(filter, { agentId, today, similarIds })}
        order by ${orderOf(sort, isDescending, { similarIds, today })} offset ${offset} limit ${limit}`.execute(
        tx,
      );
      return rows;
    },
    listByIds: async (ids: readonly string[]): Promise<ListedClient[]> => {
      const { rows } = await sql<ListedClient>`
        select ${listed()} from client c
        where c.agent_id = ${agentId} and c.deleted_at is null and c.id = any (${ids}::uuid[])`.execute(tx);
      return rows;
    },
    /** Whose consent ends on this day unless another takes its place. */
    listConsentEndingOn: async (day: string, limit: number): Promise<ListedClient[]> => {
      const { rows } = await sql<ListedClient>`
        select ${listed()} from client c
        where ${whereOf({ version: 1, consent: ['ending'] }, { agentId, today })} and c.consent_ends_on = ${day}::date
        order by c.sort_name, c.id limit ${limit}`.execute(tx);
      return rows;
    },
    countByCategory: async (
      filter: ClientFilter,
      similarIds?: readonly string[],
    ): Promise<Map<ClientCategory, number>> => {
      const { rows } = await sql<{ category: ClientCategory; count: number }>`
        select c.category, count(*) as count from client c where ${whereOf(filter, { agentId, today, similarIds })}
        group by c.category`.execute(tx);
      return new Map(rows.map(({ category, count }) => [category, count]));
    },
    count: async (filter: ClientFilter, similarIds?: readonly string[]): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from client c where ${whereOf(filter, { agentId, today, similarIds })}`.execute(
        tx,
      );
      return rows[0]?.count ?? 0;
    },
    countAddedThisMonth: async (): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from client c
        where c.agent_id = ${agentId} and c.deleted_at is null and c.entry_date >= ${startOfMonth(today)}::date`.execute(
        tx,
      );
      return rows[0]?.count ?? 0;
    },
    /** Written much like it, the likest first. */
    listSimilar: async (text: string, limit: number): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        select id from find_similar_clients(${agentId}, ${foldText(text)}, ${limit})`.execute(tx);
      return rows.map(({ id }) => id);
    },
    /** Whose name is likely meant, the likest first. */
    listLikely: async (text: string, limit: number): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        select id from find_likely_clients(${agentId}, ${foldText(text)}, ${limit}) as id`.execute(tx);
      return rows.map(({ id }) => id);
    },
    /** Those who are named like the text first, among them who was spoken to last; counted up to a limit. */
    listNamedFirst: async (
      patterns: readonly string[],
      namePatterns: readonly string[],
      { limit, counted }: { limit: number; counted: number },
    ): Promise<{ ids: string[]; total: number }> => {
      const { rows } = await sql<{ id: string; total: number }>`
        select id, total from find_clients_by_name(${agentId}, ${patterns}::text[], ${namePatterns}::text[], ${limit}, ${counted})
        order by place`.execute(tx);
      return { ids: rows.map(({ id }) => id), total: rows[0]?.total ?? 0 };
    },
    listTags: async (): Promise<{ tag: string; count: number }[]> => {
      const { rows } = await sql<{ tag: string; count: number }>`
        select tag, count(*) as count from client c cross join lateral unnest(c.tags) as tag
        where c.agent_id = ${agentId} and c.deleted_at is null group by tag order by count desc, tag limit 500`.execute(
        tx,
      );
      return rows;
    },

    find: (id: string): Promise<ClientRecordRow | undefined> =>
      live().where('id', '=', id).executeTakeFirst(),
    listRecords: (ids: readonly string[]): Promise<ClientRecordRow[]> =>
      live().where('id', '=', sql<string>`any (${ids}::uuid[])`).orderBy('id').execute(),
    listContacts: (ids: readonly string[]): Promise<ClientContact[]> =>
      present()
        .select(contactColumns)
        .where('id', '=', sql<string>`any (${ids}::uuid[])`)
        .orderBy('id')
        .execute(),
    /** Whose e-mail or number this is; a number may be shared. */
    listIdsByAddress: async (address: string): Promise<string[]> => {
      const { rows } = await sql<{ clientId: string }>`
        select client_id from find_email_owners(${agentId}, ${[address]}::text[])
        union select client_id from client_phone where agent_id = ${agentId} and number = ${address}
        order by client_id`.execute(tx);
      return rows.map(({ clientId }) => clientId);
    },
    listHousehold: (householdId: string, exceptId: string): Promise<ClientRecordRow[]> =>
      live().where('householdId', '=', householdId).where('id', '<>', exceptId).orderBy('sortName').execute(),
    /** Everybody who shares an address, a number, or name and street with this identity. */
    listCandidates: async (identity: Identity, exceptId: string | null): Promise<ClientRecordRow[]> => {
      const { rows } = await sql<ClientRecordRow>`
        select c.* from client c
        where c.agent_id = ${agentId} and c.deleted_at is null and c.id is distinct from ${exceptId}::uuid and c.id in (
          select client_id from find_email_owners(${agentId}, ${identity.emails}::text[])
          union select client_id from client_phone where agent_id = ${agentId} and number = any (${identity.phones})
          union select id from client where agent_id = ${agentId} and deleted_at is null
            and sort_name = ${foldText(`${identity.lastName} ${identity.firstName}`)} and sort_name <> '')
        order by c.created_at limit 50`.execute(tx);
      return rows;
    },

    insert: async (rows: readonly NewClientRow[]): Promise<void> => {
      await tx
        .insertInto('client')
        .values([...rows])
        .execute();
    },
    update: async (id: string, changes: Updateable<Client>): Promise<void> => {
      await tx
        .updateTable('client')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
    listChosenIds: async (choice: ClientChoice): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`select c.id from client c where ${chosen(choice)}`.execute(
        tx,
      );
      return rows.map(({ id }) => id);
    },
    listIdsAfter: async (choice: ClientChoice, after: string | null, limit: number): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        select c.id from client c where ${chosen(choice)} and (${after}::uuid is null or c.id > ${after}::uuid)
        order by c.id limit ${limit}`.execute(tx);
      return rows.map(({ id }) => id);
    },
    setCategory: async (ids: readonly string[], category: ClientCategory, at: Date): Promise<string[]> => {
      const rows = await tx
        .updateTable('client')
        .set({ category, updatedAt: at })
        .where('agentId', '=', agentId)
        .where('id', '=', sql<string>`any (${ids}::uuid[])`)
        .where('category', '<>', category)
        .returning('id')
        .execute();
      return rows.map(({ id }) => id);
    },
    addTag: async (ids: readonly string[], tag: string, limit: number, at: Date): Promise<number> => {
      const { numAffectedRows } = await sql`
        update client set tags = tags || ${tag}::text, updated_at = ${at}
        where agent_id = ${agentId} and id = any (${ids}::uuid[]) and not tags @> array[${tag}::text]
          and cardinality(tags) < ${limit}`.execute(tx);
      return Number(numAffectedRows ?? 0);
    },
    removeTag: async (ids: readonly string[], tag: string, at: Date): Promise<number> => {
      const { numAffectedRows } = await sql`
        update client set tags = array_remove(tags, ${tag}), updated_at = ${at}
        where agent_id = ${agentId} and id = any (${ids}::uuid[]) and tags @> array[${tag}::text]`.execute(
        tx,
      );
      return Number(numAffectedRows ?? 0);
    },
    remove: async (ids: readonly string[], batchId: string, at: Date): Promise<number> => {
      const { numAffectedRows } = await sql`
        update client set deleted_at = ${at}, deleted_batch = ${batchId}
        where agent_id = ${agentId} and id = any (${ids}::uuid[]) and deleted_at is null`.execute(tx);
      return Number(numAffectedRows ?? 0);
    },
    countRemoved: async (batchId: string): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from client
        where agent_id = ${agentId} and deleted_batch = ${batchId} and deleted_at is not null`.execute(tx);
      return rows[0]?.count ?? 0;
    },
    /** Whose e-mail belongs to somebody else by now loses it: it may belong to one client only. */
    clearTakenEmails: async (batchId: string): Promise<{ id: string; name: string; email: string }[]> => {
      const { rows } = await sql<{ id: string; name: string; email: string }>`
        update client c set
          email = case when exists (select from client_email e where e.agent_id = c.agent_id and e.email = c.email::citext)
            then '' else c.email end,
          more_emails = array(select m from unnest(c.more_emails) as m
            where not exists (select from client_email e where e.agent_id = c.agent_id and e.email = m::citext))
        from client before
        where c.agent_id = ${agentId} and c.deleted_batch = ${batchId} and c.deleted_at is not null
          and before.agent_id = c.agent_id and before.id = c.id
          and exists (select from client_email e where e.agent_id = c.agent_id
            and e.email = any (array_append(c.more_emails, c.email)::citext[]))
        returning c.id, c.first_name || ' ' || c.last_name as name, before.email`.execute(tx);
      return rows;
    },
    restore: async (batchId: string): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        update client set deleted_at = null, deleted_batch = null
        where agent_id = ${agentId} and deleted_batch = ${batchId} and deleted_at is not null returning id`.execute(
        tx,
      );
      return rows.map(({ id }) => id);
    },
    erase: async (id: string): Promise<void> => {
      await tx.deleteFrom('client').where('agentId', '=', agentId).where('id', '=', id).execute();
    },
    /** Whole rows in the order of the names, portion by portion. */
    listChosen: async (
      choice: ClientChoice,
      after: { sortName: string; id: string } | null,
      limit: number,
    ) => {
      const beyond = after ? sql`and (c.sort_name, c.id) > (${after.sortName}, ${after.id}::uuid)` : sql``;
      const { rows } = await sql<ClientRecordRow>`
        select c.* from client c where ${chosen(choice)} ${beyond} order by c.sort_name, c.id limit ${limit}`.execute(
        tx,
      );
      return rows;
    },
  };
}

export type ClientsStore = ReturnType<typeof createClientsStore>;
