import type { NewsItem } from '@hearthline/contract/dashboard';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface Municipality {
  code: string;
  name: string;
}

export interface NewsRow {
  kind: NewsItem['kind'];
  listingId: string;
  /** Cents. */
  price: number;
  before: number | null;
  at: Date;
}

/** As the agent wrote it into the realtor's profile. */
export async function findCity(tx: Tx, agentId: string): Promise<string> {
  const row = await tx
    .selectFrom('realtorProfile')
    .select('city')
    .where('agentId', '=', agentId)
    .executeTakeFirst();
  return row?.city.trim() ?? '';
}

export async function findMunicipality(db: Db, name: string): Promise<Municipality | null> {
  if (name === '') return null;
  const { rows } = await sql<Municipality>`
    select code, name from municipality where lower(name) = lower(${name}) order by code limit 1`.execute(db);
  return rows[0] ?? null;
}

/** So few sales make no record. */
const recordSample = 5;
/** So many times as many as are wanted: some turn out to be no news. */
const considered = 8;

/** Of each kind the strongest of these days, in one municipality or everywhere. */
export async function listNews(
  db: Db,
  {
    municipality,
    firstDay,
    recordFirstDay,
    most,
  }: { municipality: Municipality | null; firstDay: number; recordFirstDay: number; most: number },
): Promise<NewsRow[]> {
  const near = (alias: string) =>
    municipality === null ? sql`true` : sql`${sql.ref(`${alias}.municipality_code`)} = ${municipality.code}`;
  // Of the narrow rows first, since each look at a whole listing costs more than many of those.
  const { rows } = await sql<NewsRow>`
    (select 'priceDrop' as kind, l.id as listing_id, l.list_price as price,
       coalesce(l.previous_list_price, l.original_list_price) as before, l.price_changed_at as at
     from (
       select o.id, o.drop_basis_points from listing_open o
       where o.offer = 'sale' and o.drop_basis_points > 0 and o.price_changed_day >= ${firstDay} and ${near('o')}
       order by o.drop_basis_points desc, o.id limit ${most * considered}) o
     join listing l on l.id = o.id
     where l.state = 'active' and coalesce(l.previous_list_price, l.original_list_price) > l.list_price
     order by o.drop_basis_points desc, o.id limit ${most})
    union all
    (select 'newInArea', l.id, l.list_price, null, l.entered_at
     from (
       select o.id, o.newest_key from listing_open o
       where o.offer = 'sale' and o.list_day >= ${firstDay} and o.drop_basis_points = 0 and ${near('o')}
       order by o.newest_key, o.id limit ${most * considered}) o
     join listing l on l.id = o.id
     where l.state = 'active' and l.list_price is not null
     order by o.newest_key, o.id limit ${most})
    union all
    (select 'recordSale', l.id, s.price, past.record, l.status_changed_at
     from (
       select distinct on (r.community_code) r.id, r.community_code, r.price, r.sold_day from sold_recent r
       where r.offer = 'sale' and r.sold_day >= ${firstDay} and r.price is not null and ${near('r')}
       order by r.community_code, r.price desc, r.id) s
     join (
       select r.community_code, max(r.price) as record from sold_recent r
       where r.offer = 'sale' and r.sold_day >= ${recordFirstDay} and r.sold_day < ${firstDay} and ${near('r')}
       group by r.community_code having count(r.price) >= ${recordSample}) past
       on past.community_code = s.community_code and past.record < s.price
     join listing l on l.id = s.id
     order by s.sold_day desc, s.price desc, s.id limit ${most})`.execute(db);
  return rows;
}

/** The middle of what is for sale there, or of everything; null where nothing is. */
export async function findCentre(
  db: Db,
  municipality: Municipality | null,
): Promise<{ x: number; y: number } | null> {
  const near = municipality === null ? sql`true` : sql`municipality_code = ${municipality.code}`;
  const { rows } = await sql<{ x: number | null; y: number | null }>`
    select avg(world_x)::float as x, avg(world_y)::float as y from listing_open
    where offer = 'sale' and world_x is not null and ${near}`.execute(db);
  const { x, y } = rows[0] ?? {};
  return x == null || y == null ? null : { x, y };
}
