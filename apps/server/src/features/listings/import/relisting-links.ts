import type { HomeListing } from '@hearthline/domain/listing/days-on-market';
import { listCampaign } from '@hearthline/domain/listing/days-on-market';
import { statusOf } from '@hearthline/domain/listing/lifecycle';
import { boardDay } from '@hearthline/domain/time-zone';

export interface ChainListing extends HomeListing {
  id: string;
  key: string;
  homeKey: string;
  previousListingId: string | null;
  enteredAt: Date;
}

export interface RelistingLink {
  id: string;
  previousListingId: string | null;
}

/** The links that have to change so that each listing names the one before it in its campaign. */
export function findLinkChanges(listings: readonly ChainListing[]): RelistingLink[] {
  const homes = Map.groupBy(listings, ({ homeKey }) => homeKey);
  return [...homes.values()].flatMap((home) => {
    const ordered = home.toSorted(compareAge);
    return ordered
      .map((listing, index) => ({
        listing,
        previousListingId: findPrevious(ordered.slice(0, index), listing)?.id ?? null,
      }))
      .filter(({ listing, previousListingId }) => listing.previousListingId !== previousListingId)
      .map(({ listing, previousListingId }) => ({ id: listing.id, previousListingId }));
  });
}

/** Two boards may offer a home at the same time: a listing that still runs was not replaced by another. */
function findPrevious(earlier: readonly ChainListing[], listing: ChainListing): ChainListing | undefined {
  const ended = earlier.filter(({ state }) => statusOf(state) !== 'active');
  return listCampaign([...ended, listing], dayOf(listing)).at(-2);
}

function compareAge(left: ChainListing, right: ChainListing): number {
  const [leftAge, rightAge] = [left, right].map(
    (listing) => `${dayOf(listing)} ${listing.enteredAt.toISOString()} ${listing.key}`,
  );
  return (leftAge ?? '') < (rightAge ?? '') ? -1 : 1;
}

function dayOf({ listDate, soldDate, enteredAt }: ChainListing): string {
  return listDate ?? soldDate ?? boardDay(enteredAt);
}
