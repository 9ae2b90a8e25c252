import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const note = z.object({ at: z.iso.datetime(), file: z.string() });
export type LastBackup = z.infer<typeof note>;

const fileOf = (dataDir: string) => path.join(dataDir, 'last-backup.json');

export async function noteBackup(dataDir: string, backup: LastBackup): Promise<void> {
  await writeFile(fileOf(dataDir), JSON.stringify(backup), { mode: 0o600 });
}

/** Null where none was made, or none that we know of. */
export async function findLastBackup(dataDir: string): Promise<LastBackup | null> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return note.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
