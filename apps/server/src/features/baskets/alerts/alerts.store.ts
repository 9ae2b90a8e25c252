import type { AlertTrigger, BlockReason, PauseReason, ReaderPace } from '@hearthline/domain/alert/vocabulary';
import type { QuietHours } from '@hearthline/domain/message/quiet-hours';
import type { Insertable, RawBuilder, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { Alert, AlertReader } from '../../../platform/db/schema.generated.ts';

export type AlertRecord = Omit<Selectable<Alert>, 'triggers' | 'state' | 'pauseReason' | 'unreached'> & {
  triggers: AlertTrigger[];
  state: 'active' | 'paused';
  pauseReason: PauseReason | null;
  unreached: BlockReason | null;
};

/** What one of its people wants of the messages; who has said nothing has no row. */
export type ReaderWish = Omit<Selectable<AlertReader>, 'pace'> & { pace: ReaderPace };

export const noWish = { pace: 'asSet', pausedUntil: null, stoppedAt: null } as const satisfies Omit<
  ReaderWish,
  'agentId' | 'readerId'
>;

/** On the clock of whoever reads. */
export const quietHoursOf = ({
  quietFrom,
  quietTo,
}: Pick<AlertRecord, 'quietFrom' | 'quietTo'>): QuietHours | null =>
  quietFrom !== null && quietTo !== null ? { from: quietFrom, to: quietTo } : null;

/** Who gets matches: a client, whichever alert names them, or an address that is no client's. */
export const personOf = ({ clientId, email }: { clientId: string | null; email: string }): string =>
  clientId ?? email.toLowerCase();

const uuidForm = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An address is no id. */
export const isClientId = (person: string): boolean => uuidForm.test(person);

/** Whether a reader `r` is this person. */
export const isPerson = (person: string): RawBuilder<boolean> =>
  isClientId(person)
    ? sql`r.client_id = ${person}::uuid`
    : sql`(r.client_id is null and lower(r.email) = ${person})`;

/** What alerts of one agent have beside their baskets. */
export function createAlertsStore(tx: Tx, agentId: string) {
  const own = () => tx.selectFrom('alert').selectAll().where('agentId', '=', agentId);
  return {
    find: async (basketId: string): Promise<AlertRecord | undefined> =>
      (await own().where('basketId', '=', basketId).executeTakeFirst()) as AlertRecord | undefined,
    /** By basket. */
    list: async (basketIds: readonly string[]): Promise<Map<string, AlertRecord>> => {
      const rows = await own().where('basketId', '=', sql<string>`any (${basketIds}::uuid[])`).execute();
      return new Map(rows.map((row) => [row.basketId, row as AlertRecord]));
    },
    insert: async (row: Insertable<Alert>): Promise<void> => {
      await tx.insertInto('alert').values(row).execute();
    },
    update: async (basketIds: readonly string[], changes: Updateable<Alert>): Promise<void> => {
      await tx
        .updateTable('alert')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('basketId', '=', sql<string>`any (${basketIds}::uuid[])`)
        .execute();
    },
    /** Their people were written to. */
    noteSent: async (basketIds: readonly string[], at: Date): Promise<void> => {
      await sql`
        with notified as (
          update basket set notified_at = ${at} where agent_id = ${agentId} and id = any (${basketIds}::uuid[]))
        update alert set sent_at = ${at} where agent_id = ${agentId} and basket_id = any (${basketIds}::uuid[])`.execute(
        tx,
      );
    },
    /** How many of them wrote until now. */
    pause: async (
      basketIds: readonly string[],
      {
        reason,
        at,
        resumesOn = null,
      }: { reason: PauseReason; at: Date; resumesOn?: string | null | undefined },
    ): Promise<number> => {
      const { numAffectedRows } = await sql`
        update alert set state = 'paused', pause_reason = ${reason}, paused_at = ${at}, resumes_on = ${resumesOn}::date
        where agent_id = ${agentId} and basket_id = any (${basketIds}::uuid[]) and state = 'active'`.execute(
        tx,
      );
      return Number(numAffectedRows ?? 0);
    },
    /** The days of silence are counted anew. */
    resume: async (basketIds: readonly string[], at: Date): Promise<number> => {
      const { numAffectedRows } = await sql`
        update alert set state = 'active', pause_reason = null, paused_at = null, resumes_on = null, unreached = null,
          watched_since = ${at}, asked_at = null, warned_at = null
        where agent_id = ${agentId} and basket_id = any (${basketIds}::uuid[]) and state = 'paused'`.execute(
        tx,
      );
      return Number(numAffectedRows ?? 0);
    },
    /** A sign of life. Held in one order, so that two who sign do not wait for each other. */
    sign: async (basketIds: readonly string[], at: Date): Promise<void> => {
      await sql`
        with held as materialized (
          select basket_id from alert where agent_id = ${agentId} and basket_id = any (${basketIds}::uuid[])
          order by basket_id for no key update)
        update alert a set signed_at = greatest(a.signed_at, ${at})
        from held where a.agent_id = ${agentId} and a.basket_id = held.basket_id`.execute(tx);
    },
    /** Those that write, with what they write on. */
    listWriting: async (): Promise<
      {
        basketId: string;
        name: string;
        byEmail: boolean;
        bySms: boolean;
        unreached: BlockReason | null;
      }[]
    > =>
      tx
        .selectFrom('alert')
        .innerJoin('basket', (join) =>
          join
            .onRef('basket.agentId', '=', 'alert.agentId')
            .onRef('basket.id', '=', 'alert.basketId')
            .on('basket.deletedAt', 'is', null),
        )
        .select(['alert.basketId', 'basket.name', 'basket.byEmail', 'basket.bySms', 'alert.unreached'])
        .$narrowType<{ unreached: BlockReason | null }>()
        .where('alert.agentId', '=', agentId)
        .where('alert.state', '=', 'active')
        .orderBy('alert.basketId')
        .execute(),
    /** By reader. */
    listWishes: async (readerIds: readonly string[]): Promise<Map<string, ReaderWish>> => {
      const rows = await tx
        .selectFrom('alertReader')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('readerId', '=', sql<string>`any (${readerIds}::uuid[])`)
        .execute();
      return new Map(rows.map((row) => [row.readerId, row as ReaderWish]));
    },
    setWish: async (
      readerId: string,
      changes: Partial<Pick<ReaderWish, 'pace' | 'pausedUntil' | 'stoppedAt'>>,
    ): Promise<void> => {
      await tx
        .insertInto('alertReader')
        .values({ agentId, readerId, ...noWish, ...changes })
        .onConflict((conflict) => conflict.columns(['agentId', 'readerId']).doUpdateSet(changes))
        .execute();
    },
  };
}
