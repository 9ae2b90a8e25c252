import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);
const runner = fileURLToPath(new URL('run.ts', import.meta.url));

/** Otherwise nobody notices that one no longer starts until its figures are wanted. */
it.each(['http', 'search', 'map', 'push', 'clients', 'cma', 'dashboard'])(
  'bench %s runs to its end at the smallest size and prints its table',
  async (name) => {
    const { NODE_ENV: _, ...env } = process.env;
    const { stdout } = await run(process.execPath, [runner, name], {
      env: { ...env, BENCH_SIZE: 'smoke' },
      maxBuffer: 2 ** 24,
    });
    expect(stdout).toContain(`\n${name} (`);
    expect(stdout).toMatch(/│.+│/);
    expect(stdout).toMatch(/^(met {3}|MISSED) /m);
  },
);
