import type { Channel } from '@hearthline/contract/messages';
import { planEarliest } from '@hearthline/domain/alert/alert-plan';
import type { BlockReason } from '@hearthline/domain/alert/vocabulary';
import { blockReasons } from '@hearthline/domain/alert/vocabulary';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { KnownReader } from '../../records/basket-readers.ts';
import { addresseeOf } from '../../records/basket-readers.ts';
import { createAlertMatchesStore } from '../alert-matches.store.ts';
import type { ReaderWish } from '../alerts.store.ts';
import { createAlertsStore, noWish, personOf } from '../alerts.store.ts';
import type { WholeAlert } from './alert-settings.ts';
import { rhythmOf, zoneOf } from './alert-settings.ts';

/** One of the people of an alert, as that alert names them. */
export interface AlertReader {
  reader: KnownReader;
  whole: WholeAlert;
}

export const channelsOf = ({ byEmail, bySms }: { byEmail: boolean; bySms: boolean }): Channel[] => [
  ...(byEmail ? (['email'] as const) : []),
  ...(bySms ? (['sms'] as const) : []),
];

/** Why nothing of an alert can reach these people now, in their order; null where something can. */
export async function listBlocks(
  ports: Pick<BasketPorts, 'messages'>,
  transaction: BasketTransaction,
  all: readonly AlertReader[],
): Promise<(BlockReason | null)[]> {
  const { tx, agentId, today } = transaction;
  const wishes = await createAlertsStore(tx, agentId).listWishes(all.map(({ reader }) => reader.row.id));
  const reasons = await askMessages(ports, transaction, all);
  return all.map(({ reader, whole }) => {
    if (whole.alert.state === 'paused' || whole.basket.deletedAt !== null) return 'alertEnded';
    const wish = wishOf(wishes.get(reader.row.id) ?? noWish, today);
    if (wish !== null) return wish;
    const given = channelsOf(whole.basket).map((channel) => reasons.get(keyOf(reader, channel)) ?? null);
    return given.includes(null) ? null : (given[0] ?? 'noAddress');
  });
}

/** When a message of these alerts would leave to one person now. */
export async function planFor(
  { tx, agentId, now, timeZone }: BasketTransaction,
  all: readonly [AlertReader, ...AlertReader[]],
): Promise<Date> {
  const [{ reader }] = all;
  const wishes = await createAlertsStore(tx, agentId).listWishes(all.map((each) => each.reader.row.id));
  const person = await createAlertMatchesStore(tx, agentId).findPerson(personOf(reader.row));
  const isWeekly = all.every((each) => wishes.get(each.reader.row.id)?.pace === 'weekly');
  return planEarliest(
    all.map(({ whole }) => rhythmOf(whole)),
    {
      pace: isWeekly ? 'weekly' : 'asSet',
      lastSentAt: person?.sentAt ?? null,
      sentToday: { day: person?.day ?? null, messages: person?.messages ?? 0 },
      matchedAt: now,
      now,
      timeZone: zoneOf(reader.client, timeZone),
    },
  ).at;
}

function wishOf(
  { stoppedAt, pausedUntil }: Pick<ReaderWish, 'stoppedAt' | 'pausedUntil'>,
  today: string,
): BlockReason | null {
  if (stoppedAt !== null) return 'stoppedByReader';
  return pausedUntil !== null && pausedUntil > today ? 'pausedByReader' : null;
}

const keyOf = ({ row }: KnownReader, channel: Channel): string => `${personOf(row)} ${channel}`;

/** Each person once for each channel. */
async function askMessages(
  { messages }: Pick<BasketPorts, 'messages'>,
  { tx, agentId }: BasketTransaction,
  all: readonly AlertReader[],
): Promise<Map<string, BlockReason | null>> {
  const reasons = new Map<string, BlockReason | null>();
  for (const channel of ['email', 'sms'] as const) {
    const asked = new Map<string, KnownReader>();
    for (const { reader, whole } of all)
      if (channelsOf(whole.basket).includes(channel)) asked.set(keyOf(reader, channel), reader);
    if (asked.size === 0) continue;
    const about = { channel, category: 'alerts' as const };
    const readers = [...asked.values()];
    const verdicts = await messages.evaluate(tx, agentId, readers.map(addresseeOf), about);
    for (const [index, key] of [...asked.keys()].entries()) {
      // Somebody who is known by an address alone has no phone.
      const reason = channel === 'sms' && !readers[index]?.client ? 'noAddress' : verdicts[index]?.reason;
      reasons.set(key, blockReasons.find((each) => each === reason) ?? null);
    }
  }
  return reasons;
}
