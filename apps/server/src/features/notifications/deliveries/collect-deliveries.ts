import type { OutsideChannel } from '@hearthline/contract/notifications';
import { outsideChannels } from '@hearthline/contract/notifications';
import type { NotificationTopic } from '@hearthline/contract/users';
import { notificationDue } from '@hearthline/domain/message/notification-due';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { createId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { textOfBody } from '../notification-html.ts';
import { sendDeliveriesJob } from '../notifications.jobs.ts';
import type { NotificationEvent, Recipient } from '../recipient.ts';
import { inLanguage } from '../recipient.ts';
import type { ChannelsService } from './channels.service.ts';
import { createDeliveriesStore } from './deliveries.store.ts';

type TopicalEvent = NotificationEvent & { topic: NotificationTopic };

/** Leaves what an agent wants by mail or SMS to a job that sends what came together as one message. */
export function createDeliveryCollector({
  clock,
  channels,
}: {
  clock: Clock;
  channels: Pick<ChannelsService, 'findState'>;
}) {
  async function collectTopic(
    tx: Tx,
    agentId: string,
    recipient: Recipient,
    channel: OutsideChannel,
    topic: NotificationTopic,
    events: readonly NotificationEvent[],
  ): Promise<void> {
    const now = clock.now();
    const store = createDeliveriesStore(tx, agentId);
    const lastSentAt = await store.findLastEnd(channel, topic);
    const written = await store.insert(
      events.map(({ title, body, link, dedupKey }) => ({
        id: createId(now.getTime()),
        channel,
        topic,
        dedupKey: dedupKey ?? null,
        title: inLanguage(title, recipient.language),
        body: textOfBody(inLanguage(body, recipient.language)),
        link: link ?? null,
        createdAt: now,
      })),
    );
    if (written === 0) return;
    const since = (await store.findOldestWaiting(channel, topic)) ?? now;
    const runAt = notificationDue({ now, since, lastSentAt, ...recipient });
    await enqueue(
      tx,
      sendDeliveriesJob,
      { agentId, channel, topic },
      { key: `${channel}:${topic}`, agentId, runAt },
    );
  }

  return async (
    tx: Tx,
    agentId: string,
    recipient: Recipient,
    events: readonly NotificationEvent[],
  ): Promise<void> => {
    const topical = events.filter((event): event is TopicalEvent => event.topic !== undefined);
    for (const channel of outsideChannels) {
      const wanted = topical.filter(({ topic }) => recipient.channelsOf(topic)[channel]);
      if (wanted.length === 0) continue;
      const { state } = await channels.findState(tx, agentId, channel, recipient);
      if (state !== 'open') continue;
      for (const [topic, group] of Map.groupBy(wanted, (event) => event.topic))
        await collectTopic(tx, agentId, recipient, channel, topic, group);
    }
  };
}

export type CollectDeliveries = ReturnType<typeof createDeliveryCollector>;
