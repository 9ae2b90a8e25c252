import type { ListingCard } from '@hearthline/contract/listing-card';
import type { HomeStanding } from '@hearthline/domain/basket/home-changes';
import type { BasketPorts, Standing } from '../basket-ports.ts';
import type { BasketTransaction } from '../basket-transaction.ts';
import type { HomeRow } from './basket-homes.store.ts';

/** A home of a basket as the market knows it now. */
export interface HomeFacts {
  row: HomeRow;
  /** Null where nobody offers it any more. */
  standing: Standing | null;
  /** What a client may know of it: it may be kept back by the seller, or with the agent's agreement. */
  forClients: HomeStanding;
  /** The listing that clients may see; null where they may not. */
  shownListingId: string | null;
  /** As the agent sees it; null without an agreement. */
  card: ListingCard | null;
  /** As far as clients may see it; null where they may not. */
  clientCard: ListingCard | null;
}

const unknown = { mlsNumber: '', price: null, code: 'del', photoCount: 0 } as const;

/** In the newest listing of each home. The agent's board decides whether anything of it may be shown. */
export async function findHomeFacts(
  { listings }: Pick<BasketPorts, 'listings'>,
  { tx, agentId, hasBoardAccess }: Pick<BasketTransaction, 'tx' | 'agentId' | 'hasBoardAccess'>,
  rows: readonly HomeRow[],
  { withCards }: { withCards: boolean },
): Promise<HomeFacts[]> {
  const standings = await listings.listStandings(
    tx,
    rows.map(({ listingId }) => listingId),
  );
  const shown = withCards && hasBoardAccess ? [...standings.values()].map(({ listingId }) => listingId) : [];
  const cards = shown.length > 0 ? await listings.findCards(tx, agentId, [...new Set(shown)]) : [];
  const cardById = new Map(cards.map((card) => [card.id, card]));
  return rows.map((row) => {
    const standing = standings.get(row.listingId) ?? null;
    const card = (standing && cardById.get(standing.listingId)) ?? null;
    const shown = hasBoardAccess && standing?.mayShow ? standing : null;
    return {
      row,
      standing,
      forClients: { ...(standing ? pickStanding(standing) : unknown), isShown: shown !== null },
      shownListingId: shown?.listingId ?? null,
      card,
      clientCard: shown && card ? listings.toClientCard(card, shown) : null,
    };
  });
}

const pickStanding = ({ mlsNumber, price, code, photoCount }: Standing) => ({
  mlsNumber,
  price,
  code,
  photoCount,
});
