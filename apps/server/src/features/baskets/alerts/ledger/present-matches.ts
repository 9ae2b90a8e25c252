import type { LedgerRow } from '@hearthline/contract/alerts';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import { nameOf } from '../../records/basket-readers.ts';
import { instantOf } from '../../records/baskets.presenter.ts';
import type { MatchRow } from '../alert-matches.store.ts';
import { alertIdsOf } from '../alert-matches.store.ts';
import type { LedgerMatch } from './ledger.store.ts';
import { createLedgerStore } from './ledger.store.ts';

/** Cards by listing, as the agent may see them; without an agreement there are none. */
export async function findMatchCards(
  { listings }: Pick<BasketPorts, 'listings'>,
  { tx, agentId, hasBoardAccess }: BasketTransaction,
  listingIds: readonly string[],
): Promise<Map<string, ListingCard>> {
  const ids = [...new Set(listingIds)];
  const cards = hasBoardAccess && ids.length > 0 ? await listings.findCards(tx, agentId, ids) : [];
  return new Map(cards.map((card) => [card.id, card]));
}

/** The names of the alerts that rows name, also of those that were deleted. */
export async function findAlertNames(
  { baskets }: Pick<BasketTransaction, 'baskets'>,
  rows: readonly Pick<MatchRow, 'basketId' | 'alsoIds'>[],
): Promise<(row: Pick<MatchRow, 'basketId' | 'alsoIds'>) => { id: string; name: string }[]> {
  const ids = [...new Set(rows.flatMap(alertIdsOf))];
  const names = new Map((await baskets.listNames(ids)).map(({ id, name }) => [id, name]));
  return (row) => alertIdsOf(row).map((id) => ({ id, name: names.get(id) ?? '' }));
}

export async function presentMatches(
  ports: Pick<BasketPorts, 'listings' | 'clients'>,
  transaction: BasketTransaction,
  rows: readonly LedgerMatch[],
): Promise<LedgerRow[]> {
  const { tx, agentId } = transaction;
  const clientIds = [...new Set(rows.flatMap(({ clientId }) => clientId ?? []))];
  const clients = clientIds.length > 0 ? await ports.clients.list(tx, agentId, clientIds) : [];
  const clientById = new Map(clients.map((client) => [client.id, client]));
  const cards = await findMatchCards(
    ports,
    transaction,
    rows.map(({ listingId }) => listingId),
  );
  const alertsOf = await findAlertNames(transaction, rows);
  const homesIn = await createLedgerStore(tx, agentId).countHomes(rows);
  return rows.map((row) => {
    const client = row.clientId === null ? undefined : clientById.get(row.clientId);
    return {
      id: row.id,
      clientId: client?.id ?? null,
      readerName: client ? nameOf(client) : row.email,
      alerts: alertsOf(row),
      listing: cards.get(row.listingId) ?? null,
      trigger: row.trigger,
      oldPrice: row.oldPrice,
      price: row.price,
      matchedAt: row.matchedAt.toISOString(),
      outcome: row.outcome,
      wait: row.wait,
      block: row.block,
      leavesAt: instantOf(leavesAt(row)),
      messageId: row.messageId,
      others: Math.max(0, (homesIn.get(row.messageId ?? '') ?? 1) - 1),
      readAt: instantOf(row.readAt),
      isApproved: row.approvedAt !== null,
    };
  });
}

/** When it leaves, or left; never, of what is blocked, and nobody knows, of what waits for the agent. */
function leavesAt({ outcome, settledAt, dueAt, handedOverAt, notBefore }: LedgerMatch): Date | null {
  if (outcome === 'blocked' || outcome === 'held') return null;
  return settledAt === null ? dueAt : (handedOverAt ?? notBefore ?? settledAt);
}
