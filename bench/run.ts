/** `npm run bench [-- name …]`: runs the named benchmarks, or all, prints their tables and writes bench/results.json. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';
import { benchmarks } from './benchmarks.ts';
import type { BenchmarkResult } from './support/benchmark.ts';
import { isSmoke } from './support/size.ts';

const resultsFile = fileURLToPath(new URL('results.json', import.meta.url));

const names = process.argv.slice(2);
const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));
if (unknown.length > 0) {
  console.error(
    `There is no benchmark ${unknown.join(', ')}. There are: ${benchmarks.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}

const results: Record<string, BenchmarkResult> = existsSync(resultsFile)
  ? JSON.parse(readFileSync(resultsFile, 'utf8'))
  : {};
let hasMissed = false;
for (const { name, run } of benchmarks.filter(
  (benchmark) => names.length === 0 || names.includes(benchmark.name),
)) {
  const result = await run();
  results[name] = {
    ...result,
    machine: `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.arch}`,
    at: new Date().toISOString(),
  };
  console.log(`\n${name} (${results[name].machine})`);
  console.table(result.rows);
  for (const goal of result.goals) {
    console.log(`${goal.isMet ? 'met   ' : 'MISSED'} ${goal.text}: ${goal.seen}`);
    hasMissed ||= !goal.isMet;
  }
}
// The smallest size says nothing about speed.
if (isSmoke) process.exit(0);
writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
process.exit(hasMissed ? 1 : 0);
