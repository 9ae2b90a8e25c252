import type { AlertMail, AlertMailHome } from '@hearthline/contract/alert-mail';
import { priceStepOf } from '../pages/basket/alert-words.ts';
import type { Words } from '../pages/basket/home-words.ts';
import { nameOf, priceOf } from '../pages/basket/home-words.ts';
import type { AlertTexts } from '../texts/alert-texts.ts';

type SubjectTexts = AlertTexts['mail']['subject'];

/** Says what is in it: of one home its name and what happened, of several how many, where, and what counts most. */
export function alertSubject({ homes }: Pick<AlertMail, 'homes'>, texts: SubjectTexts, words: Words): string {
  const [only] = homes;
  if (only && homes.length === 1) return subjectOfOne(only, texts, words);
  const areNew = homes.every(({ trigger }) => trigger === 'new');
  const many = texts.homes(homes.length, commonPlace(homes), areNew);
  const most = areNew ? null : whatCounts(homes, texts, words);
  return most === null ? many : `${many}, ${most}`;
}

function subjectOfOne(home: AlertMailHome, texts: SubjectTexts, words: Words): string {
  const { listing, trigger } = home;
  const name = nameOf(listing, words);
  const price = priceOf(listing, words);
  const step = priceStepOf(home);
  switch (trigger) {
    case 'new':
      return texts.oneNew(commonPlace([home]), name, price);
    case 'priceIntoRange':
    case 'priceChange': {
      if (step === null) return `${name}, ${price}`;
      const by = words.format.price(Math.abs(step));
      return step < 0 ? texts.oneDown(name, by, price) : texts.oneUp(name, by, price);
    }
    case 'backOnMarket':
      return texts.oneBack(name, price);
    case 'conditional':
      return texts.oneConditional(name, listing.offer === 'lease');
    case 'soldOrLeased':
      return texts.oneGone(name, listing.offer === 'lease');
  }
}

/** Where all of them lie, as near as they have it in common; empty where they have nothing. */
function commonPlace(homes: readonly AlertMailHome[]): string {
  const [first] = homes;
  for (const field of ['community', 'municipality'] as const) {
    const place = first?.listing[field];
    if (place && homes.every(({ listing }) => listing[field] === place)) return place;
  }
  return '';
}

/** Money first, then what can be had again, then what is gone. */
function whatCounts(homes: readonly AlertMailHome[], texts: SubjectTexts, words: Words): string | null {
  const drops = homes
    .filter(({ trigger }) => trigger === 'priceIntoRange' || trigger === 'priceChange')
    .map((home) => -(priceStepOf(home) ?? 0))
    .filter((drop) => drop > 0);
  if (drops.length > 0) return texts.down(drops.length, words.format.price(Math.max(...drops)), homes.length);
  const backs = homes.filter(({ trigger }) => trigger === 'backOnMarket').length;
  if (backs > 0) return texts.back(backs, homes.length);
  const gone = homes.filter(({ trigger }) => trigger === 'conditional' || trigger === 'soldOrLeased').length;
  return gone > 0 ? texts.gone(gone, homes.length) : null;
}
