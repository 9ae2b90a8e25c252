import { createIsolate } from '../isolate.ts';
import type { OddJob } from './odd-jobs.fixture.ts';

/** A program that is killed while the process that works for it is stuck. */
const isolate = createIsolate<OddJob, unknown>({
  module: new URL('./odd-jobs.fixture.ts', import.meta.url),
  processes: 1,
  timeLimitMs: 600_000,
  memoryLimitMegabytes: 400,
});
const { pid } = (await isolate.run({ does: 'tell' })) as { pid: number };
void isolate.run({ does: 'hang' });
process.stdout.write(`${pid}\n`);
