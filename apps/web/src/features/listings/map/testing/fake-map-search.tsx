import type { ListingCard } from '@hearthline/contract/listing-card';
import type { MapCluster, MapPin, MapReply } from '@hearthline/contract/listings';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakeGlMap } from '../../../../shared/map/testing/fake-gl-map.ts';
import { fakeMaps } from '../../../../shared/map/testing/fake-gl-map.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { fakeResults } from '../../testing/render-results.tsx';
import { listingId, sampleCard } from '../../testing/sample-listing.ts';
import { MapSearchScreen } from '../map-search-screen.tsx';

// Extent, map and pins arrive one after the other; a busy machine takes its time.

export const oakwood = sampleCard({
  id: listingId(1),
  address: '62 Oakwood Ave N',
  price: 164_990_000,
  daysOnMarket: 9,
});
export const heron = sampleCard({ id: listingId(2), address: '4 Heron Lane', price: 94_900_000, code: 'pc' });

/** Two homes at one address. */
export const building: MapCluster = {
  longitude: -79.6,
  latitude: 43.56,
  count: 2,
  bounds: [-79.6, 43.56, -79.6, 43.56],
  ids: [oakwood.id, heron.id],
};
const cluster: MapCluster = {
  longitude: -79.59,
  latitude: 43.56,
  count: 71,
  bounds: [-79.62, 43.53, -79.56, 43.59],
  ids: [],
};
export const mapReply: MapReply = {
  total: 128,
  inView: 42,
  clusters: [cluster],
  pins: [pinOf(oakwood, -79.58), pinOf(heron, -79.57)],
};

function pinOf(card: ListingCard, longitude: number): MapPin {
  const { id, price, status, code, daysOnMarket, address } = card;
  return { id, longitude, latitude: 43.55, price, status, code, daysOnMarket, address };
}

/** Sold where nothing else stands, and sold under the pin of a home for sale. */
const maple = sampleCard({
  id: listingId(3),
  address: '9 Maple Cres',
  price: 70_000_000,
  status: 'sold',
  code: 'sld',
});
const elm = sampleCard({ ...maple, id: listingId(4), address: '1 Elm St', price: 80_000_000 });
const soldReply: MapReply = {
  total: 30,
  inView: 24,
  clusters: [{ ...cluster, count: 22 }],
  pins: [pinOf(maple, -79.6), pinOf(elm, -79.5701)],
};

/** A map of two pins and a cluster, whatever is asked; of sold homes another one. */
export function fakeMapSearch(answer: Partial<MapReply> = {}, favorites: string[] = []) {
  const results = fakeResults({ cards: [oakwood, heron], total: 42, favorites });
  const map = fakeApi({
    'POST /listings/map': ({ body }) => ({
      isSuccess: true,
      result: body.criteria.status.includes('sold') ? soldReply : { ...mapReply, ...answer },
    }),
    'POST /listings/cards': ({ body }) => ({
      isSuccess: true,
      result: [oakwood, heron, maple].filter(({ id }) => body.ids.includes(id)),
    }),
  });
  return { results, map };
}

/** The screen with its first pins drawn. Mock `shared/map/maplibre.ts` by the fake map in the test file. */
export async function openMapSearch(search = '', firstMark = '$1.65M, 62 Oakwood Ave N, Active') {
  const user = userEvent.setup();
  const rendered = renderWithProviders(<MapSearchScreen />, {
    route: `/property-search/map-search${search}`,
  });
  await screen.findByRole('button', { name: firstMark });
  return { user, ...rendered, glMap: fakeMaps.at(-1) as FakeGlMap };
}
