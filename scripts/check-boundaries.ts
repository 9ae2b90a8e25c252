/**
 * Fails when a file imports or holds what it must not, and says what to do instead. Known violations stand in
 * `boundaries/debt.json`, which only shrinks: `--shrink` takes out what is paid off, whole or in part; with `--strict`, as
 * `npm test` runs it, what is paid off and still listed fails.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findViolations } from './boundaries/check.ts';
import type { Debt } from './boundaries/debt.ts';
import { findNew, findPaid, followMoves, shrink } from './boundaries/debt.ts';
import type { Packages } from './boundaries/graph.ts';

const debtFile = new URL('boundaries/debt.json', import.meta.url);
const sources = loadSources();
const violations = findViolations(sources, loadPackages());
const debt = followMoves(violations, JSON.parse(readFileSync(debtFile, 'utf8')) as Debt);
const unknown = findNew(violations, debt);
const paid = findPaid(violations, debt);

for (const { rule, key, message } of unknown) console.error(`${rule}: ${key} ${message}`);
if (process.argv.includes('--shrink')) {
  writeFileSync(debtFile, `${JSON.stringify(shrink(violations, debt), null, 2)}\n`);
  console.log(`${paid.length} paid off, whole or in part, and taken out of the list`);
} else {
  for (const entry of paid) console.log(`paid off: ${entry}`);
  if (paid.length > 0) console.log('Run `npm run boundaries -- --shrink` to take them out of the list.');
}
console.log(
  `${sources.size} files, ${unknown.length} broken boundaries, ${violations.length - unknown.length} known`,
);
const isStale = process.argv.includes('--strict') && paid.length > 0;
process.exit(unknown.length > 0 || isStale ? 1 : 0);

function loadSources(): Map<string, string> {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'];
  const files = execFileSync('git', args, { encoding: 'utf8' }).split('\n');
  return new Map(
    files.filter((file) => file !== '' && existsSync(file)).map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/** From the workspaces themselves, so that a new package is known by being there. */
function loadPackages(): Packages {
  const { workspaces } = JSON.parse(readFileSync('package.json', 'utf8')) as { workspaces: string[] };
  const manifests = globSync(workspaces.map((workspace) => `${workspace}/package.json`));
  return new Map(
    manifests.map((manifest) => {
      const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8')) as {
        name: string;
        exports?: Record<string, string>;
      };
      return [name, { folder: path.dirname(manifest), exports }];
    }),
  );
}
