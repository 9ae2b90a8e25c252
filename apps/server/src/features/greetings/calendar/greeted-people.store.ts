import type { IsoDate } from '@hearthline/domain/calendar';
import { addDays, daysBetween, isLeapYear, yearOf } from '@hearthline/domain/calendar';
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

/** So many between two looks at the clock. */
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

/** One cell a client: of tens of thousands of them, taking a row apart costs more than anything that is done with it. */
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
  const { rows } = await sql<{ person: FlatPerson }>`
    select json_build_array(c.id, c.first_name, c.last_name, trim(c.first_name || ' ' || c.last_name), c.language, c.address1, c.city,
      c.birthday, c.move_in_date, c.entry_date, c.province, c.category = 'notInterested', coalesce(w.leap_day_rule, 'feb28'),
      coalesce(w.feasts, '{}'), greatest(c.created_at, w.days_changed_at), w.held_at, w.held_until, w.hold_reason) as person
    from client c left join greeting_wish w on w.agent_id = c.agent_id and w.client_id = c.id
    where c.agent_id = ${agentId} and c.deleted_at is null and ${chosen(choice)}
    order by c.sort_name, c.id`.execute(tx);
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

/** How many clients have a day of theirs on each day of a span, of those who are not left in peace. */
export async function countOwnDays(
  tx: Tx,
  agentId: string,
  field: ClientDayField,
  { from, to }: { from: IsoDate; to: IsoDate },
): Promise<{ day: string; count: number }[]> {
  const first = sql.raw(columns[field]);
  const years = [...new Set([yearOf(from), yearOf(from) + 1, yearOf(to)])].filter(
    (year) => year <= yearOf(to),
  );
  // Counted by the day of the year: a few hundred rows, however many clients there are.
  const { rows } = await sql<{ inYear: string; rule: LeapDayRule; counts: number[] }>`
    select to_char(${first}, 'MM-DD') as in_year, coalesce(w.leap_day_rule, 'feb28') as rule,
      array[${sql.join(years.map((year) => sql`count(*) filter (where extract(year from ${first}) < ${year}::int)`))}]::int[]
        as counts
    from client c left join greeting_wish w on w.agent_id = c.agent_id and w.client_id = c.id
    where c.agent_id = ${agentId} and c.deleted_at is null and c.category <> 'notInterested' and ${first} is not null
    group by 1, 2`.execute(tx);
  const found = new Map<string, number>();
  for (const { inYear, rule, counts } of rows)
    for (const [place, year] of years.entries()) {
      const [day, count] = [dayInYear(`2000-${inYear}`, year, rule), counts[place] ?? 0];
      if (count > 0 && day >= from && day <= to) found.set(day, (found.get(day) ?? 0) + count);
    }
  return [...found].map(([day, count]) => ({ day, count })).toSorted((a, b) => a.day.localeCompare(b.day));
}

/** Clients of whom all is alike that decides to whom a day means something. */
export interface PeopleAlike extends KeepsDays {
  /** Which days of their own are known. */
  knownDays: ClientDayField[];
  count: number;
}

export async function countPeopleAlike(tx: Tx, agentId: string): Promise<PeopleAlike[]> {
  const { rows } = await sql<PeopleAlike>`
    select c.province, c.category = 'notInterested' as is_left_in_peace, coalesce(w.feasts, '{}') as feasts,
      array_remove(array[case when c.birthday is not null then 'birthday' end,
        case when c.move_in_date is not null then 'moveInDate' end, 'entryDate'], null) as known_days,
      count(*)::int as count
    from client c left join greeting_wish w on w.agent_id = c.agent_id and w.client_id = c.id
    where c.agent_id = ${agentId} and c.deleted_at is null
    group by 1, 2, 3, 4`.execute(tx);
  return rows;
}

function* addPeople(
  people: PersonRow[],
  rows: readonly { person: FlatPerson }[],
): Generator<undefined, void, undefined> {
  for (const [place, { person }] of rows.entries()) {
    if (place % portion === 0) yield;
    people.push(toPerson(person));
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
