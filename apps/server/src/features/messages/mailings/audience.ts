import { clientFilter } from '@hearthline/contract/client-filter';
import type { Language } from '@hearthline/contract/common';
import type {
  Audience,
  Channel,
  LeftOutReason,
  MailContent,
  MessageCategory,
} from '@hearthline/contract/messages';
import { mailingMaxClients } from '@hearthline/contract/messages';
import { dayMs } from '@hearthline/domain/calendar';
import type { Person } from '@hearthline/domain/client/consent';
import { isWritten } from '@hearthline/domain/message/is-written';
import type { SendingRecord } from '@hearthline/domain/message/sending-limit';
import { localDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { evaluateReader } from '../delivery/send-rules.ts';
import { createSendingStore } from '../delivery/sending.store.ts';
import type { MessagePorts, ReceivingClient } from '../message-ports.ts';
import { createMessagesStore } from '../messages.store.ts';
import type { SenderRow } from '../sender.store.ts';
import { findSenderRow } from '../sender.store.ts';

const portion = 500;
const recentMs = dayMs;

export interface EvaluatedClient {
  client: ReceivingClient;
  person: Person;
  reason: LeftOutReason | null;
  endedOn: string | null;
  /** Nothing but a referral allows it, so the message has to name who referred them. */
  isByReferral: boolean;
}

export interface SenderQuestion {
  tx: Tx;
  agentId: string;
  now: Date;
  today: string;
  sender: SenderRow;
  ports: MessagePorts;
  channel: Channel;
  category: MessageCategory;
}

export interface AudienceQuestion extends SenderQuestion {
  sending: SendingRecord;
  /** Mailings of the same words: who is reached by one of them is not written to by another. */
  alike: readonly string[];
}

/** Who asks, on which day, and as whom. */
export async function askSender(
  { clock, ports }: { clock: Clock; ports: MessagePorts },
  tx: Tx,
  agentId: string,
  { channel, category }: { channel: Channel; category: MessageCategory },
): Promise<SenderQuestion> {
  const sender = await findSenderRow(tx, agentId);
  const now = clock.now();
  return { tx, agentId, now, today: localDay(now, sender.timeZone), sender, ports, channel, category };
}

/** The same with the limits on their sending. */
export async function askAudience(
  deps: { clock: Clock; ports: MessagePorts },
  tx: Tx,
  agentId: string,
  about: { channel: Channel; category: MessageCategory },
  alike: readonly string[] = [],
): Promise<AudienceQuestion> {
  const question = await askSender(deps, tx, agentId, about);
  const sending = await createSendingStore(tx, agentId).findRecord(question.now, question.sender);
  return { ...question, sending, alike };
}

/** A smart list means whoever is in it at this moment. */
async function resolveChoice({ tx, agentId, ports }: AudienceQuestion, audience: Audience) {
  if ('clientIds' in audience) return { ids: audience.clientIds };
  if ('filter' in audience) return { filter: audience.filter };
  const stored = await ports.clients.findListFilter(tx, agentId, audience.listId);
  if (stored === null) throw new AppError('not_found');
  return { filter: clientFilter.parse(stored) };
}

/** A smart list may be deleted while a mailing waits for its time. */
export async function isGone({ tx, agentId, ports }: AudienceQuestion, audience: Audience): Promise<boolean> {
  return 'listId' in audience && (await ports.clients.findListFilter(tx, agentId, audience.listId)) === null;
}

/** The next of those whom an audience means, evaluated, in the order of their ids. */
export async function evaluateNext(
  question: AudienceQuestion,
  audience: Audience,
  after: string | null,
): Promise<EvaluatedClient[]> {
  const { tx, agentId, today, ports } = question;
  const choice = await resolveChoice(question, audience);
  const ids = await ports.clients.listIds(tx, agentId, today, choice, after, portion);
  return evaluateClients(question, ids);
}

/** More than one mailing may have. */
export async function isTooMany(question: AudienceQuestion, audience: Audience): Promise<boolean> {
  const { tx, agentId, today, ports } = question;
  const choice = await resolveChoice(question, audience);
  const ids = await ports.clients.listIds(tx, agentId, today, choice, null, mailingMaxClients + 1);
  return ids.length > mailingMaxClients;
}

/** All of them. */
export async function evaluateAudience(
  question: AudienceQuestion,
  audience: Audience,
): Promise<EvaluatedClient[]> {
  const evaluated: EvaluatedClient[] = [];
  while (evaluated.length < mailingMaxClients) {
    const next = await evaluateNext(question, audience, evaluated.at(-1)?.client.id ?? null);
    evaluated.push(...next);
    if (next.length < portion) break;
  }
  return evaluated;
}

async function evaluateClients(
  question: AudienceQuestion,
  ids: readonly string[],
): Promise<EvaluatedClient[]> {
  const { tx, agentId, now, today, sender, sending, alike, ports, channel, category } = question;
  const receivers = await ports.clients.listReceivers(tx, agentId, ids, channel);
  const barred = await createSendingStore(tx, agentId).listBarred(
    sending,
    receivers.map(({ client }) => client),
  );
  const messages = createMessagesStore(tx, agentId);
  const nobody = new Set<string>();
  const reached = alike.length === 0 ? nobody : await messages.listReachedBy(ids, alike);
  const recently =
    category === 'personal'
      ? nobody
      : await messages.listWrittenSince(ids, new Date(now.getTime() - recentMs));
  return receivers.map(({ client, person }) => {
    const reader = { ...client, person, isBarred: barred.has(client.id) };
    const verdict = evaluateReader(reader, { channel, category }, sender, today);
    const reason =
      verdict.reason ??
      (reached.has(client.id) ? 'alreadyGot' : recently.has(client.id) ? 'recentlyWritten' : null);
    return { client, person, reason, endedOn: verdict.endedOn, isByReferral: verdict.isByReferral };
  });
}

/** The reader's own language, or the only one in which the mail is written. */
export function languageFor(client: Pick<ReceivingClient, 'language'>, mail: MailContent | null): Language {
  const own = client.language === 'fr' ? 'fr' : 'en';
  if (mail === null || isWritten(mail[own].body)) return own;
  return own === 'fr' ? 'en' : 'fr';
}
