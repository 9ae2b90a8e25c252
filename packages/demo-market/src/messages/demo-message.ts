import type { CommercialCategory } from '@hearthline/domain/client/consent';
import type { SignalKind } from '@hearthline/domain/message/open-grade';

/** A letter in both languages; each reader gets their own. */
export interface DemoMail {
  en: { subject: string; body: string };
  fr: { subject: string; body: string };
}

export interface DemoSignal {
  kind: SignalKind;
  /** After the delivery. */
  seconds: number;
  userAgent: string;
}

export type DemoOutcome =
  /** More than one try where the next server was busy. */
  | { kind: 'delivered'; tries: number }
  /** Taken by the next server and sent back later. */
  | { kind: 'bounced'; status: string; isAboutAddress: boolean; hours: number }
  | { kind: 'refused'; reason: string }
  | { kind: 'leftOut'; reason: 'consentEnded' | 'optedOut' | 'suppressed' }
  | { kind: 'cancelled'; minutes: number }
  | { kind: 'waiting'; reason: 'scheduled' | 'quietHours' };

export interface DemoMessage {
  /** Its place among the agent's people. */
  client: number;
  channel: 'email' | 'sms';
  category: 'personal' | CommercialCategory;
  mail: DemoMail;
  /** The letter to many to which it belongs. */
  mailing: DemoMailing | null;
  /** The one that was written once more, word for word. */
  resentOf: DemoMessage | null;
  writtenAt: Date;
  notBefore: Date;
  outcome: DemoOutcome;
  signals: DemoSignal[];
  /** What the reader still wants after using the page of preferences. */
  leaving: { wanted: CommercialCategory[]; seconds: number } | null;
}

export interface DemoMailing {
  list: string;
  category: CommercialCategory;
  mail: DemoMail;
  sendAt: Date;
  isSent: boolean;
  leftOut: number;
  /** Places of all whom the list held. */
  audience: number[];
}
