import { criteriaOfAlert } from '@hearthline/domain/alert/alert-event';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { usedFields } from '@hearthline/domain/criteria/criteria';
import type { FieldTest } from '@hearthline/domain/criteria/match';
import { compileCriteria } from '@hearthline/domain/criteria/match';
import { boardDay } from '@hearthline/domain/time-zone';
import type { Tx } from '../../../../platform/db/database.ts';
import type { AlertMarket } from './alert-market.ts';

/** What an alert would find on the market today. */
export const criteriaOfToday = (criteria: Criteria): Criteria => ({
  ...criteriaOfAlert(criteria),
  status: ['active'],
});

/** What somebody would count: buying or renting goes without saying, and where a listing stands is what is told. */
export const countAsked = (criteria: Criteria): number =>
  usedFields(criteriaOfAlert(criteria)).filter((field) => field !== 'offer' && field !== 'status').length;

/**
 * What alerts ask of some listings, whatever happened to them. Words of remarks and typed addresses are known to the
 * database alone, which is asked once for all of them.
 */
export async function compileAlerts(
  market: Pick<AlertMarket, 'listTextMatches'>,
  tx: Tx,
  all: readonly Criteria[],
  listingIds: readonly string[],
  now: Date,
): Promise<FieldTest[][]> {
  const texts = (field: 'keywords' | 'address') => [
    ...new Set(all.flatMap((criteria) => criteria[field] || [])),
  ];
  const [keywords, addresses] = [texts('keywords'), texts('address')];
  const hasTexts = keywords.length + addresses.length > 0;
  const found = hasTexts ? await market.listTextMatches(tx, listingIds, { keywords, addresses }) : null;
  const today = boardDay(now);
  return all.map((criteria) =>
    compileCriteria(criteriaOfAlert(criteria), {
      today,
      keywordIds: found?.keywords.get(criteria.keywords ?? '') ?? none,
      addressIds: found?.addresses.get(criteria.address ?? '') ?? none,
    }).filter(({ field }) => field !== 'status'),
  );
}

const none: ReadonlySet<string> = new Set();
