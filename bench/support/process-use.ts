import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { measureProcessorMs } from '../../apps/server/src/platform/isolate/process-use.ts';

/**
 * What a process holds in memory at this moment, with all the processes that it started. Pages that several of them
 * share, above all the runtime's own program, are counted once.
 */
export const measureTreeMegabytes = (pid: number): number => sumOverTree(pid, measureShareMegabytes);

/** What it has worked so far, with all processes that it started and that still run. */
export const measureTreeProcessorMs = (pid: number): number => sumOverTree(pid, measureProcessorMs);

function measureShareMegabytes(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

function sumOverTree(pid: number, measure: (pid: number) => number): number {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const pids = children === '' ? [] : children.split(' ').map(Number);
    return pids.reduce((sum, child) => sum + sumOverTree(child, measure), measure(pid));
  } catch (error) {
    // One that ended since its parent was asked uses nothing.
    if (error instanceof Error && 'code' in error && ['ENOENT', 'ESRCH'].includes(String(error.code)))
      return 0;
    throw error;
  }
}

const restMs = 2_000;
const mostUse = 0.05;

/** A program that has just started still fills its indexes and draws its maps; what is measured then is not quiet. */
export async function waitUntilRested(pid: number): Promise<void> {
  for (;;) {
    const before = measureTreeProcessorMs(pid);
    await wait(restMs);
    const used = measureTreeProcessorMs(pid) - before;
    if (used >= 0 && used < restMs * mostUse) return;
  }
}
