/** Which requirements are proven by the last test run, and by which tests: `npm run trace [-- --json]`. */
import { existsSync, readFileSync } from 'node:fs';
import { isProven, prove } from './trace/prove.ts';
import type { TestOutcome } from './trace/reports.ts';
import { parsePlaywrightReport, parseVitestReport } from './trace/reports.ts';
import { loadRequirements } from './trace/requirements.ts';

function loadReport(file: string, parse: (report: never) => TestOutcome[]): TestOutcome[] {
  if (existsSync(file)) return parse(JSON.parse(readFileSync(file, 'utf8')) as never);
  console.error(`${file} is missing: run \`npm test\` first.`);
  return [];
}

const outcomes = [
  ...loadReport('reports/vitest.json', parseVitestReport),
  ...loadReport('reports/playwright.json', parsePlaywrightReport),
];
const proofs = prove(loadRequirements(), outcomes);
const proven = proofs.filter(isProven);
const unproven = proofs.filter((proof) => !isProven(proof));

if (process.argv.includes('--json')) {
  const tests = Object.fromEntries(proofs.map(({ id, provenBy, brokenBy }) => [id, { provenBy, brokenBy }]));
  console.log(
    JSON.stringify({ proven: proven.map(({ id }) => id), unproven: unproven.map(({ id }) => id), tests }),
  );
} else {
  // The whole sentence stands above its tests, so that a clause which none of them speaks of is seen.
  for (const { id, text, provenBy, brokenBy } of proofs) {
    console.log(`${id}  ${text}`);
    for (const title of provenBy) console.log(`    ${title}`);
    for (const title of brokenBy) console.log(`    FAILS ${title}`);
    if (provenBy.length + brokenBy.length === 0) console.log('    NO TEST');
  }
  console.log(`\n${proven.length} of ${proofs.length} requirements are proven. Without proof:`);
  for (const { id, brokenBy } of unproven)
    console.log(`    ${id}${brokenBy.length > 0 ? ` (failing: ${brokenBy[0]})` : ''}`);
}
