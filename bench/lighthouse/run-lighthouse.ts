import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromiumArgs, findOrInstallChromium } from '../../scripts/chromium.ts';

const run = promisify(execFile);
const toolFolder = fileURLToPath(new URL('tool/', import.meta.url));
const packageFolder = path.join(toolFolder, 'node_modules/lighthouse');

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What we read of a report. */
interface Report {
  lighthouseVersion: string;
  runtimeError?: { code: string; message: string };
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

export interface LighthouseRun {
  /** From 0 to 100. */
  scores: Record<Category, number>;
  firstPaintMs: number;
  largestPaintMs: number;
  blockedMs: number;
  shift: number;
  bytes: number;
  /** What counts and is not good. */
  faults: string[];
}

const versionIn = (file: string): string =>
  (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;

/** Apart from the project's packages: it is as large as a sixth of them, and only this benchmark needs it. */
export async function installLighthouse(): Promise<void> {
  const { dependencies } = JSON.parse(readFileSync(path.join(toolFolder, 'package.json'), 'utf8')) as {
    dependencies: { lighthouse: string };
  };
  const installed = path.join(packageFolder, 'package.json');
  if (existsSync(installed) && versionIn(installed) === dependencies.lighthouse) return;
  console.log('Lighthouse is not here yet: installing it.');
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: toolFolder,
  });
}

/** One look as on a phone: a small screen, a slow network and a slow processor, all of them Lighthouse's own. */
export async function runLighthouse(url: string): Promise<LighthouseRun> {
  const { stdout } = await run(
    process.execPath,
    [
      path.join(packageFolder, 'cli/index.js'),
      url,
      '--quiet',
      '--form-factor=mobile',
      '--output=json',
      '--output-path=stdout',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${['--headless', ...chromiumArgs].join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: findOrInstallChromium() }, maxBuffer: 2 ** 26 },
  );
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${report.runtimeError.code}: ${report.runtimeError.message}`);
  return readReport(report);
}

function readReport({ categories: judged, audits }: Report): LighthouseRun {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const scoreOf = (category: Category) => Math.round((judged[category].score ?? 0) * 100);
  const counted = categories
    .flatMap((category) => judged[category].auditRefs)
    .filter(({ weight }) => weight > 0);
  return {
    scores: {
      performance: scoreOf('performance'),
      accessibility: scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      seo: scoreOf('seo'),
    },
    firstPaintMs: number('first-contentful-paint'),
    largestPaintMs: number('largest-contentful-paint'),
    blockedMs: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    bytes: number('total-byte-weight'),
    faults: counted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 0.9),
  };
}

export function medianOf(runs: readonly LighthouseRun[], category: Category): number {
  const sorted = runs.map(({ scores }) => scores[category]).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
