import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { benchmarks } from './benchmarks.ts';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('.', import.meta.url));
const runner = `${folder}run.ts`;

/** Otherwise nobody notices that one no longer starts until its figures are wanted. */
describe.each(benchmarks.map(({ name }) => name))('bench %s', (name) => {
  it('has a smallest size', () => {
    const files = globSync([`${folder}${name}.bench.ts`, `${folder}${name}/*.ts`]);
    expect(files.filter((file) => readFileSync(file, 'utf8').includes('sized('))).not.toEqual([]);
  });

  it('runs to its end at that size and prints its table', async () => {
    const { NODE_ENV: _, ...env } = process.env;
    const { stdout } = await run(process.execPath, [runner, name], {
      env: { ...env, BENCH_SIZE: 'smoke' },
      maxBuffer: 2 ** 24,
    });
    expect(stdout).toContain(`\n${name} (`);
    expect(stdout).toMatch(/│.+│/);
    expect(stdout).toMatch(/^(met {3}|MISSED) /m);
  });
});

it('every benchmark of this folder is run', () => {
  const files = globSync('*.bench.ts', { cwd: folder }).map((file) => file.replace('.bench.ts', ''));
  expect(files.toSorted()).toEqual(benchmarks.map(({ name }) => name).toSorted());
});
