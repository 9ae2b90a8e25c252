import type { ListingCard } from '@hearthline/contract/listing-card';
import type { WhyAnswer } from '@hearthline/contract/listings';
import type { AlertEvent } from '@hearthline/domain/alert/alert-event';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import type { Tx } from '../../../../platform/db/database.ts';

/** Something that happened to a listing that clients may see. */
export interface PastEvent extends AlertEvent {
  id: string;
  listingId: string;
  homeKey: string;
  at: Date;
  /** Of the listing as it is now, with the price that the step left. */
  traits: Traits;
  /** What happened to the listing after it, oldest first. */
  later: readonly { at: Date; code: LifecycleCode; price: number | null }[];
}

/** What a proposal to ask for less takes its criteria from. */
export type Traits = Pick<SearchFacts, 'kind' | 'municipalityCode' | 'communityCode' | 'bedrooms' | 'price'>;

export interface PastQuestion {
  criteria: Criteria;
  codes: readonly LifecycleCode[];
  since: Date;
  limit: number;
}

/** Of the market alone, outside of any transaction: what it would have answered to an alert. */
export interface AlertMarket {
  count(criteria: Criteria): Promise<number>;
  /** Each criterion with its answer for one listing. */
  explain(
    agentId: string,
    criteria: Criteria,
    listingId: string,
  ): Promise<{ card: ListingCard; answers: WhyAnswer[] }>;
  /** Newest first. The criteria are asked of the listings as they are now, with the price that each step left. */
  listEvents(agentId: string, question: PastQuestion, signal?: AbortSignal): Promise<PastEvent[]>;
  /** Criteria with one less, that which gives up least first; only those that find something. */
  listWider(criteria: Criteria, count: CountHomes): Promise<ChangedCriteria[]>;
  /** Criteria with one more, taken from homes that they found. */
  listNarrower(criteria: Criteria, found: readonly Traits[], count: CountHomes): Promise<ChangedCriteria[]>;
  /** In the caller's transaction; with what names each home over all its numbers. */
  findFacts(tx: Tx, listingIds: readonly string[]): Promise<(SearchFacts & { homeKey: string })[]>;
  /** One of them, with whether clients may see the home as it is listed now; null where nobody offers it any more. */
  findHome(tx: Tx, listingId: string): Promise<(SearchFacts & { homeKey: string; mayShow: boolean }) | null>;
  /** Which of the listings hold the words in their remarks, and which stand at the addresses; by what was typed. */
  listTextMatches(
    tx: Tx,
    listingIds: readonly string[],
    texts: { keywords: readonly string[]; addresses: readonly string[] },
  ): Promise<Record<'keywords' | 'addresses', Map<string, Set<string>>>>;
  /** What happened to a home since then, under all of its numbers. */
  listEventsOfHome(tx: Tx, listingId: string, since: Date): Promise<AlertEvent[]>;
}

export type CountHomes = (criteria: Criteria) => Promise<number>;
export interface ChangedCriteria {
  field: CriterionField;
  criteria: Criteria;
}
