import type { CommercialCategory } from '@hearthline/domain/client/consent';
import { evaluateConsent } from '@hearthline/domain/client/consent';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type {
  Addressee,
  AddresseeVerdict,
  ReaderMessage,
} from '../../../platform/messages/reader-message.ts';
import { listStrangers } from '../delivery/receivers.ts';
import { evaluateReader } from '../delivery/send-rules.ts';
import { createSendingStore } from '../delivery/sending.store.ts';
import type { SenderQuestion } from '../mailings/audience.ts';
import { askSender } from '../mailings/audience.ts';
import type { MessagePorts, MessageReceiver } from '../message-ports.ts';

/** Who is asked about, on the channel of the question. */
interface AskedOf {
  question: SenderQuestion;
  addressees: readonly Addressee[];
}

interface Judged {
  question: SenderQuestion;
  receiver: MessageReceiver | undefined;
  verdict: AddresseeVerdict;
}

/** Whether something may go to people one by one. */
export function createAddresseeJudge({ clock, ports }: { clock: Clock; ports: MessagePorts }) {
  /** What a verdict rests on, as long as somebody holds it. */
  const judgedBy = new WeakMap<AddresseeVerdict, Judged>();

  /** On each channel, however many they are: with one look at each kind of record. */
  async function listClients(
    tx: Tx,
    agentId: string,
    asked: readonly AskedOf[],
  ): Promise<Pick<MessageReceiver, 'client' | 'person'>[][]> {
    const named = asked.map(({ question: { channel }, addressees }) => ({
      medium: channel,
      ids: [...new Set(addressees.flatMap((each) => ('clientId' in each ? each.clientId : [])))],
    }));
    if (named.every(({ ids }) => ids.length === 0)) return named.map(() => []);
    return ports.clients.listReceiversOn(tx, agentId, named);
  }

  /** In their order; undefined for a client who is gone. */
  async function listReceivers(
    { question: { tx, agentId, sender }, addressees }: AskedOf,
    found: readonly Pick<MessageReceiver, 'client' | 'person'>[],
  ): Promise<(MessageReceiver | undefined)[]> {
    const byId = new Map(found.map((each) => [each.client.id, { ...each, isStranger: false }]));
    const { language } = sender;
    const strangers = await listStrangers(
      ports,
      tx,
      agentId,
      addressees.flatMap((each) => ('email' in each ? { ...each, language } : [])),
    );
    const byEmail = new Map(strangers.map((each) => [each.client.email, each]));
    return addressees.map((each) => ('email' in each ? byEmail.get(each.email) : byId.get(each.clientId)));
  }

  /** The limits on an agent's sending matter for those alone who came by an import. */
  async function listBarred(
    { tx, agentId, now, sender }: SenderQuestion,
    receivers: readonly (MessageReceiver | undefined)[],
  ): Promise<ReadonlySet<string>> {
    const imported = receivers.flatMap((each) => (each?.client.isImported ? each.client : []));
    if (imported.length === 0) return new Set();
    const sending = createSendingStore(tx, agentId);
    return sending.listBarred(await sending.findRecord(now, sender), imported);
  }

  async function judgeAll(tx: Tx, agentId: string, asked: readonly AskedOf[]): Promise<Judged[][]> {
    const clients = await listClients(tx, agentId, asked);
    const all: Judged[][] = [];
    for (const [index, each] of asked.entries()) {
      const { question } = each;
      const receivers = await listReceivers(each, clients[index] ?? []);
      const barred = await listBarred(question, receivers);
      const judged = receivers.map((receiver) => ({
        question,
        receiver,
        verdict: judge(question, receiver, barred),
      }));
      for (const one of judged) judgedBy.set(one.verdict, one);
      all.push(judged);
    }
    return all;
  }

  /** A verdict of this transaction stands for the same kind of message; whoever has none is looked at. */
  async function judgeFor(
    tx: Tx,
    agentId: string,
    category: CommercialCategory,
    { addressee, channel, verdict }: ReaderMessage,
  ): Promise<Judged | undefined> {
    const known = verdict && judgedBy.get(verdict);
    if (
      known &&
      known.question.tx === tx &&
      known.question.channel === channel &&
      known.question.category === category
    )
      return known;
    const question = await askSender({ clock, ports }, tx, agentId, { channel, category });
    return (await judgeAll(tx, agentId, [{ question, addressees: [addressee] }]))[0]?.[0];
  }

  return { judgeAll, judgeFor };
}

function judge(
  { sender, today, channel, category }: SenderQuestion,
  receiver: MessageReceiver | undefined,
  barred: ReadonlySet<string>,
): AddresseeVerdict {
  if (!receiver) return { reason: 'noAddress', consentEndsOn: null, isByReferral: false };
  const { client, person } = receiver;
  const reader = { ...client, person, isBarred: barred.has(client.id) };
  const { reason, isByReferral } = evaluateReader(reader, { channel, category }, sender, today);
  const standing = category === 'personal' ? null : evaluateConsent(person, category, today);
  return { reason, isByReferral, consentEndsOn: standing?.mayReceive ? standing.endsOn : null };
}
