import type { BasketHomePage, BasketPage, BasketPageFrame } from '@hearthline/contract/basket-page';
import type { Language } from '@hearthline/contract/common';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { FollowedLink, PageAnswer, PageKind, Visit } from '../../../platform/pages/page-kind.ts';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../basket-transaction.ts';
import { createConversationStore } from '../conversation/conversation.store.ts';
import type { ReaderPages } from './basket-page-data.ts';
import { gatherPages, languageOf, presentComments } from './basket-page-data.ts';
import type { MapHome, PagePorts } from './page-ports.ts';
import type { Outcome, ReaderActions } from './reader-actions.ts';
import { listSlots } from './slots.ts';

export interface BasketPageDeps {
  clock: Clock;
  transactions: BasketTransactions;
  ports: BasketPorts;
  pages: PagePorts;
  actions: ReaderActions;
}

const photoPath = /^photo\/([0-9a-f-]{36})\/(\d{1,3})$/;
const agentPhoto = 'agent';
const mapFile = 'map';
const fileSeconds = 300;
/** What phones and screens need; anything else would be drawn and kept for one request. */
const widths = [240, 480, 960, 1600];
const usualWidth = 480;
const mapWidth = 960;
const views = ['homes', 'map', 'compare'] as const;
const outcomes: readonly Outcome[] = [
  'answered',
  'written',
  'asked',
  'shared',
  'consented',
  'withdrawn',
  'agreed',
  'full',
];

type Gathered = ReaderPages & Pick<BasketTransaction, 'timeZone' | 'now' | 'hasBoardAccess'>;

/** The page of a basket: one person's, without an account. Looking changes nothing; forms do. */
export function createBasketPage({ transactions, ports, pages, actions }: BasketPageDeps): PageKind {
  const gather = (link: FollowedLink): Promise<Gathered | null> =>
    transactions.open(link.agentId, async (transaction) => {
      const found = await gatherPages(ports, transaction, link.subjectId, link.path);
      const { timeZone, now, hasBoardAccess } = transaction;
      return found && { ...found, timeZone, now, hasBoardAccess };
    });

  async function presentFrame(
    link: FollowedLink,
    gathered: Gathered,
    language: Language,
    query: URLSearchParams,
  ): Promise<BasketPageFrame> {
    const { agentId, path } = link;
    const { hasPhoto, ...agent } = await pages.findAgent(agentId, language);
    const { reader, others, lastMessageId } = gathered;
    const done = query.get('done');
    return {
      language,
      path,
      script: await pages.scriptUrl(),
      agent: { ...agent, photo: hasPhoto ? `${path}/${agentPhoto}` : null },
      basketName: gathered.basket.name,
      reader: {
        name: reader.firstName || reader.name,
        others: others.map(({ firstName, name }) => firstName || name),
        sharesAnswers: reader.row.sharesAnswers,
      },
      preferencesUrl: lastMessageId === null ? null : pages.preferencesUrl(agentId, lastMessageId),
      readAt: (await pages.findReadAt())?.toISOString() ?? null,
      endsAt: (gathered.endsAt ?? gathered.now).toISOString(),
      lastVisitAt: gathered.lastVisitAt?.toISOString() ?? null,
      timeZone: gathered.timeZone,
      now: gathered.now.toISOString(),
      outcome: outcomes.find((outcome) => outcome === done) ?? null,
      outcomeOf: query.get('of'),
    };
  }

  async function presentList(
    link: FollowedLink,
    gathered: Gathered,
    language: Language,
    query: URLSearchParams,
  ): Promise<BasketPage> {
    return {
      name: 'basket',
      ...(await presentFrame(link, gathered, language, query)),
      view: views.find((view) => view === query.get('view')) ?? 'homes',
      message: gathered.basket.message,
      homes: gathered.homes,
      comments: gathered.comments,
      map: withTile(pages.placeOnMap(listMapHomes(gathered)), `${link.path}/${mapFile}`),
      asksForConsent: gathered.asksForConsent,
      isClosedByBoard: !gathered.hasBoardAccess,
    };
  }

  /** Null where there is no such home, or none that may be shown: the list says why. */
  async function presentHome(
    link: FollowedLink,
    gathered: Gathered,
    language: Language,
    query: URLSearchParams,
  ): Promise<BasketHomePage | null> {
    const { agentId, path } = link;
    const index = gathered.homes.findIndex(({ id }) => id === query.get('home'));
    const home = gathered.homes[index];
    const listing = home?.listing;
    if (!home || !listing) return null;
    const detail = await pages.findDetail(agentId, listing.id);
    if (!detail) return null;
    const { listings, propertyDaysOnMarket } = await pages.findHistory(listing.id);
    const { latitude, longitude } = listing;
    const place = latitude === null || longitude === null ? null : { latitude, longitude };
    const mapped = place ? [{ homeId: home.id, ...place }] : [];
    const { comments, showings } = await transactions.open(agentId, async ({ tx }) => {
      const store = createConversationStore(tx, agentId);
      return {
        comments: await store.listComments(gathered.basket.id, home.id),
        showings: await store.listShowings(home.id),
      };
    });
    return {
      name: 'basketHome',
      ...(await presentFrame(link, gathered, language, query)),
      home: { ...home, listing },
      detail,
      photos: detail.pictures.map(({ caption }, position) => ({
        url: `${path}/photo/${home.id}/${position}?w=960`,
        thumb: `${path}/photo/${home.id}/${position}?w=240`,
        caption,
      })),
      history: {
        // What the board doubts is for its agents.
        listings: listings.map((each) => ({
          ...each,
          events: each.events.map((event) => ({ ...event, isIrregular: false })),
        })),
        propertyDaysOnMarket,
      },
      schools: (place ? await pages.listSchools(place) : []).map(pickSchool),
      map: withTile(pages.placeOnMap(mapped), `${path}/${mapFile}/${home.id}`),
      comments: presentComments(comments, gathered.reader, gathered.others),
      showings: showings
        .filter(({ readerId }) => readerId === gathered.reader.row.id)
        .map(({ id, state, times, proposed, agreedAt, reply }) => ({
          id,
          state,
          times: times.map((time) => time.toISOString()),
          proposed: proposed.map((time) => time.toISOString()),
          agreedAt: agreedAt?.toISOString() ?? null,
          reply,
        })),
      slots: listSlots(gathered.now, gathered.timeZone),
      previous: gathered.homes[index - 1]?.id ?? null,
      next: gathered.homes[index + 1]?.id ?? null,
    };
  }

  /** In the words and the language in which the page showed it. */
  async function describeConsent(link: FollowedLink, query: URLSearchParams): Promise<string> {
    const gathered = await gather(link);
    if (!gathered) return '';
    const language = languageOf(gathered.reader, query.get('lan') ?? undefined);
    const { hasPhoto: _, ...agent } = await pages.findAgent(link.agentId, language);
    return (await pages.loadSite()).describeConsent({ ...agent, photo: null }, language);
  }

  async function open(link: FollowedLink, { query }: Visit): Promise<PageAnswer | null> {
    const gathered = await gather(link);
    if (!gathered) return null;
    const language = languageOf(gathered.reader, query.get('lan') ?? undefined);
    const page =
      (query.has('home') && (await presentHome(link, gathered, language, query))) ||
      (await presentList(link, gathered, language, query));
    return { page };
  }

  return {
    kind: 'basket',
    open,

    submit: async (link, form, { userAgent, query }) => {
      const consentText = form.get('action') === 'consent' ? await describeConsent(link, query) : '';
      const outcome = await transactions.open(link.agentId, async (transaction) => {
        // Two answers at once are written one after the other.
        await transaction.readers.lock(link.subjectId);
        const gathered = await gatherPages(ports, transaction, link.subjectId, link.path);
        return gathered && { of: await actions.act({ transaction, gathered, form, userAgent, consentText }) };
      });
      if (!outcome) return null;
      const next = new URLSearchParams(query);
      next.delete('done');
      next.delete('of');
      const home = form.get('home');
      if (outcome.of) next.set('done', outcome.of);
      if (outcome.of && home) next.set('of', home);
      const search = next.toString();
      const part = outcome.of && home && !query.has('home') ? `#home-${encodeURIComponent(home)}` : '';
      return { seeOther: `${link.path}${search === '' ? '' : `?${search}`}${part}` };
    },

    openEnded: async (agentId, language) => {
      const { hasPhoto: _, ...agent } = await pages.findAgent(agentId, language);
      return { name: 'ended', language, agent: { ...agent, photo: null } };
    },

    openFile: async (link, file, { query }) => {
      if (file === agentPhoto) return toFile(await pages.loadAgentPhoto(link.agentId));
      const [, homeId, index] = photoPath.exec(file) ?? [];
      const isMap = file === mapFile || file.startsWith(`${mapFile}/`);
      if (homeId === undefined && !isMap) return null;
      const gathered = await gather(link);
      if (!gathered) return null;
      if (isMap) {
        const only = file.slice(mapFile.length + 1);
        const homes = listMapHomes(gathered).filter((each) => only === '' || each.homeId === only);
        return toFile(await pages.drawMap(homes, mapWidth));
      }
      const listing = gathered.homes.find(({ id }) => id === homeId)?.listing;
      const width = widths.find((each) => each === Number(query.get('w'))) ?? usualWidth;
      return listing ? toFile(await pages.loadPicture(listing.id, Number(index), width)) : null;
    },
  };
}

const pickSchool = ({ name, system, level, grades, distanceMetres }: BasketHomePage['schools'][number]) => ({
  name,
  system,
  level,
  grades,
  distanceMetres,
});

const toFile = (bytes: Buffer | null): PageAnswer | null =>
  bytes && { bytes, type: 'image/webp', maxAgeSeconds: fileSeconds };

/** Those whose place may be told. */
function listMapHomes({ homes }: Gathered): MapHome[] {
  return homes.flatMap(({ id, listing }) =>
    listing?.latitude != null && listing.longitude != null
      ? [{ homeId: id, latitude: listing.latitude, longitude: listing.longitude }]
      : [],
  );
}

function withTile(map: BasketPage['map'], url: string): BasketPage['map'] {
  return map && { ...map, tiles: map.tiles.map((tile) => ({ ...tile, url })) };
}
