import type { AlertReason } from '@hearthline/contract/alert-mail';
import type { PageAlert } from '@hearthline/contract/basket-page';
import { alertWays } from '@hearthline/contract/basket-page';
import { criteriaOfAlert } from '@hearthline/domain/alert/alert-event';
import { pausesAt } from '@hearthline/domain/alert/sign-of-life';
import type { AlertTimeUnit } from '@hearthline/domain/alert/vocabulary';
import { dayMs } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria, usedFields } from '@hearthline/domain/criteria/criteria';
import { localDay } from '@hearthline/domain/time-zone';
import type { AlertRecord, ReaderWish } from '../alerts/alerts.store.ts';
import { createAlertsStore, noWish, personOf } from '../alerts/alerts.store.ts';
import type { BasketTransaction } from '../basket-transaction.ts';
import type { BasketHomesStore, HomeRow } from '../homes/basket-homes.store.ts';
import type { BasketRecord } from '../records/baskets.store.ts';
import type { ReaderRow } from '../records/readers.store.ts';
import { createAlertPageStore } from './alert-page.store.ts';
import type { PagePorts } from './page-ports.ts';
import { placeLevels } from './page-ports.ts';

/** An alert may bring hundreds in a year: so many are on one page. */
export const homesOnPage = 60;
/** A match waits for its message no longer than the longest rhythm. */
const longestWaitDays = 62;

/** Which homes are asked for: those around one, or a page of older ones. */
export interface PageOfHomes {
  homeId: string | null;
  older: string | null;
}

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

/** What an alert told a reader, and what they chose; null for a basket that the agent fills. */
export async function gatherAlert(
  { tx, agentId, today }: Pick<BasketTransaction, 'tx' | 'agentId' | 'today'>,
  basket: BasketRecord,
  reader: ReaderRow,
  { rows, total, page, pages }: PageRows,
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
    matches: await findReasons({ tx, agentId }, basket, reader, rows),
    total,
    page,
    pages,
  };
}

async function findReasons(
  { tx, agentId }: Pick<BasketTransaction, 'tx' | 'agentId'>,
  { id, criteria }: BasketRecord,
  reader: ReaderRow,
  rows: readonly HomeRow[],
): Promise<Map<string, AlertReason>> {
  const sent = rows.flatMap(({ sentAt }) => sentAt ?? []);
  if (sent.length === 0) return new Map();
  const first = Math.min(...sent.map((at) => at.getTime()));
  const told = await createAlertPageStore(tx, agentId).listTold({
    basketId: id,
    person: personOf(reader),
    homeKeys: rows.map(({ homeKey }) => homeKey),
    since: new Date(first - longestWaitDays * dayMs),
  });
  const criteriaMet = countCriteria(criteria ?? defaultCriteria);
  return new Map(
    told.map(({ homeKey, matchedAt, ...event }) => [
      homeKey,
      { ...event, at: matchedAt.toISOString(), criteriaMet, like: null },
    ]),
  );
}

/** What somebody would count: buying or renting goes without saying, and where a listing stands is what is told. */
export const countCriteria = (criteria: Criteria): number =>
  usedFields(criteriaOfAlert(criteria)).filter((field) => field !== 'offer' && field !== 'status').length;

/** So that a drawing shows the homes of its page. */
export const olderQuery = (alert: Pick<ReaderAlert, 'page'> | null): string =>
  alert && alert.page > 1 ? `?older=${alert.page}` : '';

interface PresentedOn {
  pages: Pick<PagePorts, 'listPlaceNames'>;
  gathered: { basket: BasketRecord; timeZone: string };
  query: URLSearchParams;
}

export async function presentAlert(
  { record, wish, restsUntil, total, page, pages: pageCount }: ReaderAlert,
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
