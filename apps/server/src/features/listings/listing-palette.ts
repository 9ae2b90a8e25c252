import type { ListingCard } from '@hearthline/contract/listing-card';
import type { PaletteRow } from '@hearthline/contract/palette';
import { paletteLimits } from '@hearthline/contract/palette';
import type { PaletteProvider } from '../../platform/palette/palette-provider.ts';
import type { SuggestionsService } from './suggestions.service.ts';

/** Listings by number and address, places by name; both only with an active board agreement. */
export function createListingPalette({
  suggestions,
  findCards,
  requireBoardAccess,
}: {
  suggestions: SuggestionsService;
  findCards(agentId: string, ids: readonly string[]): Promise<ListingCard[]>;
  requireBoardAccess(agentId: string): Promise<void>;
}): [PaletteProvider<'listings'>, PaletteProvider<'places'>] {
  return [
    {
      kind: 'listings',
      find: async ({ agentId, text, limit }) => {
        await requireBoardAccess(agentId);
        const { counted } = paletteLimits;
        const { ids, total } = await suggestions.findListings(text, { limit, counted });
        return { total, rows: (await findCards(agentId, ids)).map(present) };
      },
    },
    {
      kind: 'places',
      find: async ({ agentId, text, limit }) => {
        await requireBoardAccess(agentId);
        const rows = await suggestions.findPlaces(text);
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
