import type { Language } from '@hearthline/contract/common';
import type { Tx } from '../../../platform/db/database.ts';
import type { Composition } from '../compose/compose-message.ts';
import type { ReceivingClient } from '../message-ports.ts';

/** What one reader of a mailing gets. */
export interface WrittenMail extends Pick<Composition, 'drawn' | 'blocks' | 'look'> {
  language: Language;
  subject: string;
  /** HTML, sanitised on its way out. */
  body: string;
}

/** Another feature whose mailings are written one by one, when their time has come. */
export interface MailingSource {
  /** Outside of any transaction. Null where it is not to be sent any more. */
  prepare(
    agentId: string,
    mailingId: string,
  ): Promise<((client: Pick<ReceivingClient, 'language' | 'city'>) => Promise<WrittenMail>) | null>;
  /** The others that carry the same words. */
  listAlike(tx: Tx, agentId: string, mailingId: string): Promise<string[]>;
}

export const mailingSources = ['news'] as const;
export type MailingSources = Record<(typeof mailingSources)[number], MailingSource>;
