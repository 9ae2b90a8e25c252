import { accessSync, constants, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the commit hook is executable, runs a script that exists, and installing sets it', () => {
  accessSync('.githooks/pre-commit', constants.X_OK);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const name = /npm run --silent (\S+)/.exec(readFileSync('.githooks/pre-commit', 'utf8'))?.[1] ?? '';
  expect(scripts[name]).toContain('scripts/test.ts --quick');
  expect(scripts.prepare).toContain('core.hooksPath .githooks');
});
