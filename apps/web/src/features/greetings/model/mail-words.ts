import type { Language } from '@hearthline/contract/common';
import type { MailContent } from '@hearthline/contract/messages';
import { isWritten } from '@hearthline/domain/message/is-written';

export const mailLanguages: readonly Language[] = ['en', 'fr'];

export type MailField = 'subject' | 'body';

export const missingIn = (words: MailContent, language: Language): MailField[] =>
  (['subject', 'body'] as const).filter((field) => !isWritten(words[language][field]));

/** Clients read in one of two languages, so both are written. */
export const hasAllWords = (words: MailContent): boolean =>
  mailLanguages.every((language) => missingIn(words, language).length === 0);

export const isSameMail = (one: MailContent, other: MailContent): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
