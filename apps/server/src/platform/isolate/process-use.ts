import { readFileSync } from 'node:fs';

/** What a process holds in memory at this moment; zero where the system does not tell. */
export function measureResidentMegabytes(pid: number | undefined): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(read(pid, 'status'))?.[1];
  return Number(kilobytes ?? 0) / 1024;
}

/** User and system time of a process, which the kernel counts in hundredths of a second; zero where it does not tell. */
export function measureProcessorMs(pid: number | undefined): number {
  const [, afterName = ''] = read(pid, 'stat').split(') ');
  const fields = afterName.split(' ');
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10;
}

function read(pid: number | undefined, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
