import { planEarliest } from '@hearthline/domain/alert/alert-plan';
import type { BlockReason } from '@hearthline/domain/alert/vocabulary';
import type { Addressee } from '../../../../platform/messages/reader-message.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { KnownReader } from '../../records/basket-readers.ts';
import { addresseeOf } from '../../records/basket-readers.ts';
import { createAlertMatchesStore } from '../alert-matches.store.ts';
import type { ReaderWish } from '../alerts.store.ts';
import { createAlertsStore, noWish, personOf } from '../alerts.store.ts';
import type { Bars } from '../delivery/reach.ts';
import { barOf, barOfChannels, channelsOf } from '../delivery/reach.ts';
import type { WholeAlert } from './alert-settings.ts';
import { rhythmOf, zoneOf } from './alert-settings.ts';

/** One of the people of an alert, as that alert names them. */
export interface AlertReader {
  reader: KnownReader;
  whole: WholeAlert;
}

/** The same, as far as it matters for whether something can reach them. */
export interface AskedReader {
  person: string;
  addressee: Addressee;
  way: Pick<WholeAlert['basket'], 'byEmail' | 'bySms'>;
  /** The alert writes no more. */
  hasEnded: boolean;
  wish: Pick<ReaderWish, 'stoppedAt' | 'pausedUntil'>;
}

/** As what something goes out, and on which channels. */
interface Sending {
  category: 'alerts' | 'baskets';
  channelsOf: typeof channelsOf;
}

const byItself: Sending = { category: 'alerts', channelsOf };

/** Why nothing of an alert can reach these people now, in their order; null where something can. */
export async function listBlocks(
  ports: Pick<BasketPorts, 'messages'>,
  transaction: BasketTransaction,
  all: readonly AlertReader[],
): Promise<(BlockReason | null)[]> {
  const { tx, agentId } = transaction;
  const wishes = await createAlertsStore(tx, agentId).listWishes(all.map(({ reader }) => reader.row.id));
  return findBlocks(
    ports,
    transaction,
    all.map(({ reader, whole: { alert, basket } }) => ({
      person: personOf(reader.row),
      addressee: addresseeOf(reader),
      way: basket,
      hasEnded: alert.state === 'paused' || basket.deletedAt !== null,
      wish: wishes.get(reader.row.id) ?? noWish,
    })),
    byItself,
  );
}

/** However many they are, and on whatever channels, messages are asked once. */
export async function findBlocks(
  ports: Pick<BasketPorts, 'messages'>,
  transaction: Pick<BasketTransaction, 'tx' | 'agentId' | 'today'>,
  all: readonly AskedReader[],
  sending: Sending,
): Promise<(BlockReason | null)[]> {
  const barsOf = await askMessages(ports, transaction, all, sending);
  return all.map(({ person, addressee, way, hasEnded, wish }) => {
    if (hasEnded) return 'alertEnded';
    return (
      wishOf(wish, transaction.today) ??
      barOfChannels(sending.channelsOf(way, isClient(addressee)), barsOf(person))
    );
  });
}

/** When a message of some alerts would leave to one of these people now. */
export async function createPlanner(
  { tx, agentId, now, timeZone }: BasketTransaction,
  all: readonly AlertReader[],
): Promise<(group: { reader: KnownReader; wholes: readonly WholeAlert[] }) => Date> {
  const wishes = await createAlertsStore(tx, agentId).listWishes(all.map(({ reader }) => reader.row.id));
  const names = [...new Set(all.map(({ reader }) => personOf(reader.row)))];
  const persons = new Map(
    (await createAlertMatchesStore(tx, agentId).listPersons(names)).map((row) => [row.person, row]),
  );
  return ({ reader, wholes }) => {
    const person = persons.get(personOf(reader.row));
    return planEarliest(wholes.map(rhythmOf), {
      pace: (wishes.get(reader.row.id) ?? noWish).pace,
      lastSentAt: person?.sentAt ?? null,
      sentToday: { day: person?.day ?? null, messages: person?.messages ?? 0 },
      matchedAt: now,
      now,
      timeZone: zoneOf(reader.client, timeZone),
    }).at;
  };
}

function wishOf(
  { stoppedAt, pausedUntil }: Pick<ReaderWish, 'stoppedAt' | 'pausedUntil'>,
  today: string,
): BlockReason | null {
  if (stoppedAt !== null) return 'stoppedByReader';
  return pausedUntil !== null && pausedUntil > today ? 'pausedByReader' : null;
}

const isClient = (addressee: Addressee): boolean => 'clientId' in addressee;

/** Each person once for each channel. */
async function askMessages(
  { messages }: Pick<BasketPorts, 'messages'>,
  { tx, agentId }: Pick<BasketTransaction, 'tx' | 'agentId'>,
  all: readonly AskedReader[],
  sending: Sending,
): Promise<(person: string) => Bars> {
  const asked = (['email', 'sms'] as const).flatMap((channel) => {
    const on = all.filter(({ addressee, way }) =>
      sending.channelsOf(way, isClient(addressee)).includes(channel),
    );
    const named = new Map(on.map(({ person, addressee }) => [person, addressee]));
    return named.size === 0 ? [] : [{ channel, persons: [...named.keys()], addressees: [...named.values()] }];
  });
  const found = new Map<string, Bars>();
  if (asked.length === 0) return () => ({});
  const verdicts = await messages.evaluateOn(tx, agentId, asked, sending.category);
  for (const [order, { channel, persons }] of asked.entries())
    for (const [index, person] of persons.entries())
      found.set(person, { ...found.get(person), [channel]: barOf(verdicts[order]?.[index]) });
  return (person) => found.get(person) ?? {};
}
