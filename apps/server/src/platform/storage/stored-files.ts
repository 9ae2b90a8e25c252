import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of disk storage as a whole, for backup and restore. */
export interface StoredFiles {
  list(): Promise<string[]>;
  read(key: string): Promise<Buffer>;
  write(key: string, bytes: Buffer): Promise<void>;
}

export function createStoredFiles(folder: string): StoredFiles {
  return {
    list: async () => {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
    },
    read: (key) => readFile(path.join(folder, key)),
    write: async (key, bytes) => {
      const target = path.resolve(folder, key);
      if (!target.startsWith(`${path.resolve(folder)}${path.sep}`))
        throw new Error('The backup names a file outside of the storage.');
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, bytes);
    },
  };
}
