import type { NewsFigure } from './vocabulary.ts';
import { newsBlocks, newsFigures } from './vocabulary.ts';

/** What stands for each figure; null where there are too few sales for it, or where none may be shown. */
export type FigureWords = Record<NewsFigure, string | null>;

export const placeholder = /\{\{\s*([A-Za-z]+)\s*(?:\|([^{}]{0,60}))?\}\}/g;
/** The end of a sentence with what closes there and the space behind it, or a new line. */
const sentenceEnd = /([.!?…]["”’»)]*(?:<\/[a-z]+>)*)(?:\s|&nbsp;)+|<br ?\/?>/g;
/** A full stop behind them ends no sentence. The longest has six letters. */
const abbreviation =
  /(?:^|[\s>(«“"'’-])(?:St|Ste|Mr|Mrs|Ms|Dr|Mt|Ft|No|M|Mme|Me|MM|av|boul|approx|env|ex|vs|p|[A-Z])\.$/;

export const isFigure = (name: string): name is NewsFigure =>
  (newsFigures as readonly string[]).includes(name);

/**
 * A sentence whose figure cannot be told is left out as a whole, unless its author wrote a word instead of it: half a
 * sentence would say something else, and an empty place nothing.
 */
export const fillLine = (text: string, words: FigureWords): string =>
  fillSentences(text, words, (value) => value).trim();

export function fillSentences(text: string, words: FigureWords, write: (value: string) => string): string {
  return splitSentences(text)
    .filter((sentence) =>
      [...sentence.matchAll(placeholder)].every(
        ([, name = '', instead]) => !isFigure(name) || words[name] !== null || instead !== undefined,
      ),
    )
    .map((sentence) =>
      sentence.replace(placeholder, (whole, name: string, instead: string | undefined) => {
        if (isFigure(name)) return words[name] === null ? (instead ?? '').trim() : write(words[name]);
        return (newsBlocks as readonly string[]).includes(name) ? '' : whole;
      }),
    )
    .join('');
}

/** Each with the space behind it. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const found of text.matchAll(sentenceEnd)) {
    const [whole, closing = ''] = found;
    const end = found.index + whole.length;
    const before =
      text.slice(Math.max(from, found.index - 9), found.index) + closing.replace(/<\/[a-z]+>/g, '');
    if (abbreviation.test(before)) continue;
    sentences.push(text.slice(from, end));
    from = end;
  }
  if (from < text.length) sentences.push(text.slice(from));
  return sentences;
}
