import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.generated.ts';

export interface PageLinkRow {
  agentId: string;
  kind: string;
  subjectId: string;
  version: number;
}

export interface OwnLinkRow {
  id: string;
  subjectId: string;
  version: number;
  isSigned: boolean;
  expiresAt: Date;
}

/** By its token alone, whosever it is. */
export async function findPageLink(
  db: Kysely<DB>,
  tokenHash: Buffer,
  now: Date,
): Promise<PageLinkRow | undefined> {
  const { rows } = await sql<PageLinkRow>`select * from system.find_page_link(${tokenHash}, ${now})`.execute(
    db,
  );
  return rows[0];
}

export async function findEndedPageLink(
  db: Kysely<DB>,
  tokenHash: Buffer,
  now: Date,
): Promise<Pick<PageLinkRow, 'agentId' | 'kind'> | undefined> {
  const { rows } = await sql<Pick<PageLinkRow, 'agentId' | 'kind'>>`
    select * from system.find_ended_page_link(${tokenHash}, ${now})`.execute(db);
  return rows[0];
}

/** Links of one kind that belong to the agent of the transaction. */
export function createPageLinksStore(tx: Tx, kind: string) {
  return {
    listOpen: async (subjectIds: readonly string[], now: Date): Promise<OwnLinkRow[]> => {
      const { rows } = await sql<OwnLinkRow>`
        select * from system.list_own_page_links(${kind}, ${[...subjectIds]}::uuid[], ${now})`.execute(tx);
      return rows;
    },
    create: async (link: {
      id: string;
      subjectId: string;
      tokenHash: Buffer;
      now: Date;
      expiresAt: Date;
    }): Promise<void> => {
      await sql`
        select system.create_own_page_link(${link.id}, ${kind}, ${link.subjectId}, ${link.tokenHash}, ${link.now},
          ${link.expiresAt})`.execute(tx);
    },
    /** The one that was made last, if any is open. */
    extendLast: async (subjectId: string, now: Date, expiresAt: Date): Promise<OwnLinkRow | undefined> => {
      const { rows } = await sql<OwnLinkRow & { extended: unknown }>`
        with last as materialized (
          select * from system.list_own_page_links(${kind}, ${[subjectId]}::uuid[], ${now}) with ordinality
          order by ordinality desc limit 1)
        select last.*, system.extend_own_page_link(last.id, ${expiresAt}) as extended from last`.execute(tx);
      return rows[0];
    },
    revoke: async (subjectId: string, now: Date): Promise<void> => {
      await sql`select system.revoke_own_page_links(${kind}, ${subjectId}, ${now})`.execute(tx);
    },
  };
}
