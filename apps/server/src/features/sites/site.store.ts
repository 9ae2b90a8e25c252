import type { SiteDraft } from '@hearthline/contract/sites';
import { siteDraft } from '@hearthline/contract/sites';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Site, SiteVersion } from '../../platform/db/schema.generated.ts';

export type SiteRow = Omit<Selectable<Site>, 'draft'> & { draft: SiteDraft; slug: string };
export type VersionRow = Omit<Selectable<SiteVersion>, 'draft'> & { draft: SiteDraft };

const draftOf = (kept: unknown): SiteDraft => siteDraft.parse(kept);

/** One agent's site: its draft, its versions and its names. */
export function createSiteStore(tx: Tx, agentId: string) {
  const find = async (isForUpdate: boolean): Promise<SiteRow | undefined> => {
    const row = await tx
      .selectFrom('site')
      .selectAll()
      .where('agentId', '=', agentId)
      .$if(isForUpdate, (query) => query.forUpdate())
      .executeTakeFirst();
    if (!row) return undefined;
    const slug = await tx
      .selectFrom('siteSlug')
      .select('slug')
      .where('agentId', '=', agentId)
      .where('isCurrent', '=', true)
      .executeTakeFirstOrThrow();
    return { ...row, draft: draftOf(row.draft), ...slug };
  };

  return {
    find: () => find(false),
    /** Whoever changes it waits for whoever does so already. */
    lock: () => find(true),
    /** False where another call began it meanwhile. */
    create: async (row: { draft: SiteDraft; hostProof: string; at: Date }): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('site')
        .values({
          agentId,
          draft: JSON.stringify(row.draft),
          hostProof: row.hostProof,
          savedAt: row.at,
          createdAt: row.at,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows ?? 0) > 0;
    },
    saveDraft: async (draft: SiteDraft, at: Date): Promise<void> => {
      await tx
        .updateTable('site')
        .set({ draft: JSON.stringify(draft), savedAt: at, revision: sql<number>`revision + 1` })
        .where('agentId', '=', agentId)
        .execute();
    },
    update: async (changes: Updateable<Site>): Promise<void> => {
      await tx.updateTable('site').set(changes).where('agentId', '=', agentId).execute();
    },

    listVersions: async (): Promise<VersionRow[]> => {
      const rows = await tx
        .selectFrom('siteVersion')
        .selectAll()
        .where('agentId', '=', agentId)
        .orderBy('number', 'desc')
        .execute();
      return rows.map((row) => ({ ...row, draft: draftOf(row.draft) }));
    },
    findVersion: async (number: number): Promise<VersionRow | undefined> => {
      const row = await tx
        .selectFrom('siteVersion')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('number', '=', number)
        .executeTakeFirst();
      return row && { ...row, draft: draftOf(row.draft) };
    },
    findLastNumber: async (): Promise<number> => {
      const row = await tx
        .selectFrom('siteVersion')
        .select(({ fn }) => fn.max('number').as('last'))
        .where('agentId', '=', agentId)
        .executeTakeFirst();
      return row?.last ?? 0;
    },
    insertVersion: async (version: {
      number: number;
      draft: SiteDraft;
      reason: 'published' | 'kept';
      at: Date;
    }): Promise<void> => {
      const { number, draft, reason, at } = version;
      await tx
        .insertInto('siteVersion')
        .values({ agentId, number, draft: JSON.stringify(draft), reason, madeAt: at })
        .execute();
    },
    /** The oldest beyond so many, never the one that is live. */
    removeVersionsBeyond: async (most: number): Promise<void> => {
      await sql`
        delete from site_version v using site s
        where v.agent_id = ${agentId} and s.agent_id = v.agent_id and v.number is distinct from s.live_version
          and v.number <= (select max(number) from site_version where agent_id = ${agentId}) - ${most}::int`.execute(
        tx,
      );
    },

    /** False where another agent has this name, or had it. */
    takeSlug: async (slug: string, at: Date): Promise<boolean> => {
      await tx
        .updateTable('siteSlug')
        .set({ isCurrent: false })
        .where('agentId', '=', agentId)
        .where('isCurrent', '=', true)
        .execute();
      const own = await tx
        .updateTable('siteSlug')
        .set({ isCurrent: true, since: at })
        .where('agentId', '=', agentId)
        .where('slug', '=', slug)
        .executeTakeFirst();
      if (own.numUpdatedRows > 0n) return true;
      const made = await tx
        .insertInto('siteSlug')
        .values({ agentId, slug, isCurrent: true, since: at })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return Number(made.numInsertedOrUpdatedRows ?? 0) > 0;
    },
    /** Of former names the newest lead on; others may have the rest. */
    removeSlugsBeyond: async (most: number): Promise<void> => {
      await sql`
        delete from site_slug where agent_id = ${agentId} and slug in (
          select slug from site_slug where agent_id = ${agentId} and not is_current order by since desc, slug offset ${most}::int)`.execute(
        tx,
      );
    },
    takeHost: async (host: string): Promise<void> => {
      await sql`select system.take_site_host(${host})`.execute(tx);
    },
  };
}

export type SiteStore = ReturnType<typeof createSiteStore>;

/** Whose published site somebody asks for. */
export interface FoundSite {
  agentId: string;
  /** As it is called now. */
  slug: string;
  /** A proven name of its own. */
  host: string | null;
}

export async function findSiteBySlug(db: Db, slug: string): Promise<FoundSite | undefined> {
  const { rows } = await sql<FoundSite>`select * from system.find_site_by_slug(${slug})`.execute(db);
  return rows[0];
}

export async function findSiteByHost(db: Db, host: string): Promise<FoundSite | undefined> {
  const { rows } = await sql<FoundSite>`select * from system.find_site_by_host(${host})`.execute(db);
  return rows[0];
}

/** Names of their own under which sites are read. */
export async function listSiteHosts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ host: string }>`select * from system.list_site_hosts()`.execute(db);
  return rows.map(({ host }) => host);
}

/** How published sites without a name of their own are called, those published last first. */
export async function listPublishedSlugs(db: Db, most: number): Promise<string[]> {
  const { rows } = await sql<{
    slug: string;
  }>`select * from system.list_published_sites(${most}::int)`.execute(db);
  return rows.map(({ slug }) => slug);
}

/** Old versions, days and what nobody would miss; for the daily look over all agents. */
export async function removeOldVersions(db: Db, before: Date): Promise<void> {
  await sql`
    delete from site_version v using site s
    where s.agent_id = v.agent_id and v.made_at < ${before} and v.number is distinct from s.live_version`.execute(
    db,
  );
}

export async function removeOldVisits(db: Db, before: string): Promise<void> {
  await sql`delete from site_visit where day < ${before}::date`.execute(db);
}
