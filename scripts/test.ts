/** `npm test`: every check and every test, one summary line at the end. `npm run check` runs the checks alone. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { TestOutcome } from './trace/reports.ts';
import { readPlaywrightReport, readVitestReport } from './trace/reports.ts';

interface Stage {
  name: string;
  command: string[];
  /** Counts its tests instead of counting as one. */
  report?: { file: string; read: (report: never) => TestOutcome[] };
}

const checks: Stage[] = [
  { name: 'format and lint', command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'boundaries', command: ['node', 'scripts/check-boundaries.ts'] },
  { name: 'unused files and exports', command: ['npx', 'knip', '--no-progress'] },
];
const quickChecks = checks.slice(0, 1).concat(checks[2] ?? []);
const tests: Stage[] = [
  {
    name: 'unit and integration',
    command: ['npx', 'vitest', 'run'],
    report: { file: 'reports/vitest.json', read: readVitestReport },
  },
  { name: 'build and budgets', command: ['node', 'scripts/check-bundle.ts'] },
  {
    name: 'browser journeys',
    command: ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    report: { file: 'reports/playwright.json', read: readPlaywrightReport },
  },
];

const stages = { '--quick': quickChecks, '--checks': checks }[process.argv[2] ?? ''] ?? [...checks, ...tests];
let passed = 0;
let failed = 0;
for (const stage of stages) {
  const startedAt = Date.now();
  if (stage.report) rmSync(stage.report.file, { force: true });
  const [program = '', ...args] = stage.command;
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  const outcomes = readOutcomes(stage);
  passed += outcomes.filter((outcome) => outcome.hasPassed).length;
  failed += outcomes.filter((outcome) => !outcome.hasPassed).length;
  // A runner that fails without a failing test, or leaves no report, is a failure of its own.
  if (status !== 0 && !outcomes.some((outcome) => !outcome.hasPassed)) failed += 1;
  else if (!stage.report && status === 0) passed += 1;
  console.log(
    `— ${stage.name}: ${status === 0 ? 'ok' : 'FAILED'}, ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function readOutcomes({ report }: Stage): TestOutcome[] {
  if (!report || !existsSync(report.file)) return [];
  return report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never);
}
