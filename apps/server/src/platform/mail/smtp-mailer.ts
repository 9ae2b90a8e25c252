import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { MailRefusedError } from './mailer.ts';

export interface SmtpMailer extends Mailer {
  close(): void;
}

export function createSmtpMailer(options: {
  url: string;
  /** `Name <address>` or an address. */
  from: string;
  maxConnections?: number;
}): SmtpMailer {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: options.maxConnections ?? 3,
    // The queue tries again, with waits that grow; the pool would do it at once.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, subject, html, text, messageId }) => {
      try {
        await transport.sendMail({
          from: options.from,
          // As an object, so that an address is never read as a list.
          to: { name: '', address: to },
          subject,
          html,
          text,
          messageId: `<${messageId}>`,
          headers: { 'auto-submitted': 'auto-generated' },
        });
      } catch (error) {
        throw withoutAddress(error as SmtpFailure);
      }
    },
    close: () => transport.close(),
  };
}

interface SmtpFailure {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Replies of mail servers quote the recipient; what is thrown here ends up in the log and in the queue. */
function withoutAddress({ code, command, responseCode }: SmtpFailure): Error {
  // A refused sender or sign-in is a fault of the configuration, which may be mended before the next try.
  const isAboutThisMail = command === 'RCPT TO' || command === 'DATA';
  if (responseCode !== undefined && responseCode >= 500 && isAboutThisMail)
    return new MailRefusedError(responseCode);
  return new Error(
    `The mail could not be sent now (${responseCode ?? code ?? 'unknown'} at ${command ?? '-'})`,
  );
}
