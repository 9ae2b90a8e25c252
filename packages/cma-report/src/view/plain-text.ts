/** What has no shape of its own and could turn a line around or break it: controls and marks of direction. */
const shapeless =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u206F\uFEFF]+/gu;
const longestWord = 26;
const mostParagraphs = 6;
const breakPoint = '\u200B';

/** One line of what somebody typed. Words that no line could hold may be broken. */
export function toLine(text: string, maxLength = 300): string {
  const line = text
    .replace(shapeless, ' ')
    .replace(/\s+/g, (run) => (run.length === 1 ? run : ' '))
    .trim();
  const letters = Array.from(line);
  const short =
    letters.length > maxLength
      ? `${letters
          .slice(0, maxLength - 1)
          .join('')
          .trimEnd()}…`
      : line;
  return short
    .split(' ')
    .map((word) => breakLongWord(word))
    .join(' ');
}

function breakLongWord(word: string): string {
  const letters = Array.from(word);
  if (letters.length <= longestWord) return word;
  const parts: string[] = [];
  for (let from = 0; from < letters.length; from += longestWord)
    parts.push(letters.slice(from, from + longestWord).join(''));
  return parts.join(breakPoint);
}

/** Paragraphs of what somebody typed, without empty ones. */
export function toParagraphs(text: string | null, maxLength = 2_000): string[] {
  if (text === null) return [];
  const lines = text
    .slice(0, maxLength)
    .split(/\r?\n/)
    .map((line) => toLine(line, maxLength))
    .filter((line) => line !== '');
  const rest = lines.slice(mostParagraphs - 1).join(' ');
  return [...lines.slice(0, mostParagraphs - 1), ...(rest === '' ? [] : [rest])];
}

export const toLineOrNull = (text: string | null, maxLength?: number): string | null =>
  text === null ? null : toLine(text, maxLength) || null;

/** Some sellers keep their address to themselves; the sale counts all the same. */
export const addressOf = (address: string, withheld: string, most: number): string =>
  toLine(address, most) || withheld;
