import { execFile, spawnSync } from 'node:child_process';
import { open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** A disk that can be filled and freed again. */
export interface Disk {
  /** In words, for the report. */
  kind: string;
  /** What people may be told while it is full. */
  answers: number[];
  fill(): Promise<void>;
  free(): Promise<void>;
  close(): void;
}

const size = '1536m';

/** A mount of its own where this person may make one; else no process may write a file any longer. */
export function prepareDisk(folder: string): Disk {
  const isWanted = process.env.CHAOS_DISK !== 'limit';
  const mounted = isWanted && run('mount', '-t', 'tmpfs', '-o', `size=${size},mode=755`, 'tmpfs', folder);
  return mounted ? createMount(folder) : createLimit(folder);
}

const run = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;

function createMount(folder: string): Disk {
  const ballast = path.join(folder, 'ballast');
  return {
    kind: `a mount of ${size}`,
    answers: [503],
    fill: () => fillUp(ballast),
    free: () => rm(ballast, { force: true }),
    close: () => void run('umount', '--lazy', folder),
  };
}

/** Ever smaller pieces, until not even the smallest finds room. */
async function fillUp(file: string): Promise<void> {
  const handle = await open(file, 'a', 0o600);
  try {
    for (let bytes = 2 ** 24; bytes >= 2 ** 12; bytes /= 16) {
      const piece = Buffer.alloc(bytes);
      while (await handle.write(piece).then(({ bytesWritten }) => bytesWritten === bytes, isFull));
    }
  } finally {
    await handle.close();
  }
}

function isFull(error: NodeJS.ErrnoException): false {
  if (error.code !== 'ENOSPC') throw error;
  return false;
}

/** Whatever works on the folder may write nothing beyond the first bytes of a file, nor may those whom it starts. */
function createLimit(folder: string): Disk {
  const limitAll = async (limit: string) => {
    for (const pid of await listProcesses(folder)) await limitFiles(pid, limit);
  };
  return {
    kind: 'a limit on file size',
    // No disk does that, so the database has no word of its own for it.
    answers: [503, 500],
    fill: () => limitAll('8192:unlimited'),
    // Twice: one that was just being started had it from its parent.
    free: async () => {
      await limitAll('unlimited:unlimited');
      await limitAll('unlimited:unlimited');
    },
    close: () => {},
  };
}

/** As its owner: for processes of others it takes a right that even root may lack. */
async function limitFiles(pid: string, limit: string): Promise<void> {
  const owner = await stat(`/proc/${pid}`).catch(() => null);
  if (!owner) return;
  const args = ['--pid', pid, `--fsize=${limit}`];
  await promisify(execFile)('prlimit', args, { uid: owner.uid, gid: owner.gid, cwd: '/' }).catch(
    async (error) => {
      const isThere = await stat(`/proc/${pid}`).catch(() => null);
      if (isThere) throw error;
    },
  );
}

/** The programs, which have it in their environment, and PostgreSQL with its helpers, which runs in it. */
export async function listProcesses(folder: string): Promise<string[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name) && name !== String(process.pid));
  const works = await Promise.all(pids.map((pid) => worksOn(pid, folder)));
  return pids.filter((_, index) => works[index]);
}

async function worksOn(pid: string, folder: string): Promise<boolean> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  const parent = /^\d+ \(.*\) \S (\d+)/s.exec(await read('stat'))?.[1] ?? '';
  const said = [await read('cmdline'), await read('environ')];
  const ofParent = await readFile(`/proc/${parent}/cmdline`, 'utf8').catch(() => '');
  return (
    said.some((words) => words.includes(folder)) ||
    (/postgres.*-D/s.test(ofParent) && ofParent.includes(folder))
  );
}
