import type {
  Channel,
  LogState,
  MailSettings,
  MessageCategory,
  MessageDetail,
  MessageEvent,
  MessageRow,
} from '@hearthline/contract/messages';
import { dayMs } from '@hearthline/domain/calendar';
import { foldText } from '@hearthline/domain/client/same-person';
import type { OpenGrade } from '@hearthline/domain/message/open-grade';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { addressOf } from '../delivery/send-rules.ts';
import type { MessagePorts } from '../message-ports.ts';
import { isToAgent, publishMessagesChanged } from '../message-ports.ts';
import { sendMessageJob } from '../messages.jobs.ts';
import type { StoredEvent, StoredMessage } from '../messages.store.ts';
import { createMessagesStore } from '../messages.store.ts';
import { findSenderRow, writeMailSettings } from '../sender.store.ts';
import type { LoggedMessage } from './message-log.store.ts';
import { createMessageLogStore } from './message-log.store.ts';

export interface LogQuestion {
  state: LogState;
  text: string;
  clientId?: string | undefined;
  category?: MessageCategory | undefined;
  days: number;
  page: number;
  pageSize: number;
  sort: 'delivered' | 'read';
}

export function createMessageLogService({
  database,
  clock,
  ports,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  ports: MessagePorts;
}) {
  /** Where the client is reached today: the first time may have failed because the address was wrong. */
  async function findAddress(
    tx: Tx,
    { agentId, clientId, channel, toAddress }: StoredMessage,
  ): Promise<string> {
    if (clientId === null) return toAddress;
    const medium = channel as Channel;
    const [receiver] = await ports.clients.listReceivers(tx, agentId, [clientId], medium);
    return (receiver && addressOf(receiver.client, medium)) || toAddress;
  }

  return {
    search: (agentId: string, { days, page, pageSize, ...question }: LogQuestion) =>
      database.asAgent(agentId, async (tx) => {
        const store = createMessageLogStore(tx, agentId);
        const request = {
          ...question,
          clientId: question.clientId,
          category: question.category,
          since: new Date(clock.now().getTime() - days * dayMs),
          offset: (page - 1) * pageSize,
          limit: pageSize,
        };
        const { delivered, ...states } = await store.countStates(request);
        const rows = await store.list(request);
        const ended = states.all - states.waiting - states.leftOut;
        return {
          rows: rows.map(presentMessage),
          totalRows: states[question.state],
          states,
          delivered: ended === 0 ? 0 : delivered / ended,
          read: delivered === 0 ? 0 : states.read / delivered,
        };
      }),

    get: (agentId: string, id: string): Promise<MessageDetail> =>
      database.asAgent(agentId, async (tx) => {
        const store = createMessagesStore(tx, agentId);
        const message = requireLogged(await store.find(id));
        return {
          ...presentMessage(message),
          html: withoutWatching(message.html, message.links),
          text: message.text,
          language: message.language as MessageDetail['language'],
          from: message.fromName,
          isWatched: message.isWatched,
          events: (await store.listEvents(id)).map(presentEvent),
        };
      }),

    /** The same words as a new message; the rules are asked again when it goes out. */
    resend: (agentId: string, id: string): Promise<MessageRow> =>
      database.asAgent(agentId, async (tx) => {
        const store = createMessagesStore(tx, agentId);
        const message = requireLogged(await store.find(id));
        const isErased = message.toAddress === '';
        if (isErased || message.status === 'waiting' || message.status === 'sending')
          throw new AppError('conflict');
        const toAddress = await findAddress(tx, message);
        const now = clock.now();
        const copy = createId();
        const written = {
          ...message,
          drawn: message.drawn === null ? null : JSON.stringify(message.drawn),
          quietHours: JSON.stringify(message.quietHours),
          id: copy,
          resentOf: id,
          mailingId: null,
          toAddress,
          searchText: foldText(`${message.toName} ${toAddress} ${message.subject}`),
          // Watched links belong to the first one and are told of that.
          status: 'waiting',
          reason: null,
          notBefore: now,
          attempts: 0,
          handedOverAt: null,
          triedAt: null,
          deliveredAt: null,
          readAt: null,
          grade: 'none',
          clicks: 0,
          repliedAt: null,
          bouncedAt: null,
          complainedAt: null,
          createdAt: now,
        };
        await store.insert(written, 'resent');
        await enqueue(tx, sendMessageJob, { agentId, messageId: copy }, { key: copy, agentId });
        await publishMessagesChanged(tx, agentId);
        return presentMessage(written);
      }),

    cancel: (agentId: string, id: string): Promise<MessageRow> =>
      database.asAgent(agentId, async (tx) => {
        const store = createMessagesStore(tx, agentId);
        const message = requireLogged(await store.lock(id));
        if (message.status !== 'waiting') throw new AppError('conflict');
        await store.update(id, { status: 'cancelled', reason: null });
        await store.addEvents([{ messageId: id, kind: 'cancelled', at: clock.now() }]);
        await publishMessagesChanged(tx, agentId);
        return presentMessage({ ...message, status: 'cancelled', reason: null });
      }),

    getSettings: (agentId: string): Promise<MailSettings> =>
      database.asAgent(agentId, async (tx) => {
        const { watchesReading, dailyLimit } = await findSenderRow(tx, agentId);
        return { watchesReading, dailyLimit };
      }),

    setSettings: (agentId: string, settings: MailSettings): Promise<MailSettings> =>
      database.asAgent(agentId, async (tx) => {
        await writeMailSettings(tx, agentId, settings);
        return settings;
      }),
  };
}

export type MessageLogService = ReturnType<typeof createMessageLogService>;

/** What an agent is told themself is none of the messages that they sent. */
function requireLogged(message: StoredMessage | undefined): StoredMessage {
  if (!message || isToAgent(message)) throw new AppError('not_found');
  return message;
}

export function presentMessage(row: LoggedMessage): MessageRow {
  return {
    id: row.id,
    clientId: row.clientId,
    clientName: row.toName,
    to: row.toAddress,
    channel: row.channel as MessageRow['channel'],
    category: row.category as MessageCategory,
    subject: row.subject,
    status: row.status as MessageRow['status'],
    reason: row.reason,
    createdAt: row.createdAt.toISOString(),
    notBefore: row.notBefore.toISOString(),
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    readAt: row.readAt?.toISOString() ?? null,
    grade: row.grade as OpenGrade,
    clicks: row.clicks,
    hasReply: row.repliedAt !== null,
  };
}

/** As it was sent, but looking at it here must not count as reading: links lead straight, and the picture is gone. */
function withoutWatching(html: string, links: readonly string[]): string {
  const [from, to] = findBody(html);
  let position = 0;
  const body = html.slice(from, to).replace(/href="[^"]*\/c\/[\w-]+"/g, (whole) => {
    const target = links[position];
    position += 1;
    return target === undefined
      ? whole
      : `href="${target.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
  return (html.slice(0, from) + body + html.slice(to)).replace(
    /<img src="[^"]*\/c\/[\w-]+" width="1"[^>]*>/,
    '',
  );
}

/** Where the agent's own words stand in a mail; those sent before the class was renamed are kept with the old one. */
function findBody(html: string): [from: number, to: number] {
  const from = Math.max(html.indexOf('<div class="mail-body ink"'), html.indexOf('<div class="letter ink"'));
  const to = from < 0 ? -1 : html.indexOf('</div>', from);
  return to < 0 ? [0, 0] : [from, to];
}

const presentEvent = ({ id, kind, at, detail, grade }: StoredEvent): MessageEvent => ({
  id,
  kind: kind as MessageEvent['kind'],
  at: at.toISOString(),
  detail,
  grade: grade as OpenGrade | null,
});
