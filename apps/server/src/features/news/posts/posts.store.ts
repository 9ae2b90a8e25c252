import type { MarketPlace } from '@hearthline/contract/market-figures';
import type { NewsPostInput, NewsTab } from '@hearthline/contract/news';
import type { PlacedPicture } from '@hearthline/contract/sites';
import type { NewsState } from '@hearthline/domain/site/vocabulary';
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/db/database.ts';
import type { NewsPost as PostTable } from '../../../platform/db/schema.generated.ts';

export interface PostRecord {
  id: string;
  revision: number;
  texts: NewsPostInput['texts'];
  cover: PlacedPicture | null;
  places: MarketPlace[];
  figureKind: NewsPostInput['figureKind'];
  figureDays: NewsPostInput['figureDays'];
  isOnSite: boolean;
  state: NewsState;
  slug: string;
  publishAt: Date | null;
  publishedAt: Date | null;
  withdrawnAt: Date | null;
  deletedAt: Date | null;
  reportKey: string | null;
  enChangedAt: Date;
  frChangedAt: Date;
  createdAt: Date;
  updatedAt: Date;
}

const standsOnSite = sql`p.state = 'published' and p.is_on_site`;
const wasSent = sql`exists (
  select from news_mailing s join mailing g on g.agent_id = s.agent_id and g.id = s.mailing_id
  where s.agent_id = p.agent_id and s.post_id = p.id and g.state <> 'cancelled')`;
const inTab = { mine: sql`true`, onSite: standsOnSite, sent: wasSent } satisfies Record<NewsTab, unknown>;

export type PostsStore = ReturnType<typeof createPostsStore>;

/** What one agent wrote; deleted posts are seen only by whoever brings them back. */
export function createPostsStore(tx: Tx, agentId: string) {
  const own = (condition = sql`true`, order = sql`p.updated_at desc, p.id desc`, page = sql``) =>
    sql<PostRecord>`
      select p.* from news_post p where p.agent_id = ${agentId} and p.deleted_at is null and ${condition}
      order by ${order} ${page}`;
  return {
    list: async (tab: NewsTab, offset: number, limit: number): Promise<PostRecord[]> =>
      (await own(inTab[tab], undefined, sql`offset ${offset} limit ${limit}`).execute(tx)).rows,
    count: async (): Promise<Record<NewsTab, number>> => {
      const { rows } = await sql<Record<NewsTab, number>>`
        select count(*) as mine, count(*) filter (where ${standsOnSite}) as "onSite", count(*) filter (where ${wasSent}) as sent
        from news_post p where p.agent_id = ${agentId} and p.deleted_at is null`.execute(tx);
      return rows[0] ?? { mine: 0, onSite: 0, sent: 0 };
    },
    listPublished: async (
      question: { language: 'en' | 'fr'; place: MarketPlace | null },
      offset: number,
      limit: number,
    ): Promise<PostRecord[]> =>
      (
        await own(
          isRead(question),
          sql`p.published_at desc, p.id desc`,
          sql`offset ${offset} limit ${limit}`,
        ).execute(tx)
      ).rows,
    countPublished: async (question: {
      language: 'en' | 'fr';
      place: MarketPlace | null;
    }): Promise<number> => {
      const { rows } = await sql<{ count: number }>`
        select count(*) as count from news_post p
        where p.agent_id = ${agentId} and p.deleted_at is null and ${isRead(question)}`.execute(tx);
      return rows[0]?.count ?? 0;
    },
    findPublished: async (slug: string, language: 'en' | 'fr'): Promise<PostRecord | undefined> =>
      (await own(sql`p.slug = ${slug} and ${isRead({ language, place: null })}`).execute(tx)).rows[0],
    find: async (id: string): Promise<PostRecord | undefined> =>
      (await own(sql`p.id = ${id}`).execute(tx)).rows[0],
    /** Nobody else changes it until the end of the transaction; a deleted one too. */
    lock: async (id: string): Promise<PostRecord | undefined> => {
      const { rows } = await sql<PostRecord>`
        select * from news_post where agent_id = ${agentId} and id = ${id} for update`.execute(tx);
      return rows[0];
    },
    /** One transaction at a time gives out addresses. */
    lockSlugs: async (): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtext(${`news ${agentId}`}))`.execute(tx);
    },
    /** One transaction at a time makes posts of reports. */
    lockAdopting: async (): Promise<void> => {
      await sql`select pg_advisory_xact_lock(hashtext(${`adopted ${agentId}`}))`.execute(tx);
    },
    /** Of all posts, deleted ones among them. */
    listSlugs: async (beginning: string, otherThan: string): Promise<string[]> => {
      const { rows } = await sql<{ slug: string }>`
        select slug from news_post
        where agent_id = ${agentId} and id <> ${otherThan} and starts_with(slug, ${beginning})`.execute(tx);
      return rows.map(({ slug }) => slug);
    },
    insert: async (row: Omit<Insertable<PostTable>, 'agentId'>): Promise<void> => {
      await tx
        .insertInto('newsPost')
        .values({ ...row, agentId })
        .execute();
    },
    update: async (id: string, changes: Updateable<PostTable>): Promise<void> => {
      await tx
        .updateTable('newsPost')
        .set(changes)
        .where('agentId', '=', agentId)
        .where('id', '=', id)
        .execute();
    },
    listAdopted: async (): Promise<Map<string, string>> => {
      const { rows } = await sql<{ reportKey: string; id: string }>`
        select report_key, max(id::text) as id from news_post
        where agent_id = ${agentId} and deleted_at is null and report_key is not null group by 1`.execute(tx);
      return new Map(rows.map(({ reportKey, id }) => [reportKey, id]));
    },
    /** Pictures that any post names, deleted ones among them: they may come back. */
    listCovers: async (): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`
        select distinct cover ->> 'id' as id from news_post where agent_id = ${agentId} and cover is not null`.execute(
        tx,
      );
      return rows.map(({ id }) => id);
    },
  };
}

/** By anybody on the site, in a language. */
const isRead = ({ language, place }: { language: 'en' | 'fr'; place: MarketPlace | null }) => sql`
  ${standsOnSite} and p.texts -> ${language}::text ->> 'title' <> ''
  and ${place === null ? sql`true` : sql`p.places @> ${JSON.stringify([{ level: place.level, code: place.code }])}::jsonb`}`;

/** Those that were deleted long ago, of all agents. */
export async function removeDeletedPosts(db: Db, before: Date): Promise<void> {
  await sql`delete from news_post where deleted_at < ${before}`.execute(db);
}
