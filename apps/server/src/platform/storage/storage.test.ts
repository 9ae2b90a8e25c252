import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Storage } from './storage.ts';
import { createStorage } from './storage.ts';

const key = 'avatars/0192f0a0-0000-7000-8000-000000000001/a_b-c.webp';
const picture = Buffer.from([0, 255, 1, 254, 10, 13]);

let folder: string;
let storage: Storage;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-files-'));
  storage = await createStorage({ kind: 'disk' }, path.join(folder, 'files'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('storage on disk', () => {
  it('gives back what was put, with its type, until it is removed', async () => {
    await storage.put(key, picture, 'image/webp');
    expect(await storage.read(key)).toEqual({ bytes: picture, contentType: 'image/webp' });
    await storage.put(key, Buffer.from('new'), 'image/webp');
    expect((await storage.read(key)).bytes.toString()).toBe('new');
    expect(await readFile(storage.pathOf(key) ?? '', 'utf8')).toBe('new');
    await storage.remove(key);
    await expect(storage.read(key)).rejects.toMatchObject({ code: 'not_found' });
    await storage.remove(key);
  });

  it.each([
    '../outside.webp',
    'avatars/../../outside.webp',
    '/etc/outside.webp',
    'a//b.webp',
    './a.webp',
    'a/.hidden.webp',
    'a\\..\\b.webp',
    'a%2fb.webp',
    'a b.webp',
    'A.webp',
    'a\0.webp',
    'a.webp\n',
    'a',
    'a.exe',
    '',
    `${'a'.repeat(300)}.webp`,
  ])('refuses the key %j', async (bad) => {
    await expect(storage.put(bad, picture, 'image/webp')).rejects.toThrow('Not a storage key');
    await expect(storage.read(bad)).rejects.toThrow('Not a storage key');
    await expect(storage.remove(bad)).rejects.toThrow('Not a storage key');
    expect(() => storage.pathOf(bad)).toThrow('Not a storage key');
    expect(await readdir(folder)).toEqual(['files']);
  });

  it('refuses a type that the name contradicts', async () => {
    await expect(storage.put('a.webp', picture, 'text/html')).rejects.toThrow('does not mean');
  });
});
