import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { isActiveOnly } from '@hearthline/domain/criteria/criteria';
import type { ListingsStore } from '../listings.store.ts';
import type { ListingSearch, SearchContext } from './listing-search.ts';

/** The side that answers these criteria, with what it needs to know to do so. */
export interface ChosenSearch {
  search: ListingSearch;
  context: SearchContext;
  answeredBy: 'index' | 'database';
}

export type ChooseSearch = (criteria: Criteria, today: string) => Promise<ChosenSearch>;

/** The index answers for what is on the market once it is ready; SQL answers everything else. */
export function createSearchChooser({
  sql,
  index,
  isIndexReady,
  store,
}: {
  sql: ListingSearch;
  index: ListingSearch;
  isIndexReady(): boolean;
  store: Pick<ListingsStore, 'findOpenKeywordIds' | 'findAddressIds'>;
}): ChooseSearch {
  return async (criteria, today) => {
    if (!isIndexReady() || !isActiveOnly(criteria))
      return { search: sql, context: { today }, answeredBy: 'database' };
    const [keywordIds, addressIds] = await Promise.all([
      criteria.keywords ? store.findOpenKeywordIds(criteria.keywords) : undefined,
      criteria.address ? store.findAddressIds(criteria.address) : undefined,
    ]);
    return {
      search: index,
      context: { today, ...(keywordIds ? { keywordIds } : {}), ...(addressIds ? { addressIds } : {}) },
      answeredBy: 'index',
    };
  };
}
