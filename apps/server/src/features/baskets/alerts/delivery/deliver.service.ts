import type { LoadSite } from '@hearthline/contract/site';
import { addDays } from '@hearthline/domain/calendar';
import { zoneOfProvince } from '@hearthline/domain/client/province-zones';
import type { QuietHours } from '@hearthline/domain/message/quiet-hours';
import { localDay, startOfDay } from '@hearthline/domain/time-zone';
import { createId } from '../../../../platform/ids.ts';
import type { Standing } from '../../basket-ports.ts';
import type { BasketTransaction, BasketTransactions } from '../../basket-transaction.ts';
import { stepHomes } from '../../homes/step-homes.ts';
import type { KnownReader, ReaderName } from '../../records/basket-readers.ts';
import { addresseeOf } from '../../records/basket-readers.ts';
import { createSendingsStore } from '../../sending/sendings.store.ts';
import type { MatchRow, PersonRow } from '../alert-matches.store.ts';
import { createAlertMatchesStore, groupByHome } from '../alert-matches.store.ts';
import { createAlertsStore } from '../alerts.store.ts';
import { findAlike } from '../market/alike-homes.ts';
import { markSent, placeFound } from './fill-baskets.ts';
import { findReader, listOthers } from './find-reader.ts';
import type { Judgement, Leaving } from './judge-matches.ts';
import { judgeMatches, sentOn } from './judge-matches.ts';
import type { PersonAlert } from './person-alerts.store.ts';
import { createPersonAlertsStore } from './person-alerts.store.ts';
import { createQueuedMessagesStore } from './queued-messages.store.ts';
import type { Bars, Verdicts } from './reach.ts';
import { barOfChannels, barsOf, channelsOf, findVerdicts } from './reach.ts';
import type { ReachDeps } from './settle-reach.ts';
import { settleReachOf } from './settle-reach.ts';
import { describeHomes, foundHome, standingOf } from './told-homes.ts';
import { writeAlertMessages } from './write-alert-message.ts';

export interface AlertDeliveryDeps extends ReachDeps {
  transactions: BasketTransactions;
  loadSite: LoadSite;
}

/** A person whom this transaction writes to, or not, with all that is known of them and of the homes. */
interface Occasion {
  transaction: BasketTransaction;
  person: PersonRow;
  alerts: PersonAlert[];
  reader: KnownReader<ReaderName> | null;
  standings: ReadonlyMap<string, Standing>;
  verdicts: Verdicts;
  bars: Bars;
  timeZone: string;
}

type Held = Extract<Judgement, { to: 'hold' }>;

/** Decides for one person about all that waits, and writes one message of what leaves now. */
export function createAlertDelivery(deps: AlertDeliveryDeps) {
  const { transactions, ports } = deps;

  async function look(
    transaction: BasketTransaction,
    person: PersonRow,
    alerts: PersonAlert[],
    rows: readonly MatchRow[],
  ): Promise<Occasion> {
    const { tx, hasBoardAccess } = transaction;
    const reader = await findReader(ports, transaction, alerts);
    const isClient = person.clientId !== null;
    const channels = alerts.filter(({ isLive }) => isLive).flatMap((alert) => channelsOf(alert, isClient));
    const verdicts = reader ? await findVerdicts(ports, transaction, addresseeOf(reader), channels) : {};
    const listingIds = [...new Set(rows.map(({ listingId }) => listingId))];
    const standings = hasBoardAccess ? await ports.listings.listStandings(tx, listingIds) : new Map();
    const timeZone = zoneOfProvince(reader?.client?.province ?? null) ?? transaction.timeZone;
    return {
      transaction,
      person,
      alerts,
      reader,
      standings,
      verdicts,
      bars: barsOf(verdicts),
      timeZone,
    };
  }

  async function judge(
    { transaction, person, alerts, reader, standings, bars, timeZone }: Occasion,
    rows: readonly MatchRow[],
    isAtOnce: boolean,
  ): Promise<Judgement[]> {
    const { tx, agentId, hasBoardAccess, now, today } = transaction;
    const homeKeys = [...new Set(rows.map(({ homeKey }) => homeKey))];
    const day = localDay(now, timeZone);
    const late = await createQueuedMessagesStore(tx, agentId).countLate(person.person, {
      from: startOfDay(day, timeZone),
      to: startOfDay(addDays(day, 1), timeZone),
    });
    return judgeMatches(rows, {
      alerts: reader ? alerts : [],
      person,
      late,
      hasBoardAccess,
      standings,
      refused: await createPersonAlertsStore(tx, agentId).listRefused(person.person, homeKeys),
      barOf: barReader(person, bars),
      now,
      today,
      timeZone,
      isAtOnce,
    });
  }

  async function hold({ transaction, standings }: Occasion, held: readonly Held[]): Promise<void> {
    const { tx, agentId } = transaction;
    const placed = held.flatMap(({ row, alerts }) =>
      alerts.map((alert) => ({ alert, home: foundHome(row, standings) })),
    );
    const homes = await placeFound(transaction, placed);
    const rejected = [...homes.values()].filter(({ state }) => state === 'rejected');
    await stepHomes(transaction, rejected, 'reconsider', { hasLeft: false, isByAgent: false });
    await createAlertMatchesStore(tx, agentId).hold(held.map(({ row }) => row));
  }

  /** One message of all that leaves, and what it leaves behind; what is then known of the person. */
  async function send(occasion: Occasion, leaving: readonly Leaving[]) {
    const { transaction, person, reader, standings, verdicts, bars, timeZone } = occasion;
    const { tx, agentId, now } = transaction;
    if (!reader) throw new Error('A message without a reader');
    const named = unique(leaving.flatMap(({ alerts }) => alerts));
    const [first, ...others] = named;
    if (!first) throw new Error('A message without an alert');
    const placed = leaving.flatMap(({ row, alerts }) =>
      alerts.map((alert) => ({ alert, home: foundHome(row, standings) })),
    );
    const homes = await placeFound(transaction, placed);
    const isClient = reader.client !== null;
    const channels = [...new Set(named.flatMap((alert) => channelsOf(alert, isClient)))].filter(
      (channel) => bars[channel] === null,
    );
    const alike = await findAlike(
      ports,
      transaction,
      person.person,
      placed.map(({ home }) => home),
    );
    const told = await describeHomes(ports, transaction, { leaving, standings, homes, alike });
    const messages = await writeAlertMessages(deps, transaction, {
      reader,
      othersNames: first.isShared ? await listOthers(ports, transaction, first) : [],
      alerts: [first, ...others],
      homes: told,
      channels,
      verdicts,
      quietHours: quietHoursOfAll(leaving),
      since: person.sentAt,
      isMerged: leaving.some(({ row }) => isDelayed(row)),
      timeZone,
    });
    // Somebody who said no in this very moment: the next look finds out.
    if (messages.length === 0) throw new Error('Nobody may be written to any more');
    await markSent(transaction, [...homes.values()], {
      sendingId: await noteSending(transaction, first, { homes: told.length, leaving, messages }),
      isByAgent: leaving.some(({ row }) => row.approvedAt !== null),
      toldOf: ({ homeKey }) => standingOf(leaving, standings, homeKey),
    });
    const basketIds = named.map(({ basketId }) => basketId);
    await createAlertsStore(tx, agentId).noteSent(basketIds, now);
    return settle(occasion, leaving, messages[0] ?? null);
  }

  async function settle(
    { transaction, person, timeZone }: Occasion,
    leaving: readonly Leaving[],
    messageId: string | null,
  ): Promise<Pick<PersonRow, 'day' | 'messages' | 'sentAt'>> {
    const { tx, agentId, now } = transaction;
    const store = createAlertMatchesStore(tx, agentId);
    const later = leaving.filter(({ row }) => isDelayed(row));
    const atOnce = leaving.filter(({ row }) => !isDelayed(row));
    const left = { settledAt: now, messageId, dueAt: null };
    await store.update(idsOf(later), { ...left, outcome: 'merged' });
    await store.update(idsOf(atOnce), { ...left, outcome: 'sent', wait: null });
    const today = localDay(now, timeZone);
    const isCounted = sentOn(person, today).day === today;
    return {
      day: isCounted ? person.day : today,
      messages: isCounted ? person.messages + 1 : 1,
      sentAt: now,
    };
  }

  return {
    /** How many homes left; none where somebody else is at it. `isAtOnce`: what the agent approved leaves whatever the rhythm, and whoever is at it is waited for. */
    deliver: (
      agentId: string,
      personName: string,
      { isAtOnce = false }: { isAtOnce?: boolean } = {},
    ): Promise<number> =>
      transactions.open(
        agentId,
        async (transaction) => {
          const { tx, now } = transaction;
          const store = createAlertMatchesStore(tx, agentId);
          const personAlerts = createPersonAlertsStore(tx, agentId);
          // The agent looks at whoever was asked for at once; any other look comes again.
          if (isAtOnce) await personAlerts.begin(personName);
          else if (!(await personAlerts.tryBegin(personName))) return 0;
          const alerts = await personAlerts.lock(personName);
          const person = await store.lockPerson(personName, { waits: isAtOnce });
          if (!person) return 0;
          if (!isAtOnce && (person.dueAt === null || person.dueAt > now)) return 0;
          const rows = await store.listWaiting(person);
          const occasion = await look(transaction, person, alerts, rows);
          const judgements = rows.length > 0 ? await judge(occasion, rows, isAtOnce) : [];
          await block(transaction, judgements);
          const held = judgements.filter((each) => each.to === 'hold');
          if (held.length > 0) await hold(occasion, held);
          const waiting = await wait(transaction, judgements);
          const leaving = judgements.filter((each) => each.to === 'leave');
          const written = leaving.length > 0 ? await send(occasion, leaving) : {};
          if (occasion.reader)
            await settleReachOf(deps, transaction, alerts, barReader(person, occasion.bars));
          await store.updatePerson(personName, { ...written, ...waiting });
          return groupByHome(leaving.map(({ row }) => row)).length;
        },
        { isHot: true },
      ),
  };
}

export type AlertDelivery = ReturnType<typeof createAlertDelivery>;

const idsOf = (judgements: readonly { row: MatchRow }[]): string[] => judgements.map(({ row }) => row.id);

/** It did not leave at the first chance. */
const isDelayed = ({ wait }: MatchRow): boolean => wait !== null && wait !== 'queued';

const barReader =
  ({ clientId }: Pick<PersonRow, 'clientId'>, bars: Bars) =>
  (alert: PersonAlert) =>
    barOfChannels(channelsOf(alert, clientId !== null), bars);

/** A message belongs to the basket whose page it leads to. */
async function noteSending(
  { tx, agentId, now }: BasketTransaction,
  { basketId, readerId }: PersonAlert,
  { homes, leaving, messages }: { homes: number; leaving: readonly Leaving[]; messages: readonly string[] },
): Promise<string> {
  const id = createId(now.getTime());
  const ids = idsOf(leaving).toSorted();
  const told = { firstMatch: ids[0] ?? null, lastMatch: ids.at(-1) ?? null };
  await createSendingsStore(tx, agentId).insert(
    { agentId, id, basketId, kind: 'homes', homes, createdAt: now, leavesAt: now },
    messages.map((messageId) => ({ messageId, readerId, ...told })),
  );
  return id;
}

function quietHoursOfAll(leaving: readonly Leaving[]): QuietHours[] {
  const all = leaving.flatMap(({ quietHours }) => quietHours ?? []);
  return [...new Map(all.map((hours) => [`${hours.from} ${hours.to}`, hours])).values()];
}

function unique(alerts: readonly PersonAlert[]): PersonAlert[] {
  return [...new Map(alerts.map((alert) => [alert.basketId, alert])).values()];
}

async function block(
  { tx, agentId, now }: BasketTransaction,
  judgements: readonly Judgement[],
): Promise<void> {
  const blocked = judgements.filter((each) => each.to === 'block');
  const store = createAlertMatchesStore(tx, agentId);
  for (const [reason, same] of Map.groupBy(blocked, (each) => each.reason))
    await store.update(idsOf(same), { outcome: 'blocked', block: reason, settledAt: now, dueAt: null });
}

/** When the first of what waits may leave, and which row that waits is the oldest. */
async function wait(
  { tx, agentId }: BasketTransaction,
  judgements: readonly Judgement[],
): Promise<Pick<PersonRow, 'dueAt' | 'openFrom'>> {
  const waiting = judgements.filter((each) => each.to === 'wait');
  const store = createAlertMatchesStore(tx, agentId);
  for (const same of Map.groupBy(waiting, ({ reason, at }) => `${reason} ${at.toISOString()}`).values()) {
    const [{ reason, at }] = same as [(typeof waiting)[number]];
    await store.update(idsOf(same), { wait: reason ?? 'queued', dueAt: at });
  }
  const first = Math.min(...waiting.map(({ at }) => at.getTime()));
  return {
    dueAt: Number.isFinite(first) ? new Date(first) : null,
    openFrom: idsOf(waiting).toSorted()[0] ?? null,
  };
}
