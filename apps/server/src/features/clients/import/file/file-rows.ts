import { pipeline, Readable } from 'node:stream';
import { importMaxColumns, importMaxRows } from '@hearthline/contract/client-import';
import { parse } from 'csv-parse';
import { FileFailure } from './import-failure.ts';
import { cardColumns, parseCards } from './vcard-rows.ts';

const headingMaxLength = 300;

/** How the bytes become rows; found out once and kept with the import. */
export interface FileFormat {
  kind: 'csv' | 'vcard';
  encoding: TextEncoding;
  delimiter: string;
  /** The first row names the columns. */
  hasHeadings: boolean;
  headings: string[];
  /** The columns that anybody filled. */
  picked: number[];
}

export interface SourceRow {
  /** The first row with people in it is 1. */
  number: number;
  cells: string[];
  /** The cells do not fit the headings, or the file ended within the row. */
  isBroken: boolean;
}

/** Reads the bytes from the start each time it is called. */
export type OpenParts = () => AsyncIterable<Buffer>;

export async function detectFormat(openParts: OpenParts): Promise<FileFormat> {
  const encoding = await detectEncoding(openParts());
  const start = await loadStart(decodeParts(openParts(), encoding));
  if (start.trim() === '') throw new FileFailure('empty');
  if (/^\s*BEGIN:VCARD/i.test(start))
    return {
      kind: 'vcard',
      encoding,
      delimiter: '',
      hasHeadings: false,
      headings: [...cardColumns],
      picked: [...cardColumns.keys()],
    };
  const delimiter = detectDelimiter(start);
  for await (const cells of parseCsv(decodeParts(openParts(), encoding), delimiter)) {
    const headings = cells.map((cell) => cell.slice(0, headingMaxLength).trim());
    if (headings.length > importMaxColumns) throw new FileFailure('tooManyColumns');
    // A row with somebody's address in it is no row of headings.
    const hasHeadings = !headings.some((heading) => /[^\s@]@[^\s@.]+\.\S/.test(heading));
    return withAllPicked({
      kind: 'csv',
      encoding,
      delimiter,
      hasHeadings,
      headings: hasHeadings ? headings : headings.map(() => ''),
    });
  }
  throw new FileFailure('empty');
}

const withAllPicked = (format: Omit<FileFormat, 'picked'>): FileFormat => ({
  ...format,
  picked: [...format.headings.keys()],
});

async function loadStart(texts: AsyncIterable<string>): Promise<string> {
  for await (const text of texts) return text;
  return '';
}

/** All rows in portions, so that whoever works on them can pause in between. */
export async function* parseRows(
  format: FileFormat,
  openParts: OpenParts,
  portion: number,
): AsyncGenerator<SourceRow[]> {
  const { picked } = format;
  let rows: SourceRow[] = [];
  let number = 0;
  for await (const { cells, isBroken } of openRows(format, openParts)) {
    number += 1;
    if (number > importMaxRows) throw new FileFailure('tooManyRows');
    // What does not fit the headings is kept as it stands, for the report.
    rows.push({ number, cells: isBroken ? cells : picked.map((index) => cells[index] ?? ''), isBroken });
    if (rows.length >= portion) {
      yield rows;
      rows = [];
    }
  }
  if (rows.length > 0) yield rows;
}

async function* openRows(
  { kind, encoding, delimiter, hasHeadings, headings }: FileFormat,
  openParts: OpenParts,
): AsyncGenerator<Pick<SourceRow, 'cells' | 'isBroken'>> {
  const texts = decodeParts(openParts(), encoding);
  if (kind === 'vcard') {
    for await (const { cells, isCut } of parseCards(texts)) yield { cells, isBroken: isCut };
    return;
  }
  let isHeading = hasHeadings;
  for await (const cells of parseCsv(texts, delimiter)) {
    if (!isHeading) {
      yield { cells, isBroken: cells.slice(headings.length).some((cell) => cell.trim() !== '') };
    }
    isHeading = false;
  }
}

const delimiters = [',', ';', '\t', '|'];
/** Longer than any row that a person wrote; a quote that is never closed ends here. */
const rowMaxLength = 500_000;

/** Which sign stands between the headings, where it is not within quotes. */
function detectDelimiter(text: string): string {
  const declared = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (declared) return declared;
  const heading = firstLine(text).replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => heading.split(delimiter).length;
  return delimiters.toSorted((a, b) => count(b) - count(a))[0] ?? ',';
}

/** Up to the first line break outside of quotes. */
function firstLine(text: string): string {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '"') isQuoted = !isQuoted;
    else if (!isQuoted && (text[at] === '\n' || text[at] === '\r')) return text.slice(0, at);
  }
  return text;
}

/** Every row of the file with anything in it, the headings too. */
async function* parseCsv(
  texts: AsyncIterable<string>,
  delimiter: string,
): AsyncGenerator<string[], void, void> {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    max_record_size: rowMaxLength,
  });
  // A failure of the source ends the parser with it, so the loop below sees it.
  pipeline(Readable.from(withoutHint(texts)), parser, () => {});
  try {
    for await (const cells of parser) yield cells as string[];
  } catch (error) {
    throw String((error as { code?: string }).code).startsWith('CSV_')
      ? new FileFailure('notReadable')
      : error;
  }
}

/** Spreadsheets may write the delimiter into a line of its own. */
async function* withoutHint(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let isFirst = true;
  for await (const text of texts) {
    yield isFirst ? text.replace(/^sep=.\r?\n/i, '') : text;
    isFirst = false;
  }
}

type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Small enough that no piece keeps the process busy for long. */
const pieceLength = 64 * 1024;
const lookedAtBytes = 4_096;
const startLength = 4_096;
/** Documents, pages and other things that people rename. */
const foreignStart = /^\s*(?:%PDF|\{\\rtf|<\?xml|<!doctype|<html|\{\s*"|\[\s*\{)/i;

/** By its mark, else UTF-8 where all of it is valid, else the older code of Windows. */
async function detectEncoding(parts: AsyncIterable<Buffer>): Promise<TextEncoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let isFirst = true;
  for await (const bytes of parts) {
    if (isFirst) {
      const marked = parseMark(bytes);
      if (marked) return marked;
      refuseForeign(bytes);
      isFirst = false;
    }
    if (bytes.includes(0)) throw new FileFailure('notReadable');
    isUtf8 &&= isValid(utf8, bytes);
  }
  return isUtf8 && isValid(utf8, null) ? 'utf-8' : 'windows-1252';
}

function parseMark(bytes: Buffer): TextEncoding | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

function refuseForeign(bytes: Buffer): void {
  const start = bytes.subarray(0, lookedAtBytes);
  const strange = start.filter((byte) => byte < 9 || (byte > 13 && byte < 32) || byte === 127).length;
  if (foreignStart.test(start.toString('latin1')) || strange * 50 > start.length)
    throw new FileFailure('notReadable');
}

function isValid(decoder: InstanceType<typeof TextDecoder>, bytes: Buffer | null): boolean {
  try {
    if (bytes) decoder.decode(bytes, { stream: true });
    else decoder.decode();
    return true;
  } catch {
    return false;
  }
}

/** The whole text in pieces, the first of them long enough to tell what it is; the mark at its front is left out. */
async function* decodeParts(parts: AsyncIterable<Buffer>, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  let start: string | null = '';
  for await (const bytes of parts) {
    const text = decoder.decode(bytes, { stream: true });
    if (start === null) yield* cutText(text);
    else {
      start += text;
      if (start.length < startLength) continue;
      yield* cutText(start);
      start = null;
    }
  }
  yield* cutText((start ?? '') + decoder.decode());
}

function* cutText(text: string): Generator<string> {
  if (text.includes('\0')) throw new FileFailure('notReadable');
  for (let at = 0; at < text.length; at += pieceLength) yield text.slice(at, at + pieceLength);
}
