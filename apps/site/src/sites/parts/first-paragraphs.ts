const tag = /<(\/?)([a-z][a-z0-9]{0,15})[^<>]{0,2000}>/g;
const alone = new Set(['br', 'hr', 'img']);
const lettersOf = (html: string): number => html.replace(/<[^<>]{0,2000}>/g, '').length;

/** Paragraphs, lists and headings as they follow each other, each whole. */
function blocksOf(html: string): string[] {
  const blocks: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: text, 1: slash, 2: name = '', index } of html.matchAll(tag)) {
    if (alone.has(name)) continue;
    depth += slash ? -1 : 1;
    if (depth > 0) continue;
    blocks.push(html.slice(start, index + text.length));
    start = index + text.length;
  }
  return blocks;
}

/** The beginning of a sanitised text, in whole blocks: no more than so many letters, but one block in any case. */
export function firstParagraphs(html: string, letters: number): { html: string; isWhole: boolean } {
  const blocks = blocksOf(html);
  const kept: string[] = [];
  let said = 0;
  for (const block of blocks) {
    said += lettersOf(block);
    if (kept.some((each) => !isHeading(each)) && said > letters) break;
    kept.push(block);
  }
  // A heading alone at the end would promise something.
  while (kept.length > 1 && isHeading(kept.at(-1) ?? '')) kept.pop();
  return kept.length === blocks.length ? { html, isWhole: true } : { html: kept.join(''), isWhole: false };
}

const isHeading = (block: string): boolean => /^\s*<h\d/.test(block);
