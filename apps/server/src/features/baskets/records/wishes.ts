import type { ClientWishes } from '@hearthline/contract/baskets';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Answer, AnswerReason } from '@hearthline/domain/basket/vocabulary';

export interface AnsweredHome {
  card: ListingCard;
  answer: Answer;
  reasons: readonly AnswerReason[];
}

const mostPlaces = 5;
const mostFeatures = 6;

/** Sums what somebody said to homes into what they seem to look for: the span of what they like, and what comes back. */
export function sumWishes(homes: readonly AnsweredHome[]): ClientWishes {
  const liked = homes.filter(({ answer }) => answer === 'yes');
  const rejected = homes.filter(({ answer }) => answer === 'no');
  const spanOf = (pick: (card: ListingCard) => number | null) => {
    const values = liked.flatMap(({ card }) => pick(card) ?? []);
    return values.length === 0 ? null : { low: Math.min(...values), high: Math.max(...values) };
  };
  const reasons = homes.flatMap((home) => home.reasons);
  return {
    liked: liked.length,
    rejected: rejected.length,
    price: spanOf(({ price }) => price),
    area: spanOf(({ areaLow, areaHigh }) => areaHigh ?? areaLow),
    bedrooms: spanOf(({ bedrooms }) => bedrooms),
    places: countBoth(liked, rejected, ({ community, municipality }) => community ?? municipality)
      .slice(0, mostPlaces)
      .map(({ key, ...counts }) => ({ name: key, ...counts })),
    features: countBoth(liked, rejected, ({ kind }) => kind)
      .slice(0, mostFeatures)
      .map(({ key, ...counts }) => ({ feature: key, ...counts })),
    reasons: [...Map.groupBy(reasons, (reason) => reason)]
      .map(([reason, all]) => ({ reason, count: all.length }))
      .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason)),
  };
}

/** Most liked first, among these those that are rejected least. */
function countBoth(
  liked: readonly AnsweredHome[],
  rejected: readonly AnsweredHome[],
  keyOf: (card: ListingCard) => string | null,
): { key: string; liked: number; rejected: number }[] {
  const counts = new Map<string, { liked: number; rejected: number }>();
  for (const [homes, side] of [
    [liked, 'liked'],
    [rejected, 'rejected'],
  ] as const)
    for (const { card } of homes) {
      const key = keyOf(card);
      if (key === null) continue;
      const count = counts.get(key) ?? { liked: 0, rejected: 0 };
      count[side] += 1;
      counts.set(key, count);
    }
  return [...counts]
    .map(([key, count]) => ({ key, ...count }))
    .toSorted((a, b) => b.liked - a.liked || a.rejected - b.rejected || a.key.localeCompare(b.key));
}
