import type { FigureWords } from '@hearthline/domain/site/fill-sentences';
import { fillSentences, isFigure, placeholder } from '@hearthline/domain/site/fill-sentences';
import { newsBlocks, newsFigures } from '@hearthline/domain/site/vocabulary';
import { escapeHtml } from '../../../platform/escape-html.ts';

const blockName = new RegExp(
  `^(?:<br ?/?>|\\s)*\\{\\{\\s*(${newsBlocks.join('|')})\\s*\\}\\}(?:<br ?/?>|\\s)*$`,
);
const blockTag = /(<\/?(?:p|li|ul|ol|blockquote|h2|h3)(?:\s[^<>]*)?>)/;
/** Where everything that somebody wrote was left out. */
const emptied = '\u0000';

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
