import type { Language } from '@hearthline/contract/common';
import type { OutsideChannel } from '@hearthline/contract/notifications';
import type { LoadSite } from '@hearthline/contract/site';
import type { NotificationTopic } from '@hearthline/contract/users';
import { notificationDue } from '@hearthline/domain/message/notification-due';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import type { DeliveryTarget } from '../notifications.jobs.ts';
import { sendDeliveriesJob } from '../notifications.jobs.ts';
import type { Recipient } from '../recipient.ts';
import type { ChannelsService } from './channels.service.ts';
import type { DeliveryRow } from './deliveries.store.ts';
import { createDeliveriesStore } from './deliveries.store.ts';

/** A message to the agent themself, as the outbox takes it. */
export interface MessageToAgent {
  channel: OutsideChannel;
  address: string;
  name: string;
  language: Language;
  subject: string;
  html: string;
  text: string;
}

export interface SendDeliveriesDeps {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  brand: string;
  /** Where people open the app; links begin with it. */
  appOrigin: string;
  loadSite: LoadSite;
  channels: Pick<ChannelsService, 'findState'>;
  getRecipient(tx: Tx, agentId: string): Promise<Recipient>;
  /** Into the outbox, in the caller's transaction. */
  writeToAgent(tx: Tx, agentId: string, message: MessageToAgent): Promise<void>;
}

/** Makes one message of all that waits of a topic. It is in the outbox when the rows are ended, or neither is true. */
export function createDeliverySender(deps: SendDeliveriesDeps) {
  const { database, clock, brand, appOrigin, channels } = deps;

  async function compose(
    channel: OutsideChannel,
    topic: NotificationTopic,
    language: Language,
    rows: readonly DeliveryRow[],
  ): Promise<Pick<MessageToAgent, 'subject' | 'html' | 'text'>> {
    const news = {
      language,
      brand,
      topic,
      items: rows.map(({ title, body, link }) => ({
        title,
        text: body,
        url: link === null ? null : `${appOrigin}${link}`,
      })),
      allUrl: `${appOrigin}/notification`,
    };
    const site = await deps.loadSite();
    return channel === 'sms'
      ? { subject: '', html: '', text: site.renderNewsText(news) }
      : site.renderMail({ name: 'notification', ...news, settingsUrl: `${appOrigin}/setting` });
  }

  return ({ agentId, channel, topic }: DeliveryTarget): Promise<void> =>
    database.asAgent(agentId, async (tx) => {
      const store = createDeliveriesStore(tx, agentId);
      const rows = await store.lockWaiting(channel, topic);
      const [oldest] = rows;
      if (!oldest) return;
      const recipient = await deps.getRecipient(tx, agentId);
      const now = clock.now();
      const { state, address } = await channels.findState(tx, agentId, channel, recipient);
      const isWanted = state === 'open' && recipient.channelsOf(topic)[channel];
      const ids = rows.map(({ id }) => id);
      // What the agent has switched off since is not told later either.
      if (!isWanted) return store.end(ids, now);
      const lastSentAt = await store.findLastEnd(channel, topic);
      const runAt = notificationDue({ now, since: oldest.createdAt, lastSentAt, ...recipient });
      if (runAt > now)
        return enqueue(
          tx,
          sendDeliveriesJob,
          { agentId, channel, topic },
          { key: `${channel}:${topic}`, agentId, runAt, leastWaitSeconds: 10 },
        );
      const { language, name } = recipient;
      const message = await compose(channel, topic, language, rows);
      await deps.writeToAgent(tx, agentId, { channel, address, name, language, ...message });
      await store.end(ids, now);
    });
}
