import { toDayNumber } from '@hearthline/domain/calendar';
import { cellShift, mergeCells } from '@hearthline/domain/criteria/map-cells';
import { fromWorld } from '@hearthline/domain/geo';
import Supercluster from 'supercluster';
import type { ActiveIndex } from '../../apps/server/src/features/listings/active-index/active-index.ts';
import { presentCard } from '../../apps/server/src/features/listings/listings.presenter.ts';
import type {
  ListingSearch,
  MapWindow,
} from '../../apps/server/src/features/listings/search/listing-search.ts';
import type { Questions } from './questions.ts';
import { windowToBounds } from './questions.ts';

const pageSize = 24;

/** What a search screen needs, as text that could be sent: page, exact total and all counts. */
export async function answerScreen(
  search: ListingSearch,
  { criteria, sort }: Questions['screens'][number],
  today: string,
): Promise<string> {
  const [page, facets] = await Promise.all([
    search.page({ criteria, sort, after: null, limit: pageSize }, { today }),
    search.facets(criteria, { today }),
  ]);
  const items = page.cards.map((card) =>
    presentCard(card, toDayNumber(today), (id) => `/api/pictures/${id}`),
  );
  return JSON.stringify({ isSuccess: true, totalRows: page.total, result: { items, facets } });
}

/** One page alone, as text that could be sent. */
export async function answerPage(
  search: ListingSearch,
  { criteria, sort }: Questions['screens'][number],
  today: string,
): Promise<string> {
  const page = await search.page({ criteria, sort, after: null, limit: pageSize }, { today });
  const items = page.cards.map((card) =>
    presentCard(card, toDayNumber(today), (id) => `/api/pictures/${id}`),
  );
  return JSON.stringify({ isSuccess: true, totalRows: page.total, result: { items } });
}

export async function answerMap(
  search: ListingSearch,
  { criteria, window, zoom }: Questions['maps']['far'][number],
  today: string,
): Promise<number> {
  const shift = cellShift(zoom);
  return mergeCells(await search.cells(criteria, window, shift, { today }), shift).length;
}

/** The usual library, which has to build its index anew for every filter. */
export async function answerWithSupercluster(
  index: ActiveIndex,
  whole: MapWindow,
  { criteria, window, zoom }: Questions['maps']['far'][number],
  today: string,
): Promise<number> {
  const pins = await index.pins(criteria, whole, Number.MAX_SAFE_INTEGER, { today });
  const clusters = new Supercluster({ radius: 64, maxZoom: 17 });
  clusters.load(
    pins.map(({ id, worldX, worldY }) => ({
      type: 'Feature' as const,
      properties: { id },
      geometry: { type: 'Point' as const, coordinates: fromWorld(worldX, worldY) },
    })),
  );
  return clusters.getClusters(windowToBounds(window), zoom).length;
}
