import type { ListingCard } from '@hearthline/contract/listing-card';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import type { MarketPlace } from '@hearthline/contract/market-figures';
import { toDayNumber } from '@hearthline/domain/calendar';
import { homeKindsOf } from '@hearthline/domain/site/figure-kinds';
import type { FigureKind } from '@hearthline/domain/site/vocabulary';
import { createBoardCalendar } from '../../../platform/clock/calendar.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { presentCard } from '../listings.presenter.ts';
import type { ListingsService } from '../listings.service.ts';
import type { ListingsStore } from '../listings.store.ts';
import { projectCard } from '../projection.ts';
import { countPublicForSale } from './public-homes.store.ts';
import type { HomesOfSite } from './site-homes.store.ts';
import { createSiteHomesStore } from './site-homes.store.ts';

/** Pictures of public pages have addresses of their own. */
const noPicture = () => null;

/** The market as the sites of agents show it to anybody: the `public` projection of what may stand on one of them. */
export function createSiteHomes({
  db,
  clock,
  store,
  listings,
  loadPicture,
  findReadAt,
}: {
  db: Db;
  clock: Clock;
  store: Pick<ListingsStore, 'findCards'>;
  listings: Pick<ListingsService, 'findDetail'>;
  loadPicture(listingId: string, index: number, width: number): Promise<Buffer | null>;
  findReadAt(): Promise<Date | null>;
}) {
  const todayOf = createBoardCalendar(clock);
  const homes = createSiteHomesStore(db);

  async function list({
    kind,
    ...question
  }: HomesOfSite & {
    within: MarketPlace | null;
    kind: FigureKind | null;
    upTo: number | null;
    offset: number;
    limit: number;
  }): Promise<{ homes: { card: ListingCard; isOwn: boolean }[]; total: number }> {
    const { rows, total } = await homes.list(question, {
      ...question,
      kinds: kind && homeKindsOf(kind),
    });
    const found = rows.length > 0 ? await store.findCards(rows.map(({ id }) => id)) : [];
    const byId = new Map(found.map((card) => [card.id, card]));
    const today = toDayNumber(todayOf());
    return {
      homes: rows.flatMap(({ id, isOwn, ...rights }) => {
        const source = byId.get(id);
        const card = source && projectCard(presentCard(source, today, noPicture), rights, 'public');
        return card ? [{ card, isOwn }] : [];
      }),
      total,
    };
  }

  return {
    list,
    countForSale: (place: MarketPlace): Promise<number> => countPublicForSale(db, place, null),
    find: async (
      agentId: string,
      mlsNumber: string,
      question: HomesOfSite,
    ): Promise<{ detail: ListingDetail; isOwn: boolean } | null> => {
      const row = await homes.find(mlsNumber, question);
      if (!row) return null;
      const detail = await listings.findDetail(agentId, row.id, 'public').catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'listing_not_found') return null;
        throw error;
      });
      return detail && { detail, isOwn: row.isOwn };
    },
    findReadAt,
    loadPhoto: async (
      mlsNumber: string,
      { index, width }: { index: number; width: number },
      question: HomesOfSite,
    ): Promise<Buffer | null> => {
      const row = await homes.find(mlsNumber, question);
      return row ? loadPicture(row.id, index, width) : null;
    },
  };
}
