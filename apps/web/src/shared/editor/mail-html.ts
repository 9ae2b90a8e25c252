import { greetingPlaceholderNames } from '@hearthline/domain/greeting/placeholders';
import { newsBlocks, newsFigures } from '@hearthline/domain/site/vocabulary';
import type { Node, Schema } from 'prosemirror-model';
import { DOMSerializer, Fragment, DOMParser as SchemaParser, Slice } from 'prosemirror-model';
import { articleSchema, linesSchema } from './mail-schema.ts';

/** Editors type a hard space beside chips and at the end of words; those before French signs are meant. */
const editorSpaces = /(?<!«)\u00A0(?![:;!?»%$])/g;
const placeholderForm = /\{\{\s*([A-Za-z]+)\s*(?:\|([^{}]{0,60}))?\}\}/g;
/** Whether a field takes it is its schema's to say. */
const knownNames: readonly string[] = [...greetingPlaceholderNames, ...newsFigures];
const blockForm = new RegExp(`^\\s*\\{\\{\\s*(${newsBlocks.join('|')})\\s*\\}\\}\\s*$`);

export const parseHtml = (schema: Schema, html: string): Node =>
  SchemaParser.fromSchema(schema).parse(parseBody(html));

/** Only what the schema knows comes through; the rest of its form is what mail programs show alike. */
export function toHtml(doc: Node): string {
  const { schema } = doc.type;
  const root = document.createElement('div');
  root.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content));
  for (const chip of root.querySelectorAll('[data-placeholder]')) chip.replaceWith(chip.textContent);
  for (const block of root.querySelectorAll<HTMLElement>('[data-figures]')) {
    const paragraph = document.createElement('p');
    paragraph.textContent = `{{${block.dataset.figures}}}`;
    block.replaceWith(paragraph);
  }
  for (const paragraph of root.querySelectorAll('li > p')) {
    if (paragraph.previousSibling) paragraph.before(document.createElement('br'));
    paragraph.replaceWith(...paragraph.childNodes);
  }
  for (const item of root.querySelectorAll('li')) if (item.textContent.trim() === '') item.remove();
  for (const list of root.querySelectorAll('ul, ol')) if (!list.hasChildNodes()) list.remove();
  for (const block of root.querySelectorAll('p, li')) trimEnd(block);
  const html = root.innerHTML.replaceAll('&nbsp;', '\u00A0');
  return schema === linesSchema
    ? withoutEdges(html.replaceAll('</p><p>', '<br>').replace(/^<p>|<\/p>$/g, ''), '<br>')
    : withoutEdges(html.replaceAll('<p></p>', '<p><br></p>'), '<p><br></p>');
}

/** Without the empty lines before and after what is written. */
function withoutEdges(html: string, emptyLine: string): string {
  let [from, to] = [0, html.length];
  while (html.startsWith(emptyLine, from)) from += emptyLine.length;
  while (to > from && html.endsWith(emptyLine, to)) to -= emptyLine.length;
  return html.slice(from, to);
}

/** The space after which nothing was written yet. */
function trimEnd(block: Element): void {
  block.normalize();
  if (block.lastChild instanceof Text) block.lastChild.data = block.lastChild.data.trimEnd();
}

/** What came from elsewhere, as the HTML that the field then reads by its schema. */
export function cleanPasted(schema: Schema, html: string): string {
  const body = parseBody(html);
  // Only articles have buttons that would take them away again.
  if (schema !== articleSchema)
    for (const block of body.querySelectorAll('h1,h2,h3,h4,h5,h6,blockquote')) {
      const plain = document.createElement('div');
      plain.append(...block.childNodes);
      block.replaceWith(plain);
    }
  return body.innerHTML;
}

/** Every line stays one, empty ones too. */
export function pastedText(schema: Schema, text: string): Slice {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line) => schema.node('paragraph', null, line === '' ? [] : [schema.text(line)]));
  return new Slice(Fragment.from(lines), 1, 1);
}

function parseBody(html: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('svg,math,iframe,template,br.Apple-interchange-newline'))
    element.remove();
  for (const line of body.querySelectorAll('br:last-child')) dropLastBreak(line);
  // The engine knows tables as blocks, but would write their cells in one line.
  for (const cell of body.querySelectorAll('td, th, caption')) {
    const block = document.createElement('div');
    block.append(...cell.childNodes);
    cell.append(block);
  }
  makeWordLists(body);
  flattenLists(body);
  markBlocks(body);
  markPlaceholders(body);
  return body;
}

/** Editors put a last br into a block only to give it its height. */
function dropLastBreak(line: Element): void {
  const block = line.parentElement;
  if (line.nextSibling || !block?.matches('p, div, li, h1, h2, h3, td')) return;
  line.remove();
  if (!block.hasChildNodes() && block.tagName === 'DIV') block.replaceWith(document.createElement('p'));
}

/** Word writes the items of a list as paragraphs that begin with a drawn bullet or number. */
function makeWordLists(body: HTMLElement): void {
  for (const line of body.querySelectorAll<HTMLElement>('p[style*="mso-list:"]')) {
    const bullet = line.querySelector('[style*="mso-list:Ignore" i]');
    if (!bullet) continue;
    const tag = /^\s*\(?\w{1,4}[.)]/.test(bullet.textContent) ? 'OL' : 'UL';
    bullet.remove();
    const item = document.createElement('li');
    item.append(...line.childNodes);
    const before = line.previousElementSibling;
    const list = before?.tagName === tag ? before : document.createElement(tag);
    list.append(item);
    if (list === before) line.remove();
    else line.replaceWith(list);
  }
}

function flattenLists(body: HTMLElement): void {
  for (const list of body.querySelectorAll(':is(ul, ol) :is(ul, ol)')) {
    const item = list.parentElement?.closest('li');
    if (item && !list.parentElement?.matches('ul, ol')) item.after(...list.children);
    else list.before(...list.children);
    list.remove();
  }
}

/** In a paragraph of their own; fields without such parts read the words in them. */
function markBlocks(body: HTMLElement): void {
  for (const line of body.querySelectorAll('p')) {
    const name = blockForm.exec(line.textContent)?.[1];
    if (name === undefined) continue;
    const block = document.createElement('div');
    block.dataset.figures = name;
    block.append(...line.childNodes);
    line.replaceWith(block);
  }
}

/** Placeholders that something fills become chips. */
function markPlaceholders(body: HTMLElement): void {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    text.data = text.data.replaceAll('\u200B', '').replace(editorSpaces, ' ');
    if (text.parentElement?.closest('[data-placeholder]')) continue;
    for (const { 0: whole, 1: name = '', 2: instead = '', index } of [
      ...text.data.matchAll(placeholderForm),
    ].reverse()) {
      if (!knownNames.includes(name)) continue;
      const chip = document.createElement('span');
      Object.assign(chip.dataset, { placeholder: name, instead: instead.trim() });
      chip.append(whole);
      const rest = text.splitText(index);
      rest.data = rest.data.slice(whole.length);
      rest.before(chip);
    }
  }
}
