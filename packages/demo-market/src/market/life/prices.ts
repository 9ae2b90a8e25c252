import type { Offer } from '@hearthline/domain/listing/vocabulary';
import type { Random } from '../../random.ts';
import type { Schedule } from './schedule.ts';

const cents = 100;

export interface ListingPrices {
  /** The first, then one for each price change; all differ from the one before. */
  list: number[];
  deal: number;
}

/**
 * Prices of a listing around what the home brings. They are reckoned back from there: what is sold was asked for at
 * about its worth in the end, what is not sold was asked too much for.
 */
export function createPrices(
  schedule: Schedule,
  worth: number,
  attempt: number,
  random: Random,
): ListingPrices {
  const { offer, strategy, outcome } = schedule;
  const steps = schedule.priceChanges.length;
  const last = worth * chooseLastLevel(schedule, attempt, random);
  const list: number[] = [];
  for (let left = steps; left >= 0; left -= 1) {
    const cut = strategy === 'offerNight' ? 0.9 : 1 + left * random.between(0.022, 0.045);
    const wanted = strategy === 'offerNight' ? last * cut ** left : last * cut;
    list.push(differ(roundAsked(wanted, offer, strategy, random), list.at(-1), offer));
  }
  return { list, deal: outcome === 'firm' ? roundPaid(worth, offer, random) : 0 };
}

/** The last price asked, against what the home brings. */
function chooseLastLevel(
  { offer, strategy, outcome, priceChanges }: Schedule,
  attempt: number,
  random: Random,
): number {
  if (outcome !== 'firm') return 1 + random.between(0.05, 0.15) / (1 + attempt * 0.7);
  if (offer === 'lease') return 1 + Math.max(-0.02, random.normal(0.004, 0.015));
  if (strategy === 'offerNight' && priceChanges.length === 0) return 1 - random.between(0.05, 0.17);
  return 1 + Math.max(-0.03, random.normal(strategy === 'hopeful' ? 0.03 : 0.017, 0.016));
}

function roundAsked(price: number, offer: Offer, strategy: Schedule['strategy'], random: Random): number {
  const dollars = price / cents;
  if (offer === 'lease')
    return Math.max(600, Math.round(dollars / 50) * 50 - (random.chance(0.2) ? 5 : 0)) * cents;
  const step =
    dollars > 1_500_000 ? 50_000 : strategy === 'offerNight' && dollars > 500_000 ? 50_000 : 10_000;
  const ending = random.weighted([
    [100, 46],
    [1_000, 26],
    [0, 20],
    [12, 4],
    [2_000, 4],
  ] as const);
  return Math.max(20_000, Math.round(dollars / step) * step - ending) * cents;
}

function roundPaid(price: number, offer: Offer, random: Random): number {
  const dollars = price / cents;
  const step =
    offer === 'lease'
      ? 25
      : random.weighted([
          [500, 22],
          [1_000, 42],
          [5_000, 28],
          [100, 8],
        ] as const);
  return Math.max(offer === 'lease' ? 600 : 20_000, Math.round(dollars / step) * step) * cents;
}

/** A price change that changes nothing is none. */
function differ(price: number, before: number | undefined, offer: Offer): number {
  if (price !== before) return price;
  return price - (offer === 'lease' ? 25 : 5_000) * cents;
}

/** What a seller asks who has waited long enough. */
export function lowerPrice(listPrice: number, offer: Offer, random: Random): number {
  const wanted = listPrice * (1 - random.between(0.015, 0.05));
  return differ(roundAsked(wanted, offer, 'hopeful', random), listPrice, offer);
}

/** What a buyer gives where only the price asked is known. */
export function offerPrice(listPrice: number, offer: Offer, random: Random): number {
  return roundPaid(listPrice * Math.exp(random.normal(-0.014, 0.026)), offer, random);
}

/** What a seller asks at first for a home worth that much. */
export function askingPrice(worth: number, offer: Offer, random: Random): number {
  return roundAsked(worth * random.between(0.97, 1.06), offer, 'fair', random);
}
