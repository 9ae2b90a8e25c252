import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { createKept } from '../../../platform/kept.ts';
import type { FoundSite } from '../site.store.ts';
import { findSiteByHost, findSiteBySlug } from '../site.store.ts';

const forMs = 60_000;
const most = 2_000;

/** Whose site an address is, remembered until any of them changes. */
export function createSiteFinder({ db, clock }: { db: Db; clock: Clock }) {
  const create = () => createKept<FoundSite | null>({ clock, forMs, most });
  let kept = create();
  return {
    bySlug: (slug: string): Promise<FoundSite | null> =>
      kept(`slug ${slug}`, async () => (await findSiteBySlug(db, slug)) ?? null),
    byHost: (host: string): Promise<FoundSite | null> =>
      kept(`host ${host}`, async () => (await findSiteByHost(db, host)) ?? null),
    forget: (): void => {
      kept = create();
    },
  };
}

export type SiteFinder = ReturnType<typeof createSiteFinder>;
