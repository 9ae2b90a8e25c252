import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { KnownReader, ReaderName } from '../../records/basket-readers.ts';
import { describeReader, findClients, listReaders } from '../../records/basket-readers.ts';
import type { PersonAlert } from './person-alerts.store.ts';

/** Null for somebody whose client was deleted, and may come back. */
export async function findReader(
  ports: BasketPorts,
  transaction: BasketTransaction,
  alerts: readonly PersonAlert[],
): Promise<KnownReader<ReaderName> | null> {
  const row = alerts.find(({ isLive }) => isLive) ?? alerts[0];
  const [found] = row ? await findClients(ports, transaction, [row]) : [];
  return found ? describeReader(found.row, found.client, transaction.language) : null;
}

export async function listOthers(
  ports: BasketPorts,
  transaction: BasketTransaction,
  { basketId, readerId }: PersonAlert,
): Promise<string[]> {
  const readers = (await listReaders(ports, transaction, [basketId])).get(basketId) ?? [];
  return readers.filter(({ row }) => row.id !== readerId).flatMap(({ firstName }) => firstName || []);
}
