import type { Facets } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import { createBoardCalendar } from '../../../platform/clock/calendar.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { SearchService } from '../search/search.service.ts';
import { findNarrowerOnes, findWiderByOne } from '../search/search-suggestions.ts';
import { createPastEventsStore } from './past-events.store.ts';

type Count = (criteria: Criteria) => Promise<number>;

/** Looking back over a month is given up after this. */
const lookBackMs = 8_000;
/** Each of them is a look back of its own. */
const mostWider = 6;

/** The market as alerts ask it: what happened on it, and what other criteria would have found. */
export function createAlertMarket({
  database,
  clock,
  search,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  search: Pick<SearchService, 'count' | 'explain'>;
}) {
  const todayOf = createBoardCalendar(clock);
  return {
    count: search.count,
    explain: search.explain,
    listEvents: (agentId: string, criteria: Criteria, question: { since: Date; limit: number }) =>
      database.asAgent(
        agentId,
        (tx) => createPastEventsStore(tx).list(criteria, { ...question, today: todayOf() }),
        { statementMs: lookBackMs },
      ),
    listWider: async (criteria: Criteria, count: Count) =>
      (await findWiderByOne(criteria, count, mostWider)).map(toChange),
    /** That a home was listed lately says nothing to whoever waits for new ones. */
    listNarrower: async (criteria: Criteria, found: readonly SearchFacts[], count: Count) => {
      const tally = (values: readonly (string | null)[]): Record<string, number> =>
        Object.fromEntries(
          [
            ...Map.groupBy(
              values.filter((value) => value !== null),
              (value) => value,
            ),
          ].map(([value, own]) => [value, own.length]),
        );
      const counts: Pick<Facets['counts'], 'municipality' | 'community' | 'kind'> = {
        municipality: tally(found.map(({ municipalityCode }) => municipalityCode)),
        community: tally(found.map(({ communityCode }) => communityCode)),
        kind: tally(found.map(({ kind }) => kind)),
      };
      const prices = found.flatMap(({ price }) => price ?? []);
      const middle = prices.toSorted((a, b) => a - b)[Math.floor(prices.length / 2)] ?? null;
      const total = await count(criteria);
      const narrower = await findNarrowerOnes(criteria, total, {
        facets: { counts },
        medianPrice: middle,
        count,
      });
      return narrower.map(toChange).filter(({ field }) => field !== 'listed');
    },
    findFacts: (tx: Tx, ids: readonly string[]) => createPastEventsStore(tx).findFacts(ids),
    listTextMatches: (
      tx: Tx,
      ids: readonly string[],
      texts: { keywords: readonly string[]; addresses: readonly string[] },
    ) => createPastEventsStore(tx).listTextMatches(ids, texts),
    listEventsOfHome: (tx: Tx, listingId: string, since: Date) =>
      createPastEventsStore(tx).listOfHome(listingId, since),
  };
}

const toChange = ({ field, criteria }: { field: string; criteria: Criteria }) => ({
  field: field as CriterionField,
  criteria,
});
