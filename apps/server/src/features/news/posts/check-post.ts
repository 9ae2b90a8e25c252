import type { Language } from '@hearthline/contract/common';
import type { NewsPostInput } from '@hearthline/contract/news';
import { languages } from '@hearthline/domain/language';
import { isWritten } from '@hearthline/domain/message/is-written';
import { findUnknownPlaceholders } from '@hearthline/domain/message/placeholders';
import { AppError } from '../../../platform/errors.ts';
import { countFigures, placeholderNamesOfNews } from '../filling/fill-words.ts';

type Written = Pick<NewsPostInput, 'texts' | 'cover' | 'cities'>;

export const invalid = (path: string, code: string) =>
  new AppError('invalid_input', { fields: [{ path, code, message: code }] });

/** A language without a title is not written yet. */
export const languagesOf = (texts: NewsPostInput['texts']): Language[] =>
  languages.filter((language) => texts[language].title !== '');

export const wordsOf = ({ title, summary, body }: NewsPostInput['texts'][Language]): string[] => [
  title,
  summary,
  body,
];

/** In the language that has more of them: the other may not be written yet. */
export const figureCountOf = (texts: NewsPostInput['texts']): number =>
  Math.max(...languages.map((language) => countFigures(...wordsOf(texts[language]))));

/** Whether anything would have to be filled, be it the name of a place alone. */
const needsPlace = (texts: NewsPostInput['texts']): boolean =>
  languages.some((language) => /\{\{\s*place\s*(\||\}\})/.test(wordsOf(texts[language]).join(' '))) ||
  figureCountOf(texts) > 0;

/** Before anybody reads it: whole in every language in which it was begun, and with nothing left open. */
export function requireReadable({ texts, cover, cities }: Written): void {
  const written = languagesOf(texts);
  if (written.length === 0) throw invalid('texts.en.title', 'required');
  for (const language of written) {
    const text = texts[language];
    if (!isWritten(text.body)) throw invalid(`texts.${language}.body`, 'required');
    for (const part of ['title', 'summary', 'body'] as const)
      if (findUnknownPlaceholders(text[part], placeholderNamesOfNews).length > 0)
        throw invalid(`texts.${language}.${part}`, 'unknown_placeholder');
    if (cover && cover.alt[language].trim() === '') throw invalid(`cover.alt.${language}`, 'required');
  }
  if (cities.length === 0 && needsPlace(texts)) throw invalid('cities', 'required');
}
