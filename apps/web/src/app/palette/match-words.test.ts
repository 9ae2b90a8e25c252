import { describe, expect, it } from 'vitest';
import { markMatches, matchesWords, scoreMatch } from './match-words.ts';

/** The label with its marked letters in brackets. */
const mark = (label: string, query: string) =>
  markMatches(label, query)
    .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
    .join('');

describe('marked letters', () => {
  it.each([
    ['Brianna Côté', 'bri', '[Bri]anna Côté'],
    ['Sabrina Patel', 'BRI', 'Sa[bri]na Patel'],
    ['Recherche de propriétés', 'proprie', 'Recherche de [proprié]tés'],
    ['Brianna Côté', 'cote bri', '[Bri]anna [Côté]'],
    ['Sœur Œuvre', 'oeuvre', 'Sœur [Œuvre]'],
    ['Sœur', 'soe', '[Sœ]ur'],
    ['Weiß', 'weis', '[Weiß]'],
    ['Cafe\u0301 Noir', 'café', '[Cafe\u0301] Noir'],
    ['21 Briarwood Ave', '21 briar', '[21] [Briar]wood Ave'],
    ['8 Briar Hill Dr', 'bri hi', '8 [Bri]ar [Hi]ll Dr'],
    ['Saint-Denis', 'st denis', 'Saint-[Denis]'],
    ['Nana', 'na', '[Na][na]'],
    ['Buyer · 647 555 0188', '5550188', 'Buyer · 647 [555 0188]'],
    ['Buyer · 647 555\u20110188', '(647) 555-01', 'Buyer · [647 555\u201101]88'],
    ['b.cote@example.com', 'cote@ex', 'b.[cote@ex]ample.com'],
    ['Clients', '', 'Clients'],
    ['Clients', 'zebra', 'Clients'],
    ['House 🏠 here', 'here', 'House 🏠 [here]'],
    ['a (b) c', '((', 'a (b) c'],
  ])('%s by %s', (label, query, marked) => {
    expect(mark(label, query)).toBe(marked);
  });

  it('are only cut, never changed', () => {
    for (const label of ['Événements et vœux', 'İstanbul', 'ﬁn', '', '  '])
      for (const query of ['ev', 'i', 'fi', ' ', '%'])
        expect(
          markMatches(label, query)
            .map(({ text }) => text)
            .join(''),
        ).toBe(label);
  });
});

describe('matches', () => {
  it('need every word at the beginning of one', () => {
    expect(matchesWords('prop rech', ['Recherche de propriétés'])).toBe(true);
    expect(matchesWords('EVENEMENTS', ['Événements et vœux'])).toBe(true);
    expect(matchesWords('cherche', ['Recherche de propriétés'])).toBe(false);
    expect(matchesWords('passer zebra', ['Passer au français'])).toBe(false);
  });

  it('are better the more of a name they are', () => {
    expect(scoreMatch('settings', ['Paramètres', 'settings'])).toBe(4);
    expect(scoreMatch('sett', ['Paramètres', 'settings'])).toBe(3);
    expect(scoreMatch('briar', ['21 Briarwood Ave'])).toBe(2);
    expect(scoreMatch('rina', ['Sabrina Patel'])).toBe(1);
  });
});
