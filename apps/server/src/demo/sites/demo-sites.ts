import { randomBytes } from 'node:crypto';
import type { MarketPlace } from '@hearthline/contract/market-figures';
import { siteLimits } from '@hearthline/contract/sites';
import { addDays, dayMs } from '@hearthline/domain/calendar';
import { boardTimeZone, localDay } from '@hearthline/domain/time-zone';
import { demoAccounts } from '../../config/config.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DemoSite } from './demo-site-drafts.ts';
import { demoSites } from './demo-site-drafts.ts';
import type { DemoSiteRows } from './demo-sites.store.ts';
import { insertDemoSite, listAgentsWithoutSite, listBusiestMunicipalities } from './demo-sites.store.ts';

const liveSinceDays = 40;
const countedDays = 30;

/** Gives the demo's agents a site each, once: one that everybody reads, and one that is still written. */
export async function makeDemoSites({
  workerDatabase,
  clock,
}: {
  /** Sees all agents. */
  workerDatabase: Pick<Database, 'db' | 'transaction'>;
  clock: Clock;
}): Promise<void> {
  const { db, transaction } = workerDatabase;
  const agents = await listAgentsWithoutSite(db, demoAccounts.agents);
  if (agents.length === 0) return;
  const codes = await listBusiestMunicipalities(db, siteLimits.cities);
  const cities = codes.map((code): MarketPlace => ({ level: 'municipality', code }));
  for (const { agentId, email } of agents) {
    const plan = demoSites.find((each) => each.email === email);
    if (plan) await transaction((tx) => insertDemoSite(tx, toRows(agentId, plan, cities, clock.now())));
  }
}

function toRows(
  agentId: string,
  { slug, isPublished, draftOf }: DemoSite,
  cities: readonly MarketPlace[],
  now: Date,
): DemoSiteRows {
  const since = new Date(now.getTime() - liveSinceDays * dayMs);
  const draft = JSON.stringify(draftOf(cities));
  const today = localDay(now, boardTimeZone);
  return {
    site: {
      agentId,
      draft,
      savedAt: since,
      hostProof: `hearthline-site=${randomBytes(18).toString('base64url')}`,
      createdAt: since,
      liveVersion: isPublished ? 1 : null,
      publishedAt: isPublished ? since : null,
    },
    slug: { agentId, slug, isCurrent: true, since },
    versions: isPublished ? [{ agentId, number: 1, draft, reason: 'published', madeAt: since }] : [],
    visits: isPublished
      ? Array.from({ length: countedDays }, (_, index) => ({
          agentId,
          day: addDays(today, index - countedDays),
          visits: 9 + ((index * 7) % 13) + (index % 7 === 5 ? 8 : 0),
          inquiries: index % 11 === 4 ? 1 : 0,
        }))
      : [],
  };
}
