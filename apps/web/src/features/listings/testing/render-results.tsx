import type { ListingCard } from '@hearthline/contract/listing-card';
import type { MatchedText } from '@hearthline/contract/listings';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { ResultsScreen } from '../results/results-screen.tsx';
import { fakeMarket, sampleSummary } from './fake-market.ts';
import { sampleReply } from './sample-listing.ts';

interface FakeResultsOptions {
  cards: (ListingCard & { matched?: MatchedText })[];
  total?: number;
  favorites?: string[];
  /** How many want each listing. */
  wanted?: Record<string, number>;
}

/** A market that finds these homes, whatever is asked. */
export function fakeResults({
  cards,
  total = cards.length,
  favorites = [],
  wanted = {},
}: FakeResultsOptions) {
  const market = fakeMarket({ summarise: () => sampleSummary({ total }), wanted });
  const results = fakeApi({
    'POST /listings/search': () => sampleReply(cards, total),
    'POST /listings/selection': () => ({ isSuccess: true, result: cards }),
    'POST /listings/cards': ({ body }) => ({
      isSuccess: true,
      result: body.ids.flatMap((wanted) => cards.find(({ id }) => id === wanted) ?? []),
    }),
    'GET /users/me': () => ({ isSuccess: true, result: sampleMe() }),
    'GET /favorites/ids': () => ({ isSuccess: true, result: favorites }),
  });
  return {
    calls: ((key) => [...market.calls(key), ...results.calls(key)]) as typeof results.calls,
  };
}

export async function renderResults(search = '', language: 'en' | 'fr' = 'en') {
  return renderWithProviders(<ResultsScreen />, { language, route: `/property-search/result${search}` });
}
