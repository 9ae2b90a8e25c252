import type { ClientWishes } from '@hearthline/contract/baskets';
import { sumWishes } from '@hearthline/domain/basket/wishes';
import { AppError } from '../../../platform/errors.ts';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransactions } from '../basket-transaction.ts';
import { findHomeFacts } from '../homes/home-facts.ts';
import { describeWishFacts, pickLastAnswers } from './wishes.ts';

/** What a client's answers say of what they look for, over all baskets. */
export function createWishesService({
  transactions,
  ports,
}: {
  transactions: BasketTransactions;
  ports: Pick<BasketPorts, 'clients' | 'listings'>;
}) {
  return {
    /** Without an agreement the answers stay, and nothing is told of the homes. */
    get: (agentId: string, clientId: string): Promise<ClientWishes> =>
      transactions.open(agentId, async (transaction) => {
        const { tx, homes, readers } = transaction;
        const [client] = await ports.clients.list(tx, agentId, [clientId]);
        if (!client) throw new AppError('not_found');
        const own = await readers.listOfClient(clientId);
        const readerIds = new Set(own.map(({ id }) => id));
        const basketIds = own.map(({ basketId }) => basketId);
        const said = await homes.listReaderHomes(basketIds);
        const rows = await homes.list(basketIds);
        const answers = pickLastAnswers(
          said.filter(({ readerId }) => readerIds.has(readerId)),
          rows,
        );
        const answered = new Set(answers.map(({ homeId }) => homeId));
        const facts = await findHomeFacts(
          ports,
          transaction,
          rows.filter(({ id }) => answered.has(id)),
          { withCards: true },
        );
        const traits = await ports.listings.listTraits(
          tx,
          facts.flatMap(({ card }) => card?.id ?? []),
        );
        const cardOf = new Map(facts.map(({ row, card }) => [row.id, card]));
        return sumWishes(
          answers.map(({ homeId, ...said }) => {
            const card = cardOf.get(homeId);
            return { ...said, facts: card ? describeWishFacts(card, traits.get(card.id)) : null };
          }),
        );
      }),
  };
}

export type WishesService = ReturnType<typeof createWishesService>;
