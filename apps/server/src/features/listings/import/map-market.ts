import { listingFacts } from '@hearthline/domain/listing/facts';
import type { ListingState } from '@hearthline/domain/listing/lifecycle';
import type { ListingRecord } from '@hearthline/domain/listing/listing-record';
import { fromMlsStatus, keepFirmDeal } from '@hearthline/domain/listing/reso-status';
import type { Offer } from '@hearthline/domain/listing/vocabulary';
import { localDay } from '@hearthline/domain/time-zone';
import { boardTimeZone } from '../../../platform/clock/calendar.ts';
import { paymentsPerMonth } from './comfort-words.ts';
import { offerWords } from './home-words.ts';
import type { MapContext } from './map-context.ts';

const maxStatus = listingFacts.mlsStatus.maxLength;
/** When marketing stopped, for each way in which it stops. */
const endFields: Partial<Record<ListingState, readonly string[]>> = {
  suspended: ['SuspendedDate', 'SuspendedEntryTimestamp', 'WithdrawnDate'],
  terminated: ['TerminatedDate', 'TerminatedEntryTimestamp', 'CancellationDate'],
  expired: ['ExpirationDate'],
};
const anyEndFields = ['OffMarketDate', 'UnavailableDate', 'OffMarketTimestamp'];
/** The moment of the last change, where the feed has one for each status. */
const statusFields: Partial<Record<ListingState, readonly string[]>> = {
  conditional: ['SoldConditionalEntryTimestamp', 'LeasedConditionalEntryTimestamp'],
  firm: ['SoldEntryTimestamp', 'LeasedEntryTimestamp'],
  suspended: ['SuspendedEntryTimestamp'],
  terminated: ['TerminatedEntryTimestamp'],
};

/** A reason instead where the feed does not tell what a listing needs: a status and a moment. */
export function mapMarket(context: MapContext) {
  const { read } = context;
  const mlsStatus = read.text('MlsStatus', maxStatus);
  const standardStatus = read.text('StandardStatus', maxStatus);
  const offer = findOffer(context, mlsStatus);
  const status = findStatus(context, mlsStatus, standardStatus, offer);
  if (!status) return `unknown status '${mlsStatus ?? standardStatus ?? ''}'`;
  const { state, code } = status;

  const listDate = read.date(['OnMarketDate', 'ListingContractDate', 'OnMarketTimestamp']);
  const deal = keepFirmDeal(state, findDeal(context));
  const entry = read.instant(['OriginalEntryTimestamp', 'OnMarketTimestamp']);
  const modifiedAt =
    read.instant(['ModificationTimestamp', 'SystemModificationTimestamp', 'StatusChangeTimestamp']) ??
    entry ??
    noonOf(deal.soldDate ?? deal.closeDate ?? listDate);
  if (!modifiedAt) return 'neither ModificationTimestamp nor another date';
  const statusChangedAt =
    read.instant(['StatusChangeTimestamp', ...(statusFields[state] ?? [])]) ?? modifiedAt;
  return {
    offer,
    state,
    code,
    mlsStatus: mlsStatus ?? standardStatus,
    listPrice: findListPrice(context, offer),
    ...deal,
    listDate: listDate ?? (entry ? localDay(new Date(entry), boardTimeZone) : null),
    conditionalExpiryDate: state === 'conditional' ? read.date('ConditionalExpiryDate') : null,
    offMarketDate: findEnd(context, state, statusChangedAt),
    enteredAt: entry ?? noonOf(listDate) ?? modifiedAt,
    modifiedAt,
    statusChangedAt,
  } satisfies Partial<ListingRecord>;
}

/** One record per trade: a home for sale and for lease has two numbers. */
function findOffer({ read, words }: MapContext, mlsStatus: string | null): Offer {
  const transaction = words.find('TransactionType', read.text('TransactionType', maxStatus), offerWords);
  if (transaction) return transaction;
  const isLease =
    /lease|rent/i.test(read.text('PropertyType', maxStatus) ?? '') ||
    /^leased|^l(c|ce|sd)$/i.test(mlsStatus ?? '');
  // One feed leaves the list price empty and puts the rent elsewhere; other feeds keep a shop's own rent there.
  return isLease || isRentOnly({ read }) ? 'lease' : 'sale';
}

function isRentOnly({ read }: Pick<MapContext, 'read'>): boolean {
  return !read.has('ListPrice') && read.has('LeaseAmount') && !read.has('PropertyType', 'ClosePrice');
}

function findStatus(
  { read, words }: MapContext,
  mlsStatus: string | null,
  standardStatus: string | null,
  offer: Offer,
) {
  // A record that may no longer be shown is gone for us.
  if (read.flag('MlgCanView') === false) return { state: 'deleted', code: 'del' } as const;
  const status = fromMlsStatus(mlsStatus, standardStatus, offer);
  if (status || mlsStatus === null) return status;
  const explained = words.explain('MlsStatus', mlsStatus);
  return explained === null ? null : fromMlsStatus(explained, null, offer);
}

function findListPrice({ read, words }: MapContext, offer: Offer): number | null {
  const rent = isRentOnly({ read }) && offer === 'lease' ? read.cents('LeaseAmount') : null;
  const frequency = rent === null ? null : read.text('LeaseAmountFrequency', maxStatus);
  const payments = words.find('LeaseAmountFrequency', frequency, paymentsPerMonth) ?? 1;
  return rent === null ? read.cents('ListPrice') : Math.round(rent * payments);
}

function findDeal({ read, warnings }: MapContext) {
  const closeDate = read.date('CloseDate');
  const agreed = read.date(['PurchaseContractDate', 'SoldEntryTimestamp', 'LeasedEntryTimestamp']);
  if (!agreed && closeDate) warnings.add('PurchaseContractDate: taken from CloseDate');
  return { closePrice: read.cents('ClosePrice'), soldDate: agreed ?? closeDate, closeDate };
}

function findEnd({ read }: MapContext, state: ListingState, statusChangedAt: string): string | null {
  const fields = endFields[state];
  if (!fields) return null;
  return read.date([...fields, ...anyEndFields]) ?? localDay(new Date(statusChangedAt), boardTimeZone);
}

/** Noon in UTC lies on the same day in all of Canada. */
function noonOf(day: string | null): string | null {
  return day === null ? null : `${day}T12:00:00.000Z`;
}
