import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordJoiner, decodeText, detectDelimiter, parseRows } from './csv.ts';
import type { Line } from './lines.ts';
import { readLines } from './lines.ts';
import { createRejects } from './rejects.ts';
import { openSourceFile } from './source-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-import-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, content: string | Buffer): Promise<string> {
  const file = path.join(folder, name);
  await writeFile(file, content);
  return file;
}
async function linesOf(...chunks: (string | Buffer)[]): Promise<Line[]> {
  const lines: Line[] = [];
  const given = (async function* () {
    for (const chunk of chunks) yield Buffer.from(chunk as string);
  })();
  for await (const portion of readLines(given)) lines.push(...portion);
  return lines;
}

describe('openSourceFile', () => {
  it.each([
    ['list.xlsx', Buffer.from('PK\x03\x04rest'), /Excel workbook or a ZIP archive\. Save it as CSV/],
    ['list.xls', Buffer.from('d0cf11e0a1b11ae1', 'hex'), /old Excel workbook/],
    ['utf16.csv', Buffer.from('fffe61002c00', 'hex'), /UTF-16/],
    ['report.pdf', Buffer.from('%PDF-1.7'), /PDF/],
    ['empty.csv', Buffer.alloc(0), /empty\.csv is empty/],
  ])('refuses %s in so many words', async (name, content, sentence) => {
    await expect(openSourceFile(await write(name, content))).rejects.toThrow(sentence);
  });

  it('says that a file is not there or a folder', async () => {
    await expect(openSourceFile(path.join(folder, 'gone.csv'))).rejects.toThrow('gone.csv is not there.');
    await expect(openSourceFile(folder)).rejects.toThrow('is a folder.');
  });

  it('unpacks gzip by what it is, not by its name, and says where it is cut off', async () => {
    const packed = gzipSync('a,b\n1,2\n'.repeat(5_000));
    const { chunks } = await openSourceFile(await write('whole.csv', packed));
    const texts: string[] = [];
    for await (const chunk of chunks) texts.push(chunk.toString());
    expect(texts.join('')).toBe('a,b\n1,2\n'.repeat(5_000));
    const cut = await openSourceFile(await write('cut.csv.gz', packed.subarray(0, packed.length - 20)));
    await expect(async () => {
      for await (const _ of cut.chunks);
    }).rejects.toThrow('cut.csv.gz is cut off');
  });
});

describe('readLines', () => {
  it('joins what the chunks cut, and takes away byte order marks and carriage returns', async () => {
    expect(await linesOf('\ufeffa,b\r', '\n1,', '2\n\nlast')).toEqual([
      { number: 1, text: 'a,b' },
      { number: 2, text: '1,2' },
      { number: 3, text: '' },
      { number: 4, text: 'last' },
    ]);
  });

  it('cuts an endless line and goes on with the next', async () => {
    const part = 'x'.repeat(900_000);
    const lines = await linesOf('first\n', part, part, part, 'x\nnext\n');
    expect(lines.map(({ number, text }) => [number, text.length])).toEqual([
      [1, 5],
      [2, 1_000_000],
      [3, 4],
    ]);
  });
});

describe('csv', () => {
  const at = (...texts: string[]): Line[] => texts.map((text, index) => ({ number: index + 1, text }));

  it('finds the delimiter of the header', () => {
    expect(detectDelimiter('a,b,c;d')).toBe(',');
    expect(detectDelimiter('a;b;c,d')).toBe(';');
    expect(detectDelimiter('a\tb')).toBe('\t');
  });

  it('gives the cells of good rows and says where quotes do not match', () => {
    const rows = parseRows(at('1,"a, b","say ""no"""', '2,"open', '', '3,say "no" now,x', '4,5" pipe'), ',');
    expect(rows.map(({ line, cells, fault }) => [line, fault ?? cells])).toEqual([
      [1, ['1', 'a, b', 'say "no"']],
      [2, 'The quotes of the row do not match up'],
      [4, ['3', 'say "no" now', 'x']],
      [5, 'The quotes of the row do not match up'],
    ]);
  });

  it('joins a text over several lines, while a quote that stays open ruins its own line only', () => {
    const joiner = createRecordJoiner();
    const joined = joiner.join(at('1,"two', 'lines"', '2,"open', '3,a', '4,b', '5,c', '6,d', '7,"end'));
    expect([...joined, ...joiner.flush()].map(({ number, text }) => [number, text])).toEqual([
      [1, '1,"two\nlines"'],
      [3, '2,"open'],
      [4, '3,a'],
      [5, '4,b'],
      [6, '5,c'],
      [7, '6,d'],
      [8, '7,"end'],
    ]);
  });

  it('reads UTF-8 and the older one-byte code, even in one file', () => {
    const asBytes = (text: string, encoding: BufferEncoding) =>
      Buffer.from(text, encoding).toString('latin1');
    expect(decodeText(asBytes('École élémentaire', 'utf8'))).toBe('École élémentaire');
    expect(decodeText(asBytes('École élémentaire', 'latin1'))).toBe('École élémentaire');
    expect(decodeText('St. Mary\x92s')).toBe('St. Mary’s');
  });
});

describe('rejects', () => {
  it('leave no file when there are none, and replace the one of the last time', async () => {
    const file = await write('a.rejects.ndjson', 'old');
    const none = await createRejects(file);
    expect(await none.close()).toBeNull();
    await expect(readFile(file)).rejects.toThrow('ENOENT');

    const some = await createRejects(file);
    await some.add({ line: 3, reason: 'no', row: 'x'.repeat(5_000) });
    await some.add({ line: null, reason: 'why', row: 'y' });
    expect([await some.close(), await some.close(), some.count()]).toEqual([file, file, 2]);
    const [first, second] = (await readFile(file, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first).toEqual({ line: 3, reason: 'no', row: 'x'.repeat(2_000) });
    expect(second).toEqual({ line: null, reason: 'why', row: 'y' });
  });
});
