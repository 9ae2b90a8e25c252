export interface Line {
  /** Counted from 1. */
  number: number;
  /** One character per byte; see `decodeText`. */
  text: string;
  /** Set where it went on for longer than any row does. */
  isCut?: true;
}

const lineMaxLength = 1_000_000;
const byteOrderMark = '\u00ef\u00bb\u00bf';

/** The lines of each chunk together. An endless one is cut short, and so counts as a bad row instead of filling the memory. */
export async function* readLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Line[]> {
  let number = 0;
  let rest = '';
  let isCut = false;
  for await (const chunk of chunks) {
    const parts = (rest + chunk.toString('latin1')).split('\n');
    rest = parts.pop() ?? '';
    const isEndless = rest.length > lineMaxLength;
    if (isEndless) parts.push(rest);
    const lines: Line[] = [];
    for (const part of parts) {
      if (!isCut) {
        number += 1;
        lines.push(toLine(number, part));
      }
      isCut = false;
    }
    if (isEndless) [isCut, rest] = [true, ''];
    if (lines.length > 0) yield lines;
  }
  if (rest !== '' && !isCut) yield [toLine(number + 1, rest)];
}

function toLine(number: number, part: string): Line {
  const start = number === 1 && part.startsWith(byteOrderMark) ? byteOrderMark.length : 0;
  const end = part.endsWith('\r') ? part.length - 1 : part.length;
  if (part.length > lineMaxLength) return { number, text: part.slice(start, lineMaxLength), isCut: true };
  return { number, text: part.slice(start, end) };
}
