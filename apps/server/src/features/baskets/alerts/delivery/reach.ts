import type { Channel } from '@hearthline/contract/messages';
import type { BlockReason } from '@hearthline/domain/alert/vocabulary';
import { blockReasons } from '@hearthline/domain/alert/vocabulary';
import type { Addressee, AddresseeVerdict } from '../../../../platform/messages/reader-message.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { KnownReader } from '../../records/basket-readers.ts';
import { addresseeOf } from '../../records/basket-readers.ts';
import { createAlertsStore } from '../alerts.store.ts';
import type { PersonAlert } from './person-alerts.store.ts';

/** Why nothing may go to somebody on each channel; null where something may. */
export type Bars = Partial<Record<Channel, BlockReason | null>>;

/** What ends by itself no more: without a word, the alert would go on for nobody. */
const lost: ReadonlySet<BlockReason> = new Set([
  'noConsent',
  'consentEnded',
  'optedOut',
  'suppressed',
  'categoryLeft',
  'referralUsed',
]);

type Way = Pick<PersonAlert, 'byEmail' | 'bySms'>;

/** Somebody who is known by an address alone has no phone. */
export const channelsOf = ({ byEmail, bySms }: Way, isClient: boolean): Channel[] => [
  ...(byEmail || !isClient ? (['email'] as const) : []),
  ...(bySms && isClient ? (['sms'] as const) : []),
];

export const barOfChannels = (channels: readonly Channel[], bars: Bars): BlockReason | null =>
  channels.some((channel) => bars[channel] === null)
    ? null
    : (channels.map((channel) => bars[channel]).find((bar) => bar !== null) ?? 'noAddress');

const isReason = (reason: string): reason is BlockReason => blockReasons.some((each) => each === reason);

/** What messages say of somebody, as the ledger names it. */
export function barOf(verdict: AddresseeVerdict | undefined): BlockReason | null {
  const reason = verdict?.reason ?? null;
  return reason === null || isReason(reason) ? reason : 'notDelivered';
}

/** What messages say of somebody on each channel. */
export type Verdicts = Partial<Record<Channel, AddresseeVerdict | undefined>>;

export async function findVerdicts(
  ports: Pick<BasketPorts, 'messages'>,
  { tx, agentId }: Pick<BasketTransaction, 'tx' | 'agentId'>,
  addressee: Addressee,
  channels: readonly Channel[],
): Promise<Verdicts> {
  const verdicts: Verdicts = {};
  for (const channel of new Set(channels)) {
    const [verdict] = await ports.messages.evaluate(tx, agentId, [addressee], {
      channel,
      category: 'alerts',
    });
    verdicts[channel] = verdict;
  }
  return verdicts;
}

export const barsOf = (verdicts: Verdicts): Bars =>
  Object.fromEntries(Object.entries(verdicts).map(([channel, verdict]) => [channel, barOf(verdict)]));

/** Why an alert reaches none of its people: it has to pause, or its agent has to do something about it. */
export type Loss = { pause: 'bounced' | 'consentLost' } | { unreached: BlockReason };

/** Null where somebody can be reached. Whoever has stopped it does not count. */
export async function findLoss(
  ports: BasketPorts,
  transaction: BasketTransaction,
  alert: Way,
  all: readonly KnownReader[],
): Promise<Loss | null> {
  const { tx, agentId } = transaction;
  const wishes = await createAlertsStore(tx, agentId).listWishes(all.map(({ row }) => row.id));
  const readers = all.filter(({ row }) => (wishes.get(row.id)?.stoppedAt ?? null) === null);
  if (readers.length === 0) return null;
  const addresses: string[] = [];
  const remediable: BlockReason[] = [];
  for (const reader of readers) {
    const channels = channelsOf(alert, reader.client !== null);
    const verdicts = await findVerdicts(ports, transaction, addresseeOf(reader), channels);
    const bar = barOfChannels(channels, barsOf(verdicts));
    if (bar === null) return null;
    if (!lost.has(bar)) remediable.push(bar);
    addresses.push(reader.client?.email ?? reader.row.email);
  }
  const [unreached] = remediable;
  if (unreached) return { unreached };
  return { pause: (await ports.clients.hasBounced(tx, agentId, addresses)) ? 'bounced' : 'consentLost' };
}
