import type { IsoDate } from '../calendar.ts';
import type { Criteria } from '../criteria/criteria.ts';
import { defaultCriteria, withoutField } from '../criteria/criteria.ts';
import type { SearchFacts } from '../criteria/facts.ts';
import type { CriterionField } from '../criteria/fields.ts';
import { compileCriteria, matches } from '../criteria/match.ts';
import type { Offer } from '../listing/vocabulary.ts';
import { criteriaOfAlert } from './alert-event.ts';
import type { Candidate, ProposalReason } from './proposal-candidates.ts';
import { candidatesFor, widenFor } from './proposal-candidates.ts';

export interface AnsweredHome {
  facts: SearchFacts;
  answer: 'liked' | 'rejected';
}

export interface ProposedChange {
  field: CriterionField;
  /** With this change alone. */
  criteria: Criteria;
  reason: ProposalReason;
  /** Homes that the reason rests on. */
  homes: number;
  dropped: number;
  kept: number;
}

export interface Proposal {
  liked: number;
  rejected: number;
  criteria: Criteria;
  /** Rejected homes that would not have come, and liked ones that still would: of all changes together. */
  dropped: number;
  kept: number;
  changes: ProposedChange[];
}

/** Fewer say nothing about what somebody wants. */
const leastLiked = 3;
/** Where many were rejected, one alone is no reason. */
const manyRejected = 5;
const mostChanges = 6;

/**
 * Criteria out of what somebody liked and rejected: of the changes that keep every liked home, those that would have
 * dropped most of the others, one after the other. Where nothing was asked before, also the span, the kinds and the
 * places of the liked homes. Null where too few are liked.
 */
export function proposeCriteria(
  answered: readonly AnsweredHome[],
  given: Criteria | null,
  today: IsoDate,
): Proposal | null {
  const offer = given?.offer ?? usualOffer(answered);
  const homes = answered.filter(({ facts }) => facts.offer === offer);
  const liked = homes.flatMap(({ facts, answer }) => (answer === 'liked' ? [facts] : []));
  const rejected = homes.flatMap(({ facts, answer }) => (answer === 'rejected' ? [facts] : []));
  if (liked.length < leastLiked) return null;

  const fits = (criteria: Criteria) => {
    const asked = askedOfHomes(criteria);
    return (facts: SearchFacts) => matches(asked, facts, { today });
  };
  const effectOf = (criteria: Criteria) => ({
    dropped: rejected.length - rejected.filter(fits(criteria)).length,
    kept: liked.filter(fits(criteria)).length,
  });
  const start = widened(given ?? { ...defaultCriteria, offer }, liked, today);
  const least = rejected.length >= manyRejected ? 2 : 1;
  const chosen: Candidate[] = [...start.repairs];
  let criteria = start.criteria;
  while (chosen.length < mostChanges) {
    const before = effectOf(criteria).dropped;
    const open = candidatesFor(criteria, { liked, rejected })
      .filter((candidate) => chosen.every((one) => one.field !== candidate.field))
      .map((candidate) => ({ ...candidate, ...effectOf(candidate.apply(criteria)) }))
      .filter(({ kept, dropped, isBasic }) => {
        const isWorthIt = dropped - before >= least || (given === null && isBasic);
        return kept === liked.length && isWorthIt;
      });
    // The first of equals: candidates come from the plainest.
    const [best] = open.toSorted((a, b) => b.dropped - a.dropped);
    if (!best) break;
    criteria = best.apply(criteria);
    chosen.push(best);
  }
  return {
    liked: liked.length,
    rejected: rejected.length,
    criteria,
    ...effectOf(criteria),
    changes: chosen.map(({ field, reason, homes, apply }) => {
      const alone = apply(start.criteria);
      return { field, criteria: alone, reason, homes, ...effectOf(alone) };
    }),
  };
}

/** What criteria ask of a home itself: not where its listing stands, nor what only the database can tell. */
const askedOfHomes = (criteria: Criteria): Criteria =>
  (['keywords', 'address', 'mlsNumbers'] as const).reduce<Criteria>(withoutField, criteriaOfAlert(criteria));

/** Liked homes that the criteria would not find tell that these are too narrow. */
function widened(
  given: Criteria,
  liked: readonly SearchFacts[],
  today: IsoDate,
): { criteria: Criteria; repairs: Candidate[] } {
  const failing = compileCriteria(askedOfHomes(given), { today }).filter(
    (test) => !liked.every((facts) => test.passes(facts)),
  );
  const repairs = failing.map(({ field }) => widenFor(given, field, liked));
  return { criteria: repairs.reduce((criteria, repair) => repair.apply(criteria), given), repairs };
}

/** What is liked most often: for sale, or for lease. */
function usualOffer(answered: readonly AnsweredHome[]): Offer {
  const liked = answered.filter(({ answer }) => answer === 'liked');
  const leases = liked.filter(({ facts }) => facts.offer === 'lease').length;
  return leases * 2 > liked.length ? 'lease' : 'sale';
}
