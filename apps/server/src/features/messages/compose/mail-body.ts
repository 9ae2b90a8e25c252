import type { PlaceholderValues } from '@hearthline/domain/message/placeholders';
import { fillPlaceholders } from '@hearthline/domain/message/placeholders';
import { toWrittenLine } from '@hearthline/domain/one-line';
import { Parser } from 'htmlparser2';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../../../platform/escape-html.ts';

/** The little HTML that a mail needs and all mail programs show alike. Applied on the way in and again on the way out. */
export function sanitizeMailBody(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'a', 'blockquote', 'h2', 'h3'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { div: 'p' },
  });
}

export interface FilledMail {
  subject: string;
  html: string;
  text: string;
}

/** For one reader; what is filled in is text, whatever it looks like. */
export function fillMail(
  { subject, body }: { subject: string; body: string },
  values: PlaceholderValues,
): FilledMail {
  // Once more, since a value may have become the target of a link.
  const html = sanitizeMailBody(fillPlaceholders(sanitizeMailBody(body), values, escapeHtml));
  return {
    subject: toWrittenLine(fillPlaceholders(subject, values)),
    html,
    text: toPlainText(html),
  };
}

/** Lines that the end of a block leaves free. */
const blockEnds: Record<string, string> = {
  li: '\n',
  p: '\n\n',
  div: '\n\n',
  h2: '\n\n',
  h3: '\n\n',
  ul: '\n\n',
  ol: '\n\n',
  blockquote: '\n\n',
};

/** The same mail for programs that show no HTML: paragraphs as lines, addresses of links behind their words. */
export function toPlainText(html: string): string {
  let text = '';
  let link = { href: '', from: 0 };
  const parser = new Parser({
    ontext: (words) => {
      text += words;
    },
    onopentag: (name, { href = '' }) => {
      if (name === 'a') link = { href, from: text.length };
      if (name === 'li') text += '- ';
      if (name === 'br') text += '\n';
    },
    onclosetag: (name) => {
      if (name === 'a') text += addressBehind(text.slice(link.from), link.href);
      text += blockEnds[name] ?? '';
    },
  });
  parser.end(html);
  return text
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const addressBehind = (words: string, href: string): string =>
  href === '' || words === href || href === `mailto:${words}` ? '' : ` (${href})`;
