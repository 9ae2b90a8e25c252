import type { HomeEstimate } from '@hearthline/contract/cma-estimate';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { sampleMe } from '../../../../testing/sample-me.ts';
import { sampleReply } from '../../testing/sample-listing.ts';
import { DetailScreen } from '../detail-screen.tsx';
import {
  sampleDemographics,
  sampleDetail,
  sampleHistory,
  sampleMarket,
  sampleSchool,
} from './sample-detail.ts';

// The whole screen is a lot for jsdom on a busy machine.

interface FakeDetailOptions {
  listing?: ListingDetail;
  /** The result that the home was found in. */
  result?: readonly ListingCard[];
  similar?: ListingCard[];
  comparables?: ListingCard[];
  /** How many of the agent's people want it. */
  wanted?: number;
  estimate?: HomeEstimate;
}

const sampleEstimate: HomeEstimate = {
  kind: 'fast',
  value: 112_500_000,
  low: 100_500_000,
  high: 125_000_000,
  comparables: 14,
  radiusMetres: 1_000,
  asOf: '2025-11-11',
};

/** A server that knows one home and what surrounds it. */
export function fakeDetail(options: FakeDetailOptions = {}) {
  const { listing = sampleDetail(), result = [], similar = [], comparables = [], wanted = 0 } = options;
  const { estimate = sampleEstimate } = options;
  return fakeApi({
    'GET /alerts/wanted': ({ query }) => ({
      isSuccess: true,
      result: { [query.get('listingIds') ?? '']: wanted },
    }),
    'GET /listings/{id}': ({ query, params }) => ({
      isSuccess: true,
      result: {
        ...listing,
        id: params.id,
        ...(query.get('projection') === 'client' && {
          projection: 'client' as const,
          pin: null,
          expiryDate: null,
          privateRemarks: null,
        }),
      },
    }),
    'GET /listings/{id}/history': () => ({ isSuccess: true, result: sampleHistory() }),
    'GET /cma/estimates/{listingId}': () => ({ isSuccess: true, result: estimate }),
    'GET /listings/{id}/market': () => ({ isSuccess: true, result: sampleMarket() }),
    'GET /listings/{id}/similar': () => ({ isSuccess: true, result: similar }),
    'GET /listings/{id}/comparables': () => ({ isSuccess: true, result: comparables }),
    'GET /places/schools': () => ({ isSuccess: true, result: [sampleSchool()] }),
    'GET /places/demographics': () => ({ isSuccess: true, result: sampleDemographics() }),
    'GET /users/me': () => ({ isSuccess: true, result: sampleMe() }),
    'GET /favorites/ids': () => ({ isSuccess: true, result: [] }),
    'POST /listings/search': () => sampleReply(result),
  });
}

export function renderDetail(search: string, language: 'en' | 'fr' = 'en') {
  return renderWithProviders(<DetailScreen backLabel={language === 'fr' ? 'Résultats' : 'Results'} />, {
    language,
    route: `/property-search/result/view${search}`,
  });
}
