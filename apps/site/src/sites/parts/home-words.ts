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

/** A number and what it counts stay on one line. */
export const whole = (fact: string): string => fact.replaceAll(' ', '\u00a0');

export const bedsOf = ({ bedrooms, bedroomsPlus }: SiteHomeCard, { texts, format }: Words): string | null => {
  if (bedrooms === 0 && !bedroomsPlus) return texts.home.studio;
  const written = format.aboveBelow(bedrooms, bedroomsPlus);
  return written === null ? null : whole(texts.home.beds(written, (bedrooms ?? 0) + (bedroomsPlus ?? 0)));
};

export const bathsOf = ({ bathrooms }: SiteHomeCard, { texts, format }: Words): string | null =>
  bathrooms === null ? null : whole(texts.home.baths(format.number(bathrooms), bathrooms));

/** The lowest band of a board starts at nothing. */
export function sizeOf(home: SiteHomeCard, { texts, format }: Words): string | null {
  const { areaLow, areaHigh } = home;
  const size =
    areaLow === 0 && areaHigh ? texts.home.upToSize(format.area(areaHigh)) : sizeText(home, format);
  return size && whole(size);
}

/** In one line; where it breaks, the mark between stays behind. */
export const joinFacts = (...facts: (string | null)[]): string => facts.filter(Boolean).join('\u00a0· ');

/** Bedrooms, bathrooms and size, as far as they are known. */
export const factsOf = (home: SiteHomeCard, words: Words): string =>
  joinFacts(bedsOf(home, words), bathsOf(home, words), sizeOf(home, words));
