export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Same message, same id: a receiver that sees it twice can tell. Without angle brackets. */
  messageId: string;
  /** On whose behalf; system mails have none of these. */
  toName?: string;
  fromName?: string;
  replyTo?: string;
  /** Bounces go here; the sender's address where nothing is given. */
  returnPath?: string;
  headers?: Record<string, string>;
}

export interface SendHooks {
  /** Runs before the last byte goes out. While it has not ended the receiving server cannot have the message. */
  onHandOver?(): Promise<void>;
}

export interface Mailer {
  /**
   * Resolves to the next server's reply. Throws `MailRefusedError` when trying again cannot help, `MailUnsureError` when the
   * message may have arrived all the same, anything else when it did not and may be tried again.
   */
  send(message: MailMessage, hooks?: SendHooks): Promise<string>;
}

export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
  /** SMTP reply code such as 550. */
  readonly replyCode: number;
  /** The address itself is wrong, rather than this message. */
  readonly isAboutAddress: boolean;

  constructor(replyCode: number, isAboutAddress: boolean) {
    super(`The mail server refused the message for good (${replyCode})`);
    this.replyCode = replyCode;
    this.isAboutAddress = isAboutAddress;
  }
}

export class MailUnsureError extends Error {
  override name = 'MailUnsureError';
}
