import type { Basket, BasketRow, BasketSending, SendingPreview } from '@hearthline/contract/baskets';
import type { ListingCard } from '@hearthline/contract/listing-card';
import { fakeApi } from '../../../testing/fake-api.ts';
import { listingOf } from '../../../testing/sample-home.ts';
import { clientId, homeOf, previewOf, readerIdOf, rowOf, sampleBasket } from './sample-basket.ts';

interface Kept {
  rows?: BasketRow[];
  basket?: Basket;
  preview?: SendingPreview;
  listings?: ListingCard[];
  /** Who lives with the client. */
  household?: { id: string; name: string }[];
  /** What the answer about the client waits for. */
  beforeClient?: () => Promise<void>;
  /** Under which listing homes are shown once they are in the basket, by the one that was added. */
  relisted?: Record<string, ListingCard>;
}

export const waiting: BasketSending = {
  id: readerIdOf(900),
  kind: 'homes',
  homes: 2,
  readers: 1,
  leavesAt: '2025-11-12T14:10:00.000Z',
  canTakeBack: true,
};

const done = { isSuccess: true } as const;
const ok = <Result>(result: Result) => ({ isSuccess: true, result }) as const;

function isFound(
  { name, readers, unread, lastNotifiedAt, lastSeenAt }: BasketRow,
  query: URLSearchParams,
): boolean {
  const text = `${name} ${readers.map((reader) => reader.name).join(' ')}`.toLowerCase();
  const filters: Record<string, boolean> = {
    newAnswers: unread > 0,
    neverOpened: lastNotifiedAt !== null && lastSeenAt === null,
    drafts: lastNotifiedAt === null,
  };
  return (
    text.includes((query.get('search') ?? '').toLowerCase()) && (filters[query.get('filter') ?? ''] ?? true)
  );
}

/** A server that keeps these baskets, as far as the screens ask for them. */
export function fakeBaskets({ rows = [rowOf(1)], preview = previewOf(), ...kept }: Kept = {}) {
  let list = rows;
  let basket = kept.basket ?? sampleBasket();
  const listings = kept.listings ?? [1, 2, 3, 4].map((number) => listingOf(number));
  const put = (change: Partial<Basket>) => {
    basket = { ...basket, ...change, revision: basket.revision + 1 };
    return ok(basket);
  };
  const add = (listingIds: readonly string[]) => {
    const homeIdOf: Record<string, string> = {};
    const fresh = listingIds.flatMap((id, place) => {
      const listing = kept.relisted?.[id] ?? listings.find((each) => each.id === id);
      if (!listing) return [];
      const home = homeOf(100 + place, {
        listing,
        state: 'pending',
        actions: ['approve', 'reject'],
        sentAt: null,
      });
      homeIdOf[id] = home.id;
      return [home];
    });
    put({ homes: [...basket.homes, ...fresh] });
    const added = fresh.map(({ id }) => id);
    return { added, alreadyIn: 0, homeIdOf };
  };
  return fakeApi({
    'GET /baskets': ({ query }) => {
      const found = list.filter((row) => isFound(row, query));
      const size = Number(query.get('pageSize') ?? 10);
      const page = Number(query.get('page') ?? 1);
      return {
        isSuccess: true,
        result: found.slice((page - 1) * size, page * size),
        totalRows: found.length,
        counts: { all: list.length, newAnswers: 1, waiting: 2, neverOpened: 0, drafts: 1 },
        unread: list.reduce((sum, { unread }) => sum + unread, 0),
      };
    },
    'POST /baskets': ({ body: { listingIds, ...input } }) => {
      basket = sampleBasket({ ...input, homes: [] });
      const { homeIdOf } = add(listingIds);
      return { ...ok(basket), homeIdOf };
    },
    'GET /baskets/{id}': () => ok(basket),
    'PUT /baskets/{id}': ({ body }) => put(body),
    'DELETE /baskets/{id}': ({ params }) => {
      list = list.filter(({ id }) => id !== params.id);
      return done;
    },
    'POST /baskets/{id}/restore': () => {
      list = rows;
      return ok(basket);
    },
    'POST /baskets/{id}/duplicate': () => ok(basket),
    'POST /baskets/{id}/homes': ({ body }) => ok(add(body.listingIds)),
    'POST /baskets/{id}/homes/remove': ({ body }) => {
      put({ homes: basket.homes.filter(({ id }) => !body.homeIds.includes(id)) });
      return done;
    },
    'POST /baskets/{id}/homes/restore': () => {
      put({ homes: sampleBasket().homes });
      return done;
    },
    'PUT /baskets/{id}/homes/{homeId}': ({ params, body }) => {
      put({ homes: basket.homes.map((home) => (home.id === params.homeId ? { ...home, ...body } : home)) });
      return done;
    },
    // After the one with an id in its place, because the last that fits answers.
    'PUT /baskets/{id}/homes/order': ({ body }) => {
      put({ homes: body.homeIds.flatMap((id) => basket.homes.find((home) => home.id === id) ?? []) });
      return done;
    },
    'POST /baskets/{id}/requests': ({ body }) => {
      const state = { approve: 'approved', reject: 'rejected', reconsider: 'pending' } as const;
      put({
        homes: basket.homes.map((home) =>
          body.homeIds.includes(home.id) ? { ...home, state: state[body.action] } : home,
        ),
      });
      return ok({ changed: body.homeIds.length });
    },
    'GET /baskets/{id}/sending': () => ok(preview),
    'POST /baskets/{id}/send': () => {
      put({ sending: waiting });
      return ok(waiting);
    },
    'POST /baskets/{id}/take-back': () => {
      put({ sending: null });
      return done;
    },
    'POST /baskets/{id}/seen': () => done,
    'POST /baskets/{id}/comments': ({ body }) =>
      ok({ id: readerIdOf(901), readerId: null, at: '2025-11-12T14:00:00.000Z', isUnread: false, ...body }),
    'POST /baskets/{id}/readers/{readerId}/link': ({ params, body }) =>
      put({
        readers: basket.readers.map((reader) =>
          reader.readerId === params.readerId && body.action === 'close' ? { ...reader, link: null } : reader,
        ),
      }),
    'GET /clients/{id}': async () => {
      await kept.beforeClient?.();
      return ok({
        id: clientId,
        firstName: 'Amara',
        lastName: 'Chen-Laurent',
        language: 'en',
        household: kept.household ?? [],
        consent: { mayReceive: true, endsOn: '2031-02-14', leftCategories: [] },
      } as never);
    },
    'POST /clients/search': () => ({
      isSuccess: true,
      result: [
        {
          id: clientId,
          firstName: 'Amara',
          lastName: 'Chen-Laurent',
          email: 'amara.cl@example.com',
          phone: '',
        },
      ] as never,
      totalRows: 1,
      categories: { all: 1, interested: 1, waitingList: 0, notInterested: 0 },
      addedThisMonth: 0,
      isSimilar: false,
    }),
    'GET /listings/suggest': () =>
      ok(
        listings.map(({ id, mlsNumber, address, municipality, status, code, price }) => ({
          type: 'listing' as const,
          id,
          mlsNumber,
          address,
          municipality,
          status,
          code,
          price,
        })),
      ),
    'POST /listings/cards': ({ body }) =>
      ok(body.ids.flatMap((id) => listings.find((listing) => listing.id === id) ?? [])),
    'POST /listings/search': ({ body }) => {
      const wanted = body.criteria.mlsNumbers ?? [];
      const items = body.criteria.offer === 'sale' ? listings : [];
      return {
        isSuccess: true,
        totalRows: 0,
        result: {
          items: items
            .filter(({ mlsNumber }) => wanted.includes(mlsNumber))
            .map((listing) => ({ ...listing, matched: null })),
          nextCursor: null,
          facets: null,
          dataAsOf: null,
          answeredBy: 'index',
        },
      };
    },
    'GET /favorites': () =>
      ok(
        listings.map((listing) => ({
          listing,
          note: '',
          markedAt: '2025-11-01T12:00:00.000Z',
          comparedWith: '2025-11-01T12:00:00.000Z',
          changes: [],
        })),
      ),
  });
}
