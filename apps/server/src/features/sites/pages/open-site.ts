import type { Language } from '@hearthline/contract/common';
import type { NamedPlace } from '@hearthline/contract/market-figures';
import type { SiteDraft } from '@hearthline/contract/sites';
import type { SiteTemplate } from '@hearthline/domain/site/vocabulary';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { slugOf } from '../address/slugs.ts';
import { pictureIdsOf, withTemplate } from '../draft/new-draft.ts';
import type { PictureRow } from '../pictures/pictures.store.ts';
import { createPicturesStore } from '../pictures/pictures.store.ts';
import type { PageAddresses } from '../public/page-addresses.ts';
import { createSiteStore } from '../site.store.ts';
import type { SiteAgent } from '../site-agent.store.ts';
import { findSiteAgent } from '../site-agent.store.ts';
import type { SitePorts } from '../site-ports.ts';

/** One of the agent's cities, with the word by which its page is found. */
export interface SiteCity extends NamedPlace {
  key: string;
}

/** All that the pages of one site are made from, read once for a page. */
export interface OpenedSite {
  agentId: string;
  draft: SiteDraft;
  agent: SiteAgent;
  agentName: string;
  pictures: ReadonlyMap<string, PictureRow>;
  cities: readonly SiteCity[];
  /** Null while the agent has no access to the board: listings and figures are away until then. */
  board: { name: string; readAt: Date | null } | null;
  addresses: PageAddresses;
  isPreview: boolean;
  now: Date;
}

export interface OpenSiteDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  ports: Pick<SitePorts, 'figures' | 'homes' | 'hasBoardAccess' | 'findBoardName'>;
}

export function createSiteOpener({ database, clock, ports }: OpenSiteDeps) {
  async function findBoard(agentId: string): Promise<OpenedSite['board']> {
    if (!(await ports.hasBoardAccess(agentId))) return null;
    const name = await ports.findBoardName(agentId);
    return name ? { name, readAt: await ports.homes.findReadAt() } : null;
  }

  return {
    hasBoardAccess: ports.hasBoardAccess,
    /** Null where nothing is published; of a preview the draft, in another template where one is named. */
    open: async (
      agentId: string,
      addresses: PageAddresses,
      preview: { template: SiteTemplate | null } | null,
    ): Promise<OpenedSite | null> => {
      const read = await database.asAgent(agentId, async (tx) => {
        const store = createSiteStore(tx, agentId);
        const site = await store.find();
        if (!site) return null;
        const live = site.liveVersion === null ? undefined : await store.findVersion(site.liveVersion);
        const draft = preview ? site.draft : live?.draft;
        if (!draft) return null;
        const shown =
          preview?.template && preview.template !== draft.template
            ? withTemplate(draft, preview.template)
            : draft;
        const pictures = await createPicturesStore(tx, agentId).list(pictureIdsOf(shown));
        return { draft: shown, agent: await findSiteAgent(tx, agentId), pictures };
      });
      if (!read) return null;
      const { draft, agent, pictures } = read;
      const [places, board] = await Promise.all([ports.figures.findPlaces(draft.cities), findBoard(agentId)]);
      return {
        agentId,
        draft,
        agent,
        agentName: `${agent.firstName} ${agent.lastName}`.trim(),
        pictures: new Map(pictures.map((picture) => [picture.id, picture])),
        cities: nameCities(places.filter((place) => place !== null)),
        board,
        addresses,
        isPreview: preview !== null,
        now: clock.now(),
      };
    },
  };
}

export type SiteOpener = ReturnType<typeof createSiteOpener>;

const cityKeyLength = 60;

/** Two places of one name are told apart by a number. */
function nameCities(places: readonly NamedPlace[]): SiteCity[] {
  const taken = new Set<string>();
  return places.map((place) => {
    const base = slugOf(place.name, cityKeyLength) || 'place';
    let key = base;
    for (let number = 2; taken.has(key); number += 1) key = `${base}-${number}`;
    taken.add(key);
    return { ...place, key };
  });
}

/** Published sites have both; what is missing in a draft is shown in the other language. */
export const inLanguage = (text: Record<Language, string>, language: Language): string =>
  text[language] || text[language === 'en' ? 'fr' : 'en'];

/** As the market's port asks for homes of this site. */
export const homesOf = ({ agent, cities }: OpenedSite) => ({
  boardAgentId: agent.boardAgentId,
  places: cities.map(({ level, code }) => ({ level, code })),
});
