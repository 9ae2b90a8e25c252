import type { AlertQuestion } from '@hearthline/contract/alert-mail';
import type { LoadSite } from '@hearthline/contract/site';
import type { Silence } from '@hearthline/domain/alert/sign-of-life';
import { nextStep, pausesAt } from '@hearthline/domain/alert/sign-of-life';
import { addDays, addMonths } from '@hearthline/domain/calendar';
import { zoneOfProvince } from '@hearthline/domain/client/province-zones';
import { localDay, localHour } from '@hearthline/domain/time-zone';
import type { Clock } from '../../../../platform/clock/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { ReaderMessage } from '../../../../platform/messages/reader-message.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../../basket-transaction.ts';
import type { KnownReader } from '../../records/basket-readers.ts';
import { addresseeOf, listReaders } from '../../records/basket-readers.ts';
import type { BasketRecord } from '../../records/baskets.store.ts';
import { linkDays } from '../../sending/present-sending.ts';
import type { AlertRecord } from '../alerts.store.ts';
import { createAlertsStore } from '../alerts.store.ts';
import type { AlertDeliveryDeps } from '../delivery/deliver.service.ts';
import { channelsOf, findLoss } from '../delivery/reach.ts';
import type { NamedAlert } from '../delivery/tell-paused.ts';
import { describePause, describeWarning } from '../delivery/tell-paused.ts';
import { wayUrl } from '../delivery/write-alert-message.ts';
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

  async function ask(
    transaction: BasketTransaction,
    basket: BasketRecord,
    alert: AlertRecord,
    readers: readonly KnownReader[],
  ): Promise<void> {
    const { tx, agentId, now } = transaction;
    const site = await deps.loadSite();
    const { name: agentName } = await ports.findAgent(tx, agentId);
    const wishes = await createAlertsStore(tx, agentId).listWishes(readers.map(({ row }) => row.id));
    for (const reader of readers) {
      if (wishes.get(reader.row.id)?.stoppedAt) continue;
      const { url } = await ports.pageLinks.open(tx, agentId, reader.row.id, linkDays);
      const timeZone = zoneOfProvince(reader.client?.province ?? null) ?? transaction.timeZone;
      const pauses = pausesAt({ ...silenceOf(alert), askedAt: now });
      const question: AlertQuestion = {
        language: reader.language,
        agentName,
        readerName: reader.firstName,
        alertNames: [basket.name],
        url,
        lastSignAt: alert.signedAt?.toISOString() ?? null,
        pausesOn: localDay(pauses ?? now, timeZone),
        timeZone,
        links: { pause: wayUrl(url, 'pause'), stop: wayUrl(url, 'stop'), keep: wayUrl(url, 'keep') },
      };
      const { subject, ...drawn } = site.renderAlertQuestion(question);
      const messages = channelsOf(basket, reader.client !== null).map(
        (channel): ReaderMessage => ({
          addressee: addresseeOf(reader),
          channel,
          language: reader.language,
          subject,
          words: channel === 'sms' ? site.renderAlertQuestionText(question) : '',
          drawn,
          notBefore: now,
        }),
      );
      await ports.messages.write(tx, agentId, 'alerts', messages);
    }
  }

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
        await ask(transaction, basket, alert, readers);
        await alerts.update([basketId], { askedAt: now });
      } else if (step === 'warn') {
        await alerts.update([basketId], { warnedAt: now });
        const pauses = pausesAt({ ...silenceOf(alert), warnedAt: now });
        await deps.notify(tx, agentId, [describeWarning(named, localDay(pauses ?? now, timeZone), now)]);
      } else {
        await alerts.pause([basketId], { reason: 'noSignOfLife', at: now });
        await deps.notify(tx, agentId, [describePause(named, 'noSignOfLife', now)]);
      }
    });

  const resume = ({ agentId, basketId, resumesOn }: OwnedAlert & { resumesOn: string }): Promise<void> =>
    transactions.open(agentId, async ({ tx, now, today }) => {
      if (resumesOn <= today) await createAlertsStore(tx, agentId).resume([basketId], now);
    });

  /** Consents end by themselves, too. */
  const lookAtReach = (agentId: string): Promise<void> =>
    transactions.open(agentId, async (transaction) => {
      const { tx, now } = transaction;
      const alerts = createAlertsStore(tx, agentId);
      const writing = await alerts.listWriting();
      const readers = await listReaders(
        ports,
        transaction,
        writing.map(({ basketId }) => basketId),
      );
      for (const alert of writing) {
        const own = readers.get(alert.basketId) ?? [];
        const reason = await findLoss(ports, transaction, alert, own);
        if (reason !== 'bounced' && reason !== 'consentLost') continue;
        await alerts.pause([alert.basketId], { reason, at: now });
        await deps.notify(tx, agentId, [
          describePause(nameOf({ id: alert.basketId, name: alert.name }, own), reason, now),
        ]);
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
      for (const alert of resuming) await resume(alert).catch(onError);
      const agents = await store.listAgents(localHour(now, 'UTC'), turns);
      for (const agentId of agents) await lookAtReach(agentId).catch(onError);
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

const silenceOf = ({ watchedSince, signedAt, askedAt, warnedAt }: AlertRecord): Silence => ({
  watchedSince,
  signedAt,
  askedAt,
  warnedAt,
});

const nameOf = (
  { id, name }: Pick<BasketRecord, 'id' | 'name'>,
  readers: readonly KnownReader[],
): NamedAlert => ({ basketId: id, name, readerName: readers[0]?.name ?? '' });
