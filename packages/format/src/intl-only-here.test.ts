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

/** Product files whose text passes. */
function listFiles(exceptedFiles: RegExp, isFound: (source: string) => boolean): string[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !exceptedFiles.test(file) && !tests.test(file));
  expect(files.length).toBeGreaterThan(1_000);
  return files.filter((file) => isFound(readFileSync(path.join(root, file), 'utf8')));
}

it('numbers, dates and names are written by this package only', () => {
  expect(listFiles(excepted, writesByItself)).toEqual([]);
});

const ownCutting = /\.toISOString\(\)\.slice\(0, 10\)|Number\([\w.()]+\.slice\(0, 4\)\)/;

it('days and years are taken from moments and dates by the calendar only', () => {
  expect(
    listFiles(/^bench\/|^packages\/domain\/src\/calendar\.ts$/, (source) => ownCutting.test(source)),
  ).toEqual([]);
  expect(ownCutting.test('const day = at.toISOString().slice(0, 10);')).toBe(true);
  expect(ownCutting.test('Number(today.slice(0, 4))')).toBe(true);
});

it('what writes by itself is found', () => {
  expect(writesByItself("new Intl.NumberFormat('en-CA')")).toBe(true);
  expect(writesByItself("price.toLocaleString('fr-CA')")).toBe(true);
  expect(writesByItself("name.toLocaleUpperCase('fr-CA')")).toBe(false);
});
