import type { BasketHomePage, BasketPage, BasketPageFrame } from '@hearthline/contract/basket-page';
import { alertFormOutcomes } from '@hearthline/contract/basket-page';
import type { Language } from '@hearthline/contract/common';
import { answers } from '@hearthline/domain/basket/vocabulary';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { FollowedLink, PageAnswer, PageKind, Visit } from '../../../platform/pages/page-kind.ts';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../basket-transaction.ts';
import { olderQuery, presentAlert, readAsked } from './alert-of-page.ts';
import type { ReaderPages } from './basket-page-data.ts';
import { gatherPages, languageOf } from './basket-page-data.ts';
import type { HomeTalk } from './home-talk.ts';
import { gatherTalk } from './home-talk.ts';
import { filesOf } from './page-addresses.ts';
import { createPageFiles, listMapHomes } from './page-files.ts';
import type { PagePorts } from './page-ports.ts';
import type { Outcome } from './reader-act.ts';
import type { ReaderActions } from './reader-actions.ts';

export interface BasketPageDeps {
  clock: Clock;
  transactions: BasketTransactions;
  ports: BasketPorts;
  pages: PagePorts;
  actions: ReaderActions;
}

const views = ['homes', 'map', 'compare'] as const;
const outcomes: readonly Outcome[] = [
  'answered',
  'written',
  'asked',
  'shared',
  'consented',
  'withdrawn',
  'agreed',
  'taken',
  'chooseTimes',
  'full',
  'manyShowings',
  ...alertFormOutcomes,
];

interface Gathered extends ReaderPages, Pick<BasketTransaction, 'timeZone' | 'now' | 'hasBoardAccess'> {
  /** Of the one home that the page is about; null where it is about all, or that one may not be shown. */
  about: { index: number; talk: HomeTalk } | null;
}

/** The page of a basket: one person's, without an account. Looking changes nothing; forms do. */
export function createBasketPage({ transactions, ports, pages, actions }: BasketPageDeps): PageKind {
  const gather = (link: FollowedLink, query: URLSearchParams): Promise<Gathered | null> =>
    transactions.open(link.agentId, async (transaction) => {
      const homeId = query.get('home');
      const found = await gatherPages(ports, transaction, link.subjectId, link.path, readAsked(query));
      if (!found) return null;
      const { timeZone, now, hasBoardAccess } = transaction;
      const index = found.homes.findIndex(({ id, listing }) => id === homeId && listing !== null);
      const about =
        homeId === null || index < 0 ? null : { index, talk: await gatherTalk(transaction, found, homeId) };
      return { ...found, timeZone, now, hasBoardAccess, about };
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
      agent: { ...agent, photo: hasPhoto ? filesOf(path).agent : null },
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
      map: withTile(
        pages.placeOnMap(listMapHomes(gathered.homes)),
        filesOf(link.path).map() + olderQuery(gathered.alert),
      ),
      asksForConsent: gathered.asksForConsent,
      isClosedByBoard: !gathered.hasBoardAccess,
      alert: gathered.alert && (await presentAlert(gathered.alert, { pages, gathered, query })),
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
    const { about, homes } = gathered;
    const home = about && homes[about.index];
    const listing = home?.listing;
    if (!about || !home || !listing) return null;
    const detail = await pages.findDetail(agentId, listing.id);
    if (!detail) return null;
    const { listings, propertyDaysOnMarket } = await pages.findHistory(listing.id);
    const [place] = listMapHomes([home]);
    const files = filesOf(path);
    return {
      name: 'basketHome',
      ...(await presentFrame(link, gathered, language, query)),
      home: { ...home, listing },
      detail,
      photos: detail.pictures.map(({ caption }, position) => ({
        url: `${files.photo(home.id, position)}?w=960`,
        thumb: `${files.photo(home.id, position)}?w=240`,
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
      map: withTile(pages.placeOnMap(place ? [place] : []), files.map(home.id)),
      ...about.talk,
      previous: homes[about.index - 1]?.id ?? gathered.before,
      next: homes[about.index + 1]?.id ?? gathered.after,
      tapped: answers.find((answer) => answer === query.get('answer')) ?? null,
    };
  }

  /** In the words and the language in which the page showed it. */
  async function describeConsent(link: FollowedLink, query: URLSearchParams): Promise<string> {
    const gathered = await gather(link, new URLSearchParams());
    if (!gathered) return '';
    const language = languageOf(gathered.reader, query.get('lan') ?? undefined);
    const { hasPhoto: _, ...agent } = await pages.findAgent(link.agentId, language);
    return (await pages.loadSite()).describeConsent({ ...agent, photo: null }, language);
  }

  async function open(link: FollowedLink, { query }: Visit): Promise<PageAnswer | null> {
    const gathered = await gather(link, query);
    if (!gathered) return null;
    const language = languageOf(gathered.reader, query.get('lan') ?? undefined);
    const page =
      (gathered.about && (await presentHome(link, gathered, language, query))) ||
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
        const gathered = await gatherPages(ports, transaction, link.subjectId, link.path, {
          ...readAsked(query),
          homeId: form.get('home') ?? query.get('home'),
        });
        return gathered && { of: await actions.act({ transaction, gathered, form, userAgent, consentText }) };
      });
      if (!outcome) return null;
      const next = new URLSearchParams(query);
      for (const name of ['done', 'of', 'way', 'answer']) next.delete(name);
      const home = form.get('home');
      if (outcome.of) next.set('done', outcome.of);
      if (outcome.of && home) next.set('of', home);
      const search = next.toString();
      return {
        seeOther: `${link.path}${search === '' ? '' : `?${search}`}${partOf(outcome.of, home, query)}`,
      };
    },

    openEnded: async (agentId, language) => {
      const { hasPhoto: _, ...agent } = await pages.findAgent(agentId, language);
      return { name: 'ended', language, agent: { ...agent, photo: null } };
    },

    openFile: createPageFiles({ transactions, ports, pages }),
  };
}

/** Where what was done is said. */
function partOf(outcome: Outcome | null, home: string | null, query: URLSearchParams): string {
  if (outcome === null) return '';
  if (alertFormOutcomes.some((each) => each === outcome)) return '#mails';
  return home && !query.has('home') ? `#home-${encodeURIComponent(home)}` : '';
}

const pickSchool = ({ name, system, level, grades, distanceMetres }: BasketHomePage['schools'][number]) => ({
  name,
  system,
  level,
  grades,
  distanceMetres,
});

function withTile(map: BasketPage['map'], url: string): BasketPage['map'] {
  return map && { ...map, tiles: map.tiles.map((tile) => ({ ...tile, url })) };
}
