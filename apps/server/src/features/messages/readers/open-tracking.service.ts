import type { OpenGrade, Signal, SignalKind } from '@hearthline/domain/message/open-grade';
import { gradeSignal, isSurer } from '@hearthline/domain/message/open-grade';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { publishMessagesChanged } from '../message-ports.ts';
import { createMessagesStore } from '../messages.store.ts';

/** A mail that is fetched again and again says nothing new. */
const eventsMost = 60;

/** What is seen of messages after they were delivered. */
export function createOpenTracking({
  database,
  clock,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
}) {
  return {
    record: (
      agentId: string,
      messageId: string,
      { kind, userAgent, detail = '' }: { kind: SignalKind; userAgent: string; detail?: string },
    ): Promise<void> =>
      database.asAgent(agentId, async (tx) => {
        const store = createMessagesStore(tx, agentId);
        const message = await store.lock(messageId);
        if (!message?.deliveredAt) return;
        const at = clock.now();
        const signal: Signal = { kind, at, userAgent };
        const { grade, evidence } = gradeSignal(signal, message.deliveredAt);
        if ((await store.listEvents(messageId)).length < eventsMost)
          await store.addEvents([
            {
              messageId,
              kind,
              at,
              detail: [evidence, detail].filter((part) => part !== '').join(' '),
              grade,
            },
          ]);
        await store.update(messageId, {
          ...(isSurer(grade, message.grade as OpenGrade) ? { grade, readAt: at } : {}),
          ...(kind === 'clicked' && grade === 'confirmed' ? { clicks: message.clicks + 1 } : {}),
          ...(kind === 'replied' ? { repliedAt: message.repliedAt ?? at } : {}),
        });
        await publishMessagesChanged(tx, agentId);
      }),
  };
}

export type OpenTracking = ReturnType<typeof createOpenTracking>;
