import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSettableClock } from '../../../../platform/clock/clock.ts';
import type { TestDatabase } from '../../../../testing/test-database.ts';
import { createTestDatabase } from '../../../../testing/test-database.ts';
import type { ListingImport } from '../listing-import.ts';
import { createListingImport } from '../listing-import.ts';
import type { FeedRow } from '../testing/feed-server.ts';
import { makeProperty } from '../testing/properties.ts';

const megabyte = 1024 * 1024;

describe('[LIST-08] importing a file', () => {
  let database: TestDatabase;
  let listings: ListingImport;
  let folder: string;
  const clock = createSettableClock('2026-11-15T17:00:00Z');
  let source = '';
  let files = 0;
  beforeAll(async () => {
    database = await createTestDatabase();
    listings = createListingImport({ database: database.worker, clock });
    folder = await mkdtemp(path.join(tmpdir(), 'hearthline-import-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    files += 1;
    source = `file-${files}`;
  });

  const fileOf = () => path.join(folder, `${source}.ndjson`);
  const run = (job: { maxLineBytes?: number; onProgress?: (done: number, total: number) => void } = {}) =>
    listings.importFile({ file: fileOf(), rejectsFile: `${fileOf()}.rejects.ndjson`, source, ...job });
  const importBytes = async (bytes: string | Buffer) => {
    await writeFile(fileOf(), bytes);
    return run();
  };
  const toLines = (...rows: FeedRow[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const countStored = async () =>
    (
      await database.query<{ count: number }>('select count(*)::int from listing where source = $1', [source])
    )[0]?.count;
  const loadRejects = async () =>
    (await readFile(`${fileOf()}.rejects.ndjson`, 'utf8'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { line: number; reason: string; row: string });

  it('keeps the good rows and writes the bad ones down with line and reason', async () => {
    const report = await importBytes(
      [
        toLines(makeProperty(1)),
        '{"ListingKey": "half\n',
        '\n',
        `${JSON.stringify(makeProperty(2, { StandardStatus: null, MlsStatus: 'Odd' }))}\r\n`,
        '[1,2]\nnull\n',
        toLines(makeProperty(3, { PropertyType: 'Commercial Lease' })),
        JSON.stringify(makeProperty(4)),
      ].join(''),
    );
    expect(report).toMatchObject({
      lines: 8,
      inserted: 2,
      rejected: 5,
      isComplete: true,
      rejectsFile: `${fileOf()}.rejects.ndjson`,
    });
    expect(await countStored()).toBe(2);
    expect((await loadRejects()).map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'not JSON'],
      [4, "unknown status 'Odd'"],
      [5, 'not a JSON object'],
      [6, 'not a JSON object'],
      [7, 'not a home: Commercial Lease'],
    ]);
  });

  it('writes nothing when it is imported again', async () => {
    const bytes = toLines(...Array.from({ length: 700 }, (_, index) => makeProperty(index)));
    expect(await importBytes(bytes)).toMatchObject({ inserted: 700, rejectsFile: null });
    expect(await run()).toMatchObject({ inserted: 0, updated: 0, unchanged: 700 });
  });

  it('is noted with the time at which it was read to its end, whatever is in it', async () => {
    clock.advance(60_000);
    await importBytes(toLines(makeProperty(1)));
    const readAt = clock.now();
    expect(await listings.findLastRead([])).toEqual(readAt);
    clock.advance(60_000);
    expect((await importBytes(gzipSync(toLines(makeProperty(2))).subarray(0, 40))).isComplete).toBe(false);
    expect(await listings.findLastRead([])).toEqual(readAt);
    expect(await listings.findLastRead([source])).toBeNull();
    clock.advance(60_000);
    expect(await importBytes(toLines(makeProperty(1)))).toMatchObject({ rejected: 0 });
    expect(await listings.findLastRead([])).toEqual(clock.now());
  });

  it.each([
    [
      'UTF-8 with a mark',
      (text: string) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)]),
    ],
    [
      'UTF-16 little-endian',
      (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]),
    ],
    [
      'UTF-16 big-endian',
      (text: string) => Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()]),
    ],
    ['UTF-16 without a mark', (text: string) => Buffer.from(text, 'utf16le')],
    ['gzip', (text: string) => gzipSync(text)],
  ])('reads %s', async (_name, encode) => {
    const report = await importBytes(
      encode(toLines(makeProperty(1, { StreetName: 'Château-d’Eau 🏠' }), makeProperty(2))),
    );
    expect(report).toMatchObject({ inserted: 2, rejected: 0, isComplete: true });
    const [row] = await database.query('select street_name from listing where source = $1 order by key', [
      source,
    ]);
    expect(row).toEqual({ street_name: 'Château-d’Eau 🏠' });
  });

  it('rejects lines that are not UTF-8 and keeps their neighbours', async () => {
    const bad = Buffer.from(toLines(makeProperty(2, { StreetName: 'Montréal' })), 'latin1');
    const report = await importBytes(
      Buffer.concat([Buffer.from(toLines(makeProperty(1))), bad, Buffer.from(toLines(makeProperty(3)))]),
    );
    expect(report).toMatchObject({ inserted: 2, rejected: 1 });
    expect(await loadRejects()).toEqual([{ line: 2, reason: 'the line is not UTF-8', row: '' }]);
  });

  it('keeps what stands before the place where a compressed file breaks off', async () => {
    // Random remarks, so that the file does not shrink to nothing.
    const rows = Array.from({ length: 900 }, (_, index) =>
      makeProperty(index, {
        PublicRemarks: Array.from({ length: 40 }, () => Math.random().toString(36)).join(' '),
      }),
    );
    const packed = gzipSync(toLines(...rows));
    const report = await importBytes(packed.subarray(0, Math.floor(packed.length / 2)));
    expect(report.isComplete).toBe(false);
    expect(report.inserted).toBeGreaterThan(100);
    expect(report.inserted).toBe(await countStored());
    expect((await loadRejects()).at(-1)?.reason).toBe('the file ends early or is damaged');
  });

  it('takes a remark of a million characters, cut', async () => {
    const report = await importBytes(
      toLines(makeProperty(1, { PublicRemarks: 'é'.repeat(1_000_000) }), makeProperty(2)),
    );
    expect(report).toMatchObject({ inserted: 2, rejected: 0, warnings: 1 });
    const [row] = await database.query(
      'select length(remarks) as length from listing_detail join listing on id = listing_id where source = $1 order by key',
      [source],
    );
    expect(row).toEqual({ length: 10_000 });
  });

  it('does not hold a line without end', async () => {
    const part = gzipSync(Buffer.alloc(10 * megabyte, 'x'));
    const endless = Array.from({ length: 20 }, () => part);
    const [start, end] = [makeProperty(1), makeProperty(2)].map((row) => gzipSync(toLines(row)));
    await writeFile(fileOf(), Buffer.concat([start as Buffer, ...endless, gzipSync('\n'), end as Buffer]));
    const before = process.memoryUsage().rss;
    const report = await run({ maxLineBytes: megabyte });
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * megabyte);
    expect(report).toMatchObject({ inserted: 2, rejected: 1 });
    expect(await loadRejects()).toEqual([{ line: 2, reason: 'the line is too long', row: '' }]);
  });

  it('keeps the newest of rows with one key, wherever they stand', async () => {
    const far = Array.from({ length: 600 }, (_, index) => makeProperty(index + 10));
    const twin = (time: string, price: number) =>
      makeProperty(1, { ModificationTimestamp: time, ListPrice: price });
    const report = await importBytes(
      toLines(
        twin('2026-05-02T00:00:00Z', 2),
        twin('2026-05-01T00:00:00Z', 1),
        ...far,
        twin('2026-05-01T12:00:00Z', 3),
        twin('2026-05-02T00:00:00Z', 4),
      ),
    );
    expect(report).toMatchObject({ lines: 604, inserted: 601, updated: 1 });
    const [row] = await database.query(
      'select list_price::int as price from listing where source = $1 and key = $2',
      [source, makeProperty(1).ListingKey],
    );
    expect(row).toEqual({ price: 400 });
  });

  it('survives absurd numbers and strange things', async () => {
    const report = await importBytes(
      [
        JSON.stringify(
          makeProperty(1, {
            ListPrice: -1,
            BedroomsAboveGrade: 1e99,
            Latitude: 999,
            TaxYear: 'MMXX',
            LotWidth: 1e300,
          }),
        ),
        '{"ListingKey":"p","__proto__":{"a":1},"StandardStatus":"Active","OnMarketDate":"2026-01-01","Media":{"length":1e9}}',
        `{"ListingKey":"deep","StandardStatus":"Active","OnMarketDate":"2026-01-01","Basement":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
        JSON.stringify(makeProperty(2, { ListPrice: '1e400', ClosePrice: {} })).replace('"1e400"', '1e400'),
      ].join('\n'),
    );
    expect(report).toMatchObject({ lines: 4, inserted: 4, rejected: 0 });
  });

  it('shows how far it is, and says when there is no such file', async () => {
    const shown: number[] = [];
    await writeFile(fileOf(), toLines(...Array.from({ length: 1_200 }, (_, index) => makeProperty(index))));
    await run({ onProgress: (done, total) => shown.push(done / total) });
    expect(shown.length).toBeGreaterThan(2);
    expect(shown.at(-1)).toBe(1);
    expect(shown.slice(0, -1).every((share) => share < 1)).toBe(true);
    await rm(fileOf());
    await expect(run()).rejects.toThrow(`${source}.ndjson is not there.`);
  });
});
