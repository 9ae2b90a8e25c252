import { criteria as criteriaSchema } from '@hearthline/contract/criteria';
import { describe, expect, it } from 'vitest';
import { normaliseCriteria } from '../criteria/criteria.ts';
import { englishDeals } from './testing/english-agents-deals.ts';
import { englishHomes } from './testing/english-agents-homes.ts';
import { englishSentences } from './testing/english-sentences.ts';
import { frenchDeals } from './testing/french-agents-deals.ts';
import { frenchHomes } from './testing/french-agents-homes.ts';
import { frenchSentences } from './testing/french-sentences.ts';
import { laterSentences } from './testing/later-agents.ts';
import { expectedOf, sampleDay, sampleVocabulary, understand } from './testing/sample-sentences.ts';
import { understandSentence } from './understand-sentence.ts';

describe('sentences in English and French', () => {
  it.each([...englishSentences, ...frenchSentences])('[LIST-01] understands “%s”', (...row) => {
    const { criteria, unknown } = understand(row[0]);
    expect({ criteria, unknown }).toEqual(expectedOf(row));
    expect(criteriaSchema.safeParse(criteria).success).toBe(true);
  });
});

/** Written down as agents say them, before the grammar was looked at; 200 in each language. */
describe('sentences of agents', () => {
  it.each([...englishHomes, ...englishDeals, ...frenchHomes, ...frenchDeals, ...laterSentences])(
    '[LIST-01] understands “%s”',
    (...row) => {
      const { criteria, unknown } = understand(row[0]);
      const expected = expectedOf(row);
      expect({ criteria, unknown }).toEqual({ ...expected, criteria: normaliseCriteria(expected.criteria) });
      expect(criteriaSchema.safeParse(criteria).success).toBe(true);
    },
  );
});

describe('the status', () => {
  const statusOf = (text: string) => understand(text).criteria.status;

  it.each([
    'W9284417',
    'MLS# 40512345',
    'numéro Centris 18823456',
    '62 Oakwood Ave',
    '5-62, rue des Érables, Alder Bay',
    'show me 3 bed condo W9284417',
  ])('[LIST-01] is any, where a home is named and no status: %s', (text) => {
    expect(statusOf(text)).toEqual(['active', 'deactive', 'sold']);
  });

  it.each([
    ['W9284417 sold', ['sold']],
    ['vendu 62 Oakwood Ave', ['sold']],
    ['active W9284417', ['active']],
    ['62 Oakwood Ave expiré', ['deactive']],
    ['W9284417 active or sold', ['active', 'sold']],
    ['W9284417 not sold', ['active', 'deactive']],
  ])('[LIST-01] is the one that is told: %s', (text, status) => {
    expect(statusOf(text)).toEqual(status);
  });

  it('[LIST-01] stays active for a street, where many homes are', () => {
    expect(statusOf('on Mineola Rd E')).toEqual(['active']);
    expect(statusOf('sur la rue Cartier')).toEqual(['active']);
  });
});

describe('numbers that could be something else', () => {
  it.each([
    ['semi near 401', ['near', '401']],
    ['house 5 min from 401', ['5', 'min', '401']],
    ['condo above the 401', ['above', '401']],
    ['3 bed 416-555-1234', ['416-555-1234']],
    ['condo building over 200 units', ['building', 'over', '200', 'units']],
    ['house 3½ hours away', ['3½', 'hours', 'away']],
    ['maison plus de 2000', ['2000']],
  ])('are told as not understood: %s', (text, unknown) => {
    const understood = understand(text);
    expect(understood.unknown).toEqual(unknown);
    expect(understood.criteria.price).toBeUndefined();
    expect(understood.criteria.listed).toBeUndefined();
  });
});

describe('parts', () => {
  it('tell each piece of the text with its place and its field', () => {
    expect(understand('3 bed semi-detached foo-bar, no pool').parts).toEqual([
      { text: '3 bed', start: 0, end: 5, field: 'bedrooms' },
      { text: 'semi-detached', start: 6, end: 19, field: 'kind' },
      { text: 'foo-bar', start: 20, end: 27, field: null },
      { text: 'no pool', start: 29, end: 36, field: 'pool' },
    ]);
  });

  it('tell what dates are about only when the sentence is over', () => {
    const fields = (text: string) => understand(text).parts.map((part) => part.field);
    expect(fields('last 30 days')).toEqual(['listed']);
    expect(fields('last 30 days sold')).toEqual(['sold', 'status']);
    expect(fields('listed')).toEqual([]);
  });

  it('give a place the level that the search uses', () => {
    expect(understand('Mineola or Port Alder').parts.map((part) => part.field)).toEqual([
      'community',
      'community',
    ]);
  });
});

describe('places', () => {
  const ask = (text: string, vocabulary = sampleVocabulary) =>
    understandSentence(text, vocabulary, { today: sampleDay }).criteria;

  it('with the same name are all meant, those of the widest level', () => {
    const vocabulary = [
      { level: 'community', code: 'C1', name: 'Riverside' },
      { level: 'municipality', code: 'M1', name: 'Riverside' },
      { level: 'municipality', code: 'M2', name: 'Riverside' },
    ] as const;
    expect(understandSentence('riverside', vocabulary, { today: sampleDay }).criteria.municipality).toEqual({
      any: ['M1', 'M2'],
    });
  });

  it('are the longest name that fits', () => {
    const vocabulary = [
      { level: 'community', code: 'L', name: 'Lake' },
      { level: 'community', code: 'LS', name: "Lake St. Mary's (East)" },
    ] as const;
    const community = (text: string) =>
      understandSentence(text, vocabulary, { today: sampleDay }).criteria.community;
    expect(community("condo in Lake St Mary's East")).toEqual({ any: ['LS'] });
    expect(community('lake st marys (east)')).toEqual({ any: ['LS'] });
    expect(community('in Lake')).toEqual({ any: ['L'] });
  });

  it('win over a word of the trade after in', () => {
    const vocabulary = [{ level: 'community', code: 'WF', name: 'Waterfront' }] as const;
    const { criteria } = understandSentence('condo in Waterfront', vocabulary, { today: sampleDay });
    expect(criteria.community).toEqual({ any: ['WF'] });
    expect(understandSentence('waterfront condo', vocabulary, { today: sampleDay }).criteria.waterfront).toBe(
      true,
    );
  });

  it('without known parents stay on their levels', () => {
    const vocabulary = sampleVocabulary.map(({ level, code, name }) => ({ level, code, name }));
    expect(ask('Mineola or Port Alder', vocabulary)).toMatchObject({
      community: { any: ['AB-MI'] },
      municipality: { any: ['PA'] },
    });
  });
});

describe('limits', () => {
  it('numbers that no search takes are unknown', () => {
    expect(understand('under $99,999,999,999,999').criteria.price).toBeUndefined();
    expect(understand('listed in the last 9000 days').unknown).toEqual(['last', '9000', 'days']);
    expect(understand('dropped 120%').criteria.priceDrop).toBeUndefined();
    expect(understand('less than 0 beds').criteria.bedrooms).toBeUndefined();
    expect(understand('built in 2090').unknown).toEqual(['built', '2090']);
  });

  it('keywords end where the search takes no more', () => {
    const words = Array.from({ length: 40 }, (_, index) => `"phrase number ${index}"`).join(' ');
    const { criteria, unknown } = understand(words);
    expect(criteria.keywords?.length).toBeLessThanOrEqual(200);
    expect(unknown.length).toBeGreaterThan(0);
  });

  it('one search has one address', () => {
    const { criteria, unknown } = understand('62 Oakwood Ave, 14 Elm St');
    expect(criteria.address).toBe('62 Oakwood Ave');
    expect(unknown).toEqual(['14', 'Elm', 'St']);
  });
});
