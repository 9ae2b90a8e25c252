import type { LoadSite } from '@hearthline/contract/site';
import { nextStep, pausesAt } from '@hearthline/domain/alert/sign-of-life';
import { addDays, addMonths } from '@hearthline/domain/calendar';
import { localDay, localHour } from '@hearthline/domain/time-zone';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransactions } from '../../basket-transaction.ts';
import type { KnownReader } from '../../records/basket-readers.ts';
import { listReaders } from '../../records/basket-readers.ts';
import type { BasketRecord } from '../../records/baskets.store.ts';
import { createAlertsStore, personOf } from '../alerts.store.ts';
import type { AlertDeliveryDeps } from '../delivery/deliver.service.ts';
import { settleReach } from '../delivery/settle-reach.ts';
import { takeBackMessages } from '../delivery/take-back-messages.ts';
import type { NamedAlert } from '../delivery/tell-paused.ts';
import { describePause, describeWarning } from '../delivery/tell-paused.ts';
import { askSilent, silenceOf } from './ask-silent.ts';
import type { OwnedAlert } from './upkeep.store.ts';
import { createAlertUpkeepStore } from './upkeep.store.ts';

export interface AlertUpkeepDeps {
  transactions: BasketTransactions;
  workerDatabase: Pick<Database, 'db'>;
  clock: Clock;
  ports: BasketPorts;
  loadSite: LoadSite;
  notify: AlertDeliveryDeps['notify'];
  /** Whole months for which the ledger is kept. */
  ledgerMonths: number;
}

type OnError = (error: unknown) => void;

const portion = 500;
const nobody = '00000000-0000-0000-0000-000000000000';
/** Each agent's turn comes once a day. */
const turns = 24;
const daysBehind = 1;
const daysAhead = 14;

/** Nothing stops silently: who is silent is asked, and what cannot reach anybody pauses and is told. */
export function createAlertUpkeep(deps: AlertUpkeepDeps) {
  const { transactions, workerDatabase, clock, ports } = deps;
  const store = createAlertUpkeepStore(workerDatabase.db);

  /** One step of what silence leads to; what happened meanwhile counts. */
  const lookAtSilence = ({ agentId, basketId }: OwnedAlert): Promise<void> =>
    transactions.open(agentId, async (transaction) => {
      const { tx, now, timeZone } = transaction;
      const basket = await transaction.baskets.lock(basketId);
      const alerts = createAlertsStore(tx, agentId);
      const alert = await alerts.find(basketId);
      if (!basket || basket.deletedAt !== null || alert?.state !== 'active') return;
      const step = nextStep({ ...silenceOf(alert), now });
      if (step === 'none') return;
      const readers = (await listReaders(ports, transaction, [basketId])).get(basketId) ?? [];
      const named = nameOf(basket, readers);
      if (step === 'ask') {
        await askSilent(deps, transaction, { basket, alert, readers });
        await alerts.update([basketId], { askedAt: now });
      } else if (step === 'warn') {
        await alerts.update([basketId], { warnedAt: now });
        const pauses = pausesAt({ ...silenceOf(alert), warnedAt: now });
        await deps.notify(tx, agentId, [describeWarning(named, localDay(pauses ?? now, timeZone), now)]);
      } else {
        await alerts.pause([basketId], { reason: 'noSignOfLife', at: now });
        const persons = [...new Set(readers.map(({ row }) => personOf(row)))];
        await takeBackMessages(ports, transaction, basketId, persons);
        await deps.notify(tx, agentId, [describePause(named, 'noSignOfLife', now)]);
      }
    });

  async function forSilent(onError: OnError): Promise<number> {
    let [seen, after]: [number, OwnedAlert] = [0, { agentId: nobody, basketId: nobody }];
    for (;;) {
      const silent = await store.listSilent(clock.now(), after, portion);
      for (const alert of silent) await lookAtSilence(alert).catch(onError);
      seen += silent.length;
      const last = silent.at(-1);
      if (!last || silent.length < portion) return seen;
      after = last;
    }
  }

  return {
    /** Every hour; an error with one alert keeps no other waiting. */
    look: async (onError: OnError): Promise<{ silent: number; resumed: number; agents: number }> => {
      const now = clock.now();
      const silent = await forSilent(onError);
      const resuming = await store.listResuming(localDay(now, 'UTC'), portion);
      for (const alert of resuming) await resumeOn(transactions, alert).catch(onError);
      const agents = await store.listAgents(localHour(now, 'UTC'), turns);
      for (const agentId of agents) await lookAtReach(deps, agentId).catch(onError);
      return { silent, resumed: resuming.length, agents: agents.length };
    },
    /** Makes the tables of the days to come, and lets go what is no longer kept. */
    keepDays: async (): Promise<{ added: number; dropped: number }> => {
      const today = localDay(clock.now(), 'UTC');
      const added = await store.addDays(addDays(today, -daysBehind), addDays(today, daysAhead));
      return { added, dropped: await store.dropDays(addMonths(today, -deps.ledgerMonths)) };
    },
  };
}

export type AlertUpkeep = ReturnType<typeof createAlertUpkeep>;

/** On its day in the agent's zone, which may be a later moment than in the first of all. */
const resumeOn = (
  { open }: BasketTransactions,
  { agentId, basketId, resumesOn }: OwnedAlert & { resumesOn: string },
): Promise<void> =>
  open(agentId, async ({ tx, now, today }) => {
    if (resumesOn <= today) await createAlertsStore(tx, agentId).resume([basketId], now);
  });

/** Consents end by themselves, too. */
const lookAtReach = (
  deps: Pick<AlertUpkeepDeps, 'transactions' | 'ports' | 'notify'>,
  agentId: string,
): Promise<void> =>
  deps.transactions.open(agentId, async (transaction) => {
    const writing = await createAlertsStore(transaction.tx, agentId).listWriting();
    const readers = await listReaders(
      deps.ports,
      transaction,
      writing.map(({ basketId }) => basketId),
    );
    for (const alert of writing)
      await settleReach(deps, transaction, alert, readers.get(alert.basketId) ?? []);
  });

const nameOf = (
  { id, name }: Pick<BasketRecord, 'id' | 'name'>,
  readers: readonly KnownReader[],
): NamedAlert => ({ basketId: id, name, readerName: readers[0]?.name ?? '' });
