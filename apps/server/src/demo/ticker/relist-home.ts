import { toDay } from '@hearthline/demo-market/market/calendar';
import type { Cycle } from '@hearthline/demo-market/market/cycle';
import { askingPrice } from '@hearthline/demo-market/market/life/prices';
import { createMedia } from '@hearthline/demo-market/market/media';
import { formatMlsNumber } from '@hearthline/demo-market/market/mls-numbers';
import { parseScene } from '@hearthline/demo-market/pictures/scene';
import type { Random } from '@hearthline/demo-market/random';
import { hashOf } from '@hearthline/demo-market/random';
import { addDays } from '@hearthline/domain/calendar';
import { applyAction } from '@hearthline/domain/listing/lifecycle-actions';
import { createDraft } from '@hearthline/domain/listing/lifecycle-facts';
import type { ListingEvent, ListingMedia, ListingRoom } from '@hearthline/domain/listing/listing-record';
import type { Insertable } from 'kysely';
import type { Listing, ListingDetail } from '../../platform/db/schema.generated.ts';
import { toLifecycleColumns } from '../market/market-rows.ts';
import { createTimedId } from '../timed-ids.ts';
import type { KnownDetail, KnownListing } from './demo-ticker.store.ts';

export interface Relisting {
  listing: Insertable<Listing>;
  detail: Insertable<ListingDetail>;
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
export function relistHome(
  before: KnownListing,
  detail: KnownDetail,
  context: RelistingContext,
): Relisting | null {
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
  const id = createTimedId(at, key);
  const media = takePictures(before, detail, at, key);
  const photos = media.filter(({ kind }) => kind === 'photo');
  const { changedXid, recordHash, ...known } = before;
  const { search, isOpen, ...knownDetail } = detail;
  return {
    listing: {
      ...known,
      ...toLifecycleColumns(outcome.listing),
      id,
      key,
      mlsNumber: key,
      enteredAt: at,
      photosChangedAt: at,
      photoCount: photos.length,
      firstPicture: photos[0]?.scene ?? null,
      // A home that was sold or let begins anew; one that was not goes on where it stopped.
      previousListingId: before.state === 'firm' ? null : before.id,
    },
    detail: {
      ...knownDetail,
      listingId: id,
      utilities: JSON.stringify(detail.utilities),
      rooms: JSON.stringify(detail.rooms),
      media: JSON.stringify(media),
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

/** New pictures of the same house, in the season of today. */
function takePictures(before: KnownListing, detail: KnownDetail, at: string, key: string): ListingMedia[] {
  const scene = parseScene(before.firstPicture ?? '');
  const seeds = { home: scene?.seed ?? hashOf(0, before.homeKey ?? before.key), listing: hashOf(0, key) };
  const pictured = { ...before, yearBuilt: scene?.yearBuilt ?? before.yearBuilt, enteredAt: at };
  return createMedia(pictured, detail.rooms as unknown as ListingRoom[], seeds, null);
}
