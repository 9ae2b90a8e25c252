import type { HomeChange, HomeStanding } from '@hearthline/domain/basket/home-changes';
import { findHomeChanges } from '@hearthline/domain/basket/home-changes';
import { minuteMs } from '@hearthline/domain/calendar';
import type { ReaderRow } from '../records/readers.store.ts';
import type { ViewRow } from './page.store.ts';

/** Who was away for longer comes back. */
const visitGapMs = 30 * minuteMs;

export const isNewVisit = ({ visitedAt }: Pick<ReaderRow, 'visitedAt'>, now: Date): boolean =>
  visitedAt === null || now.getTime() - visitedAt.getTime() > visitGapMs;

/**
 * What changed since the visit before this one. Whoever is here for the first time knows nothing yet: all would be new,
 * which says nothing.
 */
export function findChangesSince(
  reader: Pick<ReaderRow, 'visits' | 'visitedAt'>,
  view: ViewRow | undefined,
  standing: HomeStanding,
  now: Date,
): HomeChange[] {
  const isNew = isNewVisit(reader, now);
  // The first visit goes on while it is not over.
  if (reader.visits === 0 || (reader.visits === 1 && !isNew)) return [];
  return findHomeChanges((isNew ? view?.seen : view?.compared) ?? null, standing);
}

/** When the reader was here before this visit. */
export const lastVisitOf = (
  { visits, visitBeganAt, visitedAt, previousVisitAt }: ReaderRow,
  now: Date,
): Date | null => {
  if (visits === 0) return null;
  return isNewVisit({ visitedAt }, now) ? (visitedAt ?? visitBeganAt) : previousVisitAt;
};
