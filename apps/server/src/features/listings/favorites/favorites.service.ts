import type { Favorite, FavoriteChange } from '@hearthline/contract/favorites';
import { favoriteLimit } from '@hearthline/contract/favorites';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { FavoriteRow } from './favorites.store.ts';
import { createFavoritesStore, createStandingStore } from './favorites.store.ts';

/** A mark that was taken away comes back whole for this long. */
const undoMs = 24 * 60 * 60 * 1000;

export function createFavoritesService({
  database,
  clock,
  findCards,
}: {
  database: Pick<Database, 'asAgent' | 'db'>;
  clock: Clock;
  findCards(agentId: string, ids: readonly string[]): Promise<ListingCard[]>;
}) {
  const standings = createStandingStore(database.db);

  return {
    listIds: (agentId: string): Promise<string[]> =>
      database.asAgent(agentId, (tx) => createFavoritesStore(tx).listIds()),

    list: async (agentId: string): Promise<Favorite[]> => {
      const rows = await database.asAgent(agentId, (tx) => createFavoritesStore(tx).list());
      const ids = rows.map(({ listingId }) => listingId);
      const [cards, relistings] = await Promise.all([findCards(agentId, ids), standings.listRelistings(ids)]);
      const cardById = new Map(cards.map((card) => [card.id, card]));
      return rows
        .flatMap((row): Favorite[] => {
          const listing = cardById.get(row.listingId);
          if (!listing) return [];
          return [
            {
              listing,
              note: row.note,
              markedAt: row.markedAt.toISOString(),
              comparedWith: row.comparedAt.toISOString(),
              changes: findChanges(row, listing, relistings.get(row.listingId)),
            },
          ];
        })
        .sort(byLatestChange);
    },

    mark: async (agentId: string, listingId: string, note: string | undefined): Promise<void> => {
      const standing = await standings.find(listingId);
      if (!standing) throw new AppError('listing_not_found');
      const now = clock.now();
      await database.asAgent(agentId, async (tx) => {
        const store = createFavoritesStore(tx);
        const before = await store.find(listingId);
        const canReturn = before?.removedAt && now.getTime() - before.removedAt.getTime() < undoMs;
        if (before && !before.removedAt) {
          if (note !== undefined) await store.setNote(listingId, note);
          return;
        }
        if ((await store.count()) >= favoriteLimit) throw new AppError('conflict');
        if (canReturn) {
          await store.restore(listingId);
          if (note !== undefined) await store.setNote(listingId, note);
          return;
        }
        await store.put({
          agentId,
          listingId,
          note: note ?? '',
          markedAt: now,
          comparedAt: now,
          seenPrice: standing.price,
          seenCode: standing.code,
          seenPhotoCount: standing.photoCount,
          removedAt: null,
        });
      });
    },

    remove: (agentId: string, listingId: string): Promise<void> =>
      database.asAgent(agentId, (tx) => createFavoritesStore(tx).remove(listingId, clock.now())),

    markSeen: (agentId: string, listingIds: readonly string[]): Promise<void> =>
      database.asAgent(agentId, (tx) => createFavoritesStore(tx).markSeen(listingIds, clock.now())),
  };
}

export type FavoritesService = ReturnType<typeof createFavoritesService>;

function findChanges(
  row: FavoriteRow,
  listing: ListingCard,
  relisting: { id: string; mlsNumber: string } | undefined,
): FavoriteChange[] {
  const changes: FavoriteChange[] = [];
  if (row.seenPrice !== listing.price)
    changes.push({ type: 'price', from: row.seenPrice, to: listing.price });
  if (row.seenCode !== listing.code) changes.push({ type: 'status', from: row.seenCode, to: listing.code });
  if (row.seenPhotoCount !== listing.photoCount)
    changes.push({ type: 'photos', from: row.seenPhotoCount, to: listing.photoCount });
  if (relisting) changes.push({ type: 'relisted', listingId: relisting.id, mlsNumber: relisting.mlsNumber });
  return changes;
}

/** Changed ones first, the latest change on top; the others by the day they were marked. */
function byLatestChange(a: Favorite, b: Favorite): number {
  const hasChanged = Number(b.changes.length > 0) - Number(a.changes.length > 0);
  if (hasChanged !== 0) return hasChanged;
  if (a.changes.length > 0) return b.listing.modifiedAt.localeCompare(a.listing.modifiedAt);
  return b.markedAt.localeCompare(a.markedAt);
}
