import { placeholderNames } from '@hearthline/domain/message/placeholders';
import { escapeHtml } from '../../../shared/lib/escape-html.ts';
import { linkTargetOf } from '../../../shared/lib/link-target.ts';

const dropped = new Set(['SCRIPT', 'STYLE', 'TITLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'SVG', 'MATH', 'HEAD']);
const inlineTags: Record<string, string> = { B: 'b', STRONG: 'b', I: 'i', EM: 'i', U: 'u' };
const blockTags =
  /^(P|DIV|H[1-6]|BLOCKQUOTE|TABLE|TBODY|THEAD|TR|TD|TH|SECTION|ARTICLE|HEADER|FOOTER|PRE|LI|BODY)$/;
const isBlock = (node: Node): node is Element => node instanceof Element && blockTags.test(node.tagName);
const isList = (node: Node): node is Element =>
  node instanceof Element && (node.tagName === 'UL' || node.tagName === 'OL');

/** Browsers type a hard space beside chips and at the end of words; those before French signs are meant. */
const editorSpaces = /(?<!«)\u00A0(?![:;!?»%$])/g;

/** Rewrites what stands in the field as the little HTML of a letter: paragraphs, lists, bold, italic and links. */
export function readLetter(root: Node): string {
  const blocks: string[] = [];
  let line: string | null = null;

  function endLine(): void {
    if (line === null) return;
    const text = tidy(line);
    blocks.push(`<p>${text === '' ? '<br>' : text}</p>`);
    line = null;
  }

  function walk(parent: Node): void {
    for (const node of parent.childNodes) {
      if (isList(node)) {
        endLine();
        const tag = node.tagName.toLowerCase();
        const items = listItems(node).map((item) => `<li>${item}</li>`);
        if (items.length > 0) blocks.push(`<${tag}>${items.join('')}</${tag}>`);
      } else if (isBlock(node)) {
        endLine();
        const before = blocks.length;
        walk(node);
        endLine();
        if (blocks.length === before && node.tagName === 'P') blocks.push('<p><br></p>');
      } else {
        const html = inlineHtml(node);
        // Space between blocks is how the source was laid out, not a line.
        if (line === null && html.trim() === '') continue;
        line = (line ?? '') + html;
      }
    }
  }

  walk(root);
  endLine();
  return blocks.join('').replace(/^(<p><br><\/p>)+|(<p><br><\/p>)+$/g, '');
}

function inlineHtml(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return escapeHtml(
      (node.textContent ?? '')
        .replace(/\u200B/g, '')
        .replace(editorSpaces, ' ')
        .replace(/[\t\n\r ]+/g, ' '),
    );
  if (!(node instanceof HTMLElement) || dropped.has(node.tagName.toUpperCase())) return '';
  const { placeholder, instead } = node.dataset;
  if (placeholder) return `{{${placeholder}${instead ? `|${escapeHtml(instead)}` : ''}}}`;
  if (node.tagName === 'BR') return '<br>';
  const inner = [...node.childNodes].map(inlineHtml).join('');
  if (inner === '') return '';
  const tag = inlineTags[node.tagName];
  if (tag) return `<${tag}>${inner}</${tag}>`;
  const target = node.tagName === 'A' ? linkTargetOf(node.getAttribute('href') ?? '') : null;
  return target ? `<a href="${escapeHtml(target)}">${inner}</a>` : inner;
}

/** Lists inside of lists become further items: mail programs do not agree on more. */
function listItems(list: Element): string[] {
  const items: string[] = [];
  for (const node of list.childNodes) {
    if (isList(node)) items.push(...listItems(node));
    else if (node instanceof Element && node.tagName === 'LI') {
      const lists = [...node.children].filter(isList);
      const own = [...node.childNodes].filter((child) => !isList(child)).map(inlineHtml);
      const text = tidy(own.join(''));
      if (text !== '') items.push(text);
      for (const nested of lists) items.push(...listItems(nested));
    }
  }
  return items;
}

/** Editors put a last br into a line to give it its height, and a hard space at its end while it is typed. */
const tidy = (line: string): string => line.replace(/(<br>)$/, '').replace(/^[ ]+|[ \u00A0]+$/g, '');

const pieces = /<[^>]*>|\{\{\s*([A-Za-z]+)\s*(?:\|([^{}]{0,60}))?\}\}/g;

/** The HTML of a letter as the field shows it: placeholders that something fills are chips. */
export function drawLetter(html: string, labelOf: (name: string) => string): string {
  const clean = cleanLetter(html);
  return clean.replace(pieces, (whole, name: string | undefined, instead: string | undefined) =>
    name && (placeholderNames as readonly string[]).includes(name)
      ? drawChip(name, labelOf(name), instead)
      : whole,
  );
}

/** In one piece: the caret steps over it and a key takes it away whole. */
export function drawChip(name: string, label: string, instead?: string): string {
  const other = instead?.trim() ? ` data-instead="${instead.trim()}"` : '';
  const shown = instead?.trim() ? `${escapeHtml(label)} / ${instead.trim()}` : escapeHtml(label);
  return `<span class="letter-chip" contenteditable="false" data-placeholder="${name}"${other}>${shown}</span>`;
}

export function cleanLetter(html: string): string {
  return readLetter(new DOMParser().parseFromString(html, 'text/html').body);
}

/** What came from elsewhere: one paragraph goes into the line, several stay apart. */
export function cleanPaste(html: string, text: string): string {
  const source =
    html === ''
      ? text
          .split(/\r?\n/)
          .map((line) => `<p>${escapeHtml(line)}</p>`)
          .join('')
      : html;
  const clean = cleanLetter(source);
  const single = /^<p>((?:(?!<\/?p>).)*)<\/p>$/s.exec(clean);
  return single?.[1] ?? clean;
}

/** The words of a letter for a text message, paragraphs as lines. */
export function letterToText(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replace(/<br>|<\/(p|li)>/g, (end) => `${end}\n`),
    'text/html',
  );
  return (body.textContent ?? '').trim();
}

export function textToLetter(text: string): string {
  return text.trim() === ''
    ? ''
    : cleanLetter(
        text
          .split(/\r?\n/)
          .map((line) => `<p>${escapeHtml(line)}</p>`)
          .join(''),
      );
}
