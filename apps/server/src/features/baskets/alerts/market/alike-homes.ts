import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import { createLikedHomesStore, pickAlike } from './liked-homes.store.ts';

/** Where the home is that somebody liked and that each of these is most like, by home key; none that may not be read. */
export async function findAlike(
  { market }: Pick<BasketPorts, 'market'>,
  { tx, agentId }: Pick<BasketTransaction, 'tx' | 'agentId'>,
  person: string,
  homes: readonly { homeKey: string; listingId: string }[],
): Promise<Map<string, string>> {
  if (homes.length === 0) return new Map();
  const liked = (await createLikedHomesStore(tx, agentId).listOfPerson(person)).filter(isReadable);
  // Most people have liked nothing yet.
  if (liked.length === 0) return new Map();
  const ids = [...new Set(homes.map(({ listingId }) => listingId))];
  const facts = new Map((await market.findFacts(tx, ids)).map((each) => [each.id, each]));
  return new Map(
    homes.flatMap(({ homeKey, listingId }) => {
      const home = facts.get(listingId);
      const [alike] = home ? pickAlike(liked, { ...home, homeKey }) : [];
      return alike ? [[homeKey, alike.address] as const] : [];
    }),
  );
}

/** What a client is told of another home may name where it is. */
export const isReadable = ({ isShown, address }: { isShown: boolean; address: string }): boolean =>
  isShown && address !== '';
