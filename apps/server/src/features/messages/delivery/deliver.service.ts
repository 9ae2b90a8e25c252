import { setTimeout as wait } from 'node:timers/promises';
import type { Channel, MessageCategory } from '@hearthline/contract/messages';
import { addDays } from '@hearthline/domain/calendar';
import type { QuietHours } from '@hearthline/domain/message/quiet-hours';
import { evaluateSending } from '@hearthline/domain/message/sending-limit';
import { localDay, startOfDay } from '@hearthline/domain/time-zone';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { MailRefusedError, MailUnsureError } from '../../../platform/mail/mailer.ts';
import type { SmsSender } from '../../../platform/sms/sms.ts';
import { SmsRefusedError, SmsUnsureError } from '../../../platform/sms/sms.ts';
import type { Composer } from '../compose/compose-message.ts';
import type { MessageMark } from '../inbound/message-mark.ts';
import { messageIdOf } from '../inbound/message-mark.ts';
import type { MessagePorts } from '../message-ports.ts';
import { isToAgent, publishMessagesChanged } from '../message-ports.ts';
import { sendMessageJob, sendToAgentJob } from '../messages.jobs.ts';
import type { StoredMessage } from '../messages.store.ts';
import { createMessagesStore } from '../messages.store.ts';
import type { SenderRow } from '../sender.store.ts';
import { findSenderRow } from '../sender.store.ts';
import { findReceiver, markReferralUsed } from './receivers.ts';
import { evaluateReader, whenToSend, whenToSendToAgent } from './send-rules.ts';
import { createSendingStore } from './sending.store.ts';

export interface DeliveryDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  mailer: Mailer;
  sms: SmsSender;
  ports: MessagePorts;
  /** Stands behind the @ of message ids. */
  mailHost: string;
  /** Where agents choose what reaches them. */
  settingsUrl: string;
  /** Where bounces go; null leaves them to the sender's own mailbox. */
  bounceAddressFor: ((mark: MessageMark) => string) | null;
  composer: Pick<Composer, 'preferencesUrl' | 'namesReferrer'>;
  redrawHomes(message: StoredMessage): Promise<StoredMessage>;
}

const detailMaxLength = 400;

/**
 * Sends one message of the outbox. What happens is written down in three short transactions: that a try begins, that the
 * last byte is about to go out, and how it ended. A process that dies in between leaves its mark, and the next try knows
 * whether the message may have arrived.
 */
export function createDelivery(deps: DeliveryDeps) {
  const { database, clock, ports } = deps;

  /** Null where it must not or need not go out now. */
  function begin(agentId: string, id: string): Promise<StoredMessage | null> {
    return database.asAgent(agentId, async (tx) => {
      const store = createMessagesStore(tx, agentId);
      const message = await store.lock(id);
      if (!message || (message.status !== 'waiting' && message.status !== 'sending')) return null;
      const now = clock.now();
      if (message.status === 'sending' && message.handedOverAt !== null)
        await store.addEvents([
          {
            messageId: id,
            kind: 'uncertain',
            at: now,
            detail: 'interrupted after the message was handed over',
          },
        ]);
      const sender = await findSenderRow(tx, agentId);
      if (await holdBack(tx, message, sender, now)) return null;
      await store.update(id, {
        status: 'sending',
        reason: null,
        attempts: message.attempts + 1,
        handedOverAt: null,
        triedAt: now,
      });
      await store.addEvents([
        { messageId: id, kind: 'attempt', at: now, detail: String(message.attempts + 1) },
      ]);
      return message;
    });
  }

  /** Rules are asked at the moment of sending: consent may have ended since the message was written. */
  async function holdBack(tx: Tx, message: StoredMessage, sender: SenderRow, now: Date): Promise<boolean> {
    const { agentId, id } = message;
    const store = createMessagesStore(tx, agentId);
    const category = message.category as MessageCategory;
    const wait = async (until: Date, reason: string) => {
      await store.update(id, { status: 'waiting', notBefore: until, reason });
      await enqueue(
        tx,
        isToAgent(message) ? sendToAgentJob : sendMessageJob,
        { agentId, messageId: id },
        { key: id, agentId, runAt: until, leastWaitSeconds: 10 },
      );
      return true;
    };
    if (message.notBefore > now) return wait(message.notBefore, 'scheduled');
    if (isToAgent(message)) {
      const when = whenToSendToAgent(now, sender);
      return when > now ? wait(when, 'quietHours') : false;
    }
    if (message.isTest) return false;
    const today = localDay(now, sender.timeZone);
    const sending = createSendingStore(tx, agentId);
    await sending.lock();
    const record = await sending.findRecord(now, sender, message);
    const channel = message.channel as Channel;
    const receiver = await findReceiver(ports, tx, agentId, message);
    const barred = await sending.listBarred(record, receiver ? [receiver.client] : []);
    const { isByReferral, ...verdict } = receiver
      ? evaluateReader(
          { ...receiver.client, person: receiver.person, isBarred: barred.has(receiver.client.id) },
          { channel, category },
          sender,
          today,
        )
      : { reason: 'noAddress', isByReferral: false };
    const isNamed =
      !isByReferral || (await deps.composer.namesReferrer(message, receiver?.client.sourceDetail ?? ''));
    const reason =
      // A try of this very message used the referral.
      (verdict.reason === 'referralUsed' && message.attempts > 0 ? null : verdict.reason) ??
      (isNamed ? null : 'referrerUnknown') ??
      (await findRefusal(tx, message));
    if (reason !== null) {
      await store.update(id, { status: 'leftOut', reason });
      await store.addEvents([{ messageId: id, kind: 'leftOut', at: now, detail: reason }]);
      await publishMessagesChanged(tx, agentId);
      return true;
    }
    const quietHours = message.quietHours as unknown as QuietHours[];
    const when = whenToSend(now, receiver?.client ?? { province: '' }, { category, quietHours }, sender);
    if (when > now) return wait(when, 'quietHours');
    if (evaluateSending(record, { category, chosen: 1, readers: 1 }).left === 0)
      return wait(startOfDay(addDays(today, 1), sender.timeZone), 'dailyLimit');
    if (isByReferral && receiver) await markReferralUsed(ports, tx, agentId, receiver);
    return false;
  }

  /** The client may have another address by now; what was said of the one it goes to counts. */
  async function findRefusal(
    tx: Tx,
    { agentId, toAddress, category }: StoredMessage,
  ): Promise<string | null> {
    const refused = await ports.clients.listRefused(tx, agentId, toAddress);
    if (category !== 'personal' && refused.includes('all')) return 'suppressed';
    return refused.includes(category) ? 'categoryLeft' : null;
  }

  const markHandedOver = (agentId: string, id: string): Promise<void> =>
    database.asAgent(agentId, async (tx) => {
      const store = createMessagesStore(tx, agentId);
      const at = clock.now();
      await store.update(id, { handedOverAt: at });
      await store.addEvents([{ messageId: id, kind: 'handedOver', at }]);
    });

  async function transmit(message: StoredMessage): Promise<string> {
    const { agentId, id } = message;
    const onHandOver = () => markHandedOver(agentId, id);
    if (message.channel === 'sms') {
      await onHandOver();
      return deps.sms.send({ to: message.toAddress, text: message.text, key: id });
    }
    const mark = { agentId, messageId: id };
    return deps.mailer.send(
      {
        to: message.toAddress,
        toName: message.toName,
        // Without a name it comes from the house itself.
        ...(isToAgent(message) ? {} : { fromName: message.fromName, replyTo: message.replyTo }),
        subject: message.subject,
        html: message.html,
        text: message.text,
        messageId: messageIdOf(mark, deps.mailHost),
        ...(deps.bounceAddressFor ? { returnPath: deps.bounceAddressFor(mark) } : {}),
        headers: headersOf(message),
      },
      { onHandOver },
    );
  }

  function headersOf(message: StoredMessage): Record<string, string> {
    if (isToAgent(message)) return { 'list-unsubscribe': `<${deps.settingsUrl}>` };
    if (message.category === 'personal' || message.isTest) return {};
    return {
      'list-unsubscribe': `<${deps.composer.preferencesUrl(message.agentId, message.id)}>`,
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
      precedence: 'bulk',
    };
  }

  const finish = (
    message: StoredMessage,
    changes: Parameters<ReturnType<typeof createMessagesStore>['update']>[1],
    kind: 'delivered' | 'refused' | 'deferred' | 'uncertain',
    detail: string,
  ): Promise<void> =>
    database.asAgent(message.agentId, async (tx) => {
      const store = createMessagesStore(tx, message.agentId);
      await store.update(message.id, changes);
      await store.addEvents([
        { messageId: message.id, kind, at: clock.now(), detail: detail.slice(0, detailMaxLength) },
      ]);
      // No screen shows what went to the agent.
      if (!isToAgent(message)) await publishMessagesChanged(tx, message.agentId);
    });

  async function fail(message: StoredMessage, reason: string, isAboutAddress: boolean): Promise<void> {
    await finish(message, { status: 'failed', reason }, 'refused', reason);
    const { agentId, toAddress } = message;
    if (!isAboutAddress || (message.isTest && !isToAgent(message))) return;
    await database.asAgent(agentId, async (tx) => {
      if (isToAgent(message))
        await ports.agents.closeChannel(tx, agentId, message.channel as Channel, toAddress);
      else await ports.clients.suppress(tx, agentId, toAddress, 'all', 'bounced', clock.now());
    });
  }

  return {
    /** For a message whose last try had no end. */
    giveUp: async ({ agentId, messageId }: { agentId: string; messageId: string }): Promise<void> => {
      const message = await database.asAgent(agentId, (tx) =>
        createMessagesStore(tx, agentId).lock(messageId),
      );
      if (!message || (message.status !== 'waiting' && message.status !== 'sending')) return;
      const kind = message.handedOverAt === null ? 'refused' : 'uncertain';
      await finish(message, { status: 'failed', reason: 'gaveUp' }, kind, 'gaveUp');
    },
    /** Throws where trying again may help; the queue does that after a while. */
    deliver: async (
      { agentId, messageId }: { agentId: string; messageId: string },
      { isLastTry }: { isLastTry: boolean },
    ): Promise<void> => {
      const message = await begin(agentId, messageId);
      if (!message) return;
      let reply: string;
      try {
        reply = await transmit(await deps.redrawHomes(message));
      } catch (error) {
        if (error instanceof MailRefusedError)
          return fail(message, `smtp:${error.replyCode}`, error.isAboutAddress);
        if (error instanceof SmsRefusedError)
          return fail(message, `sms:${error.providerCode}`, error.isAboutNumber);
        const { message: why } = error as Error;
        const isUnsure = error instanceof MailUnsureError || error instanceof SmsUnsureError;
        const kind = isUnsure ? 'uncertain' : 'deferred';
        if (isLastTry)
          return finish(
            message,
            { status: 'failed', reason: 'gaveUp' },
            isUnsure ? kind : 'refused',
            'gaveUp',
          );
        await finish(message, { status: 'waiting', reason: 'retry' }, kind, why);
        throw error;
      }
      await insist(() =>
        finish(
          message,
          { status: 'delivered', reason: null, deliveredAt: clock.now() },
          'delivered',
          withoutAddress(reply),
        ),
      );
    },
  };
}

/** Half of the time that a try is given. */
const insistMs = 60_000;
const shortestPauseMs = 50;
const longestPauseMs = 500;

/** What is out would go out again, were that forgotten: a database that is away or full or a locked table is waited for. */
async function insist(write: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  for (let pauseMs = shortestPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await write();
    } catch (error) {
      if (performance.now() - startedAt > insistMs) throw error;
    }
    await wait(pauseMs);
  }
}

/** Servers quote addresses in their replies. */
const withoutAddress = (reply: string): string =>
  reply
    .slice(0, replyMaxLength)
    .replace(/<[^<>]*>/g, (words) => (words.includes('@') ? '…' : words))
    .replace(/\S+/g, (word) => (word.includes('@') ? '…' : word));
const replyMaxLength = 1_000;
