import sanitizeHtml from 'sanitize-html';

/** The little HTML that mail clients agree on. Applied on the way in and again on the way out. */
export function sanitizeSignature(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['b', 'strong', 'i', 'em', 'a', 'br', 'p', 'div', 'span'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  });
}
