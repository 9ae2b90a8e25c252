import type { Attachment, Email } from 'postal-mime';
import PostalMime from 'postal-mime';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { MessagePorts } from '../message-ports.ts';
import { isToAgent, publishMessagesChanged } from '../message-ports.ts';
import type { StoredMessage } from '../messages.store.ts';
import { createMessagesStore } from '../messages.store.ts';
import type { OpenTracking } from '../readers/open-tracking.service.ts';
import type { MessageMark } from './message-mark.ts';
import { findMarks } from './message-mark.ts';

/** What comes back: bounces, complaints and replies. */
export function createInboundService({
  database,
  clock,
  ports,
  openTracking,
}: {
  database: Pick<Database, 'asAgent'>;
  clock: Clock;
  ports: MessagePorts;
  openTracking: OpenTracking;
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
    if (!news.isAboutAddress || !isSame) return;
    if (isToAgent(message)) await ports.agents.closeChannel(tx, agentId, 'email', message.toAddress);
    else if (!message.isTest)
      await ports.clients.suppress(tx, agentId, message.toAddress, 'all', 'bounced', at);
  }

  async function takeComplaint(tx: Tx, message: StoredMessage): Promise<void> {
    const { agentId, id } = message;
    const at = clock.now();
    const store = createMessagesStore(tx, agentId);
    await store.update(id, { complainedAt: at });
    await store.addEvents([{ messageId: id, kind: 'complained', at }]);
    if (isToAgent(message)) return ports.agents.closeChannel(tx, agentId, 'email', message.toAddress);
    await ports.clients.suppress(tx, agentId, message.toAddress, 'all', 'complained', at);
    if (message.category === 'personal')
      await ports.clients.suppress(tx, agentId, message.toAddress, 'personal', 'complained', at);
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
      if (!isToAgent(message)) await publishMessagesChanged(tx, agentId);
      return true;
    });

  const keepReply = ({ agentId, messageId }: MessageMark, text: string): Promise<void> =>
    database.asAgent(agentId, async (tx) => {
      if (text !== '') await createMessagesStore(tx, agentId).addReply({ messageId, text, at: clock.now() });
    });

  return {
    /** What it was about, for the caller's log; `nothing` where no message of ours is meant. */
    receive: async (raw: Buffer): Promise<InboundNews['kind']> => {
      const news = await parseInbound(raw);
      for (const mark of news.marks) {
        if (news.kind === 'nothing') break;
        if (news.kind === 'replied') {
          await openTracking.record(mark.agentId, mark.messageId, { kind: 'replied', userAgent: '' });
          await keepReply(mark, news.text);
          return 'replied';
        }
        if (await take(mark, news)) return news.kind;
      }
      return 'nothing';
    },
  };
}

export type InboundService = ReturnType<typeof createInboundService>;

/** What a mail that came in says about one that went out. */
type InboundNews =
  | {
      kind: 'bounced';
      marks: MessageMark[];
      /** Such as 5.1.1. */
      status: string;
      /** Trying again cannot help. */
      isPermanent: boolean;
      /** The address itself is the trouble. */
      isAboutAddress: boolean;
      recipient: string;
    }
  | { kind: 'complained'; marks: MessageMark[] }
  | { kind: 'replied'; marks: MessageMark[]; from: string; text: string }
  /** Out of office, list mail, or nothing we know of. */
  | { kind: 'nothing'; marks: MessageMark[] };

const replyLength = 400;

/** What somebody wrote, without the mail that they answer. */
function beginningOf(text: string): string {
  const lines = text.slice(0, 8_000).split(/\r?\n/);
  const quoted = lines.findIndex((line) =>
    /^(>|-{2,}|_{5,}|(on|le) .{0,200}(wrote|écrit)\s?:?\s*$)/i.test(line.trim()),
  );
  const own = (quoted === -1 ? lines : lines.slice(0, quoted)).join(' ').replace(/\s+/g, ' ').trim();
  return own.length > replyLength ? `${own.slice(0, replyLength - 1)}…` : own;
}

/** Reads a whole mail as it came over the wire. Throws only for what is no mail at all. */
async function parseInbound(raw: Buffer): Promise<InboundNews> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'utf8', forceRfc822Attachments: true });
  const status = textOf(mail, 'message/delivery-status');
  if (status !== null) return parseBounce(mail, status);
  const feedback = textOf(mail, 'message/feedback-report');
  const marks = marksOf(mail);
  if (feedback !== null) {
    const isComplaint = /^feedback-type:\s*(abuse|fraud|not-spam-opt-out|opt-out)/im.test(feedback);
    return { kind: isComplaint ? 'complained' : 'nothing', marks };
  }
  if (marks.length === 0 || isAutomatic(mail)) return { kind: 'nothing', marks };
  const from = mail.from && 'address' in mail.from ? (mail.from.address ?? '') : '';
  return { kind: 'replied', marks, from, text: beginningOf(mail.text ?? '') };
}

const headerOf = ({ headers }: Email, name: string): string =>
  headers
    .filter(({ key }) => key === name)
    .map(({ value }) => value)
    .join(' ');

/** A machine that answers is nobody who read. */
function isAutomatic(mail: Email): boolean {
  const submitted = headerOf(mail, 'auto-submitted');
  return (
    (submitted !== '' && !/^no\b/i.test(submitted.trim())) ||
    /auto_reply|auto-reply|bulk|junk|list/i.test(headerOf(mail, 'precedence')) ||
    headerOf(mail, 'x-autoreply') !== '' ||
    headerOf(mail, 'x-autorespond') !== '' ||
    headerOf(mail, 'list-id') !== '' ||
    /^(mailer-daemon|postmaster)@/i.test(mail.from && 'address' in mail.from ? (mail.from.address ?? '') : '')
  );
}

function parseBounce(mail: Email, report: string): InboundNews {
  const fieldOf = (name: string) => new RegExp(`^${name}:\\s*(.+)$`, 'im').exec(report)?.[1]?.trim() ?? '';
  const status = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fieldOf('Status'))?.[0] ?? '5.0.0';
  const isFailed = /^failed/i.test(fieldOf('Action'));
  const recipient = fieldOf('Final-Recipient')
    .replace(/^.*;\s*/, '')
    .replace(/[<>]/g, '');
  return {
    kind: 'bounced',
    marks: marksOf(mail),
    status,
    // A server that gave up says so, whatever number it gives for the reason.
    isPermanent: isFailed,
    // 5.1.x: no such mailbox or domain; 5.2.1: it is closed.
    isAboutAddress: /^5\.1\.|^5\.2\.1$/.test(status),
    recipient: recipient.toLowerCase(),
  };
}

/** From where it was sent to, from what it answers, and from the message that it carries back. */
function marksOf(mail: Email): MessageMark[] {
  const carried = mail.attachments
    .filter(({ mimeType }) => mimeType === 'message/rfc822' || mimeType === 'text/rfc822-headers')
    .map((attachment) => contentOf(attachment).slice(0, 20_000));
  const sources = [
    ...['to', 'delivered-to', 'x-original-to', 'envelope-to', 'in-reply-to', 'references'].map((name) =>
      headerOf(mail, name),
    ),
    ...carried,
  ];
  const marks = sources.flatMap((source) => findMarks(source));
  return [...new Map(marks.map((mark) => [`${mark.agentId} ${mark.messageId}`, mark])).values()].slice(0, 10);
}

function textOf(mail: Email, mimeType: string): string | null {
  const part = mail.attachments.find((attachment) => attachment.mimeType === mimeType);
  return part ? contentOf(part) : null;
}

const contentOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString('utf8');
