import type { Channel } from '@hearthline/contract/messages';
import type { BlockReason, PauseReason } from '@hearthline/domain/alert/vocabulary';
import { blockReasons } from '@hearthline/domain/alert/vocabulary';
import type { Addressee, AddresseeVerdict } from '../../../../platform/messages/reader-message.ts';
import type { BasketPorts } from '../../basket-ports.ts';
import type { BasketTransaction } from '../../basket-transaction.ts';
import type { KnownReader } from '../../records/basket-readers.ts';
import { addresseeOf, listReaders } from '../../records/basket-readers.ts';
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

/** Why an alert has to pause, since none of its people can be reached any more; null where somebody can. */
export async function findLoss(
  ports: BasketPorts,
  transaction: BasketTransaction,
  alert: Way,
  readers: readonly KnownReader[],
): Promise<PauseReason | null> {
  if (readers.length === 0) return null;
  const addresses: string[] = [];
  for (const reader of readers) {
    const channels = channelsOf(alert, reader.client !== null);
    const verdicts = await findVerdicts(ports, transaction, addresseeOf(reader), channels);
    const bar = barOfChannels(channels, barsOf(verdicts));
    if (bar === null || !lost.has(bar)) return null;
    addresses.push(reader.client?.email ?? reader.row.email);
  }
  const { tx, agentId } = transaction;
  return (await ports.clients.hasBounced(tx, agentId, addresses)) ? 'bounced' : 'consentLost';
}

/** Alerts of a person to whom nothing may go any more, and that are for nobody else who could be written to. */
export async function findLost(
  ports: BasketPorts,
  transaction: BasketTransaction,
  alerts: readonly PersonAlert[],
  barOf: (alert: PersonAlert) => BlockReason | null,
): Promise<Map<string, PauseReason>> {
  const suspects = alerts.filter((alert) => {
    const bar = alert.isLive ? barOf(alert) : null;
    return bar !== null && lost.has(bar);
  });
  const losses = new Map<string, PauseReason>();
  if (suspects.length === 0) return losses;
  const readers = await listReaders(
    ports,
    transaction,
    suspects.map(({ basketId }) => basketId),
  );
  for (const alert of suspects) {
    const loss = await findLoss(ports, transaction, alert, readers.get(alert.basketId) ?? []);
    if (loss) losses.set(alert.basketId, loss);
  }
  return losses;
}
