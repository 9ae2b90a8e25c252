import { planEarliest } from '@hearthline/domain/alert/alert-plan';
import type { BlockReason } from '@hearthline/domain/alert/vocabulary';
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
  sending = byItself,
): Promise<(BlockReason | null)[]> {
  const { tx, agentId, today } = transaction;
  const wishes = await createAlertsStore(tx, agentId).listWishes(all.map(({ reader }) => reader.row.id));
  const barsOf = await askMessages(ports, transaction, all, sending);
  return all.map(({ reader, whole }) => {
    if (whole.alert.state === 'paused' || whole.basket.deletedAt !== null) return 'alertEnded';
    const wish = wishOf(wishes.get(reader.row.id) ?? noWish, today);
    if (wish !== null) return wish;
    const channels = sending.channelsOf(whole.basket, reader.client !== null);
    return barOfChannels(channels, barsOf(personOf(reader.row)));
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

/** Each person once for each channel. */
async function askMessages(
  { messages }: Pick<BasketPorts, 'messages'>,
  { tx, agentId }: BasketTransaction,
  all: readonly AlertReader[],
  sending: Sending,
): Promise<(person: string) => Bars> {
  const found = new Map<string, Bars>();
  for (const channel of ['email', 'sms'] as const) {
    const asked = new Map<string, KnownReader>();
    for (const { reader, whole } of all)
      if (sending.channelsOf(whole.basket, reader.client !== null).includes(channel))
        asked.set(personOf(reader.row), reader);
    if (asked.size === 0) continue;
    const addressees = [...asked.values()].map(addresseeOf);
    const verdicts = await messages.evaluate(tx, agentId, addressees, {
      channel,
      category: sending.category,
    });
    for (const [index, person] of [...asked.keys()].entries())
      found.set(person, { ...found.get(person), [channel]: barOf(verdicts[index]) });
  }
  return (person) => found.get(person) ?? {};
}
