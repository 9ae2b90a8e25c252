import { describe, expect, it } from 'vitest';
import { pageTexts } from './page-texts.ts';

describe.each(['en', 'fr'] as const)('what a page is about (%s)', (language) => {
  const { descriptions, withoutMarket } = pageTexts[language];

  it('[SITE-03] says a whole sentence of an agent who named no place', () => {
    for (const told of [descriptions.homes, descriptions.places, withoutMarket.places]) {
      expect(told('Ava', '')).toMatch(/^\S.*Ava\.$|^\S.*Ava\s\S.*[^\s:]\.$/);
      expect(told('Ava', 'Oakville')).toContain('Oakville');
    }
  });
});
