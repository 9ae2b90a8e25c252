/** Plain text as it may stand in HTML, also within an attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Characters that no XML document may hold, however they are written: one of them makes the whole unreadable. */
const notOfXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Plain text as it may stand in XML. */
export const escapeXml = (text: string): string => escapeHtml(text.replace(notOfXml, ''));
