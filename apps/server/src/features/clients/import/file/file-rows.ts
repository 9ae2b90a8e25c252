import { importMaxColumns, importMaxRows } from '@hearthline/contract/client-import';
import { detectDelimiter, readCsv } from './csv-rows.ts';
import type { TextEncoding } from './file-text.ts';
import { decodeParts, detectEncoding } from './file-text.ts';
import { FileFailure } from './import-failure.ts';
import { cardColumns, readCards } from './vcard-rows.ts';

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
  const start = await readStart(decodeParts(openParts(), encoding));
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
  for await (const cells of readCsv(decodeParts(openParts(), encoding), delimiter)) {
    const headings = cells.map((cell) => cell.trim());
    if (headings.length > importMaxColumns) throw new FileFailure('tooManyColumns');
    // A row with somebody's address in it is no row of headings.
    const hasHeadings = !headings.some((heading) => /\S@\S+\.\S/.test(heading));
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

async function readStart(texts: AsyncIterable<string>): Promise<string> {
  for await (const text of texts) return text;
  return '';
}

/** All rows in portions, so that whoever works on them can pause in between. */
export async function* readRows(
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
    for await (const { cells, isCut } of readCards(texts)) yield { cells, isBroken: isCut };
    return;
  }
  let isHeading = hasHeadings;
  for await (const cells of readCsv(texts, delimiter)) {
    if (!isHeading) {
      yield { cells, isBroken: cells.slice(headings.length).some((cell) => cell.trim() !== '') };
    }
    isHeading = false;
  }
}
