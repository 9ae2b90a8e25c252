import { expect, it } from 'vitest';
import { withDe, withQue } from './elide.ts';

it.each([
  ['Alder Bay', 'd’Alder Bay'],
  ['Émile', 'd’Émile'],
  ['Oakville', 'd’Oakville'],
  ['Pellerby', 'de Pellerby'],
  ['Hamilton', 'de Hamilton'],
  ['1200, rue King', 'de 1200, rue King'],
])('[SITE-03] French shortens “de” before a vowel: %s', (name, written) => {
  expect(withDe(name)).toBe(written);
});

it.each([
  ['Ava', 'qu’Ava'],
  ['Élise', 'qu’Élise'],
  ['Maya', 'que Maya'],
])('French shortens “que” before a vowel: %s', (name, written) => {
  expect(withQue(name)).toBe(written);
});
