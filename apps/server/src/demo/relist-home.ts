import { toDay } from '@hearthline/demo-market/market/calendar';
import type { Cycle } from '@hearthline/demo-market/market/cycle';
import { askingPrice } from '@hearthline/demo-market/market/life/prices';
import { formatMlsNumber } from '@hearthline/demo-market/market/mls-numbers';
import type { Random } from '@hearthline/demo-market/random';
import { addDays } from '@hearthline/domain/date-range';
import { applyAction } from '@hearthline/domain/listing/lifecycle-actions';
import { createDraft } from '@hearthline/domain/listing/lifecycle-facts';
import type { ListingEvent } from '@hearthline/domain/listing/listing-record';
import type { Insertable } from 'kysely';
import type { Listing } from '../platform/db/schema.generated.ts';
import { toLifecycleColumns } from './market-rows.ts';
import type { KnownListing } from './pulse.store.ts';
import { createTimedId } from './timed-ids.ts';

export interface Relisting {
  listing: Insertable<Listing>;
  event: ListingEvent;
}

export interface RelistingContext {
  today: string;
  at: string;
  number: number;
  cycle: Cycle;
  random: Random;
}

/** A home that was on the market before comes back under a new number, at what it brings now. */
export function relistHome(before: KnownListing, context: RelistingContext): Relisting | null {
  const { today, at, number, random } = context;
  const key = formatMlsNumber(before.areaCode ?? '', number);
  const draft = createDraft({
    key,
    offer: before.offer,
    at,
    listPrice: askingPrice(priceNow(before, context), before.offer, random),
    expiryDate: addDays(today, random.pick([60, 90, 120, 180])),
  });
  const outcome = applyAction(draft, { type: 'publish', agreementDate: today }, { today, at, actor: 'demo' });
  if (!outcome.ok) return null;
  const { changedXid, recordHash, ...known } = before;
  return {
    listing: {
      ...known,
      ...toLifecycleColumns(outcome.listing),
      id: createTimedId(at, key),
      key,
      mlsNumber: key,
      enteredAt: at,
      photosChangedAt: at,
      // A home that was sold or let begins anew; one that was not goes on where it stopped.
      previousListingId: before.state === 'firm' ? null : before.id,
    },
    event: outcome.event,
  };
}

function priceNow(before: KnownListing, { today, cycle }: RelistingContext): number {
  const then = before.soldDate ?? before.offMarketDate ?? before.listDate ?? today;
  const level = before.offer === 'sale' ? cycle.priceLevel : cycle.rentLevel;
  const price = before.closePrice ?? (before.listPrice ?? 0) * 0.97;
  return price * (level(toDay(today)) / level(toDay(then)));
}
