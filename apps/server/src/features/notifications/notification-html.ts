import sanitizeHtml from 'sanitize-html';

const allowed = {
  allowedTags: ['b', 'strong', 'i', 'em', 'br', 'p', 'ul', 'ol', 'li'],
  allowedAttributes: {},
};

/** The little that a body may be made of; used on the way in and again on the way out. */
export const sanitizeBody = (html: string): string => sanitizeHtml(html, allowed);

const blocks = /<\/(p|li)>|<br\s*\/?>/gi;
const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** The same as plain text, for toasts: each block on a line of its own. */
export const textOfBody = (html: string): string =>
  sanitizeHtml(html.replace(blocks, '\n'), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(lt|gt|quot|amp);/g, (entity) => entities[entity] ?? entity)
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[ \n]*/g, '\n')
    .trim();
