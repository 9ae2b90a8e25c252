import { addDays } from '@hearthline/domain/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, findQuery } from './catalogue/catalogue.ts';
import { parameterKeys } from './catalogue/parameters.ts';
import type { ResolvedValues } from './resolve-values.ts';
import type { Spoken } from './scope-words.ts';
import { describeScope, writeComparison, writePeriod } from './scope-words.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';

const today = '2026-11-18';
const bothLanguages = ['en', 'fr'] as const;

interface Case extends Partial<Omit<Spoken, 'query' | 'resolved'>> {
  values?: Spoken['values'];
  chosenValues?: Partial<ResolvedValues['values']>;
  placeNames?: ResolvedValues['placeNames'];
  board?: ResolvedValues['board'];
}

function describeOf(key: string, { chosenValues, placeNames = {}, board, ...spoken }: Case = {}) {
  const values = {
    ...(Object.fromEntries(parameterKeys.map((each) => [each, ''])) as ResolvedValues['values']),
    period: 'last90Days',
    offer: 'sale',
    daysAhead: '30',
    daysBack: '30',
    ...chosenValues,
  };
  return describeScope({
    query: findQuery(key),
    chosen: {},
    resolved: { values, placeNames, board: board ?? { area: '', period: null } },
    values: [
      { value: 900_000, records: 40, sample: 40 },
      { value: 880_000, records: 41, sample: 41 },
    ],
    today,
    language: 'en',
    ...spoken,
  });
}

describe('a period in words', () => {
  it.each([
    ['last90Days', 'Last 90 days', '90 derniers jours'],
    ['thisYear', 'This year', 'Cette année'],
    ['2026-01-01/2026-11-18', 'Jan 1 – Nov 18', '1er janv. – 18 nov.'],
    ['2026-10-01/2026-10-31', 'October 2026', 'Octobre 2026'],
    ['2025-12-31/2026-01-01', 'Dec 31, 2025 – Jan 1, 2026', '31 déc. 2025 – 1er janv. 2026'],
  ])('%s', (period, english, french) => {
    expect(bothLanguages.map((language) => writePeriod(period, today, language))).toEqual([english, french]);
  });

  it.each([
    ['today', 'vs yesterday', 'par rapport à hier'],
    ['last7Days', 'vs the 7 days before', 'par rapport aux 7 jours précédents'],
    ['thisMonth', 'vs last month so far', 'par rapport au mois dernier à pareille date'],
    ['2026-01-01/2026-11-18', 'vs the 322 days before', 'par rapport aux 322 jours précédents'],
    ['2026-11-18/2026-11-18', 'vs the day before', 'par rapport au jour précédent'],
  ])('and what %s is compared with', (period, english, french) => {
    const written = bothLanguages.map((language) => writeComparison(period, today, language));
    expect(written).toEqual([english, french]);
  });

  it('never shows how it is kept, whatever two days it lies between', () => {
    const days = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(days, days, fc.constantFrom(...bothLanguages), (start, length, language) => {
        const from = addDays('2018-01-01', start);
        const period = `${from}/${addDays(from, length)}`;
        for (const text of [writePeriod(period, today, language), writeComparison(period, today, language)])
          expect(text).not.toMatch(/\d{4}-\d{2}|\/|\{/);
      }),
    );
  });
});

it('listings are one word in each language, also as a category', () => {
  expect([en, fr].map(({ categories }) => categories.listings.title)).toEqual(['Listings', 'Inscriptions']);
});

describe('what a number speaks of', () => {
  it('names its area and its period for every query of the catalogue, in both languages', () => {
    for (const { key } of catalogue)
      for (const language of bothLanguages) {
        const { area, period } = describeOf(key, { language });
        for (const { text } of [area, period]) expect(text).toMatch(/^[\p{Lu}\d][^{}]+$/u);
      }
  });

  it('goes from the narrowest place to the widest, with what else was chosen', () => {
    const scope = describeOf('market.medianSoldPrice', {
      chosenValues: { homeKind: 'detached', offer: 'lease', community: 'c', municipality: 'm' },
      placeNames: { community: 'Port Credit', municipality: 'Mississauga' },
    });
    expect(scope.area).toEqual({ text: 'Port Credit, Mississauga', note: 'own area' });
    expect(scope.choices).toEqual(['For lease', 'Detached']);
    expect(describeOf('clients.new').area).toEqual({ text: 'Your clients', note: '' });
    expect(describeOf('listings.favorites').area.text).toBe('Your favorites');
  });

  it('says where it does not follow the board', () => {
    const board = { area: 'm', period: '2026-01-01/2026-06-30' };
    const own = describeOf('market.sold', {
      board,
      chosen: { period: { value: 'last90Days', resolverKey: '' } },
      placeNames: { municipality: 'Oakville' },
      chosenValues: { municipality: 'o' },
    });
    expect([own.area.note, own.period.note]).toEqual(['own area', 'own period']);
    const french = { placeNames: { municipality: 'Oakville' }, chosenValues: { municipality: 'o' } };
    expect(describeOf('market.sold', { board, language: 'fr', ...french }).area.note).toBe(
      'secteur propre au badge',
    );
    const following = describeOf('market.sold', {
      board,
      chosenValues: { municipality: 'm', period: board.period },
    });
    expect([following.area.note, following.period.note]).toEqual(['', '']);
    expect(describeOf('market.activeListings', { board }).period).toEqual({
      text: 'Now',
      note: 'whatever the range',
    });
    expect(describeOf('clients.birthdays', { board, language: 'fr' }).period).toEqual({
      text: '30 jours à venir',
      note: 'quelle que soit la période',
    });
    // A board without a range has nothing to be followed in.
    expect(describeOf('market.activeListings').period.note).toBe('');
  });

  it('says on how few records it rests, and its change', () => {
    const few = (
      values: Spoken['values'],
      language: 'en' | 'fr' = 'en',
      key = 'business.averageSoldPrice',
    ) => {
      const { sample, comparison, comparisonSample } = describeOf(key, { values, language });
      return [sample, comparison, comparisonSample];
    };
    const enough = { value: 1, records: 10, sample: 10 };
    expect(few([{ value: 1, records: 1, sample: 1 }, enough])).toEqual([
      'from 1 sale',
      'vs the 90 days before',
      '',
    ]);
    expect(few([enough, { value: 1, records: 3, sample: 3 }])).toEqual([
      '',
      'vs the 90 days before',
      '3 sales',
    ]);
    expect(
      few(
        [
          { value: 1, records: 0, sample: 0 },
          { value: 1, records: 1, sample: 1 },
        ],
        'fr',
      ),
    ).toEqual(['sur 0 vente', 'par rapport aux 90 jours précédents', '1 vente']);
    expect(few([enough, enough])).toEqual(['', 'vs the 90 days before', '']);
    expect(
      few([
        { value: 1, records: 1, sample: 1 },
        { value: null, records: 0, sample: 0 },
      ]),
    ).toEqual(['from 1 sale', '', '']);
    // A count is what it counts; its change still rests on what was before.
    expect(
      few(
        [
          { value: 3, records: 3, sample: 3 },
          { value: 1, records: 1, sample: 1 },
        ],
        'en',
        'clients.new',
      ),
    ).toEqual(['', 'vs the 90 days before', '1 client']);
    expect(few([{ value: 3, records: 3, sample: 3 }], 'en', 'market.medianListPrice')).toEqual([
      'from 3 listings',
      '',
      '',
    ]);
  });
});
