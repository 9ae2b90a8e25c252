/** Shares of the letter size that letters of the report take. */
const letterWidths: readonly [RegExp, number][] = [
  [/[\u202F\u200B]/, 0.18],
  [/[\s.,:;ijlI’'|]/, 0.27],
  [/[frt()²]/, 0.4],
  [/[-−/ksvxyzEF]/, 0.57],
  [/[0-9$]/, 0.65],
  [/[mwMW%—]/, 1.03],
  [/[A-Z]/, 0.78],
];
const otherWidth = 0.68;
const known = new Map<string, number>();

/** Room that a short text needs, so that a column is as wide as what stands in it. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter);
  return Math.ceil(width * size) + 1;
}

/** Lines that a text takes in a column. */
export function countLines(text: string, size: number, width: number): number {
  let lines = 1;
  let line = '';
  for (const word of text.split(/[ \u200B]/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, size) > width) {
      lines += 1;
      line = word;
    } else line = longer;
  }
  return lines;
}

function letterWidth(letter: string): number {
  const width =
    known.get(letter) ?? letterWidths.find(([letters]) => letters.test(letter))?.[1] ?? otherWidth;
  if (known.size < 500) known.set(letter, width);
  return width;
}
