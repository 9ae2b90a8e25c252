import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import type { HomeKind } from '@hearthline/domain/listing/vocabulary';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.generated.ts';
import { insertRows } from '../clients/insert-rows.store.ts';

/** Demo agents who never had a basket, not even one that they deleted. */
export async function listAgentsWithoutBaskets(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ agentId: string }>`
    select a.agent_id from agent a
    where a.email = any (${emails}) and not exists (select from basket b where b.agent_id = a.agent_id)
    order by a.email`.execute(db);
  return rows.map(({ agentId }) => agentId);
}

export interface DemoPerson {
  agentId: string;
  id: string;
  language: string;
  householdId: string | null;
  /** Looks for a home. */
  isBuyer: boolean;
  /** Has an address and a consent that holds, and is known for long enough. */
  mayReceive: boolean;
}

/** In the order in which they were made. */
export async function listDemoPeople(
  db: Db,
  agentIds: readonly string[],
  { today, knownBefore }: { today: string; knownBefore: Date },
): Promise<DemoPerson[]> {
  const { rows } = await sql<DemoPerson>`
    select agent_id, id, language, household_id,
      type in ('buyer', 'buyerSeller', 'investor') and category <> 'notInterested' as is_buyer,
      created_at < ${knownBefore} and email <> '' and not is_opted_out and coalesce(
        consent_type <> 'referral' and (consent_ends_on is null or consent_ends_on > ${today}), false) as may_receive
    from client where agent_id = any (${agentIds}::uuid[]) and deleted_at is null order by id limit 1000`.execute(
    db,
  );
  return rows;
}

export interface DemoHome {
  listingId: string;
  homeKey: string;
  mlsNumber: string;
  kind: HomeKind;
  /** Cents. */
  price: number;
  code: LifecycleCode;
  photoCount: number;
  unit: string | null;
  streetNumber: string | null;
  streetName: string | null;
  streetSuffix: string | null;
  streetDirection: string | null;
  /** What was asked before the price fell, and when that was; null where the plan does not ask for it. */
  cut: { from: number; at: Date } | null;
}

const homeColumns = sql`
  l.id as listing_id, coalesce(l.home_key || ' ' || l.offer, l.id::text) as home_key, l.mls_number, l.kind,
  l.list_price as price, l.code, l.photo_count, l.unit, l.street_number, l.street_name, l.street_suffix, l.street_direction`;
/** What most people can think of paying, in cents. */
const [lowest, highest] = [35_000_000, 180_000_000];
const looked = 1_500;
const ofEachKind = 24;

/** Homes for sale that clients may see, of those that came last; neighbours stand together. */
export async function listDemoHomes(db: Db): Promise<DemoHome[]> {
  const { rows } = await sql<DemoHome>`
    select * from (
      select ${homeColumns}, null::jsonb as cut,
        row_number() over (partition by l.kind order by l.municipality_code, l.id) as place
      from (select id from listing_open where offer = 'sale' and status = 'active' order by id desc limit ${looked}) o
      join listing l on l.id = o.id
      where l.may_show_on_internet and l.may_show_address and l.photo_count > 0 and l.code in ('new', 'pc')
        and l.list_price between ${lowest} and ${highest}
    ) homes where place <= ${ofEachKind} order by kind, place`.execute(db);
  return rows;
}

/** Homes whose price fell last, the newest first. */
export async function listDemoCuts(db: Db, limit: number): Promise<DemoHome[]> {
  const { rows } = await sql<DemoHome & { cutFrom: number; cutAt: Date }>`
    select ${homeColumns}, e.old_price as cut_from, e.at as cut_at
    from listing_event e join listing l on l.id = e.listing_id
    where e.code = 'pc' and l.code = 'pc' and l.offer = 'sale' and e.new_price = l.list_price and e.new_price < e.old_price
      and l.may_show_on_internet and l.may_show_address and l.photo_count > 0
    order by e.id desc limit ${limit}`.execute(db);
  return rows.map(({ cutFrom, cutAt, ...home }) => ({ ...home, cut: { from: cutFrom, at: cutAt } }));
}

/** In the order in which they refer to each other. */
const tables = [
  'basket',
  'basketHome',
  'basketStep',
  'basketReader',
  'basketView',
  'basketAnswer',
  'basketComment',
  'clientTask',
  'showingRequest',
  'basketSending',
  'basketMessage',
] as const;

export type DemoBasketRows = { [Table in (typeof tables)[number]]: Insertable<DB[Table]>[] };

export const createBasketRows = (): DemoBasketRows =>
  Object.fromEntries(tables.map((table) => [table, []])) as unknown as DemoBasketRows;

export async function insertDemoBaskets(tx: Tx, rows: DemoBasketRows): Promise<void> {
  for (const table of tables) await insertRows(tx, table, rows[table]);
}

/** Whoever reads a basket for a household lives in it. */
export async function joinHouseholds(tx: Tx, basketIds: readonly string[]): Promise<void> {
  await sql`
    update client c set household_id = b.id from basket b join basket_reader r on r.agent_id = b.agent_id and r.basket_id = b.id
    where b.id = any (${basketIds}::uuid[]) and b.is_for_household and c.agent_id = r.agent_id and c.id = r.client_id
      and c.household_id is null`.execute(tx);
}

/** That they have the guide and have signed the agreement. */
export async function recordPapers(tx: Tx, clientIds: readonly string[], day: string): Promise<void> {
  await sql`
    update client set reco_guide_on = ${day}, representation_on = ${day}
    where id = any (${clientIds}::uuid[])`.execute(tx);
}
