/**
 * `npm run test:mutations`: breaks the product in one small place after the other, in a copy, and demands that a test fails
 * each time. The places are rules of screens that are proven by screen tests and no longer by a browser journey. Arguments
 * choose some of them, by a part of the file or of what breaks: `npm run test:mutations -- CMA-02 sentence-box`.
 */
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { mutations } from './mutations/list.ts';
import type { Mutation } from './mutations/mutation.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function run(command: string, args: readonly string[], cwd: string): number | null {
  return spawnSync(command, args, { cwd, stdio: 'ignore' }).status;
}

/** A copy of what is committed, with the installed packages of this folder and our own packages of the copy. */
function createCopy(): string {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'hearthline-mutations-')), 'copy');
  if (run('git', ['worktree', 'add', '--detach', copy, 'HEAD'], root) !== 0)
    throw new Error('No copy was made');
  const [from, to] = [path.join(root, 'node_modules'), path.join(copy, 'node_modules')];
  mkdirSync(path.join(to, '@hearthline'), { recursive: true });
  for (const name of readdirSync(from))
    if (name !== '@hearthline') symlinkSync(path.join(from, name), path.join(to, name));
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(path.join(copy, folder)))
      symlinkSync(path.join(copy, folder, name), path.join(to, '@hearthline', name));
  return copy;
}

/** Null when a test failed, as it should. */
function findFault({ file, from, to, tests }: Mutation, copy: string): string | null {
  const absolute = path.join(copy, file);
  const text = readFileSync(absolute, 'utf8');
  if (text.split(from).length !== 2) return 'the text does not stand there exactly once';
  // As a function: a dollar sign in the replacement is one.
  writeFileSync(
    absolute,
    text.replace(from, () => to),
  );
  const status = run('npx', ['vitest', 'run', '--maxWorkers=1', '--reporter=dot', ...tests], copy);
  writeFileSync(absolute, text);
  return status === 0 ? 'no test failed' : null;
}

const filters = process.argv.slice(2);
const chosen = mutations.filter(
  ({ file, breaks }) =>
    filters.length === 0 || filters.some((filter) => file.includes(filter) || breaks.includes(filter)),
);
const copy = createCopy();
let faults = 0;
try {
  const tests = [...new Set(chosen.flatMap((mutation) => mutation.tests))];
  const isSound = run('npx', ['vitest', 'run', '--maxWorkers=2', '--reporter=dot', ...tests], copy) === 0;
  if (!isSound) throw new Error('The tests fail before anything is broken');
  for (const mutation of chosen) {
    const fault = findFault(mutation, copy);
    if (fault) faults += 1;
    console.log(`${fault ? '✗' : '✓'} ${mutation.file}: ${mutation.breaks}${fault ? ` — ${fault}` : ''}`);
  }
} finally {
  run('git', ['worktree', 'remove', '--force', copy], root);
  rmSync(path.dirname(copy), { recursive: true, force: true });
}
console.log(`${chosen.length - faults} of ${chosen.length} breakages were noticed`);
process.exit(faults > 0 ? 1 : 0);
