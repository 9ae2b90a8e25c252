import type { MailContent } from '@hearthline/contract/messages';
import { greetingPlaceholderNames } from '@hearthline/domain/greeting/placeholders';
import type { Language } from '@hearthline/domain/language';
import { isWritten } from '@hearthline/domain/message/is-written';
import { fillPlaceholders, findUnknownPlaceholders } from '@hearthline/domain/message/placeholders';
import { AppError } from '../../../platform/errors.ts';
import type { GreetingPorts } from '../greeting-ports.ts';

const languages = ['en', 'fr'] as const;

/** Words as they are kept: sanitised, there in one language at least, and with no placeholder that nobody fills. */
export async function checkWords(
  ports: { messages: Pick<GreetingPorts['messages'], 'cleanBodies'> },
  words: MailContent,
): Promise<MailContent> {
  for (const language of languages) {
    const { subject, body } = words[language];
    const unknown = findUnknownPlaceholders(`${subject} ${body}`, greetingPlaceholderNames);
    if (unknown.length > 0)
      throw refused(`words.${language}.body`, 'unknown_placeholder', unknown.join(', '));
    if (isWritten(body) && subject.trim() === '')
      throw refused(`words.${language}.subject`, 'required', 'A subject');
  }
  if (!languages.some((language) => isWritten(words[language].body)))
    throw refused('words.en.body', 'required', 'Some words');
  const [en = '', fr = ''] = await ports.messages.cleanBodies(words.en.body, words.fr.body);
  return { en: { ...words.en, body: en }, fr: { ...words.fr, body: fr } };
}

const refused = (path: string, code: string, message: string): AppError =>
  new AppError('invalid_input', { fields: [{ path, code, message }] });

/** The reader's own language, or the only one in which it is written. */
export function languageOf(words: MailContent, own: Language): Language {
  if (isWritten(words[own].body)) return own;
  return own === 'fr' ? 'en' : 'fr';
}

/** As a list shows it: placeholders by their word instead, or as three dots. */
export const subjectOf = (words: MailContent, own: Language): string =>
  fillPlaceholders(
    words[languageOf(words, own)].subject.replace(/\{\{\s*([A-Za-z]+)\s*\}\}/g, '{{$1|…}}'),
    Object.fromEntries(greetingPlaceholderNames.map((name) => [name, ''])),
  );
