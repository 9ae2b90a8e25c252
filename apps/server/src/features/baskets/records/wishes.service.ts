import type { ClientWishes } from '@hearthline/contract/baskets';
import { AppError } from '../../../platform/errors.ts';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransactions } from '../basket-transaction.ts';
import { requireBoardAccess } from '../basket-transaction.ts';
import { findHomeFacts } from '../homes/home-facts.ts';
import { sumWishes } from './wishes.ts';

/** What a client's answers say of what they look for, over all baskets. */
export function createWishesService({
  transactions,
  ports,
}: {
  transactions: BasketTransactions;
  ports: BasketPorts;
}) {
  return {
    get: (agentId: string, clientId: string): Promise<ClientWishes> =>
      transactions.open(agentId, async (transaction) => {
        requireBoardAccess(transaction);
        const { tx, homes, readers } = transaction;
        const [client] = await ports.clients.list(tx, agentId, [clientId]);
        if (!client) throw new AppError('not_found');
        const own = await readers.listOfClient(clientId);
        const readerIds = new Set(own.map(({ id }) => id));
        const basketIds = own.map(({ basketId }) => basketId);
        const said = (await homes.listReaderHomes(basketIds)).filter(({ readerId }) =>
          readerIds.has(readerId),
        );
        const facts = await findHomeFacts(ports, transaction, await homes.list(basketIds), {
          withCards: true,
        });
        const factsById = new Map(facts.map((each) => [each.row.id, each]));
        return sumWishes(
          said.flatMap(({ homeId, answer, reasons }) => {
            const card = factsById.get(homeId)?.card;
            return card && answer ? [{ card, answer, reasons }] : [];
          }),
        );
      }),
  };
}

export type WishesService = ReturnType<typeof createWishesService>;
