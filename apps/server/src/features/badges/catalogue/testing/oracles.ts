import type { TestDatabase } from '../../../../testing/test-database.ts';
import type { QueryInput } from '../query.ts';
import { agentOracles } from './agent-oracles.ts';
import { marketOracles } from './market-oracles.ts';
import type { Oracles } from './oracle-parts.ts';

/**
 * What every catalogued query should answer, computed another way: from the base tables as the owner, who sees all
 * agents, without the projections, the policies and the helpers of the catalogue.
 */
export const oracles: Oracles = { ...marketOracles, ...agentOracles };

const asked = `p as materialized (select $1::uuid as agent, $2::text[] as emails, $3::date as today, $4::text as tz,
  $5::date as first, $6::date as last, $7::int as days, $8::text as offer, $9::text as kind, $10::text as area,
  $11::text as town, $12::text as quarter, $13::text as status, $14::text as category)`;

export interface OracleAnswer {
  value: number | null;
  records: number;
}

export async function askOracle(
  database: Pick<TestDatabase, 'query'>,
  key: string,
  { agentId, agentEmails, today, timeZone, from, to, values }: QueryInput,
): Promise<OracleAnswer> {
  const days = Number(values.daysAhead || values.daysBack || 0);
  const [row] = await database.query<{ value: number | null; records: number }>(
    `with ${asked} select value::float8 as value, records::int as records from (${oracles[key]}) as answer`,
    [
      agentId,
      agentEmails,
      today,
      timeZone,
      from,
      to,
      days,
      values.offer,
      values.homeKind,
      values.area,
      values.municipality,
      values.community,
      values.listingStatus,
      values.clientCategory,
    ],
  );
  if (!row) throw new Error(`The oracle of ${key} said nothing`);
  return row;
}
