import type { PlaceholderValues } from '@hearthline/domain/message/placeholders';
import { fillPlaceholders } from '@hearthline/domain/message/placeholders';
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

/** An editor leaves tags behind where nothing is written. */
export const isWritten = (body: string): boolean => body.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';

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
    subject: fillPlaceholders(subject, values).replace(/\s+/g, ' ').trim(),
    html,
    text: toPlainText(html),
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The same mail for programs that show no HTML: paragraphs as lines, addresses of links behind their words. */
export function toPlainText(html: string): string {
  return html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/gi, (_, href: string, words: string) => {
      const shown = words.replace(/<[^>]+>/g, '');
      return shown === href || href === `mailto:${shown}` ? shown : `${shown} (${href})`;
    })
    .replace(/<li[^>]*>/gi, '- ')
    .replace(/<br\s*\/?>|<\/li>/gi, '\n')
    .replace(/<\/(p|h2|h3|ul|ol|blockquote|div)>/gi, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:#(\d+)|(\w+));/g, (whole, code: string | undefined, name: string | undefined) =>
      code ? String.fromCodePoint(Number(code)) : (entities[name ?? ''] ?? whole),
    )
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
