import { randomBytes } from 'node:crypto';
import type { SiteDraft } from '@hearthline/contract/sites';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { proposeSlugs } from './address/slugs.ts';
import { createDraft } from './draft/new-draft.ts';
import type { SiteRow, SiteStore } from './site.store.ts';
import { createSiteStore } from './site.store.ts';
import { findSiteAgent } from './site-agent.store.ts';

/** One agent's site within one transaction. */
export interface SiteTransaction {
  tx: Tx;
  agentId: string;
  now: Date;
  site: SiteRow;
  store: SiteStore;
  /** What stands there now becomes a version; the number that it got. */
  keepVersion(reason: 'published' | 'kept', draft: SiteDraft): Promise<number>;
}

export type OpenSite = <T>(agentId: string, work: (transaction: SiteTransaction) => Promise<T>) => Promise<T>;

const mostVersions = 200;
const proofBytes = 18;

/** Begins the site with the first look at it. Whoever changes it waits for whoever does so already. */
export function createSiteTransactions({
  database,
  clock,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
}): OpenSite {
  return (agentId, work) =>
    database.asAgent(agentId, async (tx) => {
      const now = clock.now();
      const store = createSiteStore(tx, agentId);
      const site = (await store.lock()) ?? (await begin(tx, agentId, now));
      return work({
        tx,
        agentId,
        now,
        site,
        store,
        keepVersion: async (reason, draft) => {
          const number = (await store.findLastNumber()) + 1;
          await store.insertVersion({ number, draft, reason, at: now });
          await store.removeVersionsBeyond(mostVersions);
          return number;
        },
      });
    });
}

async function begin(tx: Tx, agentId: string, now: Date): Promise<SiteRow> {
  const store = createSiteStore(tx, agentId);
  const isFirst = await store.create({
    draft: createDraft(),
    hostProof: `hearthline-site=${randomBytes(proofBytes).toString('base64url')}`,
    at: now,
  });
  if (isFirst) {
    const { firstName, lastName } = await findSiteAgent(tx, agentId);
    for (const slug of proposeSlugs(`${firstName} ${lastName}`, () => randomBytes(3).toString('hex')))
      if (await store.takeSlug(slug, now)) break;
  }
  const row = await store.lock();
  if (!row) throw new Error('A site that was just begun is not there');
  return row;
}

/** Another window saved since: what this one holds would undo that. */
export function requireRevision({ site }: Pick<SiteTransaction, 'site'>, revision: number): void {
  if (site.revision !== revision) throw new AppError('conflict');
}
