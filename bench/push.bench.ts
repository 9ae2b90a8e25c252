import {
  measureProcessorMs,
  measureResidentMegabytes,
} from '../apps/server/src/platform/isolate/process-use.ts';
import { startHeldPolls } from './push/bare-polls.ts';
import { openConnections } from './push/connections.ts';
import { openInstallation } from './push/installation.ts';
import { digits } from './search/measure.ts';
import type { Benchmark, BenchmarkResult } from './support/benchmark.ts';
import { sized } from './support/size.ts';

const idleConnections = Number(process.env.BENCH_CONNECTIONS ?? sized(5_000, 20));
const agentCount = Number(process.env.BENCH_AGENTS ?? sized(1_000, 10));
const memoryMegabytes = 400;
const withinMs = 2_000;
const devices = Math.ceil(idleConnections / agentCount);
const rounds = sized(5, 1);

/** Many agents who are connected and wait: what they cost, and how soon all of them hear something. */
export const pushBenchmark: Benchmark = {
  name: 'push',
  run: async () => {
    const idle = await measureIdle();
    const toOne = await measureDelivery(1, 'toastAll');
    const toMany = await measureDelivery(devices, 'toastAll');
    const notified = await measureDelivery(1, 'notifyEach');
    const deliveryRow = (what: string, { connections, ms, bareMs }: Delivery) => ({
      what: `${what} ${agentCount} agents on ${connections} connections, median of ${rounds}`,
      ms: Math.round(median(ms)),
      'x bare': digits(median(ms) / median(bareMs)),
    });
    const rows: BenchmarkResult['rows'] = [
      {
        what: `${idle.connections} idle connections`,
        'MB of the process': Math.round(idle.megabytes),
        'MB before': Math.round(idle.megabytesBefore),
        'KB each': digits(((idle.megabytes - idle.megabytesBefore) * 1024) / idle.connections),
        '% of a core': digits(idle.cpu * 100),
      },
      deliveryRow('a toast to', toOne),
      deliveryRow('a toast to', toMany),
      deliveryRow('a notification of its own to each of', notified),
      {
        what: `bare node:http that answers ${agentCount} held polls`,
        ms: Math.round(median(toOne.bareMs)),
        'x bare': '1.00',
      },
    ];
    const slowest = Math.max(...toOne.ms);
    const faults = toOne.faults + toMany.faults + notified.faults;
    const deliveries = (toOne.connections + toMany.connections + notified.connections) * rounds;
    return {
      rows,
      goals: [
        {
          text: `${idleConnections} idle connections in less than ${memoryMegabytes} MB`,
          isMet: idle.megabytes < memoryMegabytes,
          seen: `${Math.round(idle.megabytes)} MB`,
        },
        {
          text: `a toast to ${agentCount} connected agents reaches all within 2 s (slowest of ${rounds})`,
          isMet: slowest <= withinMs,
          seen: `${Math.round(slowest)} ms`,
        },
        {
          text: 'none lost, none doubled, none to the wrong agent',
          isMet: faults === 0,
          seen: `${faults} faults in ${deliveries} deliveries`,
        },
      ],
    };
  },
};

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measureIdle() {
  const installation = await openInstallation(agentCount);
  try {
    const megabytesBefore = measureResidentMegabytes(installation.pid);
    const listeners = await openConnections(installation, devices);
    await listeners.areIdle();
    const megabytes = measureResidentMegabytes(installation.pid);
    const cpu = await measureIdleCpu(installation.pid);
    await listeners.close();
    return { connections: listeners.byAgent.flat().length, megabytesBefore, megabytes, cpu };
  } finally {
    await installation.stop();
  }
}

type Delivery = Awaited<ReturnType<typeof measureDelivery>>;

/** Until the last connection has heard what every agent is told, on so many devices each. */
async function measureDelivery(perAgent: number, way: 'toastAll' | 'notifyEach') {
  const installation = await openInstallation(agentCount);
  try {
    const listeners = await openConnections(installation, perAgent);
    const bare = await startHeldPolls(agentCount);
    const ms: number[] = [];
    const bareMs: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await listeners.areIdle();
      const startedAt = performance.now();
      const received = listeners.receive(`round ${round}`, way === 'notifyEach');
      await installation[way](`round ${round}`);
      await received;
      ms.push(performance.now() - startedAt);
      bareMs.push(await bare.answerAll());
    }
    await bare.stop();
    const faults = listeners.faults();
    await listeners.close();
    return { connections: listeners.byAgent.flat().length, ms, bareMs, faults };
  } finally {
    await installation.stop();
  }
}

/** Over two rounds of pings. */
async function measureIdleCpu(pid: number): Promise<number> {
  const seconds = 30;
  const before = measureProcessorMs(pid);
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  return (measureProcessorMs(pid) - before) / (seconds * 1_000);
}
