import type { Language } from '@hearthline/contract/common';
import type { Channel, LeftOutReason } from '@hearthline/contract/messages';
import type { MailBody, MailLook } from '@hearthline/contract/site';
import type { QuietHours } from '@hearthline/domain/message/quiet-hours';

/** Who is written to: a client, or somebody whose address a client named. */
export type Addressee = { clientId: string } | { email: string; name: string };

/** A message to one person, with words and links of their own, as one feature asks another for it. */
export interface ReaderMessage {
  addressee: Addressee;
  channel: Channel;
  /** What was found out about them in the same transaction; without it they are looked at now. */
  verdict?: AddresseeVerdict | undefined;
  language: Language;
  subject: string;
  /** Plain text, a paragraph a line; all of a text message. */
  words: string;
  /** Instead of words: HTML that an agent wrote, sanitised again on its way out; placeholders in it are filled. */
  body?: string;
  /** What stands under them in a mail. */
  drawn: MailBody;
  /** What is drawn between them, by the mark that stands alone in a paragraph of the body. */
  blocks?: ReadonlyMap<string, MailBody>;
  look?: MailLook;
  notBefore: Date;
  /** In which it does not leave, on the clock of whoever reads; beside those that the agent set for everybody. */
  quietHours?: readonly QuietHours[];
}

/** Whether something may go to an addressee now. */
export interface AddresseeVerdict {
  reason: LeftOutReason | null;
  /** The first day on which nothing more is allowed; null where that is not to come. */
  consentEndsOn: string | null;
  isByReferral: boolean;
}
