import type { Language } from '@hearthline/contract/common';
import type { LiveToast } from '@hearthline/contract/live';
import { hubMethods, toastKindOf } from '@hearthline/contract/live';
import type { MessageType, Notification } from '@hearthline/contract/notifications';
import {
  notificationBodyMaxLength,
  notificationLinkMaxLength,
  notificationTitleMaxLength,
} from '@hearthline/contract/notifications';
import type { NotificationTopic } from '@hearthline/contract/users';
import { relativeTime } from '@hearthline/format/relative-time';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { createId } from '../../platform/ids.ts';
import type { PushMessage } from '../../platform/push/push.ts';
import { push } from '../../platform/push/push.ts';
import { sanitizeBody, textOfBody } from './notification-html.ts';
import type { NotificationRow } from './notifications.store.ts';
import { createNotificationsStore } from './notifications.store.ts';

/** In the agent's language, or in whatever it was written. */
export type NotificationText = string | Record<Language, string>;

export interface NotificationEvent {
  type: MessageType;
  title: NotificationText;
  /** HTML; sanitised before it is stored. */
  body: NotificationText;
  /** A path of the app. */
  link?: string;
  /** Agents may switch a topic off; what has none is always told. */
  topic?: NotificationTopic;
  /** What was told once under a key is not told again. */
  dedupKey?: string;
}

export interface Recipient {
  language: Language;
  timeZone: string;
  /** Whether the agent wants to see this topic in the app. */
  wantsInApp(topic: NotificationTopic): boolean;
}

export interface NotificationsDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  getRecipient(tx: Tx, agentId: string): Promise<Recipient>;
}

export interface NotificationPage {
  rows: Notification[];
  totalRows: number;
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;

export function createNotificationsService({ database, clock, getRecipient }: NotificationsDeps) {
  /** In the transaction of what caused it: what is rolled back was never told. */
  async function notifyIn(tx: Tx, agentId: string, events: readonly NotificationEvent[]): Promise<void> {
    const recipient = await getRecipient(tx, agentId);
    const rows = events
      .filter(({ topic }) => topic === undefined || recipient.wantsInApp(topic))
      .map((event) => toRow(event, recipient.language, clock.now()));
    const written = await createNotificationsStore(tx, agentId).insert(rows);
    const fresh = rows.filter(({ id }) => written.has(id));
    if (fresh.length === 0) return;
    await push(tx, agentId, fresh.map(toToast));
  }

  async function list(
    agentId: string,
    {
      isUnreadOnly,
      page,
      pageSize,
      language,
    }: {
      isUnreadOnly: boolean;
      page: number;
      pageSize: number;
      language: Language;
    },
  ): Promise<NotificationPage> {
    return database.asAgent(agentId, async (tx) => {
      const store = createNotificationsStore(tx, agentId);
      const { timeZone } = await getRecipient(tx, agentId);
      const offset = (page - 1) * pageSize;
      const rows = await store.list({ isUnreadOnly, offset, limit: pageSize });
      const humanize = (instant: Date) => relativeTime(instant, { now: clock.now(), language, timeZone });
      return { rows: rows.map((row) => present(row, humanize)), totalRows: await store.count(isUnreadOnly) };
    });
  }

  async function markRead(agentId: string, ids: readonly string[] | null): Promise<void> {
    await database.asAgent(agentId, (tx) => createNotificationsStore(tx, agentId).markRead(ids, clock.now()));
  }

  return {
    notifyIn,
    /** Writes the events in the order given, all or none. */
    notify: (agentId: string, events: readonly NotificationEvent[]): Promise<void> =>
      database.asAgent(agentId, (tx) => notifyIn(tx, agentId, events)),
    list,
    countUnread: (agentId: string): Promise<number> =>
      database.asAgent(agentId, (tx) => createNotificationsStore(tx, agentId).count(true)),
    markRead: (agentId: string, ids: readonly string[]) => markRead(agentId, ids),
    markAllRead: (agentId: string) => markRead(agentId, null),
  };
}

function toToast({ messageType, title, body }: ReturnType<typeof toRow>): PushMessage {
  const toast: LiveToast = { messageType: toastKindOf[messageType], title, body: textOfBody(body) };
  return { method: hubMethods.toast, argument: toast };
}

function toRow({ type, title, body, link, dedupKey }: NotificationEvent, language: Language, now: Date) {
  const inLanguage = (text: NotificationText) => (typeof text === 'string' ? text : text[language]);
  if (link !== undefined && !isOwnPath(link)) throw new Error('A notification opens a path of the app only');
  return {
    id: createId(now.getTime()),
    messageType: type,
    title: inLanguage(title).slice(0, notificationTitleMaxLength),
    body: sanitizeBody(inLanguage(body).slice(0, notificationBodyMaxLength)),
    link: link ?? null,
    dedupKey: dedupKey ?? null,
    createdAt: now,
  };
}

/** Two slashes would begin the address of another site, and so would a slash and a backslash. */
const isOwnPath = (link: string): boolean =>
  /^\/(?![/\\])[^\s\\]*$/.test(link) && link.length <= notificationLinkMaxLength;

function present(row: NotificationRow, humanize: (instant: Date) => string): Notification {
  return {
    id: row.id,
    title: row.title,
    body: sanitizeBody(row.body),
    messageType: row.messageType as MessageType,
    createdAt: row.createdAt.toISOString(),
    createdAtHumanized: humanize(row.createdAt),
    isRead: row.readAt !== null,
    readAt: row.readAt?.toISOString() ?? null,
    readAtHumanized: row.readAt && humanize(row.readAt),
    link: row.link,
  };
}
