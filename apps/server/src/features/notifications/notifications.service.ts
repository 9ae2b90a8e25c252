import type { Language } from '@hearthline/contract/common';
import type { LiveToast } from '@hearthline/contract/live';
import { hubMethods, toastKindOf } from '@hearthline/contract/live';
import type { MessageType, Notification } from '@hearthline/contract/notifications';
import {
  notificationBodyMaxLength,
  notificationLinkMaxLength,
  notificationTitleMaxLength,
} from '@hearthline/contract/notifications';
import { afterQuietHours } from '@hearthline/domain/message/quiet-hours';
import { relativeTime } from '@hearthline/format/relative-time';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { createId } from '../../platform/ids.ts';
import type { PushMessage } from '../../platform/push/push.ts';
import { push } from '../../platform/push/push.ts';
import type { CollectDeliveries } from './deliveries/collect-deliveries.ts';
import { sanitizeBody, textOfBody } from './notification-html.ts';
import type { NotificationRow } from './notifications.store.ts';
import { createNotificationsStore } from './notifications.store.ts';
import type { NotificationEvent, Recipient } from './recipient.ts';
import { inLanguage } from './recipient.ts';

export interface NotificationsDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  getRecipient(tx: Tx, agentId: string): Promise<Recipient>;
}

/** More than these of one occasion are one line in the app, where the caller has one for them. */
const mostSeparately = 5;

export interface NotificationPage {
  rows: Notification[];
  totalRows: number;
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;

export function createNotificationsService({
  database,
  clock,
  getRecipient,
  collectDeliveries,
}: NotificationsDeps & { collectDeliveries: CollectDeliveries }) {
  /**
   * In the transaction of what caused it: what is rolled back was never told. Mails and texts leave later, collected. In
   * the app, many of one occasion become its `summary`.
   */
  async function notifyIn(
    tx: Tx,
    agentId: string,
    events: readonly NotificationEvent[],
    { summary }: { summary?: NotificationEvent } = {},
  ): Promise<void> {
    const recipient = await getRecipient(tx, agentId);
    const shown = summary ? await chooseShown(tx, agentId, events, summary) : events;
    await writeInApp(tx, agentId, recipient, shown, clock.now());
    await collectDeliveries(tx, agentId, recipient, events);
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

/**
 * What was told before does not make many of a few. The lines that a summary stood for are not told one by one later,
 * when fewer are left.
 */
async function chooseShown(
  tx: Tx,
  agentId: string,
  events: readonly NotificationEvent[],
  summary: NotificationEvent,
): Promise<readonly NotificationEvent[]> {
  const keys = [summary, ...events].flatMap(({ dedupKey }) => dedupKey ?? []);
  const told = await createNotificationsStore(tx, agentId).findKeys(keys);
  const isTold = ({ dedupKey }: NotificationEvent) => dedupKey !== undefined && told.has(dedupKey);
  if (isTold(summary)) return [];
  const fresh = events.filter((event) => !isTold(event));
  return fresh.length > mostSeparately ? [summary] : fresh;
}

/** Written at once, whatever the hour; only the word on the screen stays away in quiet hours. */
export async function writeInApp(
  tx: Tx,
  agentId: string,
  { language, timeZone, quietHours, channelsOf }: Recipient,
  events: readonly NotificationEvent[],
  now: Date,
): Promise<void> {
  const rows = events
    .filter(({ topic }) => topic === undefined || channelsOf(topic).inApp)
    .map((event) => toRow(event, language, now));
  const written = await createNotificationsStore(tx, agentId).insert(rows);
  const fresh = rows.filter(({ id }) => written.has(id));
  const isQuiet = quietHours !== null && afterQuietHours(now, quietHours, timeZone) > now;
  if (fresh.length > 0 && !isQuiet) await push(tx, agentId, fresh.map(toToast));
}

function toToast({ messageType, title, body }: ReturnType<typeof toRow>): PushMessage {
  const toast: LiveToast = { messageType: toastKindOf[messageType], title, body: textOfBody(body) };
  return { method: hubMethods.toast, argument: toast };
}

function toRow({ type, title, body, link, dedupKey }: NotificationEvent, language: Language, now: Date) {
  if (link !== undefined && !isOwnPath(link)) throw new Error('A notification opens a path of the app only');
  return {
    id: createId(now.getTime()),
    messageType: type,
    title: inLanguage(title, language).slice(0, notificationTitleMaxLength),
    body: sanitizeBody(inLanguage(body, language).slice(0, notificationBodyMaxLength)),
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
