import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createKept } from '../../../platform/kept.ts';
import type { FoundSite } from '../site.store.ts';
import { findSiteByHost, findSiteBySlug, listPublishedSlugs } from '../site.store.ts';

const forMs = 60_000;
const most = 2_000;
/** No file that lists them may hold more. */
const mostListed = 50_000;

/** Whose site an address is, and which there are, remembered until any of them changes. */
export function createSiteFinder({ db, clock }: { db: Db; clock: Clock }) {
  const create = () => ({
    found: createKept<FoundSite | null>({ clock, forMs, most }),
    published: createKept<string[]>({ clock, forMs, most: 1 }),
  });
  let kept = create();
  return {
    bySlug: (slug: string): Promise<FoundSite | null> =>
      kept.found(`slug ${slug}`, async () => (await findSiteBySlug(db, slug)) ?? null),
    byHost: (host: string): Promise<FoundSite | null> =>
      kept.found(`host ${host}`, async () => (await findSiteByHost(db, host)) ?? null),
    /** On the public origin. */
    listPublished: (): Promise<string[]> => kept.published('', () => listPublishedSlugs(db, mostListed)),
    forget: (): void => {
      kept = create();
    },
  };
}

export type SiteFinder = ReturnType<typeof createSiteFinder>;
