import type { MarketPlace } from '@hearthline/contract/market-figures';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.generated.ts';
import { insertRows } from '../clients/insert-rows.store.ts';

/** The demo agent, if there are clients and no post yet. */
export async function findAgentWithoutNews(db: Db, email: string): Promise<string | null> {
  const { rows } = await sql<{ agentId: string }>`
    select g.agent_id from agent g
    where g.email = ${email} and exists (select from client c where c.agent_id = g.agent_id)
      and not exists (select from news_post p where p.agent_id = g.agent_id)`.execute(db);
  return rows[0]?.agentId ?? null;
}

export interface DemoLetter {
  id: string;
  letter: { en: { subject: string; body: string }; fr: { subject: string; body: string } };
  sendAt: Date;
}

/** News that were sent by mail, the newest first. */
export async function listSentLetters(db: Db, agentId: string, limit: number): Promise<DemoLetter[]> {
  const { rows } = await sql<DemoLetter>`
    select id, letter, send_at from mailing
    where agent_id = ${agentId} and category = 'news' and state = 'sent' order by send_at desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** The agent's own city first, then the largest of the others; none where there is no market. */
export async function listBusyPlaces(db: Db, agentId: string, limit: number): Promise<MarketPlace[]> {
  const { rows } = await sql<{ code: string }>`
    select m.code from municipality m
    join (select municipality_code, count(*) as homes from listing_open where offer = 'sale' group by 1) o
      on o.municipality_code = m.code
    order by (lower(m.name) = (select lower(city) from realtor_profile where agent_id = ${agentId})) desc,
      o.homes desc, m.code limit ${limit}`.execute(db);
  return rows.map(({ code }) => ({ level: 'municipality', code }));
}

export interface DemoNewsRows {
  pictures: Insertable<DB['sitePicture']>[];
  posts: Insertable<DB['newsPost']>[];
  mailings: Insertable<DB['newsMailing']>[];
  visits: Insertable<DB['newsVisit']>[];
}

export async function insertDemoNews(tx: Tx, rows: DemoNewsRows): Promise<void> {
  await insertRows(tx, 'sitePicture', rows.pictures);
  await insertRows(tx, 'newsPost', rows.posts);
  await insertRows(tx, 'newsMailing', rows.mailings);
  await insertRows(tx, 'newsVisit', rows.visits);
}
