import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { MessagePorts } from '../message-ports.ts';
import { tellChanged } from '../message-ports.ts';
import type { StoredMessage } from '../messages.store.ts';
import { createMessagesStore } from '../messages.store.ts';
import type { ReadingsService } from '../readers/readings.service.ts';
import type { InboundNews } from './inbound-mail.ts';
import { readInbound } from './inbound-mail.ts';
import type { MessageMark } from './message-mark.ts';

/** What comes back: bounces, complaints and replies. */
export function createInboundService({
  database,
  clock,
  ports,
  readings,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  ports: MessagePorts;
  readings: ReadingsService;
}) {
  async function takeBounce(
    tx: Tx,
    message: StoredMessage,
    news: Extract<InboundNews, { kind: 'bounced' }>,
  ): Promise<void> {
    const { agentId, id } = message;
    const store = createMessagesStore(tx, agentId);
    const at = clock.now();
    await store.addEvents([{ messageId: id, kind: 'bounced', at, detail: news.status }]);
    if (!news.isPermanent) return;
    await store.update(id, { status: 'failed', reason: `dsn:${news.status}`, bouncedAt: at });
    // A report about somebody else, such as the one to whom it was forwarded, says nothing about this address.
    const isSame = news.recipient === '' || news.recipient === message.toAddress.toLowerCase();
    if (news.isAboutAddress && isSame && !message.isTest)
      await ports.clients.suppress(tx, agentId, message.toAddress, 'all', 'bounced', at);
  }

  async function takeComplaint(tx: Tx, message: StoredMessage): Promise<void> {
    const { agentId, id } = message;
    const at = clock.now();
    await createMessagesStore(tx, agentId).addEvents([{ messageId: id, kind: 'complained', at }]);
    await ports.clients.suppress(tx, agentId, message.toAddress, 'all', 'complained', at);
    await ports.clients.followPreferences(tx, agentId, message.toAddress, {
      isLeavingAll: true,
      wanted: [],
      at,
    });
  }

  const take = ({ agentId, messageId }: MessageMark, news: InboundNews): Promise<boolean> =>
    database.asAgent(agentId, async (tx) => {
      const message = await createMessagesStore(tx, agentId).lock(messageId);
      // Of an erased person nothing is left that it could be about.
      if (!message || message.toAddress === '') return false;
      if (news.kind === 'bounced') await takeBounce(tx, message, news);
      if (news.kind === 'complained') await takeComplaint(tx, message);
      await tellChanged(tx, agentId);
      return true;
    });

  return {
    /** What it was about, for the caller's log; `nothing` where no message of ours is meant. */
    receive: async (raw: Buffer): Promise<InboundNews['kind']> => {
      const news = await readInbound(raw);
      for (const mark of news.marks) {
        if (news.kind === 'nothing') break;
        if (news.kind === 'replied') {
          await readings.record(mark.agentId, mark.messageId, { kind: 'replied', userAgent: '' });
          return 'replied';
        }
        if (await take(mark, news)) return news.kind;
      }
      return 'nothing';
    },
  };
}

export type InboundService = ReturnType<typeof createInboundService>;
