import { expect, it } from 'vitest';
import { languageOf } from './language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'fr'],
  ['fr-CA,en;q=0.8', 'fr'],
  ['EN-us', 'en'],
  ['de, it;q=0.9, fr;q=0.1', 'fr'],
  ['de', 'en'],
  ['*', 'en'],
  [`${'x,'.repeat(5000)}fr`, 'en'],
])('%j asks for %s', (header, language) => {
  expect(languageOf(header)).toBe(language);
});
