import { readFileSync } from 'node:fs';
import { startHeldPolls } from './push/bare-polls.ts';
import { openConnections } from './push/connections.ts';
import { openInstallation } from './push/installation.ts';
import { digits } from './search/measure.ts';
import type { Benchmark, BenchmarkResult } from './support/benchmark.ts';

const idleConnections = Number(process.env.BENCH_CONNECTIONS ?? 5_000);
const agentCount = Number(process.env.BENCH_AGENTS ?? 1_000);
const memoryMegabytes = 400;
const withinMs = 2_000;
const rounds = 5;

/** Many agents who are connected and wait: what they cost, and how soon all of them hear something. */
export const pushBenchmark: Benchmark = {
  name: 'push',
  run: async () => {
    const installation = await openInstallation(agentCount);
    try {
      const before = residentMegabytes(installation.pid);
      const perAgent = Math.ceil(idleConnections / agentCount);
      const listeners = await openConnections(installation, perAgent);
      await listeners.areIdle();
      const idle = residentMegabytes(installation.pid);
      const cpu = await measureIdleCpu(installation.pid);
      const all = listeners.byAgent.flat();

      const bare = await startHeldPolls(agentCount);
      const ours: number[] = [];
      const limit: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const startedAt = performance.now();
        const heard = listeners.hear(`round ${round}`);
        await installation.tellAll(`round ${round}`);
        await heard;
        ours.push(performance.now() - startedAt);
        limit.push(await bare.answerAll());
      }
      await bare.stop();
      const faults = listeners.faults();
      await listeners.close();
      const slowest = Math.max(...ours);
      const median = (values: number[]) =>
        values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
      const rows: BenchmarkResult['rows'] = [
        {
          what: `${all.length} idle connections`,
          'MB of the process': Math.round(idle),
          'MB before': Math.round(before),
          'KB each': digits(((idle - before) * 1024) / all.length),
          '% of a core': digits(cpu * 100),
        },
        {
          what: `a toast to ${agentCount} agents (${all.length} connections), median of ${rounds}`,
          ms: Math.round(median(ours)),
          'x bare': digits(median(ours) / median(limit)),
        },
        {
          what: `bare node:http that answers ${agentCount} held polls`,
          ms: Math.round(median(limit)),
          'x bare': '1.00',
        },
      ];
      return {
        rows,
        goals: [
          {
            text: `${idleConnections} idle connections in less than ${memoryMegabytes} MB`,
            isMet: idle < memoryMegabytes,
            seen: `${Math.round(idle)} MB`,
          },
          {
            text: `a toast to ${agentCount} connected agents reaches all within 2 s (slowest of ${rounds})`,
            isMet: slowest <= withinMs,
            seen: `${Math.round(slowest)} ms`,
          },
          {
            text: 'none lost, none doubled, none to the wrong agent',
            isMet: faults === 0,
            seen: `${faults} faults in ${all.length * rounds} deliveries`,
          },
        ],
      };
    } finally {
      await installation.stop();
    }
  },
};

function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

/** Over two rounds of pings. */
async function measureIdleCpu(pid: number): Promise<number> {
  const seconds = 30;
  const read = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  const before = read();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return (read() - before) / seconds;
}
