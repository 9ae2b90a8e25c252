/**
 * `npm run pictures -- FOLDER [--checkout DIR] [--only REGEXP]` takes a picture of every screen;
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
  },
});
const [first, second] = positionals;

if (values.compare && first && second) {
  process.exitCode = (await comparePictures(first, second)) ? 0 : 1;
} else if (first && !values.compare) {
  await takePictures({ folder: first, checkout: values.checkout, only: new RegExp(values.only) });
} else {
  console.log(
    'npm run pictures -- FOLDER [--checkout DIR] [--only REGEXP]\nnpm run pictures -- --compare BEFORE AFTER',
  );
  process.exitCode = 2;
}
