import type { BlockReason } from '@hearthline/domain/alert/vocabulary';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import { channelsOfBasket } from '../../sending/write-basket-messages.ts';
import { personOf } from '../alerts.store.ts';
import { findBlocks } from '../records/reader-standing.ts';
import type { AlertReaderRow } from './wanted.store.ts';
import { listAlertReaders } from './wanted.store.ts';

/** Whom of an alert's people a home reaches that the agent sends them. */
export interface ReachByHand {
  /** The one whom the alert was made for. */
  client: AlertReaderRow & { clientId: string };
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
  ports: Pick<BasketPorts, 'messages'>,
  transaction: BasketTransaction,
  alertIds: readonly string[],
  { mayShow }: { mayShow: boolean },
): Promise<Map<string, ReachByHand>> {
  const { tx, agentId } = transaction;
  const people = await listAlertReaders(tx, agentId, alertIds);
  const blocks = await findBlocks(
    ports,
    transaction,
    people.map((row) => ({
      person: personOf(row),
      addressee: row.clientId === null ? { email: row.email, name: '' } : { clientId: row.clientId },
      way: row,
      hasEnded: row.isPaused,
      wish: row,
    })),
    { category: 'baskets', channelsOf: channelsOfBasket },
  );
  const named = people.map((row, index) => ({ ...row, block: blocks[index] ?? null }));
  const reach = new Map<string, ReachByHand>();
  for (const [id, own] of Map.groupBy(named, ({ alertId }) => alertId)) {
    const client = own.find(({ clientId, forClientId }) => clientId === forClientId);
    if (!client) continue;
    const block = mayShow ? client.block : 'notShown';
    const reached = block === null ? own.filter((each) => each.block === null) : [];
    const readerIds = reached.map(({ readerId }) => readerId);
    reach.set(id, { client: { ...client, clientId: client.forClientId }, readerIds, block });
  }
  return reach;
}
