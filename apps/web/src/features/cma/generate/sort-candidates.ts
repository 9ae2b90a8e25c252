import type { Candidate } from '@hearthline/contract/cma';

type Compare = (one: Candidate, other: Candidate) => number;

const priceOf = ({ listing }: Candidate) => listing.price ?? 0;

const comparisons = {
  match: (one, other) => other.match - one.match,
  distance: (one, other) => one.distance - other.distance,
  soldDate: (one, other) => other.soldDate.localeCompare(one.soldDate),
  priceHigh: (one, other) => priceOf(other) - priceOf(one),
  priceLow: (one, other) => priceOf(one) - priceOf(other),
} satisfies Record<string, Compare>;
export type CandidateSort = keyof typeof comparisons;

export const candidateSorts = Object.keys(comparisons) as CandidateSort[];

export const sortCandidates = (items: readonly Candidate[], sort: CandidateSort): Candidate[] =>
  [...items].sort(comparisons[sort]);
