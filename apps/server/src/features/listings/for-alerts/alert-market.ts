import type { Facets } from '@hearthline/contract/listings';
import { dayMs } from '@hearthline/domain/calendar';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import type { LifecycleCode } from '@hearthline/domain/listing/lifecycle';
import { createBoardCalendar } from '../../../platform/clock/calendar.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { doWork } from '../../../platform/db/pool-shares.ts';
import { firstIdAt } from '../../../platform/ids.ts';
import { throwIfGone } from '../../../platform/turns.ts';
import type { SearchService } from '../search/search.service.ts';
import { findNarrowerOnes, findWiderByOne } from '../search/search-suggestions.ts';
import type { PastEvent } from './past-events.store.ts';
import { createPastEventsStore } from './past-events.store.ts';

interface PastQuestion {
  criteria: Criteria;
  codes: readonly LifecycleCode[];
  since: Date;
  limit: number;
}

type Count = (criteria: Criteria) => Promise<number>;

/** Looking back over a part of the days is given up after this. */
const lookBackMs = 4_000;
const partMs = 10 * dayMs;
/** So few rows that taking them in holds nobody up. */
const portion = 500;
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
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
    /** In portions, so that it ends where the asker has left, and none of them keeps others waiting. */
    listEvents: async (
      agentId: string,
      { criteria, codes, since, limit }: PastQuestion,
      signal?: AbortSignal,
    ): Promise<PastEvent[]> => {
      const found: PastEvent[] = [];
      let before = lastId;
      for (const from of startsOf(since, clock.now()))
        for (let isWhole = false; !isWhole && found.length < limit; ) {
          throwIfGone(signal);
          const slice = { codes, since: from, before, limit: Math.min(portion, limit - found.length) };
          const rows = await doWork({ kind: 'market', ownerId: agentId }, () =>
            database.asAgent(agentId, (tx) => createPastEventsStore(tx).list(criteria, todayOf(), slice), {
              statementMs: lookBackMs,
            }),
          );
          found.push(...rows);
          isWhole = rows.length < slice.limit;
          before = isWhole ? firstIdAt(from) : (rows.at(-1)?.id ?? before);
        }
      return found;
    },
    listWider: async (criteria: Criteria, count: Count) =>
      (await findWiderByOne(criteria, count, mostWider)).map(toChange),
    /** That a home was listed lately says nothing to whoever waits for new ones. */
    listNarrower: async (criteria: Criteria, found: readonly PastEvent['traits'][], count: Count) => {
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
        count: async (other) => (other.listed === criteria.listed ? count(other) : 0),
      });
      return narrower.map(toChange);
    },
    findFacts: (tx: Tx, ids: readonly string[]) => createPastEventsStore(tx).findFacts(ids),
    findHome: (tx: Tx, id: string) => createPastEventsStore(tx).findHome(id),
    listTextMatches: (
      tx: Tx,
      ids: readonly string[],
      texts: { keywords: readonly string[]; addresses: readonly string[] },
    ) => createPastEventsStore(tx).listTextMatches(ids, texts),
    listEventsOfHome: (tx: Tx, listingId: string, since: Date) =>
      createPastEventsStore(tx).listOfHome(listingId, since),
  };
}

/** Where the parts of these days begin, the newest first. */
function startsOf(since: Date, now: Date): Date[] {
  const starts: Date[] = [];
  for (let start = now.getTime() - partMs; start > since.getTime(); start -= partMs)
    starts.push(new Date(start));
  return [...starts, since];
}

const toChange = ({ field, criteria }: { field: string; criteria: Criteria }) => ({
  field: field as CriterionField,
  criteria,
});
