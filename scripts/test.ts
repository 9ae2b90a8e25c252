/** `npm test`: every check and every test, one summary line at the end. `npm run check` runs the checks alone. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import type { TestOutcome } from './trace/reports.ts';
import { parsePlaywrightReport, parseVitestReport } from './trace/reports.ts';

interface Stage {
  name: string;
  command: string[];
  /** Counts its tests instead of counting as one. */
  report?: { file: string; parse: (report: never) => TestOutcome[] };
}

const checks: Stage[] = [
  { name: 'format and lint', command: ['npx', 'biome', 'ci', '--error-on-warnings', '.'] },
  { name: 'types', command: ['npm', 'run', '--silent', 'types'] },
  { name: 'boundaries', command: ['node', 'scripts/check-boundaries.ts', '--strict'] },
  { name: 'lock file', command: ['node', 'scripts/check-lock-file.ts'] },
  { name: 'unused files and exports', command: ['npx', 'knip', '--no-progress'] },
];
const quickChecks = checks.slice(0, 1).concat(checks[2] ?? []);
const build: Stage = { name: 'build and budgets', command: ['node', 'scripts/check-bundle.ts'] };
const unitTests: Stage = {
  name: 'unit and integration',
  command: ['npx', 'vitest', 'run'],
  report: { file: 'reports/vitest.json', parse: parseVitestReport },
};
const journeys: Stage = {
  name: 'browser journeys',
  command: ['npx', 'playwright', 'test', '--config', 'e2e/playwright.config.ts'],
  report: { file: 'reports/playwright.json', parse: parsePlaywrightReport },
};

/** Where there is room, what tests throw away is kept in memory: half of a disk's time went into their databases. */
const memoryFolder = '/dev/shm';
const leastMemoryBytes = 3 * 2 ** 30;

const beganAt = Date.now();
const choice = process.argv[2] ?? '';
const chosenChecks = choice === '--quick' ? quickChecks : choice === '--checks' ? checks : [...checks, build];
const env: NodeJS.ProcessEnv = {
  ...process.env,
  TMPDIR: process.env.TMPDIR ?? findFreeMemory(),
  // The type checker ends before it would have to clean up; its collector took a fifth of its time.
  GOGC: 'off',
  GOMEMLIMIT: '3GiB',
};
let passed = 0;
let failed = 0;
// Each check keeps one core busy, so they share the machine. The types take longest: the tests do not wait for them.
const { types, ...checking } = Object.fromEntries(
  chosenChecks.map((stage) => [stage.name, run(stage, 'pipe')]),
);
await Promise.all(Object.values(checking));
if (!['--quick', '--checks'].includes(choice)) await runTests();
await types;
console.log(`— the whole: ${secondsSince(beganAt)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function runTests(): Promise<void> {
  const server = startJourneyServer();
  await run(unitTests, 'inherit');
  if (await server.isReady) env.JOURNEY_SERVER = 'running';
  await run(journeys, 'inherit');
  await server.stop();
}

/** Beside the tests before the journeys, which would wait a quarter of a minute for its demo market. */
function startJourneyServer(): { isReady: Promise<boolean>; stop: () => Promise<void> } {
  const program = spawn('node', ['e2e/support/start-server.ts'], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env,
  });
  const exited = once(program, 'exit');
  return {
    isReady: Promise.race([once(program, 'message').then(() => true), exited.then(() => false)]),
    stop: async () => {
      program.kill('SIGTERM');
      await exited;
    },
  };
}

function findFreeMemory(): string | undefined {
  if (!existsSync(memoryFolder)) return undefined;
  const { bavail, bsize } = statfsSync(memoryFolder);
  return bavail * bsize >= leastMemoryBytes ? memoryFolder : undefined;
}

/** What is piped is said at the end, in one piece. */
async function run(stage: Stage, output: 'pipe' | 'inherit'): Promise<void> {
  const startedAt = Date.now();
  if (stage.report) rmSync(stage.report.file, { force: true });
  const [program = '', ...args] = stage.command;
  const child = spawn(program, args, { stdio: ['inherit', output, output], env });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
  const [status] = (await once(child, 'close')) as [number | null];
  process.stdout.write(Buffer.concat(chunks));
  const outcomes = loadOutcomes(stage);
  passed += outcomes.filter((outcome) => outcome.hasPassed).length;
  failed += outcomes.filter((outcome) => !outcome.hasPassed).length;
  // A runner that fails without a failing test, or leaves no report, is a failure of its own.
  if (status !== 0 && !outcomes.some((outcome) => !outcome.hasPassed)) failed += 1;
  else if (!stage.report && status === 0) passed += 1;
  console.log(`— ${stage.name}: ${status === 0 ? 'ok' : 'FAILED'}, ${secondsSince(startedAt)} s`);
}

function secondsSince(time: number): number {
  return Math.round((Date.now() - time) / 1000);
}

function loadOutcomes({ report }: Stage): TestOutcome[] {
  if (!report || !existsSync(report.file)) return [];
  return report.parse(JSON.parse(readFileSync(report.file, 'utf8')) as never);
}
