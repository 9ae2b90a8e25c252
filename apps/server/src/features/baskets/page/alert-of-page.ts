import type { AlertReason } from '@hearthline/contract/alert-mail';
import type { PageAlert } from '@hearthline/contract/basket-page';
import { alertWays } from '@hearthline/contract/basket-page';
import { id } from '@hearthline/contract/common';
import { pausesAt } from '@hearthline/domain/alert/sign-of-life';
import type { AlertTimeUnit } from '@hearthline/domain/alert/vocabulary';
import { dayMs } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { localDay } from '@hearthline/domain/time-zone';
import type { AlertRecord, ReaderWish } from '../alerts/alerts.store.ts';
import { createAlertsStore, noWish, personOf } from '../alerts/alerts.store.ts';
import { findAlike } from '../alerts/market/alike-homes.ts';
import { countAsked } from '../alerts/market/asked-homes.ts';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransaction } from '../basket-transaction.ts';
import type { BasketHomesStore, HomeRow } from '../homes/basket-homes.store.ts';
import type { HomeFacts } from '../homes/home-facts.ts';
import type { BasketRecord } from '../records/baskets.store.ts';
import type { ReaderRow } from '../records/readers.store.ts';
import type { NamedAlert } from './alert-page.store.ts';
import { createAlertPageStore } from './alert-page.store.ts';
import type { PagePorts } from './page-ports.ts';
import { placeLevels } from './page-ports.ts';

/** An alert may bring hundreds in a year: so many are on one page. */
export const homesOnPage = 60;
/** A match waits for its message no longer than the longest rhythm. */
const longestWaitDays = 62;
/** One message names no more. */
const mostNamed = 50;

/** Which homes are asked for: those around one, or a page of older ones. */
export interface PageOfHomes {
  homeId: string | null;
  older: string | null;
}

/** As the address of a page says it. */
export interface AskedPage extends PageOfHomes {
  /** Readers of other alerts that the message named, between commas. */
  also: string | null;
}

export const readAsked = (query: URLSearchParams): AskedPage => ({
  homeId: query.get('home'),
  older: query.get('older'),
  also: query.get('also'),
});

/** Homes of one page, and where it stands among the others. */
export interface PageRows {
  rows: HomeRow[];
  total: number;
  page: number;
  pages: number;
  before: string | null;
  after: string | null;
}

export interface ReaderAlert extends Pick<PageRows, 'total' | 'page' | 'pages'> {
  record: AlertRecord;
  wish: Pick<ReaderWish, 'pace' | 'pausedUntil' | 'stoppedAt'>;
  /** Until when this reader wants nothing; null where that is over. */
  restsUntil: string | null;
  /** What is chosen here is for these as well. */
  also: NamedAlert[];
  /** Why each home came, by its key. */
  matches: Map<string, AlertReason>;
}

/** Those that were told last, the page with a home, or one of older homes. */
export async function listAlertRows(
  homes: Pick<BasketHomesStore, 'listSentIds' | 'findMany'>,
  basketId: string,
  { homeId, older }: PageOfHomes,
): Promise<PageRows> {
  const ids = await homes.listSentIds(basketId);
  const pages = Math.max(1, Math.ceil(ids.length / homesOnPage));
  const place = homeId === null ? -1 : ids.indexOf(homeId);
  const asked = place >= 0 ? Math.floor(place / homesOnPage) + 1 : Math.trunc(Number(older ?? 1)) || 1;
  const page = Math.min(Math.max(asked, 1), pages);
  const from = (page - 1) * homesOnPage;
  const shown = ids.slice(from, from + homesOnPage);
  const found = new Map((await homes.findMany(basketId, shown)).map((row) => [row.id, row]));
  return {
    rows: shown.flatMap((id) => found.get(id) ?? []),
    total: ids.length,
    page,
    pages,
    before: ids[from - 1] ?? null,
    after: ids[from + homesOnPage] ?? null,
  };
}

interface ReaderOfHomes {
  basket: BasketRecord;
  reader: ReaderRow;
  facts: readonly HomeFacts[];
}

/** What an alert told a reader, and what they chose; null for a basket that the agent fills. */
export async function gatherAlert(
  ports: Pick<BasketPorts, 'market'>,
  { tx, agentId, today }: Pick<BasketTransaction, 'tx' | 'agentId' | 'today'>,
  { basket, reader, facts }: ReaderOfHomes,
  { total, page, pages, also }: Pick<PageRows, 'total' | 'page' | 'pages'> & Pick<AskedPage, 'also'>,
): Promise<ReaderAlert | null> {
  if (basket.type !== 'Automatic') return null;
  const alerts = createAlertsStore(tx, agentId);
  const record = await alerts.find(basket.id);
  if (!record) return null;
  const wish = (await alerts.listWishes([reader.id])).get(reader.id) ?? noWish;
  const { pausedUntil } = wish;
  return {
    record,
    wish,
    restsUntil: pausedUntil !== null && pausedUntil > today ? pausedUntil : null,
    also: await listNamed({ tx, agentId }, reader.id, also),
    matches: await findReasons(ports, { tx, agentId }, { basket, reader, facts }),
    total,
    page,
    pages,
  };
}

/** Whoever has somebody's link may choose for them alone. */
async function listNamed(
  { tx, agentId }: Pick<BasketTransaction, 'tx' | 'agentId'>,
  readerId: string,
  typed: string | null,
): Promise<NamedAlert[]> {
  const others = (typed ?? '').split(',').filter((text) => id.safeParse(text).success);
  if (others.length === 0) return [];
  return createAlertPageStore(tx, agentId).listNamed(readerId, others.slice(0, mostNamed));
}

async function findReasons(
  ports: Pick<BasketPorts, 'market'>,
  { tx, agentId }: Pick<BasketTransaction, 'tx' | 'agentId'>,
  { basket: { id: basketId, criteria }, reader, facts }: ReaderOfHomes,
): Promise<Map<string, AlertReason>> {
  const sent = facts.flatMap(({ row }) => row.sentAt ?? []);
  if (sent.length === 0) return new Map();
  const first = Math.min(...sent.map((at) => at.getTime()));
  const person = personOf(reader);
  const told = await createAlertPageStore(tx, agentId).listTold({
    basketId,
    person,
    homeKeys: facts.map(({ row }) => row.homeKey),
    since: new Date(first - longestWaitDays * dayMs),
  });
  const shown = facts.flatMap(({ row: { homeKey }, shownListingId: listingId }) =>
    listingId === null ? [] : [{ homeKey, listingId }],
  );
  const alike = await findAlike(ports, { tx, agentId }, person, shown);
  const criteriaMet = countAsked(criteria ?? defaultCriteria);
  return new Map(
    told.map(({ homeKey, matchedAt, ...event }) => [
      homeKey,
      { ...event, at: matchedAt.toISOString(), criteriaMet, like: alike.get(homeKey) ?? null },
    ]),
  );
}

/** So that a drawing shows the homes of its page. */
export const olderQuery = (alert: Pick<ReaderAlert, 'page'> | null): string =>
  alert && alert.page > 1 ? `?older=${alert.page}` : '';

interface PresentedOn {
  pages: Pick<PagePorts, 'listPlaceNames'>;
  gathered: { basket: BasketRecord; timeZone: string };
  query: URLSearchParams;
}

export async function presentAlert(
  { record, wish, restsUntil, also, total, page, pages: pageCount }: ReaderAlert,
  { pages, gathered: { basket, timeZone }, query }: PresentedOn,
): Promise<PageAlert> {
  const criteria = basket.criteria ?? defaultCriteria;
  const ends = pausesAt(record);
  return {
    criteria,
    placeNames: await pages.listPlaceNames(placesOf(criteria)),
    timeUnit: basket.timeUnit as AlertTimeUnit,
    state: record.state,
    pauseReason: record.pauseReason,
    resumesOn: record.resumesOn,
    pace: wish.pace,
    pausedUntil: restsUntil,
    isStopped: wish.stoppedAt !== null,
    pausesOn: ends && localDay(ends, timeZone),
    also: also.map(({ readerId, name }) => ({ readerId, name })),
    way: alertWays.find((way) => way === query.get('way')) ?? null,
    homes: total,
    page,
    pages: pageCount,
  };
}

const placesOf = (criteria: Criteria) =>
  Object.fromEntries(
    placeLevels.map((level) => [level, [...(criteria[level]?.any ?? []), ...(criteria[level]?.not ?? [])]]),
  ) as Record<(typeof placeLevels)[number], string[]>;
