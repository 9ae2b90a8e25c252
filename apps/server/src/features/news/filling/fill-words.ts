import { newsBlocks, newsFigures } from '@hearthline/domain/site/vocabulary';
import { escapeHtml } from '../../../platform/escape-html.ts';
import type { FigureWords } from './figure-words.ts';

const placeholder = /\{\{\s*([A-Za-z]+)\s*(?:\|([^{}]{0,60}))?\}\}/g;
const blockName = new RegExp(
  `^(?:<br ?/?>|\\s)*\\{\\{\\s*(${newsBlocks.join('|')})\\s*\\}\\}(?:<br ?/?>|\\s)*$`,
);
const blockTag = /(<\/?(?:p|li|ul|ol|blockquote|h2|h3)(?:\s[^<>]*)?>)/;
/** The end of a sentence with what closes there and the space behind it, or a new line. */
const sentenceEnd = /([.!?…]["”’»)]*(?:<\/[a-z]+>)*)(?:\s|&nbsp;)+|<br ?\/?>/g;
/** A full stop behind them ends no sentence. The longest has six letters. */
const abbreviation =
  /(?:^|[\s>(«“"'’-])(?:St|Ste|Mr|Mrs|Ms|Dr|Mt|Ft|No|M|Mme|Me|MM|av|boul|approx|env|ex|vs|p|[A-Z])\.$/;
/** Where everything that somebody wrote was left out. */
const emptied = '\u0000';

const isFigure = (name: string): name is keyof FigureWords =>
  (newsFigures as readonly string[]).includes(name);

/**
 * A sentence whose figure cannot be told is left out as a whole, unless its author wrote a word instead of it: half a
 * sentence would say something else, and an empty place nothing.
 */
export const fillLine = (text: string, words: FigureWords): string =>
  fillSentences(text, words, (value) => value).trim();

export interface FilledBody {
  /** With a mark alone in a paragraph where a block belongs. */
  html: string;
  blocks: { mark: string; name: (typeof newsBlocks)[number] }[];
}

/** Of sanitised HTML; what comes out is to be sanitised once more, since a value may have become part of a link. */
export function fillBody(html: string, words: FigureWords, createMark: () => string): FilledBody {
  const blocks: FilledBody['blocks'] = [];
  const filled = html
    .split(blockTag)
    .map((part, index, parts) => {
      if (part.startsWith('<') && blockTag.test(part)) return part;
      const isParagraph = parts[index - 1] === '<p>' && parts[index + 1] === '</p>';
      const name = isParagraph
        ? (blockName.exec(part)?.[1] as (typeof newsBlocks)[number] | undefined)
        : undefined;
      if (name) {
        const mark = createMark();
        blocks.push({ mark, name });
        return mark;
      }
      const kept = fillSentences(part, words, escapeHtml);
      return kept !== part && isEmpty(kept) && !isEmpty(part) ? emptied : kept;
    })
    .join('');
  return { html: dropEmptied(filled), blocks };
}

function fillSentences(text: string, words: FigureWords, write: (value: string) => string): string {
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

const isEmpty = (html: string): boolean => html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '';

/** Elements in which nothing is left, and then those that held nothing else. */
function dropEmptied(html: string): string {
  const element = new RegExp(`<(p|li|h2|h3)(?:\\s[^<>]*)?>${emptied}</\\1>`, 'g');
  return html
    .replace(element, emptied)
    .replace(
      new RegExp(`<(ul|ol|blockquote)>(?:\\s|${emptied})*${emptied}(?:\\s|${emptied})*</\\1>`, 'g'),
      '',
    )
    .replaceAll(emptied, '');
}

/** How many places of a text fill themselves; its name alone is no figure. */
export function countFigures(...texts: readonly string[]): number {
  return [...texts.join(' ').matchAll(placeholder)].filter(
    ([, name = '']) =>
      name !== 'place' && (isFigure(name) || (newsBlocks as readonly string[]).includes(name)),
  ).length;
}

export const placeholderNamesOfNews: readonly string[] = [...newsFigures, ...newsBlocks];
