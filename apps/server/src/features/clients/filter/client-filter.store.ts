import type { ClientFilter, ClientSort } from '@hearthline/contract/client-filter';
import { addDays } from '@hearthline/domain/calendar';
import { renewalReminderDays } from '@hearthline/domain/client/consent';
import { clientFields } from '@hearthline/domain/client/fields';
import { choiceFilters } from '@hearthline/domain/client/filters';
import { cadenceOfRelation, defaultRelation } from '@hearthline/domain/client/touchbase';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { toColumnName } from '../../../platform/db/column-name.ts';
import { toSearchPatterns } from '../records/client-record.ts';

export interface FilterContext {
  agentId: string;
  /** In the agent's calendar. */
  today: string;
  /** Ids of clients that are written much like the text, where nobody was found as it stands. */
  similarIds?: readonly string[];
}

type Condition = RawBuilder<unknown>;

/** In one word how it stands with commercial mail. */
export const consentSummary = (today: string): RawBuilder<string> => sql<string>`
  case
    when c.is_opted_out then 'optedOut'
    when c.consent_type = 'express' then 'express'
    when c.consent_ends_on > ${addDays(today, renewalReminderDays[0])}::date then 'implied'
    when c.consent_ends_on > ${today}::date then 'ending'
    when c.referral = 'unused' then 'referral'
    else 'none'
  end`;

/** Of `client c`: everything that a filter names, and that it is not deleted. */
export function whereOf(
  filter: ClientFilter,
  { agentId, today, similarIds }: FilterContext,
): RawBuilder<unknown> {
  const conditions: (Condition | false | undefined)[] = [
    sql`c.agent_id = ${agentId} and c.deleted_at is null`,
    ...choiceConditions(filter),
    textCondition(filter.text, agentId, similarIds),
    filter.consent && sql`${consentSummary(today)} = any (${filter.consent})`,
    filter.city && sql`lower(c.city) = any (${filter.city.map((city) => city.toLowerCase())})`,
    filter.tags && sql`c.tags && ${filter.tags}::text[]`,
    filter.notTags && sql`not c.tags && ${filter.notTags}::text[]`,
    // A range overlaps the wanted one; who tells no upper end has the lower one as both.
    filter.budget?.min !== undefined && sql`coalesce(c.budget_max, c.budget) >= ${filter.budget.min}`,
    filter.budget?.max !== undefined && sql`c.budget <= ${filter.budget.max}`,
    ...contactConditions(filter, today),
    filter.entered?.atLeastDays !== undefined &&
      sql`c.entry_date <= ${addDays(today, -filter.entered.atLeastDays)}::date`,
    filter.entered?.atMostDays !== undefined &&
      sql`c.entry_date >= ${addDays(today, -filter.entered.atMostDays)}::date`,
    filter.birthdayWithin !== undefined && comesWithin(sql`c.birthday`, filter.birthdayWithin, today),
    filter.moveInWithin !== undefined && comesWithin(sql`c.move_in_date`, filter.moveInWithin, today),
    filter.isDue !== undefined && sql`coalesce(c.next_contact_on <= ${today}::date, false) = ${filter.isDue}`,
    filter.isIncomplete !== undefined && sql`c.is_incomplete = ${filter.isIncomplete}`,
    filter.hasEmail !== undefined && sql`(c.email <> '') = ${filter.hasEmail}`,
  ];
  return sql.join(
    conditions.filter((condition) => condition !== undefined && condition !== false),
    sql` and `,
  );
}

function choiceConditions(filter: ClientFilter): (Condition | undefined)[] {
  return choiceFilters.map((field) => {
    const definition = clientFields[field];
    const cast = sql.raw('enumType' in definition ? `::${definition.enumType}[]` : '');
    return filter[field] && sql`c.${sql.raw(toColumnName(field))} = any (${filter[field]}${cast})`;
  });
}

function textCondition(
  text: string | undefined,
  agentId: string,
  similarIds: readonly string[] | undefined,
): Condition | undefined {
  if (similarIds) return sql`c.id = any (${similarIds}::uuid[])`;
  const patterns = toSearchPatterns(text ?? '');
  if (patterns.length === 0) return undefined;
  // As a list: nobody can tell beforehand how many there are, and looking up each by itself takes twice as long.
  return sql`c.id = any (array(select find_clients(${agentId}, ${patterns})))`;
}

function contactConditions({ lastContact }: ClientFilter, today: string): (Condition | false)[] {
  if (!lastContact) return [];
  if ('never' in lastContact) return [sql`c.last_contact_on is null`];
  const { atLeastDays, atMostDays } = lastContact;
  return [
    // Whoever was never spoken to was not spoken to for long.
    atLeastDays !== undefined &&
      sql`(c.last_contact_on is null or c.last_contact_on <= ${addDays(today, -atLeastDays)}::date)`,
    atMostDays !== undefined && sql`c.last_contact_on >= ${addDays(today, -atMostDays)}::date`,
  ];
}

/** When a yearly day of client `c` comes round next, by the rule of their record. */
const nextAnniversary = (column: RawBuilder<unknown>, today: string) =>
  sql`next_anniversary(${column}, ${today}::date, leap_day_rule_of(c.agent_id, c.id))`;

const comesWithin = (column: RawBuilder<unknown>, days: number, today: string): Condition =>
  sql`${nextAnniversary(column, today)} <= ${addDays(today, days)}::date`;

const sortExpressions: Record<
  ClientSort,
  { ascending: RawBuilder<unknown>; descending: RawBuilder<unknown> }
> = {
  name: { ascending: sql`c.sort_name, c.id`, descending: sql`c.sort_name desc, c.id desc` },
  lastContact: {
    ascending: sql`c.last_contact_at nulls first, c.id desc`,
    descending: sql`c.last_contact_at desc nulls last, c.id`,
  },
  nextContact: {
    ascending: sql`c.next_contact_on, c.id`,
    descending: sql`c.next_contact_on desc nulls last, c.id`,
  },
  entered: { ascending: sql`c.entry_date, c.id`, descending: sql`c.entry_date desc, c.id desc` },
  budget: {
    ascending: sql`c.budget nulls first, c.id desc`,
    descending: sql`c.budget desc nulls last, c.id`,
  },
  relation: {
    ascending: sql`c.relation nulls first, c.sort_name, c.id`,
    descending: sql`c.relation desc nulls last, c.sort_name, c.id`,
  },
  relevance: { ascending: sql`c.sort_name, c.id`, descending: sql`c.sort_name, c.id` },
};

/** Orders of our own lists, each with what comes first on this day. */
export type DaySort = 'longestWait' | 'birthday' | 'moveIn' | 'consentEnd';

const yearlyOrder = (column: RawBuilder<unknown>, today: string) =>
  sql`${nextAnniversary(column, today)}, c.sort_name, c.id`;

const cadence = sql`coalesce(c.cadence_days, case c.relation ${sql.join(
  Object.entries(cadenceOfRelation).map(
    ([relation, days]) => sql`when ${sql.lit(relation)} then ${sql.lit(days)}`,
  ),
  sql` `,
)} else ${sql.lit(cadenceOfRelation[defaultRelation])} end)`;

const daySorts: Record<DaySort, (today: string) => RawBuilder<unknown>> = {
  // Days overdue for each day of the cadence, as in touchbase.ts.
  longestWait: (today) => sql`
    (${today}::date - c.next_contact_on + 1)::float8 / greatest(1, ${cadence}) desc, c.id`,
  birthday: (today) => yearlyOrder(sql`c.birthday`, today),
  moveIn: (today) => yearlyOrder(sql`c.move_in_date`, today),
  consentEnd: () => sql`c.consent_ends_on, c.sort_name, c.id`,
};

export function orderOf(
  sort: ClientSort | DaySort,
  isDescending: boolean,
  { similarIds, today }: Pick<FilterContext, 'similarIds' | 'today'>,
): RawBuilder<unknown> {
  if (similarIds) return sql`array_position(${similarIds}::uuid[], c.id)`;
  if (sort in daySorts) return daySorts[sort as DaySort](today);
  return sortExpressions[sort as ClientSort][isDescending ? 'descending' : 'ascending'];
}
