import { definitionOf, occasions } from '@hearthline/domain/greeting/occasions';
import { greetingPlaceholderNames } from '@hearthline/domain/greeting/placeholders';
import { greetingCategories } from '@hearthline/domain/greeting/vocabulary';
import { languages } from '@hearthline/domain/language';
import { findUnknownPlaceholders } from '@hearthline/domain/message/placeholders';
import { describe, expect, it } from 'vitest';
import { breakLine } from './break-line.ts';
import { designIds, designsOf, greetingDesigns } from './catalogue.ts';

import { headlineOf, lineOf, wordsOf } from './words.ts';

const designs = Object.values(greetingDesigns);

it('every category has a design at home in it, and those of every year have a choice', () => {
  for (const category of greetingCategories) {
    const [first] = designsOf(category);
    expect(first && greetingDesigns[first].categories[0], category).toBe(category);
  }
  for (const category of ['birthdays', 'homeAnniversaries', 'winterHolidays'] as const)
    expect(designsOf(category).length).toBeGreaterThanOrEqual(2);
  expect(designIds.length).toBeGreaterThanOrEqual(12);
  expect(designs.filter(({ isCard }) => isCard).length).toBeGreaterThanOrEqual(8);
});

it('a design carries its own line on occasions of its categories only', () => {
  for (const { categories, occasions: own } of designs)
    for (const occasion of own) expect(categories).toContain(definitionOf(occasion).category);
});

it.each(languages)('names in %s are different, lines fit a card', (language) => {
  expect(new Set(designs.map(({ name }) => name[language])).size).toBe(designs.length);
  expect(new Set(designs.map(({ alt }) => alt[language])).size).toBe(designs.length);
  for (const { line, letters } of designs) {
    expect(line[language].length).toBeLessThanOrEqual(60);
    for (const part of breakLine(line[language], letters)) expect(part.length).toBeLessThanOrEqual(24);
  }
});

describe.each(designIds)('the colours of %s', (design) => {
  const { paper, ink, soft, accent, footer } = greetingDesigns[design].look;

  it('can be read', () => {
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(7);
    for (const ground of [paper, footer]) expect(contrast(soft, ground)).toBeGreaterThanOrEqual(4.5);
    for (const ground of [paper, '#FFFFFF']) expect(contrast(accent, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

function contrast(one: string, other: string): number {
  const [light = 1, dark = 1] = [one, other].map(luminance).sort((first, second) => second - first);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const parts = [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe.each(languages)('words in %s', (language) => {
  it.each(occasions)('of %s have known placeholders and fit', (occasion) => {
    const { subject, body, line } = wordsOf(occasion, language);
    expect(findUnknownPlaceholders(`${subject} ${body}`, greetingPlaceholderNames)).toEqual([]);
    expect(findUnknownPlaceholders(line, [])).toEqual([]);
    expect(subject.replace(/\{\{[^}]*\}\}/g, 'Alexandrine').length).toBeLessThanOrEqual(50);
    // A word stands instead of every name that may be missing, so that nothing is left hanging.
    expect(`${subject} ${body}`).not.toMatch(/\{\{\w+\}\}/);
    for (const years of [null, 0, 1, 12])
      for (const firstName of ['', 'Zoé']) {
        const headline = headlineOf({ occasion, language, years, firstName });
        expect(headline).toMatch(/^\p{Lu}[^{}]*\.$/u);
        if (firstName === '') expect(headline).not.toMatch(/, ?\./);
        const written = lineOf({ occasion, language, years, design: 'mapleLeaves' });
        expect(written).toMatch(/^\p{Lu}[^{}]{2,59}$/u);
      }
  });
});

it('a picture says what fits the occasion', () => {
  const line = (design: (typeof designIds)[number], occasion: (typeof occasions)[number], years?: number) =>
    lineOf({ design, occasion, language: 'en', years });
  expect(line('tulipRow', 'spring')).toBe('Hello, spring');
  expect(line('tulipRow', 'birthday')).toBe('Happy birthday');
  expect(line('redDoor', 'homeDay')).toBe('Happy home day');
  expect(line('redDoor', 'homeDay', 1)).toBe('One year of coming home');
  expect(line('ourStreet', 'newYear')).toBe('Happy New Year');
  expect(headlineOf({ occasion: 'homeDay', language: 'fr', years: 3, firstName: 'Joël' })).toBe(
    'Trois\u00A0ans chez vous, Joël.',
  );
  expect(headlineOf({ occasion: 'birthday', language: 'en', firstName: ' ' })).toBe('Happy birthday.');
});
