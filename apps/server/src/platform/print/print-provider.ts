/** Somebody who prints cards and brings them to the post office. */
export interface PrintProvider {
  /** As agents know it. */
  readonly name: string;
  /**
   * Hands over one card, and answers with the provider's id. Throws `PrintRefusedError` when this card will never be taken,
   * `PrintCredentialsError` when none will until somebody sees to the key; anything else may pass, and the same key makes
   * sure that a card that was taken all the same is not printed twice.
   */
  create(card: CardToPrint): Promise<CardAtProvider>;
  find(id: string): Promise<CardAtProvider>;
  /** How it stands then: `cancelled`, or what it was when it was too late. */
  cancel(id: string): Promise<CardAtProvider>;
}

export interface CardToPrint {
  /** The same for every try of one card. */
  key: string;
  size: '6x4' | '9x6';
  /** Two pages, front and back, without the address. */
  pdf: Uint8Array<ArrayBuffer>;
  to: PrintAddress;
  from: { name: string; company: string; address: string };
  description: string;
}

export interface PrintAddress {
  name: string;
  street: string;
  extra: string;
  city: string;
  province: string;
  postalCode: string;
}

export const providerStates = ['ready', 'printing', 'mailed', 'done', 'cancelled'] as const;
export type ProviderState = (typeof providerStates)[number];

export interface CardAtProvider {
  id: string;
  state: ProviderState;
}

export class PrintRefusedError extends Error {
  override name = 'PrintRefusedError';
}

export class PrintCredentialsError extends Error {
  override name = 'PrintCredentialsError';
}
