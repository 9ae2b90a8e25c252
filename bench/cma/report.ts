import { execFile } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { ReportEngine } from '../../apps/server/src/features/cma/report/report-engine.ts';
import { createReportEngine } from '../../apps/server/src/features/cma/report/report-engine.ts';
import { createImages } from '../../apps/server/src/platform/images/images.ts';
import type { Timing } from '../search/measure.ts';
import { digits, show, toTiming } from '../search/measure.ts';
import type { BenchmarkResult } from '../support/benchmark.ts';
import { sized } from '../support/size.ts';
import type { Sample } from './report-samples.ts';
import { createSample, editSample } from './report-samples.ts';

const rounds = sized(12, 1);
const coldRounds = sized(3, 1);
const atOnce = sized(20, 2);
const goals = { newReport: 2, oneEdit: 20, megabytes: 400, pauseMs: 100 };
const runProcess = promisify(execFile);

type Draw = (sample: Sample) => Promise<unknown>;

/** A report of 12 comparables by our engine and by another one, in turns. */
export async function measureReports(): Promise<BenchmarkResult> {
  // React checks far less once it is told that nobody develops.
  process.env.NODE_ENV ??= 'production';
  const images = createImages();
  const engine = createReportEngine({ toPrint: images.toPrint });
  const { drawWithReact } = await import('./react-report.ts');
  const engines: Record<'ours' | 'react-pdf', Draw> = {
    ours: ({ report, photos }) => engine.draw(report, photos),
    'react-pdf': drawWithReact,
  };
  try {
    const cold = await measureCold();
    const samples: Sample[] = [];
    for (let seed = 1; seed <= rounds + 2; seed++) samples.push(await createSample(seed));
    const fresh = await measureEach(engines, samples);
    const first = samples[0];
    if (!first) throw new Error('There is no sample to edit');
    const edits = Array.from({ length: rounds + 2 }, (_, edit) => editSample(first, edit));
    const edited = await measureEach(engines, edits);
    const crowd = await measureCrowd(engine, samples);
    const ours = await runMeasure('typst', 'memory');
    const faster = (timings: Record<keyof typeof engines, Timing>) =>
      timings['react-pdf'].p50 / timings.ours.p50;
    return {
      rows: [
        ...toRows('report of 12 comparables, first of a process', cold),
        ...toRows('report of 12 comparables, a new one', fresh),
        ...toRows('report of 12 comparables, after one edit', edited),
        {
          operation: `${atOnce} reports at once, all of them`,
          engine: 'ours',
          'ms p50 / p95': digits(crowd.totalMs),
          'x ours': '',
        },
        {
          operation: `${atOnce} reports at once, longest pause of the process`,
          engine: 'ours',
          'ms p50 / p95': digits(crowd.pauseMs),
          'x ours': '',
        },
        {
          operation: '200 reports, most memory of the process, MB',
          engine: 'ours',
          'ms p50 / p95': digits(ours.megabytes ?? 0),
          'x ours': '',
        },
      ],
      goals: [
        goal(
          `a new report is at least ${goals.newReport} times as fast as react-pdf`,
          faster(fresh),
          goals.newReport,
        ),
        goal(`after one edit it is at least ${goals.oneEdit} times as fast`, faster(edited), goals.oneEdit),
        {
          text: `200 reports hold less than ${goals.megabytes} MB`,
          seen: `${digits(ours.megabytes ?? 0)} MB`,
          isMet: (ours.megabytes ?? Number.POSITIVE_INFINITY) < goals.megabytes,
        },
        {
          text: `${atOnce} reports at once never hold up the process for ${goals.pauseMs} ms`,
          seen: `${digits(crowd.pauseMs)} ms`,
          isMet: crowd.pauseMs < goals.pauseMs,
        },
      ],
    };
  } finally {
    await engine.close();
    await images.close();
  }
}

const goal = (text: string, times: number, least: number) => ({
  text,
  seen: `${digits(times)} times`,
  isMet: times >= least,
});

function toRows(operation: string, timings: Record<string, Timing>): BenchmarkResult['rows'] {
  return Object.entries(timings).map(([engine, timing]) => ({
    operation,
    engine,
    'ms p50 / p95': show(timing),
    'x ours': timings.ours ? digits(timing.p50 / timings.ours.p50) : '',
  }));
}

/** In turns, each sample once; the first two of each engine only warm it. */
async function measureEach<K extends string>(
  engines: Record<K, Draw>,
  samples: readonly Sample[],
): Promise<Record<K, Timing>> {
  const names = Object.keys(engines) as K[];
  const times = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (const [place, sample] of samples.entries())
    for (const name of names) {
      const from = performance.now();
      await engines[name](sample);
      if (place >= 2) times[name].push(performance.now() - from);
    }
  return Object.fromEntries(names.map((name) => [name, toTiming(times[name])])) as Record<K, Timing>;
}

async function measureCrowd(engine: ReportEngine, samples: readonly Sample[]) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const from = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, (_, place) => {
      const sample = samples[place % samples.length];
      return sample && engine.draw(sample.report, sample.photos);
    }),
  );
  const totalMs = performance.now() - from;
  delay.disable();
  return { totalMs, pauseMs: delay.max / 1e6 };
}

async function measureCold(): Promise<Record<'ours' | 'react-pdf', Timing>> {
  const times = { ours: [] as number[], 'react-pdf': [] as number[] };
  for (let round = 0; round < coldRounds; round++) {
    times.ours.push((await runMeasure('typst', 'cold')).ms ?? 0);
    times['react-pdf'].push((await runMeasure('react', 'cold')).ms ?? 0);
  }
  return { ours: toTiming(times.ours), 'react-pdf': toTiming(times['react-pdf']) };
}

async function runMeasure(engine: 'typst' | 'react', task: 'cold' | 'memory') {
  const file = fileURLToPath(new URL('report-process.ts', import.meta.url));
  const { stdout } = await runProcess(process.execPath, [file, engine, task], { env: process.env });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as { ms?: number; megabytes?: number };
}
