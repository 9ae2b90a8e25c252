import { dayMs } from '@hearthline/domain/calendar';
import type { ListingEvent } from '@hearthline/domain/listing/listing-record';

interface KnownStep extends Pick<ListingEvent, 'code' | 'newPrice'> {
  id: string;
  listingId: string;
  at: string | Date;
}

/** Two steps of one kind that lie further apart are two; a listing is new but once. */
const sameStepMs = 3 * dayMs;

const kindOf = ({ listingId, code, newPrice }: KnownStep): string =>
  `${listingId} ${code}${code === 'pc' ? ` ${newPrice}` : ''}`;
const timeOf = ({ at }: KnownStep): number => new Date(at).getTime();

/**
 * Which steps of a history that is told anew are stored already under another id, by their new one: boards date steps
 * anew, which is no news.
 */
export function findRedated(told: readonly KnownStep[], stored: readonly KnownStep[]): Map<string, string> {
  const [toldIds, storedIds] = [told, stored].map((steps) => new Set(steps.map(({ id }) => id)));
  const candidates = Map.groupBy(
    told.filter(({ id }) => !storedIds?.has(id)),
    kindOf,
  );
  const redated = new Map<string, string>();
  for (const before of stored) {
    if (toldIds?.has(before.id)) continue;
    const distanceOf = (step: KnownStep) => Math.abs(timeOf(step) - timeOf(before));
    const [nearest] = (candidates.get(kindOf(before)) ?? [])
      .filter((step) => !redated.has(step.id))
      .toSorted((a, b) => distanceOf(a) - distanceOf(b));
    if (nearest && (nearest.code === 'new' || distanceOf(nearest) <= sameStepMs))
      redated.set(nearest.id, before.id);
  }
  return redated;
}
