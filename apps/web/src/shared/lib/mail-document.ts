const topLinks = '<base target="_top">';
// Links that would open a window do nothing in a frame that may open none.
const stillWith = (pictures: string) =>
  `<base target="_blank"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data: ${pictures}">`;

function insertFirst(html: string, insertion: string): string {
  const opening =
    html.match(/<head(\s[^<>]*)?>/i) ?? html.match(/<html(\s[^<>]*)?>/i) ?? html.match(/<!doctype[^<>]*>/i);
  if (!opening) return insertion + html;
  const end = (opening.index ?? 0) + opening[0].length;
  return html.slice(0, end) + insertion + html.slice(end);
}

/** Lets the links of a mail open in the whole window instead of inside the frame that shows it. */
export const withTopLinks = (html: string): string => insertFirst(html, topLinks);

/** Only to look at: no link leads away, and nothing is fetched but pictures of homes, greetings and news from where our own mails have them. */
export const asStillDocument = (html: string, pagesOrigin: string): string =>
  insertFirst(
    html,
    stillWith(['c', 'drawings', 'site-pictures'].map((folder) => `${pagesOrigin}/${folder}/`).join(' ')),
  );
