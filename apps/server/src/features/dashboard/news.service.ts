import type { Language } from '@hearthline/contract/common';
import type { NewsItem, NewsPanelPost } from '@hearthline/contract/dashboard';
import { newsKinds } from '@hearthline/contract/dashboard';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { toDayNumber } from '@hearthline/domain/calendar';
import { createBoardCalendar } from '../../platform/clock/calendar.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createKept } from '../../platform/kept.ts';
import type { Municipality, NewsRow } from './market-news.store.ts';
import { findCity, findMunicipality, listNews } from './market-news.store.ts';

/** Posts of an agent, those changed last first. */
export type ListOwnNews = (agentId: string, language: Language, limit: number) => Promise<NewsPanelPost[]>;

/** The panel has room for so many under the market's news. */
const shownPosts = 2;
const newsDays = 14;
const recordDays = 730;
const shownMost = 6;
const ofEachKind = 2;
/** The market says the same to everybody of a place. */
const keptMs = 60_000;
const keptPlaces = 1_000;

/** What happened in the market near the agent. */
export function createNewsService({
  database,
  clock,
  findCards,
  listOwnNews,
}: {
  database: Pick<Database, 'asAgent' | 'db'>;
  clock: Clock;
  findCards(agentId: string, ids: readonly string[]): Promise<ListingCard[]>;
  listOwnNews: ListOwnNews;
}) {
  const todayOf = createBoardCalendar(clock);
  const kept = createKept<NewsRow[]>({ clock, forMs: keptMs, most: keptPlaces });

  const listNewsOf = (municipality: Municipality | null): Promise<NewsRow[]> =>
    kept(municipality?.code ?? '', () => {
      const today = toDayNumber(todayOf());
      return listNews(database.db, {
        municipality,
        firstDay: today - newsDays,
        recordFirstDay: today - recordDays,
        most: shownMost,
      });
    });

  return {
    listPosts: (agentId: string, language: Language): Promise<NewsPanelPost[]> =>
      listOwnNews(agentId, language, shownPosts),
    list: async (agentId: string): Promise<{ items: NewsItem[]; place: string; days: number }> => {
      const city = await database.asAgent(agentId, (tx) => findCity(tx, agentId));
      const municipality = await findMunicipality(database.db, city);
      const rows = chooseShown(await listNewsOf(municipality));
      const cards = await findCards(
        agentId,
        rows.map(({ listingId }) => listingId),
      );
      const byId = new Map(cards.map((card) => [card.id, card]));
      const items = rows.flatMap((row): NewsItem[] => {
        const card = byId.get(row.listingId);
        return card ? [present(row, card)] : [];
      });
      return { items, place: municipality?.name ?? '', days: newsDays };
    },
  };
}

export type NewsService = ReturnType<typeof createNewsService>;

/** Some of each kind, then whatever else there is, the newest first; a listing is in the news once. */
function chooseShown(rows: readonly NewsRow[]): NewsRow[] {
  const ranked = newsKinds.flatMap((kind) =>
    rows.filter((row) => row.kind === kind).map((row, place) => ({ row, place })),
  );
  const inTurn = ranked
    .toSorted((a, b) => Number(a.place >= ofEachKind) - Number(b.place >= ofEachKind) || a.place - b.place)
    .map(({ row }) => row);
  const once = new Map(inTurn.toReversed().map((row) => [row.listingId, row]));
  return inTurn
    .filter((row) => once.get(row.listingId) === row)
    .slice(0, shownMost)
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());
}

function present({ kind, price, before, at }: NewsRow, card: ListingCard): NewsItem {
  return {
    kind,
    listingId: card.id,
    address: card.address,
    municipality: card.municipality ?? '',
    community: card.community ?? '',
    photoUrl: card.photoUrl,
    price,
    before,
    at: at.toISOString(),
  };
}
