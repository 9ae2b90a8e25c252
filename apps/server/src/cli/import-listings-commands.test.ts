import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from '../config/config.ts';
import { parseEnv } from '../config/env.ts';
import type { FeedServer } from '../features/listings/import/testing/feed-server.ts';
import { feedClient, startFeedServer } from '../features/listings/import/testing/feed-server.ts';
import { makeProperty } from '../features/listings/import/testing/properties.ts';
import type { TestDatabase } from '../testing/test-database.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import type { CommandContext } from './command.ts';
import { UsageError } from './command.ts';
import {
  importListingsCommand,
  importRefusedCommand,
  importResoCommand,
} from './import-listings-commands.ts';

let database: TestDatabase;
let folder: string;
const shown: string[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-cli-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

function createContext(env: Record<string, string> = {}): CommandContext {
  const progress: CommandContext['progress'] = {
    show: (label, done, total) => {
      if (done === total) shown.push(label);
    },
    end: () => {},
  };
  const openDatabase = async () => ({ ownerUrl: database.ownerUrl, cluster: null, close: async () => {} });
  const config = createConfig(parseEnv({ DATA_DIR: folder, ...env }));
  return { config, openDatabase, progress } as CommandContext;
}

describe('[LIST-08] import listings', () => {
  const lines = [makeProperty(1), makeProperty(2, { YearBuilt: 3_000 }), { ListingKey: 'x' }]
    .map((row) => JSON.stringify(row))
    .join('\n');

  it('sums up what was read and where the rejected rows are', async () => {
    const file = path.join(folder, 'listings.ndjson');
    await writeFile(file, lines);
    const { text, data, hasFailed } = await importListingsCommand.run(createContext(), {}, [file]);
    expect(text).toBe(
      [
        `Read 3 lines: 2 new, 0 changed, 0 unchanged, 0 irregular, 1 rejected (see ${file}.rejects.ndjson).`,
        '1 values could not be kept as they were:',
        '  1 × YearBuilt: # is out of range',
      ].join('\n'),
    );
    expect(data).toMatchObject({ inserted: 2, rejected: 1, isComplete: true });
    expect(hasFailed).toBe(false);
    expect(shown).toContain('Reading the listings');
    const [row] = await database.query('select distinct source from listing');
    expect(row).toEqual({ source: 'TESTBOARD' });
  });

  it('fails where the file is broken, gone, or named twice', async () => {
    const broken = path.join(folder, 'broken.ndjson.gz');
    await writeFile(broken, gzipSync(lines).subarray(0, -12));
    const { text, hasFailed } = await importListingsCommand.run(createContext(), { source: 'other' }, [
      broken,
    ]);
    expect(text).toContain('The file ends early or is damaged');
    expect(hasFailed).toBe(true);
    await expect(importListingsCommand.run(createContext(), {}, ['gone.ndjson'])).rejects.toThrow(
      'gone.ndjson is not there.',
    );
    await expect(importListingsCommand.run(createContext(), { rejects: broken }, [broken])).rejects.toThrow(
      UsageError,
    );
    await expect(importListingsCommand.run(createContext(), {}, [])).rejects.toThrow('Name one file.');
  });
});

describe('[LIST-08] import reso', () => {
  let server: FeedServer;
  beforeAll(async () => {
    server = await startFeedServer();
    server.put('Property', ...Array.from({ length: 12 }, (_, index) => makeProperty(index)));
  });
  afterAll(() => server.stop());
  afterEach(() => {
    server.misbehaviour.failures = [];
  });
  const run = (options = {}, env = {}) =>
    importResoCommand.run(
      createContext({
        RESO_URL: server.url,
        RESO_SOURCE: 'board',
        RESO_CLIENT_ID: feedClient.id,
        RESO_CLIENT_SECRET: feedClient.secret,
        RESO_TOKEN_URL: server.tokenUrl,
        ...env,
      }),
      options,
      [],
    );

  it('brings the copy up to date and says what it did', async () => {
    const { text, data } = await run();
    expect(text).toBe(
      [
        'Received 12 listings of board: 12 new, 0 changed, 0 unchanged, 0 irregular, none rejected.',
        'Compared 12 keys: 0 listings are gone, 0 were fetched again.',
      ].join('\n'),
    );
    expect(data).toMatchObject({ source: 'board', inserted: 12, time: '2026-03-01T12:11:00.000Z' });
    expect((await run({ 'no-sweep': true })).data).toMatchObject({ inserted: 0, updated: 0, sweep: null });
  });

  it('fails where too much would disappear, until it is told that this is true', async () => {
    for (const number of [0, 1, 2]) server.remove('Property', String(makeProperty(number).ListingKey));
    const refused = await run({ sweep: true });
    expect(refused).toMatchObject({ hasFailed: true, data: { sweep: { isAborted: true, vanished: 3 } } });
    expect(refused.text).toContain('no longer has 3 of our listings, more than 10 percent: none was deleted');
    const allowed = await run({ sweep: true, 'vanish-limit': '30' });
    expect(allowed).toMatchObject({ hasFailed: false, data: { sweep: { deleted: 3 } } });
    await expect(run({ 'vanish-limit': 'all' })).rejects.toThrow(
      '--vanish-limit must be a number from 0 to 100.',
    );
  });

  it('fails where pictures cannot be read, and says what becomes of them', async () => {
    server.misbehaviour.refusesExpand = 400;
    server.misbehaviour.brokenResources = { Media: 500 };
    const { text, hasFailed } = await run({ 'no-sweep': true });
    expect(hasFailed).toBe(true);
    expect(text).toContain('Pictures (Media) could not be read: those that we have stay');
    server.misbehaviour.brokenResources = {};
    expect((await run({ 'no-sweep': true })).hasFailed).toBe(false);
    server.misbehaviour.refusesExpand = null;
  });

  it('lists what was not taken, with the reason', async () => {
    const list = () => importRefusedCommand.run(createContext(), {}, []);
    expect((await list()).text).toBe('Every record of every feed was taken.');
    const odd = makeProperty(60, { MlsStatus: 'Frozen', StandardStatus: null });
    server.put('Property', odd, makeProperty(61));
    await run({ 'no-sweep': true });
    expect((await list()).text).toMatch(/^board W10000060 {2}\d{4}-[\dT:-]+Z {2}unknown status 'Frozen'$/);
    server.put('Property', { ...odd, MlsStatus: 'New', StandardStatus: 'Active' });
    expect((await run({ sweep: true })).text).toContain('1 that had been refused were tried again.');
    expect((await list()).data).toEqual({ refusals: [], hasMore: false });
  });

  it('says in a sentence what stands in the way', async () => {
    await expect(importResoCommand.run(createContext(), {}, [])).rejects.toThrow('RESO_URL is not set');
    await expect(run({}, { RESO_TOKEN: 'wrong' })).rejects.toThrow(UsageError);
    expect(() => createContext({ RESO_URL: server.url })).toThrow('RESO_URL: needs RESO_TOKEN');
  });
});
