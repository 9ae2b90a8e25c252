import type { LifecycleFacts } from '@hearthline/domain/listing/lifecycle-facts';
import type { ListingEvent } from '@hearthline/domain/listing/listing-record';
import type { ListingStatus, Offer } from '@hearthline/domain/listing/vocabulary';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { noteListingChanges } from '../../features/listings/changes/listing-changes.store.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Listing, ListingDetail } from '../../platform/db/schema.generated.ts';
import type { DemoMarketState } from '../market/demo-market.store.ts';
import { demoFeed, marketLock, removedSource } from '../market/demo-market.store.ts';
import { toEventRows, toLifecycleColumns } from '../market/market-rows.ts';

export type TickerStore = ReturnType<typeof createTickerStore>;
export type KnownListing = Selectable<Listing>;
export type KnownDetail = Selectable<ListingDetail>;

const daySeconds = 86_400;

export function createTickerStore(tx: Tx, now: Date) {
  const selectListings = () =>
    tx.selectFrom('listing').selectAll('listing').where('listing.source', '=', demoFeed);
  const selectOpen = () => selectListings().innerJoin('listingOpen', 'listingOpen.id', 'listing.id');

  return {
    tryLock: async (): Promise<boolean> => {
      const { rows } = await sql<{
        isHeld: boolean;
      }>`select pg_try_advisory_xact_lock(${marketLock}) as is_held`.execute(tx);
      return rows[0]?.isHeld === true;
    },
    findState: async (): Promise<(DemoMarketState & { updatedAt: Date }) | undefined> => {
      const row = await tx
        .selectFrom('feedState')
        .select(['state', 'updatedAt'])
        .where('source', '=', demoFeed)
        .executeTakeFirst();
      return row && { ...(row.state as unknown as DemoMarketState), updatedAt: row.updatedAt };
    },
    saveState: (state: DemoMarketState, at: Date) =>
      tx
        .updateTable('feedState')
        .set({ state: JSON.stringify(state), updatedAt: at })
        .where('source', '=', demoFeed)
        .execute(),
    countOpen: async (): Promise<number> => {
      const row = await tx
        .selectFrom('listingOpen')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return row.count;
    },

    /** Those that came in at or after an instant, told by their time-ordered ids. */
    listActiveFrom: (firstId: string, limit: number) =>
      selectOpen()
        .where('listing.state', '=', 'active')
        .where('listingOpen.id', '>=', firstId)
        .orderBy('listingOpen.id')
        .limit(limit)
        .execute(),
    listExpired: (today: string, limit: number) =>
      selectOpen()
        .where('listing.expiryDate', '<', today)
        .orderBy('listing.expiryDate')
        .orderBy('listing.id')
        .limit(limit)
        .execute(),
    listExpiring: (today: string, until: string, limit: number) =>
      selectOpen()
        .where('listing.state', '=', 'active')
        .where('listing.expiryDate', '>=', today)
        .where('listing.expiryDate', '<=', until)
        .orderBy('listing.expiryDate')
        .orderBy('listing.id')
        .limit(limit)
        .execute(),
    listConditionalDue: (today: string, limit: number) =>
      selectOpen()
        .where('listing.state', '=', 'conditional')
        .where('listing.conditionalExpiryDate', '<=', today)
        .orderBy('listing.conditionalExpiryDate')
        .orderBy('listing.id')
        .limit(limit)
        .execute(),
    listStarting: (today: string, limit: number) =>
      selectOpen()
        .where('listing.state', '=', 'comingSoon')
        .where('listing.startDate', '<=', today)
        .orderBy('listing.id')
        .limit(limit)
        .execute(),
    /** Sales that have been suspended since some day between two. */
    listSuspended: (fromDay: number, toDay: number, limit: number) =>
      selectListings()
        .innerJoin('listingPast', 'listingPast.id', 'listing.id')
        .where('listingPast.offer', '=', 'sale')
        .where('listingPast.status', '=', 'deactive')
        .where('listingPast.newestKey', '>=', -toDay * daySeconds)
        .where('listingPast.newestKey', '<=', -fromDay * daySeconds)
        .where('listing.state', '=', 'suspended')
        .orderBy('listingPast.newestKey')
        .orderBy('listing.id')
        .limit(limit)
        .execute(),
    /** Only deals of the last months can still be closing, which keeps the look short. */
    listClosing: (today: string, soldFromDay: number, limit: number) =>
      selectListings()
        .innerJoin('soldRecent', 'soldRecent.id', 'listing.id')
        .where('soldRecent.soldDay', '>=', soldFromDay)
        .where('listing.isClosed', '=', false)
        .where('listing.closeDate', '<=', today)
        .orderBy('listing.closeDate')
        .orderBy('listing.id')
        .limit(limit)
        .execute(),

    /** The last listing of a home that left the market on or before a day; the newest such. */
    findResting: (offer: Offer, status: Exclude<ListingStatus, 'active'>, day: number) =>
      selectListings()
        .innerJoin('listingPast', 'listingPast.id', 'listing.id')
        .where('listingPast.offer', '=', offer)
        .where('listingPast.status', '=', status)
        .where('listingPast.newestKey', '>=', -day * daySeconds)
        .where('listing.state', '!=', 'suspended')
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('listing as later')
                .select('later.id')
                .whereRef('later.homeKey', '=', 'listing.homeKey')
                .whereRef('later.enteredAt', '>', 'listing.enteredAt'),
            ),
          ),
        )
        .orderBy('listingPast.newestKey')
        .orderBy('listingPast.id')
        .limit(1)
        .executeTakeFirst(),
    findDetail: (listingId: string) =>
      tx.selectFrom('listingDetail').selectAll().where('listingId', '=', listingId).executeTakeFirst(),

    /** By then everybody has heard of it. */
    forgetRemoved: (before: Date) =>
      tx.deleteFrom('listing').where('source', '=', removedSource).where('modifiedAt', '<', before).execute(),

    insertListing: async (
      listing: Insertable<Listing>,
      detail: Insertable<ListingDetail>,
      events: readonly ListingEvent[],
    ): Promise<void> => {
      await tx.insertInto('listing').values(listing).execute();
      await tx.insertInto('listingDetail').values(detail).execute();
      const steps = toEventRows(listing.key, events, listing.id);
      await tx.insertInto('listingEvent').values(steps).execute();
      await noteListingChanges(tx, steps, { isNew: () => true, now });
    },
    updateListing: async (
      id: string,
      facts: LifecycleFacts,
      events: readonly ListingEvent[],
    ): Promise<void> => {
      await tx.updateTable('listing').set(toLifecycleColumns(facts)).where('id', '=', id).execute();
      const steps = toEventRows(facts.key, events, id);
      await tx.insertInto('listingEvent').values(steps).execute();
      await noteListingChanges(tx, steps, { isNew: () => false, now });
    },
  };
}
