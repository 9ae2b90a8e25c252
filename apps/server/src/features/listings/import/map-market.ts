import { listingFacts } from '@hearthline/domain/listing/facts';
import type { ListingState } from '@hearthline/domain/listing/lifecycle';
import type { ListingRecord } from '@hearthline/domain/listing/listing-record';
import { fromMlsStatus, keepFirmDeal } from '@hearthline/domain/listing/reso-status';
import type { Offer } from '@hearthline/domain/listing/vocabulary';
import { boardDay } from '@hearthline/domain/time-zone';
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
  const { reader } = context;
  const mlsStatus = reader.text('MlsStatus', maxStatus);
  const standardStatus = reader.text('StandardStatus', maxStatus);
  const offer = findOffer(context, mlsStatus);
  const status = findStatus(context, mlsStatus, standardStatus, offer);
  if (!status) return `unknown status '${mlsStatus ?? standardStatus ?? ''}'`;
  const { state, code } = status;

  const listDate = reader.date(['OnMarketDate', 'ListingContractDate', 'OnMarketTimestamp']);
  const deal = keepFirmDeal(state, findDeal(context));
  const entry = reader.instant(['OriginalEntryTimestamp', 'OnMarketTimestamp']);
  const modifiedAt =
    reader.instant(['ModificationTimestamp', 'SystemModificationTimestamp', 'StatusChangeTimestamp']) ??
    entry ??
    noonOf(deal.soldDate ?? deal.closeDate ?? listDate);
  if (!modifiedAt) return 'neither ModificationTimestamp nor another date';
  const statusChangedAt =
    reader.instant(['StatusChangeTimestamp', ...(statusFields[state] ?? [])]) ?? modifiedAt;
  return {
    offer,
    state,
    code,
    mlsStatus: mlsStatus ?? standardStatus,
    listPrice: findListPrice(context, offer),
    ...deal,
    listDate: listDate ?? (entry ? boardDay(new Date(entry)) : null),
    conditionalExpiryDate: state === 'conditional' ? reader.date('ConditionalExpiryDate') : null,
    offMarketDate: findEnd(context, state, statusChangedAt),
    enteredAt: entry ?? noonOf(listDate) ?? modifiedAt,
    modifiedAt,
    statusChangedAt,
  } satisfies Partial<ListingRecord>;
}

/** One record per trade: a home for sale and for lease has two numbers. */
function findOffer({ reader, words }: MapContext, mlsStatus: string | null): Offer {
  const transaction = words.find('TransactionType', reader.text('TransactionType', maxStatus), offerWords);
  if (transaction) return transaction;
  const isLease =
    /lease|rent/i.test(reader.text('PropertyType', maxStatus) ?? '') ||
    /^leased|^l(c|ce|sd)$/i.test(mlsStatus ?? '');
  // One feed leaves the list price empty and puts the rent elsewhere; other feeds keep a shop's own rent there.
  return isLease || isRentOnly({ reader }) ? 'lease' : 'sale';
}

function isRentOnly({ reader }: Pick<MapContext, 'reader'>): boolean {
  return !reader.has('ListPrice') && reader.has('LeaseAmount') && !reader.has('PropertyType', 'ClosePrice');
}

function findStatus(
  { reader, words }: MapContext,
  mlsStatus: string | null,
  standardStatus: string | null,
  offer: Offer,
) {
  // A record that may no longer be shown is gone for us.
  if (reader.flag('MlgCanView') === false) return { state: 'deleted', code: 'del' } as const;
  const status = fromMlsStatus(mlsStatus, standardStatus, offer);
  if (status || mlsStatus === null) return status;
  const explained = words.explain('MlsStatus', mlsStatus);
  return explained === null ? null : fromMlsStatus(explained, null, offer);
}

function findListPrice({ reader, words }: MapContext, offer: Offer): number | null {
  const rent = isRentOnly({ reader }) && offer === 'lease' ? reader.cents('LeaseAmount') : null;
  const frequency = rent === null ? null : reader.text('LeaseAmountFrequency', maxStatus);
  const payments = words.find('LeaseAmountFrequency', frequency, paymentsPerMonth) ?? 1;
  return rent === null ? reader.cents('ListPrice') : Math.round(rent * payments);
}

function findDeal({ reader, warnings }: MapContext) {
  const closeDate = reader.date('CloseDate');
  const agreed = reader.date(['PurchaseContractDate', 'SoldEntryTimestamp', 'LeasedEntryTimestamp']);
  if (!agreed && closeDate) warnings.add('PurchaseContractDate: taken from CloseDate');
  return { closePrice: reader.cents('ClosePrice'), soldDate: agreed ?? closeDate, closeDate };
}

function findEnd({ reader }: MapContext, state: ListingState, statusChangedAt: string): string | null {
  const fields = endFields[state];
  if (!fields) return null;
  return reader.date([...fields, ...anyEndFields]) ?? boardDay(new Date(statusChangedAt));
}

/** Noon in UTC lies on the same day in all of Canada. */
function noonOf(day: string | null): string | null {
  return day === null ? null : `${day}T12:00:00.000Z`;
}
