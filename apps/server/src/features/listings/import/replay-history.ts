import { isOnMarket } from '@hearthline/domain/listing/lifecycle';
import type { ListingEvent, ListingRecord } from '@hearthline/domain/listing/listing-record';
import { observe } from '@hearthline/domain/listing/observation';
import type { FeedSnapshot } from '@hearthline/domain/listing/observed-steps';
import { fromMlsStatus } from '@hearthline/domain/listing/reso-status';
import { boardDay } from '@hearthline/domain/time-zone';

/** One field of a listing changed from one value to another. */
export type HistoryStep = { at: string } & (
  | { field: 'mlsStatus' | 'standardStatus' | 'expiryDate'; from: string | null; to: string | null }
  | { field: 'listPrice'; from: number | null; to: number | null }
);

interface Values {
  mlsStatus: string | null;
  standardStatus: string | null;
  listPrice: number | null;
  expiryDate: string | null;
}

export interface Replay {
  events: ListingEvent[];
  isIrregular: boolean;
  pausedDays: number;
}

/** Walks a listing's life from its first known moment to now and tells the steps as if we had watched. */
export function replayHistory(record: ListingRecord, steps: readonly HistoryStep[]): Replay {
  const ordered = steps.toSorted((left, right) => (left.at < right.at ? -1 : left.at > right.at ? 1 : 0));
  const values = findFirstValues(record, ordered);
  const moments = [...new Set(ordered.map(({ at }) => at))];
  const replay: Replay = { events: [], isIrregular: false, pausedDays: 0 };
  let previous: FeedSnapshot | null = null;
  const see = (snapshot: FeedSnapshot | null) => {
    if (!snapshot) return;
    const { events, isIrregular, pausedDays } = observe(previous, snapshot);
    replay.events.push(...events);
    replay.isIrregular ||= isIrregular;
    replay.pausedDays = pausedDays;
    const priorState = findPriorState(previous, snapshot);
    previous = { ...snapshot, pausedDays, priorState };
  };
  if ((moments[0] ?? '') > record.enteredAt) see(takeSnapshot(record, values, record.enteredAt, false));
  for (const [index, at] of moments.entries()) {
    for (const step of ordered) if (step.at === at) Object.assign(values, { [step.field]: step.to });
    see(takeSnapshot(record, values, at, index === moments.length - 1));
  }
  return replay;
}

/** What a suspended listing goes back to. */
export function findPriorState(
  previous: FeedSnapshot | null,
  { state }: Pick<FeedSnapshot, 'state'>,
): 'active' | 'conditional' | null {
  if (state !== 'suspended' || previous === null) return null;
  if (previous.state === 'suspended') return previous.priorState ?? null;
  return isOnMarket(previous.state) ? previous.state : null;
}

/** What stood there before the first change; what never changed stands there now. */
function findFirstValues(record: ListingRecord, ordered: readonly HistoryStep[]): Values {
  const first = (field: HistoryStep['field']) => ordered.find((step) => step.field === field);
  const startOf = <T>(field: HistoryStep['field'], now: T): T => {
    const step = first(field);
    return step ? (step.from as T) : now;
  };
  const hasMlsStatus = first('mlsStatus') !== undefined;
  return {
    mlsStatus: startOf('mlsStatus', first('standardStatus') ? null : record.mlsStatus),
    standardStatus: hasMlsStatus ? null : startOf('standardStatus', null),
    listPrice: startOf('listPrice', record.listPrice),
    expiryDate: startOf('expiryDate', record.expiryDate),
  };
}

/** The dates of a deal belong to the last moment; an earlier one has none but its own day. */
function takeSnapshot(
  record: ListingRecord,
  values: Values,
  at: string,
  isLast: boolean,
): FeedSnapshot | null {
  const status = fromMlsStatus(values.mlsStatus, values.standardStatus, record.offer);
  if (!status) return null;
  const isNow = isLast && record.state === status.state;
  const day = boardDay(new Date(at));
  return {
    ...status,
    offer: record.offer,
    listPrice: values.listPrice,
    originalListPrice: values.listPrice,
    previousListPrice: null,
    closePrice: isNow ? record.closePrice : null,
    listDate: record.listDate,
    soldDate: isNow ? record.soldDate : status.state === 'firm' ? day : null,
    closeDate: isNow ? record.closeDate : null,
    expiryDate: values.expiryDate,
    conditionalExpiryDate: isNow ? record.conditionalExpiryDate : null,
    offMarketDate: isNow ? record.offMarketDate : day,
    enteredAt: record.enteredAt,
    modifiedAt: at,
    statusChangedAt: at,
    priceChangedAt: at,
  };
}
