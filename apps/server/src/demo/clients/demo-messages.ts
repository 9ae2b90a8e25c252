import type { DemoClient } from '@hearthline/demo-market/clients/demo-clients';
import { createDemoMessages } from '@hearthline/demo-market/messages/create-demo-messages';
import { demoListsFor } from '@hearthline/demo-market/messages/demo-lists';
import { dayMs } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import type { Composer } from '../../features/messages/compose/compose-message.ts';
import { messageIdOf } from '../../features/messages/inbound/message-mark.ts';
import { sendMessageJob, writeMailingJob } from '../../features/messages/messages.jobs.ts';
import { findSenderRow } from '../../features/messages/sender.store.ts';
import type { Tx } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { MailSeal } from '../../platform/mail/mail-seal.ts';
import { keepMail } from '../../platform/mail/mailbox.store.ts';
import { createMessageRows } from './demo-message-rows.ts';
import type { DemoMessageRows } from './demo-messages.store.ts';
import { insertDemoMessages } from './demo-messages.store.ts';
import { createInstants } from './local-instants.ts';

const mailboxDays = 4;
const habits: Record<string, { count: number; isShort: boolean; site: string }> = {
  'ava@hearthline.test': { count: 140, isShort: false, site: 'https://northlight.test' },
  'noah@hearthline.test': { count: 25, isShort: true, site: 'https://harbourpine.test' },
};

export interface DemoMail {
  composer: Composer;
  publicOrigin: string;
  /** Mails stay in the demo's mailbox; where they would really leave, nothing is left waiting. */
  isKept: boolean;
  seal: MailSeal;
}

export interface DemoPost {
  agentId: string;
  email: string;
  people: readonly DemoClient[];
  /** In the order of the people. */
  clientIds: readonly string[];
  now: Date;
  seed: number;
  mail: DemoMail;
}

/** Smart lists and the messages of the last three months, in the transaction that makes the people. */
export async function writeDemoMessages(tx: Tx, post: DemoPost): Promise<void> {
  const habit = habits[post.email];
  if (!habit) return;
  const { agentId, now, mail } = post;
  const sender = await findSenderRow(tx, agentId);
  const { timeZone } = sender;
  const plan = createDemoMessages({
    ...habit,
    seed: post.seed,
    agent: post.email,
    clients: post.people,
    now,
    today: localDay(now, timeZone),
    timeZone,
    quietHours: sender.quietHoursOn ? { from: sender.quietFrom, to: sender.quietTo } : null,
    instantOf: createInstants(timeZone),
  });
  const rows = await createMessageRows({
    ...post,
    sender,
    composer: mail.composer,
    lists: demoListsFor(habit),
    messages: plan.messages.filter(({ outcome }) => mail.isKept || outcome.kind !== 'waiting'),
    mailings: plan.mailings.filter(({ isSent }) => mail.isKept || isSent),
  });
  await insertDemoMessages(tx, rows);
  for (const { id: messageId, status, notBefore } of rows.messages)
    if (status === 'waiting')
      await enqueue(
        tx,
        sendMessageJob,
        { agentId, messageId },
        { key: messageId, agentId, runAt: notBefore as Date },
      );
  for (const { id: mailingId, state, sendAt } of rows.mailings)
    if (state === 'scheduled')
      await enqueue(
        tx,
        writeMailingJob,
        { agentId, mailingId },
        { key: mailingId, agentId, runAt: sendAt as Date },
      );
  if (mail.isKept) await keepLatest(tx, post, rows);
}

/** The mailbox page has the newest ones too. */
async function keepLatest(tx: Tx, { agentId, now, mail }: DemoPost, rows: DemoMessageRows): Promise<void> {
  for (const { id, toAddress, subject, html, text, status, channel, deliveredAt } of rows.messages) {
    const sentAt = deliveredAt as Date | null | undefined;
    if (status !== 'delivered' || !sentAt || now.getTime() - sentAt.getTime() > mailboxDays * dayMs) continue;
    const isText = channel === 'sms';
    const messageId = isText
      ? `sms-${id}`
      : messageIdOf({ agentId, messageId: id }, new URL(mail.publicOrigin).hostname);
    await keepMail(tx, mail.seal, {
      id,
      message: {
        to: toAddress,
        subject: isText ? 'SMS' : (subject ?? ''),
        html: html ?? '',
        text,
        messageId,
      },
      sentAt,
    });
  }
}
