import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const ownWriting = /\bIntl\.|\.toLocale(?:String|DateString|TimeString)\(/;
/** The calendar of a zone needs the engine's clocks, and the domain imports nothing. */
const excepted = /^packages\/format\/|^packages\/domain\/src\/time-zone\.ts$/;
const tests = /\.test\.tsx?$|\/testing\/|^e2e\//;

const writesByItself = (source: string) => ownWriting.test(source);

it('numbers, dates and names are written by this package only', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !excepted.test(file) && !tests.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  expect(files.filter((file) => writesByItself(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
});

it('what writes by itself is found', () => {
  expect(writesByItself("new Intl.NumberFormat('en-CA')")).toBe(true);
  expect(writesByItself("price.toLocaleString('fr-CA')")).toBe(true);
  expect(writesByItself("name.toLocaleUpperCase('fr-CA')")).toBe(false);
});
