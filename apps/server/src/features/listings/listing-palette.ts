import type { ListingCard } from '@hearthline/contract/listing-card';
import type { PaletteRow } from '@hearthline/contract/palette';
import { paletteLimits } from '@hearthline/contract/palette';
import type { Database } from '../../platform/db/database.ts';
import { doWork } from '../../platform/db/pool-shares.ts';
import type { PaletteProvider } from '../../platform/palette/palette-provider.ts';
import { paletteWaitMs } from '../../platform/palette/palette-provider.ts';
import type { ListingsService } from './listings.service.ts';
import type { ListingsStore } from './listings.store.ts';
import { createListingsStore } from './listings.store.ts';
import type { SuggestionsService } from './suggestions.service.ts';

/** Listings by number and address, places by name; both only with an active board agreement. */
export function createListingPalette({
  database,
  suggestions,
  findCards,
  requireBoardAccess,
  waitMs = paletteWaitMs,
}: {
  database: Pick<Database, 'asAgent'>;
  suggestions: Pick<SuggestionsService, 'findListings' | 'findPlaces'>;
  findCards: ListingsService['findCards'];
  requireBoardAccess(agentId: string): Promise<void>;
  waitMs?: number;
}): [PaletteProvider<'listings'>, PaletteProvider<'places'>] {
  /** Counts as a search of the market, of which an agent has few at once. */
  const askMarket = <T>(agentId: string, ask: (store: ListingsStore) => Promise<T>): Promise<T> =>
    doWork({ kind: 'market', ownerId: agentId }, () =>
      database.asAgent(agentId, (tx) => ask(createListingsStore(tx)), { statementMs: waitMs }),
    );

  return [
    {
      kind: 'listings',
      find: async ({ agentId, text, limit }) => {
        await requireBoardAccess(agentId);
        const { counted } = paletteLimits;
        return askMarket(agentId, async (store) => {
          const { ids, total } = await suggestions.findListings(text, { limit, counted, store });
          return { total, rows: (await findCards(agentId, ids, store)).map(present) };
        });
      },
    },
    {
      kind: 'places',
      find: async ({ agentId, text, limit }) => {
        await requireBoardAccess(agentId);
        // Mostly they are known, and nothing is asked.
        const listPlaces = () => askMarket(agentId, (store) => store.listPlaces());
        const rows = await suggestions.findPlaces(text, { listPlaces });
        return { total: rows.length, rows: rows.slice(0, limit) };
      },
    },
  ];
}

function present(card: ListingCard): PaletteRow<'listings'> {
  const { id, mlsNumber, offer, status, code, price, listPrice } = card;
  const { soldDate, daysOnMarket, address, community, municipality, photoUrl } = card;
  return {
    id,
    mlsNumber,
    offer,
    status,
    code,
    price,
    listPrice,
    soldDate,
    daysOnMarket,
    address,
    community,
    municipality,
    photoUrl,
  };
}
