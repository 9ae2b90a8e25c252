import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { closeDataDir, describeOpenDataDir } from './data-dir.ts';
import { preparePlaces } from './db/embedded/places.ts';
import { canEnter, findDatabaseUser } from './db/embedded/system-user.ts';

const isRoot = process.getuid?.() === 0;

let parent: string;
let dataDir: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'hearthline-data-dir-'));
  await chmod(parent, 0o755);
  dataDir = path.join(parent, 'data');
});
afterEach(() => rm(parent, { recursive: true, force: true }));

const modeOf = async (folder: string) => (await stat(folder)).mode & 0o777;

describe('the data folder', () => {
  it('is made for its owner only', async () => {
    await closeDataDir(dataDir, null);
    expect(await modeOf(dataDir)).toBe(0o700);
    expect(await describeOpenDataDir(dataDir)).toBeNull();
  });

  it('is closed when it was open to others', async () => {
    await mkdir(path.join(dataDir, 'files'), { recursive: true });
    await writeFile(path.join(dataDir, 'token-secret'), 'x');
    await chmod(dataDir, 0o755);
    expect(await describeOpenDataDir(dataDir)).toContain(`chmod 700 ${dataDir}`);
    await closeDataDir(dataDir, null);
    expect(await modeOf(dataDir)).toBe(0o700);
  });

  it('is left as it is, and told, where others keep their things in it', async () => {
    await mkdir(path.join(dataDir, 'photos'), { recursive: true });
    await chmod(dataDir, 0o755);
    await closeDataDir(dataDir, null);
    expect(await modeOf(dataDir)).toBe(0o755);
    expect(await describeOpenDataDir(dataDir)).toContain('Other users of this machine can look into');
    await rm(path.join(dataDir, 'photos'), { recursive: true });
    await chmod(dataDir, 0o1777);
    await closeDataDir(dataDir, null);
    expect(await modeOf(dataDir)).toBe(0o777);
  });
});

describe.runIf(isRoot)('the data folder of root', () => {
  const user = isRoot ? findDatabaseUser() : null;
  const outsider = { uid: 65_533, gid: 65_533 };
  const prepare = async () => path.dirname((await preparePlaces(dataDir, user)).pgData);

  it('lets the database through and nobody else, and is found again', async () => {
    const home = await prepare();
    expect(home).toBe(path.join(dataDir, 'cluster'));
    expect(await modeOf(dataDir)).toBe(0o710);
    expect(await modeOf(home)).toBe(0o700);
    expect([canEnter(user, home), canEnter(outsider, dataDir)]).toEqual([true, false]);
    await mkdir(path.join(home, 'postgres'));
    expect(await prepare()).toBe(home);
  });

  it('stays passable for the database inside when a process without one of its own closes it', async () => {
    const home = await prepare();
    await closeDataDir(dataDir, null);
    expect(canEnter(user, home)).toBe(true);
    expect(canEnter(outsider, dataDir)).toBe(false);
  });

  it('keeps the database inside that was made while the folder was open', async () => {
    await mkdir(path.join(dataDir, 'cluster', 'postgres'), { recursive: true });
    await chmod(dataDir, 0o755);
    expect(await prepare()).toBe(path.join(dataDir, 'cluster'));
    await closeDataDir(dataDir, null);
    expect(await prepare()).toBe(path.join(dataDir, 'cluster'));
    expect(await describeOpenDataDir(dataDir)).toBeNull();
  });

  it('keeps the database outside that was made while the folder was shut', async () => {
    await mkdir(dataDir, { mode: 0o700 });
    await chmod(parent, 0o700);
    const outside = await prepare();
    try {
      expect(outside).toMatch(/^\/var\/lib\/hearthline\/data-[0-9a-f]{12}$/);
      await mkdir(path.join(outside, 'postgres'));
      await chmod(parent, 0o755);
      expect(await prepare()).toBe(outside);
      expect(await modeOf(dataDir)).toBe(0o700);
    } finally {
      await rm(outside, { recursive: true, force: true });
    }
  });
});
