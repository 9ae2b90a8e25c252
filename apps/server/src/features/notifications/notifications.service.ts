import type { MessageType } from '@hearthline/contract/notifications';
import sanitizeHtml from 'sanitize-html';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createId } from '../../platform/ids.ts';
import { createNotificationsStore } from './notifications.store.ts';

export interface NotificationEvent {
  type: MessageType;
  title: string;
  /** HTML; sanitised before it is stored. */
  body: string;
  link?: string;
}

export type NotificationsService = ReturnType<typeof createNotificationsService>;

export function createNotificationsService({
  database,
  clock,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
}) {
  return {
    /** Writes the events in the order given, all or none. */
    notify: (agentId: string, events: NotificationEvent[]): Promise<void> =>
      database.asAgent(agentId, (tx) =>
        createNotificationsStore(tx, agentId).insert(
          events.map((event) => ({
            id: createId(clock.now().getTime()),
            messageType: event.type,
            title: event.title,
            body: sanitizeHtml(event.body, {
              allowedTags: ['b', 'strong', 'i', 'em', 'br', 'p'],
              allowedAttributes: {},
            }),
            link: event.link ?? null,
            createdAt: clock.now(),
          })),
        ),
      ),
    countUnread: (agentId: string): Promise<number> =>
      database.asAgent(agentId, (tx) => createNotificationsStore(tx, agentId).countUnread()),
  };
}
