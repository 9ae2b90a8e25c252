import type { BlockReason } from '@hearthline/domain/alert/vocabulary';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import { listReaders } from '../../records/basket-readers.ts';
import { channelsOfBasket } from '../../sending/write-basket-messages.ts';
import { createAlertsStore } from '../alerts.store.ts';
import type { AlertReader } from '../records/reader-standing.ts';
import { listBlocks } from '../records/reader-standing.ts';

/** Whom of an alert's people a home reaches that the agent sends them. */
export interface ReachByHand {
  /** The one whom the alert was made for. */
  client: AlertReader;
  /** With those who get it along with them. */
  readerIds: string[];
  /** Why it does not reach them, and goes to nobody then; null where it does. */
  block: BlockReason | null;
}

/**
 * By alert. What the agent sends is a message of a basket, and asks for that consent; it spares whoever stopped the alert,
 * or rests from it. Asked for what is offered and again for what is sent, so that both say the same.
 */
export async function findReachByHand(
  ports: Pick<BasketPorts, 'clients' | 'listings' | 'messages'>,
  transaction: BasketTransaction,
  alertIds: readonly string[],
  listingId: string,
): Promise<Map<string, ReachByHand>> {
  const { tx, agentId, baskets } = transaction;
  const standing = (await ports.listings.listStandings(tx, [listingId])).get(listingId);
  const alerts = await createAlertsStore(tx, agentId).list(alertIds);
  const readersOf = await listReaders(ports, transaction, alertIds);
  const people = (await baskets.listMany(alertIds)).flatMap((basket): AlertReader[] => {
    const alert = alerts.get(basket.id);
    return alert
      ? (readersOf.get(basket.id) ?? []).map((reader) => ({ reader, whole: { basket, alert } }))
      : [];
  });
  const blocks = await listBlocks(ports, transaction, people, {
    category: 'baskets',
    channelsOf: channelsOfBasket,
  });
  const named = people.map((each, index) => ({ ...each, block: blocks[index] ?? null }));
  const reach = new Map<string, ReachByHand>();
  for (const [id, own] of Map.groupBy(named, ({ whole }) => whole.basket.id)) {
    const client = own.find(({ reader, whole }) => reader.row.clientId === whole.basket.clientId);
    if (!client) continue;
    const block = standing?.mayShow ? client.block : 'notShown';
    const reached = block === null ? own.filter((each) => each.block === null) : [];
    reach.set(id, { client, readerIds: reached.map(({ reader }) => reader.row.id), block });
  }
  return reach;
}
