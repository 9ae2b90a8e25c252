import type { LoadSite } from '@hearthline/contract/site';
import type { HomeStanding } from '@hearthline/domain/basket/home-changes';
import { findHomeChanges } from '@hearthline/domain/basket/home-changes';
import { nextDigest } from '@hearthline/domain/basket/schedule';
import type { TimeUnit } from '@hearthline/domain/basket/vocabulary';
import { createId } from '../../../platform/ids.ts';
import type { BasketPorts } from '../basket-ports.ts';
import type { BasketTransactions } from '../basket-transaction.ts';
import type { HomeFacts } from '../homes/home-facts.ts';
import { findHomeFacts } from '../homes/home-facts.ts';
import { listReaders } from '../records/basket-readers.ts';
import { createSendingsStore } from './sendings.store.ts';
import { writeBasketMessages } from './write-basket-messages.ts';

/** Tells the people of a basket what changed with homes that they were sent, in the rhythm of the basket. */
export function createDigestService({
  transactions,
  ports,
  loadSite,
}: {
  transactions: BasketTransactions;
  ports: BasketPorts;
  loadSite: LoadSite;
}) {
  return {
    send: (agentId: string, id: string): Promise<void> =>
      transactions.open(agentId, async (transaction) => {
        const { tx, now, timeZone, baskets, homes } = transaction;
        const basket = await baskets.lock(id);
        if (!basket || basket.deletedAt !== null || basket.nextDigestAt === null) return;
        if (basket.nextDigestAt > now) return;
        const { activatesOn } = basket;
        await baskets.update(id, {
          nextDigestAt: nextDigest({ activatesOn, timeUnit: basket.timeUnit as TimeUnit }, now, timeZone),
        });
        const sent = await homes.listSent(id);
        const facts = await findHomeFacts(ports, transaction, sent, { withCards: true });
        const changed = facts.filter(hasNews);
        if (changed.length === 0) return;
        const readers = (await listReaders(ports, transaction, [id])).get(id) ?? [];
        const messages = await writeBasketMessages({ ports, loadSite }, transaction, {
          basket,
          readers,
          homes: changed,
          kind: 'changes',
          notBefore: now,
        });
        await homes.setTold(changed.map(({ row, forClients }) => ({ id: row.id, facts: forClients })));
        if (messages.length === 0) return;
        await createSendingsStore(tx, agentId).insert(
          {
            agentId,
            id: createId(now.getTime()),
            basketId: id,
            kind: 'changes',
            homes: changed.length,
            createdAt: now,
            leavesAt: now,
          },
          messages,
        );
        await baskets.update(id, { notifiedAt: now });
      }),
  };
}

export type DigestService = ReturnType<typeof createDigestService>;

/** A home that is kept back is none: there is nothing to show of it. */
const hasNews = ({ row, forClients }: HomeFacts): boolean =>
  forClients.isShown &&
  row.told !== null &&
  findHomeChanges(row.told as unknown as HomeStanding, forClients).length > 0;
