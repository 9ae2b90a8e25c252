import type { SiteHomeCard } from '@hearthline/contract/site-pages';
import { sizeText } from '@hearthline/format/listing-words';
import type { SiteContext } from '../site-context.ts';

type Words = Pick<SiteContext, 'texts' | 'format'>;

export const priceOf = ({ price, isLease }: SiteHomeCard, { texts, format }: Words): string => {
  if (price === null) return texts.home.askPrice;
  return isLease ? format.rent(price) : format.price(price);
};

/** Where the seller keeps the address back, a home still has a name. */
export const nameOf = ({ address }: SiteHomeCard, { texts }: Words): string =>
  address || texts.home.addressOnRequest;

export const bedsOf = ({ bedrooms, bedroomsPlus }: SiteHomeCard, { texts, format }: Words): string | null => {
  const written = format.aboveBelow(bedrooms, bedroomsPlus);
  return written === null ? null : texts.home.beds(written, (bedrooms ?? 0) + (bedroomsPlus ?? 0));
};

export const bathsOf = ({ bathrooms }: SiteHomeCard, { texts, format }: Words): string | null =>
  bathrooms === null ? null : texts.home.baths(format.number(bathrooms), bathrooms);

export const sizeOf = (home: SiteHomeCard, { format }: Words): string | null => sizeText(home, format);

/** Bedrooms, bathrooms and size, as far as they are known. */
export const factsOf = (home: SiteHomeCard, words: Words): string =>
  [bedsOf(home, words), bathsOf(home, words), sizeOf(home, words)].filter(Boolean).join(' · ');
