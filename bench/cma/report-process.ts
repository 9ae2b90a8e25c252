/** One engine in a process of its own: how long its first report takes from the start, or what memory 200 of them hold. */
import { enableCompileCache } from 'node:module';
import { createReportEngine } from '../../apps/server/src/features/cma/report/report-engine.ts';
import { createImages } from '../../apps/server/src/platform/images/images.ts';
import { measureTreeMegabytes } from '../support/process-use.ts';
import { sized } from '../support/size.ts';
import type { Sample } from './report-samples.ts';
import { createSample } from './report-samples.ts';

// As the product is started.
enableCompileCache();
const [engineName, task] = process.argv.slice(2);
const reports = sized(200, 4);
/** So many different reports take turns, more than the engine keeps. */
const variants = sized(10, 2);

async function openEngine() {
  if (engineName === 'react') {
    const { drawWithReact } = await import('./react-report.ts');
    return drawWithReact;
  }
  const engine = createReportEngine({ toPrint: createImages().toPrint });
  return async ({ report, photos }: Sample) => (await engine.draw(report, photos)).bytes;
}

if (task === 'cold') {
  const sample = await createSample(1);
  const from = performance.now();
  const draw = await openEngine();
  await draw(sample);
  // What the runtime itself took before the sample was made belongs to neither.
  console.log(JSON.stringify({ ms: performance.now() - from }));
} else {
  const samples: Sample[] = [];
  for (let seed = 1; seed <= variants; seed++) samples.push(await createSample(seed));
  const draw = await openEngine();
  let megabytes = 0;
  for (let place = 0; place < reports; place++) {
    const sample = samples[place % variants];
    if (sample) await draw({ ...sample, report: { ...sample.report, preparedFor: `Client ${place}` } });
    megabytes = Math.max(megabytes, measureTreeMegabytes(process.pid));
  }
  console.log(JSON.stringify({ megabytes }));
}
process.exit(0);
