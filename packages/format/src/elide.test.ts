import { expect, it } from 'vitest';
import { withDe } from './elide.ts';

it.each([
  ['Alder Bay', 'd’Alder Bay'],
  ['Émile', 'd’Émile'],
  ['Oakville', 'd’Oakville'],
  ['Pellerby', 'de Pellerby'],
  ['Hamilton', 'de Hamilton'],
  ['1200, rue King', 'de 1200, rue King'],
])('[SITE-02] French shortens “de” before a vowel: %s', (name, written) => {
  expect(withDe(name)).toBe(written);
});
