/** Fails when a file imports what it must not, and says what to do instead. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findViolations } from './boundaries/check.ts';
import { readImports } from './boundaries/graph.ts';

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => file !== '');
const imports = files.flatMap((file) => readImports(file, readFileSync(file, 'utf8')));
const violations = findViolations(imports);
for (const violation of violations) console.error(violation);
console.log(`${files.length} files, ${imports.length} imports, ${violations.length} broken boundaries`);
process.exit(violations.length > 0 ? 1 : 0);
