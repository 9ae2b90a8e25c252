import type { BlockReason } from '@hearthline/domain/alert/vocabulary';
import type { Tx } from '../../../../platform/db/database.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { KnownReader } from '../../records/basket-readers.ts';
import { listReaders } from '../../records/basket-readers.ts';
import { createAlertsStore } from '../alerts.store.ts';
import type { PersonAlert } from './person-alerts.store.ts';
import { findLoss } from './reach.ts';
import type { AlertNotification } from './tell-paused.ts';
import { describePause, describeUnreached } from './tell-paused.ts';

export interface ReachDeps {
  ports: BasketPorts;
  /** Tells the agent, in the same transaction. */
  notify(tx: Tx, agentId: string, events: readonly AlertNotification[]): Promise<void>;
}

type SettledAlert = Pick<PersonAlert, 'basketId' | 'name' | 'byEmail' | 'bySms' | 'unreached'>;

/**
 * What cannot reach anybody any more pauses at once; where the agent has something to put right, it goes on. They are
 * told of either, and of the second once as long as it lasts.
 */
export async function settleReach(
  { ports, notify }: ReachDeps,
  transaction: BasketTransaction,
  alert: SettledAlert,
  readers: readonly KnownReader[],
): Promise<void> {
  const { tx, agentId, now, today } = transaction;
  const alerts = createAlertsStore(tx, agentId);
  const named = { basketId: alert.basketId, name: alert.name, readerName: readers[0]?.name ?? '' };
  const loss = await findLoss(ports, transaction, alert, readers);
  if (loss && 'pause' in loss) {
    await alerts.pause([alert.basketId], { reason: loss.pause, at: now });
    await notify(tx, agentId, [describePause(named, loss.pause, now)]);
    return;
  }
  const unreached = loss?.unreached ?? null;
  if (unreached === alert.unreached) return;
  await alerts.update([alert.basketId], { unreached });
  if (unreached !== null) await notify(tx, agentId, [describeUnreached(named, unreached, { now, today })]);
}

/** Of the alerts of one person: those by which nothing can go to them, and those of which that was told. */
export async function settleReachOf(
  deps: ReachDeps,
  transaction: BasketTransaction,
  alerts: readonly PersonAlert[],
  barOf: (alert: PersonAlert) => BlockReason | null,
): Promise<void> {
  const suspects = alerts.filter(
    (alert) => alert.isLive && (alert.unreached !== null || barOf(alert) !== null),
  );
  if (suspects.length === 0) return;
  const readers = await listReaders(
    deps.ports,
    transaction,
    suspects.map(({ basketId }) => basketId),
  );
  for (const alert of suspects)
    await settleReach(deps, transaction, alert, readers.get(alert.basketId) ?? []);
}
