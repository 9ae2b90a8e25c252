import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createConfig } from './config.ts';
import { parseEnv } from './env.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-feeds-'));
});
afterAll(() => rm(folder, { recursive: true }));

const configure = async (feeds: unknown, env: Record<string, string> = {}) => {
  const file = path.join(folder, 'feeds.json');
  await writeFile(file, typeof feeds === 'string' ? feeds : JSON.stringify(feeds));
  return createConfig(parseEnv({ FEEDS_FILE: file, ...env })).feeds;
};
const west = { url: 'https://west.test/odata', source: 'west', token: 't' };

describe('[LIST-08] feeds', () => {
  it('are those of the variables and of the file', async () => {
    const east = {
      url: 'https://east.test/odata',
      clientId: 'c',
      clientSecret: 's',
      tokenUrl: 'https://east.test/token',
    };
    const feeds = await configure([west, { ...east, pageSize: 50 }], {
      RESO_URL: 'https://north.test/odata',
      RESO_TOKEN: 'n',
    });
    expect(
      feeds.map(({ source, pageSize, sweepHours, credentials }) => [
        source,
        pageSize,
        sweepHours,
        credentials.kind,
      ]),
    ).toEqual([
      ['north.test', 500, 1, 'token'],
      ['west', 500, 1, 'token'],
      ['east.test', 50, 1, 'client'],
    ]);
  });

  it.each([
    ['no list', 'cannot be read as JSON'],
    [[{ ...west, colour: 'red' }], 'Unrecognized key'],
    [[{ url: 'https://west.test' }], '0: needs token, or clientId with clientSecret and tokenUrl'],
    [[west, west], 'Two feeds are called west'],
  ])('that are told wrongly are named: %j', async (feeds, fault) => {
    await expect(configure(feeds)).rejects.toThrow(fault);
  });
});
