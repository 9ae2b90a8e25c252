import { expect, it } from 'vitest';
import { guessLanguage } from './text-language.ts';

it.each([
  ['Bright home in the heart of Port Credit, with a garden and a view of the lake.', 'en'],
  ['Maison lumineuse au cœur du village, avec une cour et la vue sur le lac.', 'fr'],
  ['Welcome to Le Château, the tower with a view of the lake. La vie est belle.', null],
  ['2 bdrm, 1 bath, a/c', null],
  ['', null],
] as const)('%s', (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});
