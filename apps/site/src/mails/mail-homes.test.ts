import type { MailHomes } from '@hearthline/contract/site';
import { describe, expect, it } from 'vitest';
import { sampleCard } from '../pages/basket/testing/sample-basket.ts';
import { renderMailHomes } from '../render.tsx';

const picture = 'https://pages.example/c/abcdefghijklmnopqrstuv';
const homeOf = (address: string, changes: Parameters<typeof sampleCard>[0] = {}) => ({
  listing: sampleCard({ id: address, address, officeName: `Office of ${address}`, ...changes }),
  picture,
});

const sampleHomes = (changes: Partial<MailHomes> = {}): MailHomes => ({
  language: 'en',
  agentName: 'Maya Okafor',
  homes: [homeOf('1 Oak St'), homeOf('2 Elm St')],
  readAt: '2025-11-12T14:40:00Z',
  timeZone: 'America/Toronto',
  ...changes,
});

describe.each(['en', 'fr'] as const)('homes under the words of a mail in %s', (language) => {
  it('stand in their order with price, attribution and the age of the data, and lead nowhere', () => {
    const { html, text } = renderMailHomes(sampleHomes({ language }));
    for (const part of [html, text]) {
      expect(part.indexOf('1 Oak St')).toBeLessThan(part.indexOf('2 Elm St'));
      expect(part).toContain('Office of 1 Oak St');
      expect(part).toContain(
        language === 'fr' ? 'du 12 novembre 2025 à 9 h 40' : 'as of November 12, 2025 at 9:40',
      );
    }
    expect(html).toContain(`src="${picture}"`);
    expect(html).toContain('alt="1 Oak St"');
    expect(html).not.toContain('href=');
    expect(text).not.toMatch(/<|&#|https?:/);
  });

  it('that may not be shown are a line in their place, of several in a row one', () => {
    const { html, text } = renderMailHomes(
      sampleHomes({ language, homes: [null, homeOf('2 Elm St'), null] }),
    );
    const line = language === 'fr' ? 'ne peut pas être affichée ici' : 'cannot be shown here';
    for (const part of [html, text]) expect(part.split(line)).toHaveLength(3);
    const none = renderMailHomes(sampleHomes({ language, homes: [null, null, null] }));
    expect(none.text).toBe(
      language === 'fr'
        ? 'Trois propriétés ne peuvent pas être affichées ici. Maya peut vous en dire plus.'
        : 'Three homes cannot be shown here. Ask Maya about them.',
    );
    expect(none.html).not.toContain('<img');
  });
});

it('what is sold says so, a changed price what it was, and a kept back address that it can be asked for', () => {
  const { html, text } = renderMailHomes(
    sampleHomes({
      homes: [
        homeOf('1 Oak St', { status: 'sold', code: 'sld' }),
        homeOf('2 Elm St', { price: 90_000_000, originalListPrice: 95_000_000 }),
        homeOf('', { id: 'kept back', price: null }),
        { listing: sampleCard({ id: 'bare' }), picture: null },
      ],
      readAt: null,
    }),
  );
  for (const part of [html, text]) expect(part).toContain('Sold');
  expect(html).toMatch(/<s[^>]*>\$950,000<\/s>/);
  expect(html).toContain('Address on request');
  expect(html).toContain('Ask Maya');
  expect(html.split('<img')).toHaveLength(4);
  expect(text).toContain('Data from the board, deemed reliable but not guaranteed.');
});
