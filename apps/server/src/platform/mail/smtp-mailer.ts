import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer/index.js';
import type { Mailer, MailMessage } from './mailer.ts';
import { MailRefusedError, MailUnsureError } from './mailer.ts';

export interface SmtpMailer extends Mailer {
  close(): void;
}

export interface Dkim {
  domainName: string;
  keySelector: string;
  privateKey: string;
}

/** RFC 8058 lets mail programs offer their one click only where both of its headers are signed. */
const signedFields =
  'From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post';

export function createSmtpMailer(options: {
  url: string;
  /** `Name <address>` or an address. */
  from: string;
  dkim?: Dkim | undefined;
  maxConnections?: number;
  /** Silence after which a server counts as gone. */
  timeoutMs?: number;
}): SmtpMailer {
  const { timeoutMs = 30_000 } = options;
  const senderAddress = /<([^<>]+)>/.exec(options.from)?.[1] ?? options.from;
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: options.maxConnections ?? 3,
    // The queue tries again, with waits that grow; the pool would do it at once.
    maxRequeues: 0,
    connectionTimeout: Math.min(10_000, timeoutMs),
    greetingTimeout: Math.min(10_000, timeoutMs),
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(options.dkim ? { dkim: { ...options.dkim, headerFieldNames: signedFields } } : {}),
  });

  return {
    send: async (message, hooks) => {
      const raw = await compose(message, options.from, senderAddress);
      let isHandedOver = false;
      try {
        const { response } = await transport.sendMail({
          envelope: { from: message.returnPath ?? senderAddress, to: [message.to] },
          raw: Readable.from(
            handOver(raw, async () => {
              await hooks?.onHandOver?.();
              isHandedOver = true;
            }),
          ),
        });
        return response;
      } catch (error) {
        throw explain(error as SmtpFailure, isHandedOver);
      }
    },
    close: () => transport.close(),
  };
}

/** Holds the end back until it is written down that it goes out: without its end a server has received nothing. */
async function* handOver(raw: Buffer, onEnd: () => Promise<void>): AsyncGenerator<Buffer> {
  yield raw.subarray(0, -1);
  await onEnd();
  yield raw.subarray(-1);
}

async function compose(message: MailMessage, from: string, senderAddress: string): Promise<Buffer> {
  const { to, toName, fromName, replyTo, subject, html, text, messageId, headers } = message;
  const composer = new MailComposer({
    from: fromName === undefined ? from : { name: fromName, address: senderAddress },
    // As an object, so that an address is never read as a list.
    to: { name: toName ?? '', address: to },
    ...(replyTo ? { replyTo: { name: fromName ?? '', address: replyTo } } : {}),
    subject,
    html,
    text,
    messageId: `<${messageId}>`,
    headers: fromName === undefined ? { 'auto-submitted': 'auto-generated', ...headers } : headers,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Replies of mail servers quote the recipient; what is thrown here ends up in the log and in the queue. */
function explain({ code, command, responseCode, response = '' }: SmtpFailure, isHandedOver: boolean): Error {
  // A refused sender or sign-in is a fault of the configuration, which may be mended before the next try.
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
  if (responseCode !== undefined && responseCode >= 500 && isAboutThisMail)
    return new MailRefusedError(responseCode, command === 'RCPT TO' && isWrongAddress(response));
  const reason = `${responseCode ?? code ?? 'unknown'} at ${command ?? '-'}`;
  if (isHandedOver && responseCode === undefined)
    return new MailUnsureError(`The connection broke before the server answered (${reason})`);
  return new Error(`The mail could not be sent now (${reason})`);
}

/** Recipients are also refused for what the sender lacks or because their mailbox is full; that says nothing about them. */
function isWrongAddress(response: string): boolean {
  const [status] = /\b5\.\d{1,3}\.\d{1,3}\b/.exec(response) ?? [];
  return status
    ? /^5\.1\.|^5\.2\.1$/.test(status)
    : !/\brelay|\bdenied\b|\bblocked\b|\bspam\b/i.test(response);
}
