import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { FileFailure } from './import-failure.ts';

const delimiters = [',', ';', '\t', '|'];
/** Longer than any row that a person wrote; a quote that is never closed ends here. */
const rowMaxLength = 500_000;

/** Which sign stands between the headings, where it is not within quotes. */
export function detectDelimiter(text: string): string {
  const said = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (said) return said;
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
export async function* readCsv(
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
