import type { ListingStatus } from './vocabulary.ts';

/** What was asked for a home first, where it is still offered and the price is another one. */
export function priceBeforeOf(
  card: { status: ListingStatus; price: number | null; originalListPrice: number | null } | null,
): number | null {
  if (card?.status !== 'active') return null;
  const { originalListPrice, price } = card;
  return originalListPrice !== price ? originalListPrice : null;
}
