export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Same message, same id: a receiver that sees it twice can tell. Without angle brackets. */
  messageId: string;
}

export interface Mailer {
  /** Throws `MailRefusedError` when trying again cannot help, anything else when it can. */
  send(message: MailMessage): Promise<void>;
}

export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
  /** SMTP reply code such as 550. */
  readonly replyCode: number;

  constructor(replyCode: number) {
    super(`The mail server refused the message for good (${replyCode})`);
    this.replyCode = replyCode;
  }
}
