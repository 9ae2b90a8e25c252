import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutations } from './list.ts';

const testFiles = globSync('{apps,packages}/*/src/**/*.test.{ts,tsx}');

it.each(mutations)('$breaks: the place and its tests are there', ({ file, from, tests }) => {
  expect(readFileSync(file, 'utf8').split(from)).toHaveLength(2);
  for (const filter of tests) expect(testFiles.filter((name) => name.includes(filter))).not.toEqual([]);
});
