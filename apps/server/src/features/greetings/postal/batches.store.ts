import type { AddressCheck, BatchState, Printer } from '@hearthline/contract/postal-cards';
import type { PostalProblem } from '@hearthline/domain/greeting/postal-address';
import type { CardSize } from '@hearthline/domain/greeting/postal-geometry';
import type { Language } from '@hearthline/domain/language';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { PostalBatch } from '../../../platform/db/schema.generated.ts';
import type { PostalSender } from './postal-agent.store.ts';

export type BatchTimes = Partial<Record<BatchState, string>>;
export type BatchRecord = Omit<
  Selectable<PostalBatch>,
  'state' | 'size' | 'times' | 'printer' | 'problem' | 'sender'
> & {
  state: BatchState;
  size: CardSize;
  times: BatchTimes;
  printer: Printer;
  problem: 'credentials' | 'refused' | 'unreachable' | null;
  /** As it was when the cards were checked. */
  sender: PostalSender;
};

/** What a print provider needs of an address. */
export interface AddressParts {
  name: string;
  street: string;
  extra: string;
  city: string;
  province: string;
  postalCode: string;
}

export interface ItemRecord {
  position: number;
  id: string;
  name: string;
  language: Language;
  lines: string[];
  typed: string;
  check: AddressCheck;
  problems: readonly PostalProblem[];
  message: string;
  /** By what everybody who lives there is known; null where no card can go. */
  household: string | null;
  address: AddressParts | null;
  providerId: string | null;
  providerState: string | null;
  clientIds: string[];
}
export type NewItem = Omit<ItemRecord, 'providerId' | 'providerState'>;

export type BatchesStore = ReturnType<typeof createBatchesStore>;

const portion = 500;

export function createBatchesStore(tx: Tx, agentId: string) {
  const own = () => tx.selectFrom('postalBatch').where('agentId', '=', agentId);
  return {
    list: async ({ cardId, offset, limit }: { cardId: string | null; offset: number; limit: number }) => {
      const found = cardId === null ? own() : own().where('cardId', '=', cardId);
      const rows = await found
        .selectAll()
        .orderBy('createdAt', 'desc')
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .execute();
      const counted = await found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirst();
      return { rows: rows as unknown as BatchRecord[], total: Number(counted?.count ?? 0) };
    },
    find: async (id: string): Promise<BatchRecord | undefined> =>
      (await own().selectAll().where('id', '=', id).executeTakeFirst()) as unknown as BatchRecord | undefined,
    /** Until the transaction ends, nobody else changes it. */
    lock: async (id: string): Promise<BatchRecord | undefined> =>
      (await own().selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) as unknown as
        | BatchRecord
        | undefined,
    findLastNumber: async (cardId: string): Promise<number> => {
      const counted = await own()
        .where('cardId', '=', cardId)
        .select((eb) => eb.fn.max('number').as('last'))
        .executeTakeFirst();
      return Number(counted?.last ?? 0);
    },
    hasCode: async (code: string): Promise<boolean> =>
      (await own().select('id').where('code', '=', code).executeTakeFirst()) !== undefined,
    insert: async (
      row: Omit<Insertable<PostalBatch>, 'agentId'>,
      items: readonly NewItem[],
    ): Promise<void> => {
      await tx
        .insertInto('postalBatch')
        .values({ ...row, agentId })
        .execute();
      for (let start = 0; start < items.length; start += portion) {
        const part = items.slice(start, start + portion);
        await tx
          .insertInto('postalBatchItem')
          .values(
            part.map(({ clientIds: _, problems, address, check, ...item }) => ({
              ...item,
              verdict: check,
              agentId,
              batchId: row.id,
              problems: JSON.stringify(problems),
              address: address && JSON.stringify(address),
            })),
          )
          .execute();
        await tx
          .insertInto('postalBatchPerson')
          .values(
            part.flatMap(({ clientIds, position }) =>
              clientIds.map((clientId) => ({ agentId, batchId: row.id, clientId, position })),
            ),
          )
          .execute();
      }
    },
    update: async (
      id: string,
      { times, ...changes }: Omit<Updateable<PostalBatch>, 'times'> & { times?: BatchTimes },
    ) => {
      await tx
        .updateTable('postalBatch')
        .set({ ...changes, ...(times ? { times: JSON.stringify(times) } : {}) })
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
    listItems: async (batchId: string): Promise<ItemRecord[]> => {
      const { rows } = await sql<ItemRecord>`${selectItems(agentId, batchId)} order by i.position`.execute(
        tx,
      );
      return rows;
    },
    findItem: async (batchId: string, position: number): Promise<ItemRecord | undefined> => {
      const { rows } =
        await sql<ItemRecord>`${selectItems(agentId, batchId)} and i.position = ${position}`.execute(tx);
      return rows[0];
    },
    setProvider: async (
      batchId: string,
      position: number,
      { providerId, providerState }: { providerId?: string; providerState: string | null },
    ): Promise<void> => {
      await tx
        .updateTable('postalBatchItem')
        .set({ providerState, ...(providerId === undefined ? {} : { providerId }) })
        .where('agentId', '=', agentId)
        .where('batchId', '=', batchId)
        .where('position', '=', position)
        .execute();
    },
  };
}

const selectItems = (agentId: string, batchId: string) => sql`
  select i.position, i.id, i.name, i.language, i.lines, i.typed, i.verdict as "check", i.problems, i.message, i.household, i.address,
    i.provider_id, i.provider_state, array(select p.client_id from postal_batch_person p
      where p.agent_id = i.agent_id and p.batch_id = i.batch_id and p.position = i.position order by p.client_id) as client_ids
  from postal_batch_item i where i.agent_id = ${agentId} and i.batch_id = ${batchId}`;

/** On paper since a moment, as plans count them: also those that were called off, but none that was never made. */
export async function countCardsSince(tx: Tx, agentId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ cards: number }>`
    select coalesce(sum(cards), 0)::int as cards from postal_batch
    where agent_id = ${agentId} and created_at >= ${since} and state <> 'failed'`.execute(tx);
  return rows[0]?.cards ?? 0;
}

interface OfAgent {
  agentId: string;
  id: string;
}

/** Of all agents: what a provider is printing, or has not confirmed as called off. */
export async function listBatchesAtProvider(db: Db, limit: number): Promise<OfAgent[]> {
  const { rows } = await sql<OfAgent>`
    select agent_id, id from postal_batch where printer = 'provider'
      and (state in ('ready', 'printing', 'mailed') or problem in ('credentials', 'unreachable'))
    order by created_at limit ${limit}`.execute(db);
  return rows;
}

/** Of all agents: batches whose time is over. */
export async function listBatchesToForget(db: Db, before: Date, limit: number): Promise<OfAgent[]> {
  const { rows } = await sql<OfAgent>`
    select agent_id, id from postal_batch where created_at < ${before} order by created_at limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function forgetBatch(db: Db, { agentId, id }: OfAgent): Promise<void> {
  await sql`delete from postal_batch where agent_id = ${agentId} and id = ${id}`.execute(db);
}

/** Of all agents: whose file still names somebody who was erased. */
export async function listBatchesToRedraw(db: Db, limit: number): Promise<OfAgent[]> {
  const { rows } = await sql<OfAgent>`
    select agent_id, id from postal_batch where file_key is null and bytes > 0 order by created_at limit ${limit}`.execute(
    db,
  );
  return rows;
}
