import type { Answer } from '@hearthline/domain/basket/vocabulary';
import type { SearchFacts } from '@hearthline/domain/criteria/facts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import { pickLastAnswers } from '../../records/wishes.ts';

/** A home that a client answered, as searches know it. */
export interface AnsweredFacts {
  answer: Answer;
  facts: SearchFacts;
}

/** Each home once, as it was answered last over all baskets, in the newest of its listings. */
export async function findAnsweredFacts(
  ports: Pick<BasketPorts, 'listings' | 'market'>,
  { tx, homes, readers }: BasketTransaction,
  clientId: string,
): Promise<AnsweredFacts[]> {
  const own = await readers.listOfClient(clientId);
  const readerIds = new Set(own.map(({ id }) => id));
  const basketIds = own.map(({ basketId }) => basketId);
  const said = (await homes.listReaderHomes(basketIds)).filter(({ readerId }) => readerIds.has(readerId));
  const rows = await homes.list(basketIds);
  const answers = pickLastAnswers(said, rows);
  const listingOf = new Map(rows.map(({ id, listingId }) => [id, listingId]));
  const asked = answers.flatMap(({ homeId }) => listingOf.get(homeId) ?? []);
  const standings = await ports.listings.listStandings(tx, [...new Set(asked)]);
  const newest = [...new Set([...standings.values()].map(({ listingId }) => listingId))];
  const facts = new Map((await ports.market.findFacts(tx, newest)).map((each) => [each.id, each]));
  return answers.flatMap(({ homeId, answer }) => {
    const standing = standings.get(listingOf.get(homeId) ?? '');
    const home = standing && facts.get(standing.listingId);
    return home ? [{ answer, facts: home }] : [];
  });
}
