import { randomUUID } from 'node:crypto';
import { chmod, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** What other commands need to join a running cluster, and whom a second server should blame. */
export interface RunFile {
  port: number;
  password: string;
  startedBy: { pid: number; at: string };
  server?: { pid: number; address: string; at: string };
}

const fileOf = (dataDir: string) => path.join(dataDir, 'run.json');

export async function loadRunFile(dataDir: string): Promise<RunFile | null> {
  try {
    return JSON.parse(await readFile(fileOf(dataDir), 'utf8')) as RunFile;
  } catch {
    return null; // Missing or half-written by a crash: both mean that nothing is known.
  }
}

export async function writeRunFile(dataDir: string, content: RunFile): Promise<void> {
  const unfinished = `${fileOf(dataDir)}.${randomUUID()}`;
  try {
    await writeFile(unfinished, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600 });
    await chmod(unfinished, 0o600);
    await rename(unfinished, fileOf(dataDir));
  } finally {
    await rm(unfinished, { force: true });
  }
}
