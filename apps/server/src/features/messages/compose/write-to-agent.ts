import type { Language } from '@hearthline/contract/common';
import type { Channel } from '@hearthline/contract/messages';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { toAgentCategory } from '../message-ports.ts';
import { sendToAgentJob } from '../messages.jobs.ts';
import { createMessagesStore } from '../messages.store.ts';

interface MessageToAgent {
  channel: Channel;
  address: string;
  name: string;
  language: Language;
  subject: string;
  html: string;
  text: string;
}

/**
 * Puts a message to the agent themself into the outbox, in the caller's transaction. Like a test it is no client's: it
 * counts against no limit and stands in no log.
 */
export function createWriterToAgent({ clock }: { clock: Clock }) {
  return async (tx: Tx, agentId: string, { address, name, ...message }: MessageToAgent): Promise<void> => {
    const id = createId();
    const now = clock.now();
    await createMessagesStore(tx, agentId).insert({
      ...message,
      agentId,
      id,
      category: toAgentCategory,
      toAddress: address,
      toName: name,
      isTest: true,
      status: 'waiting',
      notBefore: now,
      createdAt: now,
    });
    await enqueue(tx, sendToAgentJob, { agentId, messageId: id }, { key: id, agentId });
  };
}
