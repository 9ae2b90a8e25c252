import { readFile } from 'node:fs/promises';
import type { ClusterPlaces } from './places.ts';
import { findPostmaster } from './postgres-process.ts';

/** Who works while nobody is let in yet: the first repeats what a crash left undone, the second writes it down. */
const workers = /postgres: (startup|checkpointer)/;

/**
 * Ends a PostgreSQL that runs, lets nobody in and does nothing. It was seen once, after a disk had been full: the repair
 * that follows a crash never came to its end. One that reads, writes, computes or waits for the disk is left alone,
 * however long it takes.
 */
export function createStuckWatch(places: ClusterPlaces, patienceMs: number) {
  let seen = { pid: 0, work: '', since: 0 };

  /** To be asked again and again while nobody is let in; true when there was one to end. */
  return async function endIfStuck(): Promise<boolean> {
    const postmaster = await findPostmaster(places);
    const work = postmaster && (await describeWork(postmaster.pid));
    // The clock of the machine may jump; this one does not.
    const now = performance.now();
    if (work === null || seen.pid !== postmaster?.pid || seen.work !== work || work.includes('D')) {
      seen = { pid: postmaster?.pid ?? 0, work: work ?? '', since: now };
      return false;
    }
    if (now - seen.since < patienceMs) return false;
    // It could not start anew beside those whom it started.
    for (const pid of [...(await listChildren(postmaster.pid)), postmaster.pid]) kill(pid);
    return true;
  };
}

/** Changes with whatever is done; null where the system does not tell. */
async function describeWork(postmaster: number): Promise<string | null> {
  try {
    const working: string[] = [];
    for (const pid of await listChildren(postmaster)) {
      if (!workers.test(await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => ''))) continue;
      const [state, ...rest] = (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? [];
      const [moved] = (await readFile(`/proc/${pid}/io`, 'utf8')).split('syscr');
      working.push([pid, state, rest[10], rest[11], moved].join(' '));
    }
    return working.join('\n');
  } catch {
    return null;
  }
}

async function listChildren(pid: number): Promise<number[]> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return children
    .split(' ')
    .map(Number)
    .filter((child) => child > 1);
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
