import type { ListingRecord } from '@hearthline/domain/listing/listing-record';
import type { FieldReader } from './field-reader.ts';
import type { MapContext } from './map-context.ts';
import type { HistoryStep, Replay } from './replay-history.ts';
import { replayHistory } from './replay-history.ts';

export interface MappedHistory extends Replay {
  /** The feed told every step; else only some are known, and those only fill the gap before we knew the listing. */
  isWhole: boolean;
}

const maxRows = 500;
const maxValue = 60;
const prices = { min: 0, max: 1e10 };

/** One moment for each kind of step, where a board keeps only the last one of each. */
const entryStatuses: readonly (readonly [field: string, mlsStatus: string])[] = [
  ['SoldConditionalEntryTimestamp', 'Sold Conditional'],
  ['LeasedConditionalEntryTimestamp', 'Leased Conditional'],
  ['DealFellThroughEntryTimestamp', 'Deal Fell Through'],
  ['BackOnMarketEntryTimestamp', 'Back On Market'],
  ['SuspendedEntryTimestamp', 'Suspended'],
];

export function mapHistory(context: MapContext, record: ListingRecord): MappedHistory | null {
  const rows = context.reader.objects(['HistoryTransactional', 'PropertyHistory'], maxRows);
  const steps = rows.flatMap((row) => parseStep(context.parseInside(row)));
  if (steps.length > 0) return { ...replayHistory(record, steps), isWhole: true };
  const entries = parseEntries(context, record);
  return entries.length > 0 ? { ...replayHistory(record, entries), isWhole: false } : null;
}

function parseStep(reader: FieldReader): HistoryStep[] {
  const at = reader.instant(['ModificationTimestamp', 'ChangeTimestamp']);
  if (at === null) return [];
  switch (reader.text('FieldName', maxValue)) {
    case 'MlsStatus':
      return [
        {
          at,
          field: 'mlsStatus',
          from: reader.text('PreviousValue', maxValue),
          to: reader.text('NewValue', maxValue),
        },
      ];
    case 'StandardStatus':
      return [
        {
          at,
          field: 'standardStatus',
          from: reader.text('PreviousValue', maxValue),
          to: reader.text('NewValue', maxValue),
        },
      ];
    case 'ListPrice':
      return [
        {
          at,
          field: 'listPrice',
          from: parseCents(reader, 'PreviousValue'),
          to: parseCents(reader, 'NewValue'),
        },
      ];
    case 'ExpirationDate':
      return [{ at, field: 'expiryDate', from: reader.date('PreviousValue'), to: reader.date('NewValue') }];
    default:
      return [];
  }
}

function parseCents(reader: FieldReader, field: string): number | null {
  const dollars = reader.number(field, prices);
  return dollars ? Math.round(dollars * 100) : null;
}

function parseEntries({ reader }: MapContext, record: ListingRecord): HistoryStep[] {
  const found = entryStatuses
    .map(([field, to]) => ({ at: reader.instant(field), to }))
    .filter(
      (entry): entry is { at: string; to: string } => entry.at !== null && entry.at < record.statusChangedAt,
    )
    .toSorted((left, right) => (left.at < right.at ? -1 : 1));
  if (found.length === 0) return [];
  const statuses = [...found, { at: record.statusChangedAt, to: record.mlsStatus ?? '' }];
  const steps: HistoryStep[] = statuses.map(({ at, to }, index) => ({
    at,
    field: 'mlsStatus',
    from: index === 0 ? 'New' : (statuses[index - 1]?.to ?? null),
    to,
  }));
  const { priceChangedAt, originalListPrice, previousListPrice, listPrice } = record;
  const before = previousListPrice ?? originalListPrice;
  if (priceChangedAt !== null && before !== null && before !== listPrice)
    steps.push({ at: priceChangedAt, field: 'listPrice', from: before, to: listPrice });
  return steps;
}
