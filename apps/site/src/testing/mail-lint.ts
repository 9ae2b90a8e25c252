/**
 * What Outlook (which draws mails with Word), Gmail, Apple Mail and Yahoo all draw, as far as our mails need it. Our own list,
 * short on purpose: what is not on it is a fault, until somebody has looked it up.
 */
const tags = new Set(
  'html head meta title style body table tbody tr td div p h1 h2 h3 ul ol li blockquote a b strong i em u s br img span'.split(
    ' ',
  ),
);

/** A name alone stands for every tag. */
const attributes = new Set([
  'class',
  'style',
  'lang',
  'role',
  'align',
  'table width',
  'table cellpadding',
  'table cellspacing',
  'table border',
  'td colspan',
  'td width',
  'a href',
  // Said to those who hear a link alone; dropped where it is not known.
  'a aria-label',
  'span aria-hidden',
  'img src',
  'img alt',
  'img width',
  'img height',
  // Of no use to a mail program, and of no harm.
  'img fetchpriority',
  'meta charset',
  'meta name',
  'meta content',
]);

/** Where Word draws a property; everywhere else it does nothing there. */
const properties: Record<string, true | readonly string[]> = {
  color: true,
  'background-color': true,
  background: true,
  'font-family': true,
  'font-size': true,
  'font-weight': true,
  'line-height': true,
  'text-align': true,
  'text-decoration': true,
  'white-space': true,
  margin: ['p', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'body', 'div', 'table'],
  'margin-top': ['p', 'h1', 'h2', 'h3', 'div'],
  padding: ['td', 'ul', 'ol', 'body'],
  border: ['td', 'table', 'img', 'div', 'p'],
  'border-top': ['td', 'div', 'p', 'h2'],
  'border-left': ['td', 'blockquote', 'div'],
  'border-collapse': ['table'],
  'table-layout': ['table'],
  width: ['table', 'td', 'img'],
  height: ['td', 'img'],
  // A picture in a cell has a gap under it without this.
  display: ['img'],
};

/** What Word leaves out without loss, and what it does instead. */
const dropped: Record<string, string> = {
  'border-radius': 'corners stay square',
  'max-width': 'the attribute width says it',
  overflow: 'nothing stands out of its box',
};

/**
 * Known of the plain mails, which are boxes and no tables: in Outlook they are as wide as its window and without inner margins,
 * marks stand close, a button is a coloured link, and a long address may reach over the edge.
 */
export const knownOfPlainMails: ReadonlySet<string> = new Set([
  'display on a',
  'display on span',
  'max-width without width on div',
  'padding on a',
  'padding on div',
  'padding on p',
  'padding on span',
  'padding-top on div',
  'padding-top on h2',
  'word-break on a',
]);

const gmail = { styles: 8192, clips: 102_000 };

/** Faults of a mail, each once, as 'padding on div'. */
export function lintMail(html: string): string[] {
  const faults = new Set<string>();
  const styles = [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css = '']) => css).join('');
  if (styles.length > gmail.styles) faults.add('styles that Gmail drops');
  if (Buffer.byteLength(html) > gmail.clips) faults.add('longer than Gmail shows');
  for (const [, tag = '', written = ''] of html
    .replace(/<style>[^<]*<\/style>/g, '<style>')
    .matchAll(/<([a-z][a-z0-9]*)\b([^>]*)>/g)) {
    if (!tags.has(tag)) faults.add(`tag ${tag}`);
    const given = new Map(
      [...written.matchAll(/([a-zA-Z-]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        value,
      ]),
    );
    for (const fault of [
      ...findUnknownAttributes(tag, given),
      ...findLostStyles(tag, given),
      ...findMissing(tag, given),
    ])
      faults.add(fault);
  }
  return [...faults].sort();
}

type Given = ReadonlyMap<string, string>;

const findUnknownAttributes = (tag: string, given: Given): string[] =>
  [...given.keys()]
    .filter((name) => !attributes.has(name) && !attributes.has(`${tag} ${name}`))
    .map((name) => `attribute ${name} on ${tag}`);

function findLostStyles(tag: string, given: Given): string[] {
  return (given.get('style') ?? '')
    .replaceAll('&#x27;', "'")
    .split(';')
    .map((declaration) => declaration.split(':', 1)[0]?.trim() ?? '')
    .filter((name) => {
      const drawn = properties[name];
      return name !== '' && drawn !== true && !drawn?.includes(tag) && !(name in dropped);
    })
    .map((name) => `${name} on ${tag}`);
}

/** What stands for a picture that is not shown, and how wide Word draws it. */
function findMissing(tag: string, given: Given): string[] {
  const needed = tag === 'img' ? ['alt', 'width'] : tag === 'table' ? ['role'] : [];
  const isUnbound = /max-width/.test(given.get('style') ?? '') && !given.has('width');
  return [
    ...needed.filter((name) => !given.has(name)).map((name) => `${tag} without ${name}`),
    ...(isUnbound ? [`max-width without width on ${tag}`] : []),
  ];
}
