const base = '<base target="_top">';

/** Lets the links of a mail open in the whole window instead of inside the frame that shows it. */
export function withTopLinks(html: string): string {
  const opening =
    html.match(/<head(\s[^>]*)?>/i) ?? html.match(/<html(\s[^>]*)?>/i) ?? html.match(/<!doctype[^>]*>/i);
  if (!opening) return base + html;
  const end = (opening.index ?? 0) + opening[0].length;
  return html.slice(0, end) + base + html.slice(end);
}
