/**
 * `npm run pictures -- FOLDER [--checkout DIR] [--only REGEXP] [--day 2026-11-16]` takes a picture of every screen, as on
 * that day;
 * `npm run pictures -- --compare BEFORE AFTER` tells which differ.
 */
import { parseArgs } from 'node:util';
import { comparePictures } from './compare.ts';
import { takePictures } from './take.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'boolean', default: false },
    checkout: { type: 'string', default: '.' },
    only: { type: 'string', default: '' },
    day: { type: 'string' },
  },
});
const [first, second] = positionals;

if (values.compare && first && second) {
  process.exitCode = (await comparePictures(first, second)) ? 0 : 1;
} else if (first && !values.compare) {
  const { checkout, only, day } = values;
  await takePictures({ folder: first, checkout, only: new RegExp(only), day });
} else {
  console.log(
    'npm run pictures -- FOLDER [--checkout DIR] [--only REGEXP] [--day YYYY-MM-DD]\nnpm run pictures -- --compare BEFORE AFTER',
  );
  process.exitCode = 2;
}
