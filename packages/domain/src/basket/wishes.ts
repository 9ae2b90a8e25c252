import type { Criteria } from '../criteria/criteria.ts';
import { defaultCriteria } from '../criteria/criteria.ts';
import type { HomeKind, Offer } from '../listing/vocabulary.ts';
import type { Answer, AnswerReason } from './vocabulary.ts';

/** What is measured of the homes that somebody answered: cents, square feet, numbers, feet, square feet. */
export const wishMeasures = [
  'price',
  'area',
  'bedrooms',
  'bathrooms',
  'lotFront',
  'lotArea',
  'storeys',
] as const;
export type WishMeasure = (typeof wishMeasures)[number];

/** What a home has or has not. */
export const wishFeatures = [
  'garage',
  'pool',
  'finishedBasement',
  'separateEntrance',
  'walkOut',
  'waterfront',
] as const;
export type WishFeature = (typeof wishFeatures)[number];

export const wishLevels = ['community', 'municipality'] as const;

export interface WishPlace {
  code: string;
  name: string;
  level: (typeof wishLevels)[number];
}

/** What a listing tells of a home; null for what it does not tell. */
export interface WishFacts extends Record<WishMeasure, number | null>, Record<WishFeature, boolean | null> {
  offer: Offer;
  kind: HomeKind;
  place: WishPlace | null;
  /** Where a listing tells the area as a range: its lower end; the measure is then the upper one. */
  areaFrom: number | null;
}

export interface AnsweredHome {
  answer: Answer;
  reasons: readonly AnswerReason[];
  /** Null where nothing of the home may be shown, or the market knows it no longer. */
  facts: WishFacts | null;
}

/** From the lowest to the highest, of so many homes. */
export interface WishSpan {
  low: number;
  high: number;
  homes: number;
}

/** So many of the homes that tell it. */
export interface WishShare {
  having: number;
  of: number;
}

interface BothSides {
  liked: number;
  rejected: number;
}

export interface Wishes extends BothSides {
  /** All homes that somebody answered. */
  answers: number;
  possible: number;
  /** What most of them are offered for; prices are of these. */
  offer: Offer;
  measures: { measure: WishMeasure; liked: WishSpan | null; rejected: WishSpan | null }[];
  kinds: (BothSides & { kind: HomeKind })[];
  places: (BothSides & WishPlace)[];
  features: { feature: WishFeature; liked: WishShare; rejected: WishShare }[];
  /** Given with a no, and with a maybe. */
  reasons: { reason: AnswerReason; rejected: number; possible: number }[];
}

const mostPlaces = 5;

/** Sums what somebody said to homes: what the liked ones have in common, beside the rejected ones. */
export function sumWishes(homes: readonly AnsweredHome[]): Wishes {
  const saying = (answer: Answer) => homes.filter((home) => home.answer === answer);
  const [yes, maybe, no] = [saying('yes'), saying('maybe'), saying('no')];
  const [liked, rejected] = [factsOf(yes), factsOf(no)];
  const offer = findOffer([...liked, ...factsOf(maybe), ...rejected]);
  return {
    answers: homes.length,
    liked: yes.length,
    possible: maybe.length,
    rejected: no.length,
    offer,
    measures: wishMeasures
      .map((measure) => {
        const spanOf = (facts: readonly WishFacts[]) => findSpan(facts, measure, offer);
        return { measure, liked: spanOf(liked), rejected: spanOf(rejected) };
      })
      .filter((each) => each.liked !== null || each.rejected !== null),
    kinds: countBoth(liked, rejected, ({ kind }) => kind).map(({ key, first: { kind }, ...counts }) => ({
      kind,
      ...counts,
    })),
    places: countBoth(liked, rejected, ({ place }) => place && `${place.level} ${place.code}`)
      .slice(0, mostPlaces)
      .flatMap(({ first: { place }, liked: yesses, rejected: noes }) =>
        place ? [{ ...place, liked: yesses, rejected: noes }] : [],
      ),
    features: wishFeatures
      .map((feature) => ({
        feature,
        liked: countHaving(liked, feature),
        rejected: countHaving(rejected, feature),
      }))
      .filter((each) => each.liked.having + each.rejected.having > 0)
      .toSorted((a, b) => contrastOf(b) - contrastOf(a)),
    reasons: countReasons(no, maybe),
  };
}

const factsOf = (homes: readonly AnsweredHome[]): WishFacts[] => homes.flatMap(({ facts }) => facts ?? []);

function findOffer(facts: readonly WishFacts[]): Offer {
  const leases = facts.filter(({ offer }) => offer === 'lease').length;
  return leases > facts.length / 2 ? 'lease' : 'sale';
}

function findSpan(facts: readonly WishFacts[], measure: WishMeasure, offer: Offer): WishSpan | null {
  const meant = measure === 'price' ? facts.filter((each) => each.offer === offer) : facts;
  const told = meant.filter((each) => each[measure] !== null);
  const highs = told.flatMap((each) => each[measure] ?? []);
  const lows = measure === 'area' ? told.flatMap((each) => each.areaFrom ?? each.area ?? []) : highs;
  return told.length === 0 ? null : { low: Math.min(...lows), high: Math.max(...highs), homes: told.length };
}

function countHaving(facts: readonly WishFacts[], feature: WishFeature): WishShare {
  const told = facts.filter((each) => each[feature] !== null);
  return { having: told.filter((each) => each[feature]).length, of: told.length };
}

/** How differently liked and rejected homes have it. */
function contrastOf({ liked, rejected }: { liked: WishShare; rejected: WishShare }): number {
  const shareOf = ({ having, of }: WishShare) => (of === 0 ? 0 : having / of);
  return Math.abs(shareOf(liked) - shareOf(rejected));
}

/** Most liked first, among these those that are rejected least. */
function countBoth(
  liked: readonly WishFacts[],
  rejected: readonly WishFacts[],
  keyOf: (facts: WishFacts) => string | null,
): (BothSides & { key: string; first: WishFacts })[] {
  const counts = new Map<string, BothSides & { key: string; first: WishFacts }>();
  for (const [side, homes] of Object.entries({ liked, rejected }) as [keyof BothSides, WishFacts[]][])
    for (const facts of homes) {
      const key = keyOf(facts);
      if (key === null) continue;
      const count = counts.get(key) ?? { key, first: facts, liked: 0, rejected: 0 };
      count[side] += 1;
      counts.set(key, count);
    }
  return [...counts.values()].toSorted(
    (a, b) => b.liked - a.liked || a.rejected - b.rejected || a.key.localeCompare(b.key),
  );
}

function countReasons(no: readonly AnsweredHome[], maybe: readonly AnsweredHome[]): Wishes['reasons'] {
  const all = new Set([...no, ...maybe].flatMap(({ reasons }) => reasons));
  const giving = (homes: readonly AnsweredHome[], reason: AnswerReason) =>
    homes.filter(({ reasons }) => reasons.includes(reason)).length;
  return [...all]
    .map((reason) => ({ reason, rejected: giving(no, reason), possible: giving(maybe, reason) }))
    .toSorted(
      (a, b) => b.rejected - a.rejected || b.possible - a.possible || a.reason.localeCompare(b.reason),
    );
}

/** Searches are not as exact as the homes that somebody happened to like: a little more room, in round sums of cents. */
const priceSteps: Record<Offer, number> = { sale: 25_000_00, lease: 100_00 };
const priceRoom = 0.05;

/** The search that looks for more of what was liked; null where nothing was. */
export function criteriaOfWishes({ offer, measures, kinds, places }: Wishes): Criteria | null {
  const likedOf = (measure: WishMeasure) => measures.find((each) => each.measure === measure)?.liked ?? null;
  const wanted = <Each extends BothSides>(counts: readonly Each[]) =>
    counts.filter(({ liked, rejected }) => liked > 0 && liked >= rejected);
  const codes = (level: WishPlace['level']) =>
    wanted(places.filter((place) => place.level === level)).map(({ code }) => code);
  const [price, bedrooms] = [likedOf('price'), likedOf('bedrooms')];
  const [kind, community, municipality] = [
    wanted(kinds).map((each) => each.kind),
    codes('community'),
    codes('municipality'),
  ];
  if (!price && kinds.every(({ liked }) => liked === 0)) return null;
  const step = priceSteps[offer];
  return {
    ...defaultCriteria,
    offer,
    ...(price && {
      price: {
        min: Math.floor((price.low * (1 - priceRoom)) / step) * step,
        max: Math.ceil((price.high * (1 + priceRoom)) / step) * step,
      },
    }),
    ...(bedrooms && { bedrooms: { min: bedrooms.low } }),
    ...(kind.length > 0 && { kind: { any: kind } }),
    // Both at once would ask for homes that lie in both.
    ...(community.length > 0
      ? { community: { any: community } }
      : municipality.length > 0 && { municipality: { any: municipality } }),
  };
}
