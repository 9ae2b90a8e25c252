import type { IsoDate } from '@hearthline/domain/calendar';
import { addDays, daysBetween, isLeapYear, toIsoDate, yearOf } from '@hearthline/domain/calendar';
import type { LeapDayRule } from '@hearthline/domain/client/yearly-date';
import { dayInYear } from '@hearthline/domain/client/yearly-date';
import type { ClientDayField } from '@hearthline/domain/greeting/occasions';
import type { GreetedPerson, KeepsDays } from '@hearthline/domain/greeting/plan';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import { runInTurns } from '../../../platform/turns.ts';

/** A client as greetings know them, at one moment. */
export interface PersonRow extends GreetedPerson {
  firstName: string;
  lastName: string;
  name: string;
  language: 'en' | 'fr';
  street: string;
  city: string;
  /** Nothing before this was ever meant for them: when they came, or a day of theirs last changed. */
  joinedAt: string;
  isHeld: boolean;
  heldUntil: string | null;
  holdReason: string | null;
}

/** So many between two looks at the clock, and in a row of what is read. */
const portion = 64;

/** Whose: those of these ids, of whom a day comes round in a span, or everybody. */
export type PeopleChoice =
  | { ids: readonly string[] }
  | { field: ClientDayField; from: IsoDate; to: IsoDate }
  | 'everybody';

const columns: Record<ClientDayField, string> = {
  birthday: 'c.birthday',
  moveInDate: 'c.move_in_date',
  entryDate: 'c.entry_date',
};

/** Many of them to a cell: of tens of thousands, taking a row apart costs more than anything that is done with it. */
type FlatPerson = [
  id: string,
  firstName: string,
  lastName: string,
  name: string,
  language: 'en' | 'fr',
  street: string,
  city: string,
  birthday: string | null,
  moveInDate: string | null,
  entryDate: string,
  province: string,
  isLeftInPeace: boolean,
  leapDayRule: LeapDayRule,
  feasts: string[],
  joinedAt: string,
  heldAt: string | null,
  heldUntil: string | null,
  holdReason: string | null,
];

export async function listPeople(tx: Tx, agentId: string, choice: PeopleChoice): Promise<PersonRow[]> {
  const { rows } = await sql<{ people: FlatPerson[] }>`
    select json_agg(person order by place) as people from (select row_number() over (order by c.sort_name, c.id) as place,
      json_build_array(c.id, c.first_name, c.last_name, trim(c.first_name || ' ' || c.last_name), c.language, c.address1, c.city,
      c.birthday, c.move_in_date, c.entry_date, c.province, c.category = 'notInterested', coalesce(w.leap_day_rule, 'feb28'),
      coalesce(w.feasts, '{}'), greatest(c.created_at, w.days_changed_at), w.held_at, w.held_until, w.hold_reason) as person
    from client c left join greeting_wish w on w.agent_id = c.agent_id and w.client_id = c.id
    where c.agent_id = ${agentId} and c.deleted_at is null and ${chosen(choice)}) as chosen
    group by place / ${sql.lit(portion)} order by place / ${sql.lit(portion)}`.execute(tx);
  const people: PersonRow[] = [];
  await runInTurns(addPeople(people, rows));
  return people;
}

function chosen(choice: PeopleChoice) {
  if (choice === 'everybody') return sql`true`;
  if ('ids' in choice) return sql`c.id = any (${choice.ids}::uuid[])`;
  const column = sql.raw(columns[choice.field]);
  if (daysBetween(choice.from, choice.to) >= 365) return sql`${column} is not null`;
  return sql`to_char(${column}, 'MM-DD') = any (${monthDaysOf(choice)})`;
}

/** Months and days of a span; with a last day of February or a first of March comes whoever was born on the 29th. */
function monthDaysOf({ from, to }: { from: IsoDate; to: IsoDate }): string[] {
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, ahead) => addDays(from, ahead));
  const isNearLeapDay = days.some(
    (day) => !isLeapYear(yearOf(day)) && (day.endsWith('-02-28') || day.endsWith('-03-01')),
  );
  return [...days.map((day) => day.slice(5)), ...(isNearLeapDay ? ['02-29'] : [])];
}

export type OwnDayCounts = Record<ClientDayField, { day: string; count: number }[]>;

/** How many clients have a day of theirs on each day of a span, of those who are not left in peace. */
export async function countOwnDays(
  tx: Tx,
  agentId: string,
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<OwnDayCounts> {
  const years = [...new Set([yearOf(from), yearOf(from) + 1, yearOf(to)])].filter(
    (year) => year <= yearOf(to),
  );
  // Counted by the day of the year: a few hundred rows, however many clients there are.
  const { rows } = await sql<{ field: ClientDayField; month: number; day: number } & LeapRuleCounts>`
    select field, date_part('month', first) as month, date_part('day', first) as day, coalesce(w.leap_day_rule, 'feb28') as rule,
      array[${sql.join(years.map((year) => sql`count(*) filter (where first < ${toIsoDate(year, 1, 1)}::date)`))}]::int[]
        as counts
    from client c left join greeting_wish w on w.agent_id = c.agent_id and w.client_id = c.id
      cross join lateral (values ('birthday', c.birthday), ('moveInDate', c.move_in_date), ('entryDate', c.entry_date))
        as days (field, first)
    where c.agent_id = ${agentId} and c.deleted_at is null and c.category <> 'notInterested' and first is not null
    group by 1, 2, 3, 4`.execute(tx);
  const found = { birthday: new Map(), moveInDate: new Map(), entryDate: new Map() } satisfies Record<
    ClientDayField,
    Map<string, number>
  >;
  for (const { field, month, day, rule, counts } of rows)
    for (const [place, year] of years.entries()) {
      const [on, count] = [dayInYear(toIsoDate(2000, month, day), year, rule), counts[place] ?? 0];
      if (count > 0 && on >= from && on <= to) found[field].set(on, (found[field].get(on) ?? 0) + count);
    }
  const sorted = (counted: ReadonlyMap<string, number>) =>
    [...counted].map(([day, count]) => ({ day, count })).toSorted((a, b) => a.day.localeCompare(b.day));
  return {
    birthday: sorted(found.birthday),
    moveInDate: sorted(found.moveInDate),
    entryDate: sorted(found.entryDate),
  };
}

interface LeapRuleCounts {
  rule: LeapDayRule;
  /** Of each year that is asked about. */
  counts: number[];
}

/** Clients of whom all is alike that decides to whom a day means something. */
export interface PeopleAlike extends KeepsDays {
  /** Which days of their own are known. */
  knownDays: ClientDayField[];
  count: number;
}

export async function countPeopleAlike(tx: Tx, agentId: string): Promise<PeopleAlike[]> {
  const { rows } = await sql<PeopleAlike>`
    select province, is_left_in_peace, coalesce(feasts, '{}') as feasts,
      array_remove(array[case when has_birthday then 'birthday' end, case when has_move_in then 'moveInDate' end,
        'entryDate'], null) as known_days, count
    from (select c.province, c.category = 'notInterested' as is_left_in_peace, w.feasts,
        c.birthday is not null as has_birthday, c.move_in_date is not null as has_move_in, count(*)::int as count
      from client c left join greeting_wish w on w.agent_id = c.agent_id and w.client_id = c.id
      where c.agent_id = ${agentId} and c.deleted_at is null
      group by 1, 2, 3, 4, 5) as alike`.execute(tx);
  return rows;
}

/** Clients to whom an occasion that they share, or a day of their own, means something. */
export interface Readers {
  /** Those of the agent's clients where it is kept. */
  provinces: readonly string[];
  /** A feast that only goes to whoever's record names it. */
  feast: string | null;
  field: ClientDayField | null;
}

const areReaders = (agentId: string, { provinces, feast, field }: Readers) => sql`
  client c left join greeting_wish w on w.agent_id = c.agent_id and w.client_id = c.id
  where c.agent_id = ${agentId} and c.deleted_at is null and c.category <> 'notInterested'
    and c.province = any (${provinces}) and (${feast}::text is null or ${feast} = any (w.feasts))
    and ${field === null ? sql`true` : sql`${sql.raw(columns[field])} is not null`}`;

/** How many there are, and of how many what a mail may speak of is not known. */
export async function countReaders(
  tx: Tx,
  agentId: string,
  readers: Readers,
): Promise<{ total: number; firstName: number; street: number; city: number; homeDay: number }> {
  const { rows } = await sql<Awaited<ReturnType<typeof countReaders>>>`
    select count(*)::int as total, count(*) filter (where c.first_name = '')::int as first_name,
      count(*) filter (where c.address1 = '')::int as street, count(*) filter (where c.city = '')::int as city,
      count(*) filter (where c.move_in_date is null)::int as home_day
    from ${areReaders(agentId, readers)}`.execute(tx);
  return rows[0] ?? { total: 0, firstName: 0, street: 0, city: 0, homeDay: 0 };
}

/** In the order of their names. */
export async function findReader(
  tx: Tx,
  agentId: string,
  readers: Readers,
  place: number,
): Promise<PersonRow | undefined> {
  const { rows } = await sql<{ id: string }>`
    select c.id from ${areReaders(agentId, readers)} order by c.sort_name, c.id offset ${place} limit 1`.execute(
    tx,
  );
  const [person] = rows.length === 0 ? [] : await listPeople(tx, agentId, { ids: rows.map(({ id }) => id) });
  return person;
}

function* addPeople(
  people: PersonRow[],
  rows: readonly { people: FlatPerson[] }[],
): Generator<undefined, void, undefined> {
  for (const row of rows) {
    yield;
    for (const person of row.people) people.push(toPerson(person));
  }
}

const toPerson = ([
  id,
  firstName,
  lastName,
  name,
  language,
  street,
  city,
  birthday,
  moveInDate,
  entryDate,
  province,
  isLeftInPeace,
  leapDayRule,
  feasts,
  joinedAt,
  heldAt,
  heldUntil,
  holdReason,
]: FlatPerson): PersonRow => ({
  id,
  firstName,
  lastName,
  name,
  language,
  street,
  city,
  days: { birthday, moveInDate, entryDate },
  province,
  isLeftInPeace,
  leapDayRule,
  feasts,
  joinedAt,
  isHeld: heldAt !== null,
  heldUntil,
  holdReason,
});

/** Whether somebody is to be left in peace on a day. */
export const isHeldOn = (
  { isHeld, heldUntil }: Pick<PersonRow, 'isHeld' | 'heldUntil'>,
  day: string,
): boolean => isHeld && (heldUntil === null || day <= heldUntil);

export async function countClients(tx: Tx, agentId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from client where agent_id = ${agentId} and deleted_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}
