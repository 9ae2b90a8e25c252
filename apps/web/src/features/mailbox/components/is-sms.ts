import type { MailboxMessage } from '@hearthline/contract/mailbox';

/** Texts are kept beside the mails; they have words only. */
export const isSms = ({ html }: Pick<MailboxMessage, 'html'>): boolean => html === '';
