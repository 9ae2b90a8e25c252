/** Which requirements are proven by the last test run: `npm run trace [-- --json]`. */
import { existsSync, readFileSync } from 'node:fs';
import { isProven, prove } from './trace/prove.ts';
import type { TestOutcome } from './trace/reports.ts';
import { readPlaywrightReport, readVitestReport } from './trace/reports.ts';
import { requirementIds } from './trace/requirements.ts';

function readReport(file: string, read: (report: never) => TestOutcome[]): TestOutcome[] {
  if (existsSync(file)) return read(JSON.parse(readFileSync(file, 'utf8')) as never);
  console.error(`${file} is missing: run \`npm test\` first.`);
  return [];
}

const outcomes = [
  ...readReport('reports/vitest.json', readVitestReport),
  ...readReport('reports/playwright.json', readPlaywrightReport),
];
const proofs = prove(requirementIds, outcomes);
const proven = proofs.filter(isProven);
const unproven = proofs.filter((proof) => !isProven(proof));

if (process.argv.includes('--json')) {
  console.log(
    JSON.stringify({ proven: proven.map((proof) => proof.id), unproven: unproven.map((proof) => proof.id) }),
  );
} else {
  for (const { id, provenBy } of proven)
    console.log(`${id}\n${provenBy.map((title) => `    ${title}`).join('\n')}`);
  console.log(`\n${proven.length} of ${proofs.length} requirements are proven. Without proof:`);
  for (const { id, brokenBy } of unproven)
    console.log(`    ${id}${brokenBy.length > 0 ? ` (failing: ${brokenBy[0]})` : ''}`);
}
