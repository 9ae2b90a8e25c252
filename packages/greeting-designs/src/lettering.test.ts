import { expect, it } from 'vitest';
import { faces } from './design.ts';
import { letter } from './lettering.ts';

it.each(faces)('%s has the letters of both languages', (face) => {
  for (const sign of 'ABCXYZabcxyz0189ÀÂÇÉÈÊËÎÏÔŒÙÛÜŸàâçéèêëîïôœùûüÿ’«»–—&!?,.') {
    const { path, width } = letter(sign, face);
    expect(path, sign).toMatch(/^M[-\d. MLQCZ]+Z$/);
    expect(width, sign).toBeGreaterThan(100);
  }
});

it.each(faces)('%s writes plainly what it lacks', (face) => {
  expect(letter('Łőn', face)).toEqual(letter('Lon', face));
  expect(letter('1\u202F000', face).width).toBe(letter('1 000', face).width);
  expect(letter('Eve \u{1F389}', face).path).toBe(letter('Eve ', face).path);
  expect(letter('', face)).toEqual({ path: '', width: 0 });
});

it('sets letters closer than they stand alone', () => {
  const [pair, first, second] = ['To', 'T', 'o'].map((text) => letter(text, 'fraunces').width);
  expect(pair).toBeLessThan((first ?? 0) + (second ?? 0) - 20);
});
