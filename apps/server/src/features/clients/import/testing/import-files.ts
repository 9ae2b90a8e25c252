import type { OpenParts } from '../file/file-rows.ts';
import { parseRows } from '../file/file-rows.ts';
import { parseFile } from '../file/parse-file.ts';
import { createRowParser } from '../values/row-values.ts';

/** A file as it lies in storage, cut at awkward places. */
export function openBytes(content: string | Buffer, partBytes = 7_001): OpenParts {
  const bytes = Buffer.from(content);
  return async function* () {
    for (let at = 0; at < bytes.length; at += partBytes) yield bytes.subarray(at, at + partBytes);
  };
}

export const toCsv = (rows: readonly (readonly string[])[], delimiter = ','): string =>
  rows
    .map((row) =>
      row
        .map((cell) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
        .join(delimiter),
    )
    .join('\r\n');

/** As Google Contacts exports it today. */
export const googleHeadings = [
  'First Name',
  'Middle Name',
  'Last Name',
  'Phonetic First Name',
  'Name Prefix',
  'Nickname',
  'Organization Name',
  'Organization Title',
  'Birthday',
  'Notes',
  'Labels',
  'E-mail 1 - Label',
  'E-mail 1 - Value',
  'E-mail 2 - Label',
  'E-mail 2 - Value',
  'Phone 1 - Label',
  'Phone 1 - Value',
  'Phone 2 - Label',
  'Phone 2 - Value',
  'Address 1 - Label',
  'Address 1 - Formatted',
  'Address 1 - Street',
  'Address 1 - City',
  'Address 1 - Region',
  'Address 1 - Postal Code',
  'Address 1 - Country',
] as const;

/** A row of such a file, by the names of its columns. */
export const googleRow = (cells: Partial<Record<(typeof googleHeadings)[number], string>>): string[] =>
  googleHeadings.map((heading) => cells[heading] ?? '');

/** What a file tells about its people, with the plan as it is guessed. */
export async function parsePeople(content: string | Buffer, partBytes?: number) {
  const open = openBytes(content, partBytes);
  const { plan, rowsTotal } = await parseFile(open, 'en');
  const parseValues = createRowParser(plan, '2025-11-12');
  const people = [];
  for await (const rows of parseRows(plan.format, open, 10))
    for (const { cells, isBroken } of rows) people.push({ ...parseValues(cells), isBroken });
  return { plan, rowsTotal, people };
}
