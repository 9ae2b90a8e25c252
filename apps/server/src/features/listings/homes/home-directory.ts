import type { ListingCard } from '@hearthline/contract/listing-card';
import { toDayNumber } from '@hearthline/domain/calendar';
import { createBoardCalendar } from '../../../platform/clock/calendar.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Db, Tx } from '../../../platform/db/database.ts';
import { createListingImport } from '../import/listing-import.ts';
import { presentCard } from '../listings.presenter.ts';
import { createListingsStore } from '../listings.store.ts';
import type { ReaderProjection } from '../projection.ts';
import { projectCard } from '../projection.ts';
import { createHomeStandingsStore } from './home-standings.store.ts';

export interface ReadersHome {
  /** The listing that was asked about. */
  id: string;
  /** As agents of the board know it: its address, else its number; empty where nobody offers it any more. */
  name: string;
  /** The newest of its listings, as far as the readers may see it; null where they may not. */
  listing: ListingCard | null;
}

/** Without a signature: what leads to a picture depends on who reads. */
const noPicture = () => null;

/** Homes as people other than agents may see them, for whoever writes to such people. */
export function createHomeDirectory({
  database,
  workerDatabase,
  clock,
  feeds,
}: {
  database: Database;
  workerDatabase: Database;
  clock: Clock;
  feeds: { feeds: readonly { source: string }[] };
}) {
  const todayOf = createBoardCalendar(clock);
  const imports = createListingImport({ database: workerDatabase, clock });
  const store = createListingsStore(database.db);
  const sources = feeds.feeds.map(({ source }) => source);
  return {
    /** When the market was last read from its feeds, or from a file; that of the demo is as old as its newest step. */
    findReadAt: async (): Promise<Date | null> =>
      (await imports.findLastRead(sources)) ?? (sources.length > 0 ? null : store.findNewestStep()),

    /** In the order in which they are asked about. Whether their agent may show anything at all is not asked here. */
    listForReaders: async (
      db: Db | Tx,
      ids: readonly string[],
      projection: ReaderProjection,
    ): Promise<ReadersHome[]> => {
      const standings = await createHomeStandingsStore(db).listStandings(ids);
      const newest = [...new Set([...standings.values()].map(({ listingId }) => listingId))];
      const found = newest.length > 0 ? await createListingsStore(db).findCards(newest) : [];
      const today = toDayNumber(todayOf());
      const cards = new Map(found.map((card) => [card.id, presentCard(card, today, noPicture)]));
      return ids.map((id) => {
        const standing = standings.get(id);
        const card = standing && cards.get(standing.listingId);
        if (!standing || !card) return { id, name: '', listing: null };
        return {
          id,
          name: card.address || card.mlsNumber,
          listing: standing.mayShow ? projectCard(card, standing, projection) : null,
        };
      });
    },
  };
}

export type HomeDirectory = ReturnType<typeof createHomeDirectory>;
