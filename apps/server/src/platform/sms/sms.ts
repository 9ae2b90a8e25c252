export interface SmsMessage {
  /** E.164. */
  to: string;
  text: string;
  /** The same for every try of one message. */
  key: string;
}

export interface SmsSender {
  /**
   * Resolves to the provider's id. Throws `SmsRefusedError` when trying again cannot help, `SmsUnsureError` when it may have
   * been sent all the same, anything else when it was not and may be tried again.
   */
  send(message: SmsMessage): Promise<string>;
}

export class SmsRefusedError extends Error {
  override name = 'SmsRefusedError';
  /** The provider's number of the reason. */
  readonly providerCode: number;
  readonly isAboutNumber: boolean;

  constructor(providerCode: number, isAboutNumber: boolean) {
    super(`The SMS provider refused the message for good (${providerCode})`);
    this.providerCode = providerCode;
    this.isAboutNumber = isAboutNumber;
  }
}

export class SmsUnsureError extends Error {
  override name = 'SmsUnsureError';
}
