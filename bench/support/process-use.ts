import { readFileSync } from 'node:fs';
import { measureResidentMegabytes } from '../../apps/server/src/platform/isolate/process-use.ts';

/** What a process holds in memory at this moment, with all the processes that it started. */
export function measureTreeMegabytes(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const pids = children === '' ? [] : children.split(' ').map(Number);
  return pids.reduce((sum, child) => sum + measureTreeMegabytes(child), measureResidentMegabytes(pid));
}
