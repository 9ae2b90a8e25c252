import type { AlertEvent } from '@hearthline/domain/alert/alert-event';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.generated.ts';
import { insertRows } from '../clients/insert-rows.store.ts';

/** Demo agents who never had an alert, not even one that they deleted. */
export async function listAgentsWithoutAlerts(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ agentId: string }>`
    select g.agent_id from agent g
    where g.email = any (${emails}) and not exists (select from alert a where a.agent_id = g.agent_id)
    order by g.email`.execute(db);
  return rows.map(({ agentId }) => agentId);
}

/** Clients who read a basket already. */
export async function listReadingClients(db: Db, agentIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ clientId: string }>`
    select distinct client_id from basket_reader
    where agent_id = any (${agentIds}::uuid[]) and client_id is not null`.execute(db);
  return new Set(rows.map(({ clientId }) => clientId));
}

/** What happened to a home for sale that clients may see. */
export interface DemoEvent extends AlertEvent {
  id: string;
  at: Date;
  listingId: string;
  homeKey: string;
  mlsNumber: string;
  municipality: string;
  /** How the listing stands today. */
  listPrice: number | null;
  listingCode: LifecycleCode;
  photoCount: number;
  facts: SearchFacts;
}

interface EventRow extends SearchFacts {
  eventId: string;
  eventAt: Date;
  eventCode: LifecycleCode;
  eventPrice: number | null;
  oldPrice: number | null;
  homeKey: string;
  municipalityName: string | null;
  listPrice: number | null;
  listingCode: LifecycleCode;
  photoCount: number;
  wasListed: boolean;
  earlierPrice: number | null;
}

/** What alerts may wait for. */
const codes = ['new', 'pc', 'bom', 'dft', 'sc', 'sce', 'sld'];
/** Enough of a large board to find some for every alert. */
const mostEvents = 3_000;
/** What most people can think of paying, in cents. */
const [lowest, highest] = [35_000_000, 250_000_000];

/** The last ones since a moment, oldest first. */
export async function listDemoEvents(db: Db, since: Date, until: Date): Promise<DemoEvent[]> {
  const { rows } = await sql<EventRow>`
    with recent as materialized (
      select e.id, e.at, e.code, e.old_price, e.new_price, l.id as listing_id, l.list_price,
        l.code as listing_code, l.photo_count, l.previous_listing_id, l.municipality_code,
        coalesce(l.home_key || ' ' || l.offer, l.id::text) as home_key
      from listing_event e join listing l on l.id = e.listing_id
      where e.id >= first_id_of_day(${since}::date) and e.at > ${since} and e.at <= ${until}
        and e.code = any (${codes}::lifecycle_code[]) and l.offer = 'sale'
        and l.may_show_on_internet and l.may_show_address and l.photo_count > 0
        and l.list_price between ${lowest} and ${highest}
      order by e.id desc limit ${mostEvents})
    select f.*, r.id as event_id, r.at as event_at, r.code as event_code,
      case when r.code = 'pc' then coalesce(r.new_price, r.list_price) else r.list_price end as event_price, r.old_price,
      r.home_key, m.name as municipality_name, r.list_price, r.listing_code, r.photo_count,
      p.id is not null as was_listed, p.list_price as earlier_price
    from recent r
    join listing_any f on f.id = r.listing_id
    left join municipality m on m.code = r.municipality_code
    left join listing p on p.id = r.previous_listing_id and p.offer = 'sale'
    order by r.at, r.id`.execute(db);
  return rows.map(toEvent);
}

function toEvent({
  eventId,
  eventAt,
  eventCode,
  eventPrice,
  oldPrice,
  homeKey,
  municipalityName,
  listPrice,
  listingCode,
  photoCount,
  wasListed,
  earlierPrice,
  ...facts
}: EventRow): DemoEvent {
  const isRelisted = eventCode === 'new' && wasListed;
  return {
    id: eventId,
    at: eventAt,
    code: eventCode,
    isRelisted,
    oldPrice: isRelisted ? earlierPrice : oldPrice,
    price: eventPrice,
    listingId: facts.id,
    homeKey,
    mlsNumber: facts.mlsNumber,
    municipality: municipalityName ?? '',
    listPrice,
    listingCode,
    photoCount,
    facts: { ...facts, price: eventPrice },
  };
}

/** In the order in which they refer to each other. */
const tables = [
  'basket',
  'alert',
  'basketHome',
  'basketStep',
  'basketReader',
  'alertReader',
  'alertPerson',
  'basketView',
  'basketAnswer',
  'basketSending',
  'basketMessage',
  'alertMatch',
  'alertTally',
] as const;

export type DemoAlertRows = { [Table in (typeof tables)[number]]: Insertable<DB[Table]>[] };

export const createAlertRows = (): DemoAlertRows =>
  Object.fromEntries(tables.map((table) => [table, []])) as unknown as DemoAlertRows;

export async function insertDemoAlerts(tx: Tx, rows: DemoAlertRows): Promise<void> {
  for (const table of tables) await insertRows(tx, table, rows[table]);
}
