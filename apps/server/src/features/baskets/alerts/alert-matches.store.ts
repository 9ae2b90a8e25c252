import type { BlockReason, WaitReason } from '@hearthline/domain/alert/vocabulary';
import type { RawBuilder, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { AlertMatch, AlertPerson } from '../../../platform/db/schema.generated.ts';
import { pgNotify } from '../../../platform/events/pg-notify.ts';

export type MatchRow = Omit<Selectable<AlertMatch>, 'wait' | 'block'> & {
  wait: WaitReason | null;
  block: BlockReason | null;
};
export type PersonRow = Selectable<AlertPerson>;

/** Whoever notes an event, lets a home go or loses a message wakes those who match and deliver. */
export const alertEventsTopic = 'alert-events';

const wakeAlerts = (tx: Tx): Promise<void> => pgNotify(tx, alertEventsTopic, '');

/** From which row on something waits for a person `p`, where this one does now. */
export const openFrom = (id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when p.due_at is not null and p.open_from is null then null else least(p.open_from, ${id}) end`;

/** The alerts that a row names, the first one first. */
export const alertIdsOf = ({ basketId, alsoIds }: Pick<MatchRow, 'basketId' | 'alsoIds'>): string[] => [
  basketId,
  ...alsoIds,
];

/** Each once for each person, whatever happened to it. */
export const groupByHome = <Row extends Pick<MatchRow, 'person' | 'homeKey'>>(
  rows: readonly Row[],
): Row[][] => [...Map.groupBy(rows, ({ person, homeKey }) => `${person} ${homeKey}`).values()];

/** The first row that waits for the agent: the days before it need not be looked through. */
export async function findHeldFrom(tx: Tx, agentId: string): Promise<string | null> {
  const { rows } = await sql<{ first: string }>`
    select held_from as first from alert_person where agent_id = ${agentId} and held_from is not null
    order by held_from limit 1`.execute(tx);
  return rows[0]?.first ?? null;
}

/** The ledger of one agent, and the people whom it is about. */
export function createAlertMatchesStore(tx: Tx, agentId: string) {
  const own = () => tx.selectFrom('alertMatch').selectAll().where('agentId', '=', agentId);

  /** Whoever delivers looks at these people at once. */
  const makeDue = async (persons: readonly string[], at: Date): Promise<void> => {
    await sql`
      update alert_person set due_at = least(due_at, ${at})
      where agent_id = ${agentId} and person = any (${persons}::text[])`.execute(tx);
    await wakeAlerts(tx);
  };

  const listPersons = (persons: readonly string[]): Promise<PersonRow[]> =>
    tx
      .selectFrom('alertPerson')
      .selectAll()
      .where('agentId', '=', agentId)
      .where('person', '=', sql<string>`any (${persons}::text[])`)
      .execute();

  const updatePerson = async (person: string, changes: Updateable<AlertPerson>): Promise<void> => {
    await tx
      .updateTable('alertPerson')
      .set(changes)
      .where('agentId', '=', agentId)
      .where('person', '=', person)
      .execute();
  };

  const noteHeld = async (rows: readonly Pick<MatchRow, 'id' | 'person'>[]): Promise<void> => {
    await sql`
      update alert_person p set held_from = least(p.held_from, held.id)
      from (
        select person, (array_agg(id order by id))[1] as id
        from unnest(${rows.map(({ person }) => person)}::text[], ${rows.map(({ id }) => id)}::uuid[]) as row (person, id)
        group by 1
      ) held
      where p.agent_id = ${agentId} and p.person = held.person`.execute(tx);
  };

  /** Of these people, the first row that still waits for the agent; where it is none of theirs, it is looked for. */
  const forgetHeld = async (rows: readonly Pick<MatchRow, 'person'>[]): Promise<void> => {
    const persons = [...new Set(rows.map(({ person }) => person))].toSorted();
    for (const { person, heldFrom } of await listPersons(persons)) {
      if (heldFrom === null) continue;
      const [first] = await own()
        .where('person', '=', person)
        .where('id', '>=', heldFrom)
        .where('settledAt', 'is', null)
        .where('outcome', '=', 'held')
        .orderBy('id')
        .limit(1)
        .execute();
      await updatePerson(person, { heldFrom: first?.id ?? null });
    }
  };

  /** First the people, then their rows, as whoever writes to them does: the other way round each would wait for the other. */
  const lockPersonsOf = async (ids: readonly string[]): Promise<void> => {
    await sql`
      select from alert_person where agent_id = ${agentId} and person in (
        select person from alert_match where agent_id = ${agentId} and id = any (${ids}::uuid[]))
      order by person for update`.execute(tx);
  };

  return {
    makeDue,
    findMany: async (ids: readonly string[]): Promise<MatchRow[]> =>
      (await own().where('id', '=', sql<string>`any (${ids}::uuid[])`).orderBy('id').execute()) as MatchRow[],
    /** What has not left and is not over, and waits for no agent; oldest first. */
    listWaiting: async ({
      person,
      openFrom: first,
    }: Pick<PersonRow, 'person' | 'openFrom'>): Promise<MatchRow[]> =>
      (await own()
        .where('person', '=', person)
        .$if(first !== null, (query) => query.where('id', '>=', first))
        .where('settledAt', 'is', null)
        .where('outcome', '<>', 'held')
        .orderBy('id')
        .execute()) as MatchRow[],
    /** Homes that wait for the agent, oldest first. */
    listHeld: async (limit: number): Promise<MatchRow[]> => {
      const first = await findHeldFrom(tx, agentId);
      if (first === null) return [];
      return (await own()
        .where('id', '>=', first)
        .where('settledAt', 'is', null)
        .where('outcome', '=', 'held')
        .orderBy('id')
        .limit(limit)
        .execute()) as MatchRow[];
    },
    /** They wait for the agent's word. */
    hold: async (rows: readonly Pick<MatchRow, 'id' | 'person'>[]): Promise<void> => {
      const ids = rows.map(({ id }) => id);
      await sql`
        update alert_match set outcome = 'held', wait = null, due_at = null
        where agent_id = ${agentId} and id = any (${ids}::uuid[])`.execute(tx);
      await noteHeld(rows);
    },
    update: async (ids: readonly string[], changes: Updateable<AlertMatch>): Promise<void> => {
      if (ids.length === 0) return;
      await tx
        .updateTable('alertMatch')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('id', '=', sql<string>`any (${ids}::uuid[])`)
        .execute();
    },
    /** Of those that are held; they leave when their alert may write next. */
    approve: async (ids: readonly string[], at: Date): Promise<MatchRow[]> => {
      await lockPersonsOf(ids);
      const { rows } = await sql<MatchRow>`
        update alert_match set outcome = 'merged', approved_at = ${at}, due_at = ${at}, wait = 'queued'
        where agent_id = ${agentId} and id = any (${ids}::uuid[]) and outcome = 'held' and settled_at is null
        returning *`.execute(tx);
      const persons = Map.groupBy(
        rows.toSorted((a, b) => (a.person < b.person ? -1 : 1)),
        ({ person }) => person,
      );
      for (const [person, own] of persons) {
        const first = own.map(({ id }) => id).toSorted()[0] ?? '';
        await sql`
          update alert_person p set due_at = least(p.due_at, ${at}), open_from = ${openFrom(sql`${first}::uuid`)}
          where agent_id = ${agentId} and person = ${person}`.execute(tx);
      }
      await forgetHeld(rows);
      await wakeAlerts(tx);
      return rows;
    },
    reject: async (ids: readonly string[], at: Date): Promise<MatchRow[]> => {
      await lockPersonsOf(ids);
      const { rows } = await sql<MatchRow>`
        update alert_match set outcome = 'blocked', block = 'rejectedByAgent', settled_at = ${at}, due_at = null
        where agent_id = ${agentId} and id = any (${ids}::uuid[]) and outcome = 'held' and settled_at is null
        returning *`.execute(tx);
      await forgetHeld(rows);
      return rows;
    },
    /** Of those that the agent decided on and that have not left yet. */
    holdAgain: async (ids: readonly string[]): Promise<MatchRow[]> => {
      await lockPersonsOf(ids);
      const { rows } = await sql<MatchRow>`
        update alert_match set outcome = 'held', approved_at = null, due_at = null, block = null, settled_at = null,
          wait = null
        where agent_id = ${agentId} and id = any (${ids}::uuid[])
          and (approved_at is not null and settled_at is null
            or outcome = 'blocked' and block = 'rejectedByAgent')
        returning *`.execute(tx);
      await noteHeld(rows);
      return rows;
    },
    listPersons,
    /** Undefined where somebody else holds them, unless that is waited for. */
    lockPerson: async (
      person: string,
      { waits = false }: { waits?: boolean } = {},
    ): Promise<PersonRow | undefined> => {
      const { rows } = await sql<PersonRow>`
        select * from alert_person where agent_id = ${agentId} and person = ${person}
        for update ${waits ? sql`` : sql`skip locked`}`.execute(tx);
      return rows[0];
    },
    updatePerson,
  };
}
