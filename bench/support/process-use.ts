import { readFileSync } from 'node:fs';

/** User and system time of a process; the kernel counts in hundredths of a second. */
export function measureCpuMicroseconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10_000;
}

/** What of it lies in memory at this moment. */
export function measureResidentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

/** The same with all the processes that it started. */
export function measureTreeMegabytes(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  const pids = children === '' ? [] : children.split(' ').map(Number);
  return pids.reduce((sum, child) => sum + measureTreeMegabytes(child), measureResidentMegabytes(pid));
}
