import type { RecordKind } from '@hearthline/contract/badges';
import type { StreetAddress } from '@hearthline/domain/listing/addresses';
import { formatAddress } from '@hearthline/domain/listing/addresses';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';

export interface RecordDescription {
  title: string;
  subtitle: string;
  /** The screen that shows it. */
  path: string;
}

interface Described {
  id: string;
  title: string;
  subtitle: string;
  /** What its screen is opened with. */
  target: string | null;
}

const statements: Record<
  Exclude<RecordKind, 'listing'>,
  (ids: RawBuilder<unknown>) => RawBuilder<Described>
> = {
  client: (ids) => sql`
    select id::text, trim(concat_ws(' ', nullif(first_name, ''), nullif(last_name, ''))) as title,
      coalesce(nullif(email, ''), phone) as subtitle, id::text as target
    from client where id = any (${ids})`,
  message: (ids) => sql`
    select id::text, coalesce(nullif(to_name, ''), to_address) as title, subject as subtitle, null as target
    from message where id = any (${ids})`,
  cma: (ids) => sql`
    select id::text, address as title, municipality as subtitle, id::text as target from cma where id = any (${ids})`,
  report: (ids) => sql`
    select r.id::text, c.address as title, c.municipality as subtitle, c.id::text as target
    from cma_report r join cma c on c.agent_id = r.agent_id and c.id = r.cma_id where r.id = any (${ids})`,
  task: (ids) => sql`
    select t.id::text, t.title, trim(concat_ws(' ', c.first_name, c.last_name)) as subtitle, c.id::text as target
    from client_task t join client c on c.agent_id = t.agent_id and c.id = t.client_id where t.id = any (${ids})`,
  notification: (ids) => sql`
    select id::text, title, '' as subtitle, null as target from notification where id = any (${ids})`,
};

const paths: Record<RecordKind, (target: string) => string> = {
  listing: (id) => `/property-search/result/view?id=${id}`,
  client: (id) => `/clients/view?id=${id}`,
  message: () => '/email-log',
  cma: (id) => `/cma/calculate?id=${id}`,
  report: (id) => `/cma/calculate/report?id=${id}`,
  task: (id) => `/clients/view?id=${id}`,
  notification: () => '/notification',
};

/** How records read in a list, by their ids. */
export async function describeRecords(
  tx: Tx,
  kind: RecordKind,
  ids: readonly string[],
): Promise<Map<string, RecordDescription>> {
  if (ids.length === 0) return new Map();
  const rows =
    kind === 'listing'
      ? await describeListings(tx, ids)
      : (await statements[kind](sql`${ids}::uuid[]`).execute(tx)).rows;
  return new Map(
    rows.map(({ id, title, subtitle, target }) => [id, { title, subtitle, path: paths[kind](target ?? id) }]),
  );
}

async function describeListings(tx: Tx, ids: readonly string[]): Promise<Described[]> {
  const { rows } = await sql<StreetAddress & { id: string; mlsNumber: string; municipality: string | null }>`
    select l.id::text, l.mls_number, l.street_number, l.street_name, l.street_suffix, l.street_direction, l.unit,
      m.name as municipality
    from listing l left join municipality m on m.code = l.municipality_code where l.id = any (${ids}::uuid[])`.execute(
    tx,
  );
  return rows.map(({ id, mlsNumber, municipality, ...address }) => ({
    id,
    title: formatAddress(address),
    subtitle: [municipality, mlsNumber].filter(Boolean).join(' · '),
    target: null,
  }));
}
