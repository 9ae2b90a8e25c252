import type { Language } from '@hearthline/contract/common';
import type { MailContent } from '@hearthline/contract/messages';
import { foldText } from '@hearthline/domain/client/same-person';
import type { QuietHours } from '@hearthline/domain/message/quiet-hours';
import { createId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { SenderQuestion } from '../mailings/audience.ts';
import type { ReceivingClient } from '../message-ports.ts';
import { sendMessageJob } from '../messages.jobs.ts';
import { createMessagesStore } from '../messages.store.ts';
import type { Composer, Composition, ReaderNames } from './compose-message.ts';

export interface OutgoingMessage {
  /** Null for a test to oneself. */
  client: ReceivingClient | null;
  address: string;
  name: string;
  reader: ReaderNames;
  language: Language;
  mail: MailContent;
  mailingId: string | null;
  notBefore: Date;
  /** Beside those of the agent, on the reader's clock. */
  quietHours?: readonly QuietHours[];
  isTest: boolean;
  /** Homes under the words, and what was drawn of them. */
  listingIds?: readonly string[];
  drawn?: Composition['drawn'];
  blocks?: Composition['blocks'];
  look?: Composition['look'];
}

/** Puts a message into the outbox and leaves its sending to a job, both in the caller's transaction. */
export async function writeMessage(
  { tx, agentId, now, sender, channel, category }: SenderQuestion,
  composer: Composer,
  outgoing: OutgoingMessage,
): Promise<string> {
  const {
    client,
    address,
    name,
    mailingId,
    notBefore,
    quietHours = [],
    listingIds = [],
    ...content
  } = outgoing;
  const { language, isTest, drawn } = content;
  const id = createId();
  const about = { agentId, messageId: id, channel, category, sender };
  const composed = await composer.compose({ ...about, ...content });
  await createMessagesStore(tx, agentId).insert({
    agentId,
    id,
    mailingId,
    clientId: client?.id ?? null,
    channel,
    category,
    language,
    toAddress: address,
    toName: name,
    fromName: `${sender.firstName} ${sender.lastName}`,
    replyTo: sender.realtorEmail || sender.email,
    ...composed,
    isTest,
    listingIds: [...listingIds],
    drawn: listingIds.length > 0 && drawn ? JSON.stringify(drawn) : null,
    status: 'waiting',
    reason: notBefore > now ? 'scheduled' : null,
    notBefore,
    quietHours: JSON.stringify(quietHours),
    searchText: foldText(`${name} ${address} ${composed.subject}`),
    createdAt: now,
  });
  await leaveToJob({ tx, agentId, now }, id, notBefore);
  return id;
}

const leaveToJob = (
  { tx, agentId, now }: Pick<SenderQuestion, 'tx' | 'agentId' | 'now'>,
  id: string,
  notBefore: Date,
): Promise<void> =>
  enqueue(
    tx,
    sendMessageJob,
    { agentId, messageId: id },
    { key: id, agentId, ...(notBefore > now ? { runAt: notBefore } : {}) },
  );
