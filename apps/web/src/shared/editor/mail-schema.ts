import { greetingPlaceholderNames } from '@hearthline/domain/greeting/placeholders';
import { newsBlocks, newsFigures } from '@hearthline/domain/site/vocabulary';
import type { MarkSpec, Node, NodeSpec } from 'prosemirror-model';
import { Schema } from 'prosemirror-model';
import { linkTargetOf } from '../lib/link-target.ts';

/** `{{firstName|you}}`: what it names, and the word instead where a reader has none. */
const placeholderText = ({ attrs }: Node): string =>
  `{{${attrs.name}${attrs.instead ? `|${attrs.instead}` : ''}}}`;

const lineNodes = {
  doc: { content: 'block+' },
  paragraph: { group: 'block', content: 'inline*', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  text: { group: 'inline' },
  hardBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    leafText: () => '\n',
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const lineMarks = {
  link: {
    inclusive: false,
    attrs: { href: { validate: 'string' } },
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (element) => {
          const href = linkTargetOf(element.getAttribute('href') ?? '');
          return href === null ? false : { href };
        },
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: attrs.href as string }, 0],
  },
  strong: {
    parseDOM: [
      { tag: 'strong' },
      // Google Docs wraps all it copies into a b that is not bold.
      { tag: 'b', getAttrs: (element) => (element.style.fontWeight === 'normal' ? false : null) },
      { style: 'font-weight', getAttrs: (value) => (/^(bold|bolder|[6-9]\d\d)$/.test(value) ? null : false) },
    ],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
} satisfies Record<string, MarkSpec>;

/** Lines with bold, italic and links: what the server lets a signature hold. */
export const linesSchema = new Schema({ nodes: lineNodes, marks: lineMarks });

/** In one piece, named as in its braces. Others stay words. */
const placeholderOf = (names: readonly string[]) =>
  ({
    group: 'inline',
    inline: true,
    attrs: { name: { validate: 'string' }, instead: { default: '', validate: 'string' } },
    leafText: placeholderText,
    parseDOM: [
      {
        tag: 'span[data-placeholder]',
        getAttrs: ({ dataset: { placeholder = '', instead = '' } }) =>
          names.includes(placeholder) && { name: placeholder, instead },
      },
    ],
    toDOM: (node) => [
      'span',
      { 'data-placeholder': node.attrs.name as string, 'data-instead': node.attrs.instead as string },
      placeholderText(node),
    ],
  }) satisfies NodeSpec;

/** What the server lets a mail hold. Lists are flat: mail programs do not agree on more. */
const mailNodes = {
  ...lineNodes,
  heading: {
    group: 'block',
    content: 'inline*',
    attrs: { level: { default: 2, validate: 'number' } },
    parseDOM: [
      { tag: 'h1,h2', attrs: { level: 2 } },
      { tag: 'h3,h4,h5,h6', attrs: { level: 3 } },
    ],
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bulletList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
  orderedList: { group: 'block', content: 'listItem+', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
  listItem: { content: 'paragraph+', parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
  placeholder: placeholderOf(greetingPlaceholderNames),
} satisfies Record<string, NodeSpec>;

const mailMarks = {
  ...lineMarks,
  underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
} satisfies Record<string, MarkSpec>;

export const mailSchema = new Schema({ nodes: mailNodes, marks: mailMarks });

/** A mail whose open places the market fills, and parts of its own that do. */
export const articleSchema = new Schema({
  nodes: {
    ...mailNodes,
    placeholder: placeholderOf(newsFigures),
    figures: {
      group: 'block',
      atom: true,
      attrs: { name: { validate: 'string' } },
      parseDOM: [
        {
          tag: 'div[data-figures]',
          getAttrs: ({ dataset: { figures = '' } }) =>
            (newsBlocks as readonly string[]).includes(figures) && { name: figures },
        },
      ],
      toDOM: ({ attrs }) => ['div', { 'data-figures': attrs.name as string }],
    },
  },
  marks: mailMarks,
});
