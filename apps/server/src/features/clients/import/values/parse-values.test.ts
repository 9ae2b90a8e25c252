import type { ImportTarget } from '@hearthline/contract/client-import';
import { describe, expect, it } from 'vitest';
import type { ImportPlan } from '../columns/import-plan.ts';
import { matchWord } from '../columns/value-words.ts';
import { parseEmails, parsePhones, parseTags, placeOfLabel } from './parse-contacts.ts';
import { orderOf, parseDate } from './parse-date.ts';
import { parseMoney } from './parse-money.ts';
import { parseCountry, parseProvince, parseUnit, parseYesNo } from './parse-place.ts';
import { createRowParser } from './row-values.ts';
import { splitName } from './split-name.ts';

const today = '2025-11-12';

describe('[CLIENT-03] a date of a file', () => {
  it.each([
    ['1987-11-03', '1987-11-03'],
    ['1987-11-03T00:00:00Z', '1987-11-03'],
    ['19871103', '1987-11-03'],
    ['1987/11/03', '1987-11-03'],
    ['03/11/1987', '1987-11-03'],
    ['3.11.1987', '1987-11-03'],
    ['25/12/87', '1987-12-25'],
    ['12/25/1987', '1987-12-25'],
    ['01/02/24', '2024-02-01'],
    ['Nov 3, 1987', '1987-11-03'],
    ['November 3rd 1987', '1987-11-03'],
    ['3 nov. 1987', '1987-11-03'],
    ['1er août 1990', '1990-08-01'],
    ['3 juillet 1990', '1990-07-03'],
    ['3-Feb-04', '2004-02-03'],
    ['31/31/99', null],
    ['29/02/2025', null],
    ['--02-03', null],
    ['Feb 3', null],
    ['soon', null],
    ['1805-01-01', null],
  ])('%s is %s where the day comes first', (text, date) => {
    expect(parseDate(text, { isDayFirst: true, today })).toBe(date);
  });

  it('is read the other way where the month comes first', () => {
    expect(parseDate('03/11/1987', { isDayFirst: false, today })).toBe('1987-03-11');
    expect(parseDate('13/11/1987', { isDayFirst: false, today })).toBe('1987-11-13');
  });

  it.each([
    ['03/11/1987', 'both'],
    ['13/11/1987', 'dayFirst'],
    ['11/13/1987', 'monthFirst'],
    ['11/11/1987', null],
    ['1987-11-03', null],
  ])('%s tells the order %s', (text, order) => {
    expect(orderOf(text)).toBe(order);
  });
});

describe('[CLIENT-03] a budget of a file', () => {
  it.each([
    ['$1,500,000', 1_500_000, null],
    ['1.5M', 1_500_000, null],
    ['1,5 M$', 1_500_000, null],
    ['500k', 500_000, null],
    ['1 500 000 $', 1_500_000, null],
    ['1.500.000', 1_500_000, null],
    ['800000.00', 800_000, null],
    ['2,450', 2_450, null],
    ['$2,450.50 / month', 2_450.5, null],
    ['$500,000 - $700,000', 500_000, 700_000],
    ['500-700k', 500_000, 700_000],
    ['700k to 500k', 500_000, 700_000],
    ['500 000 à 700 000 $', 500_000, 700_000],
    ['under 900k', 900_000, null],
    ['0', 0, null],
  ])('%s is %d dollars', (text, min, max) => {
    expect(parseMoney(text)).toEqual({ minCents: min * 100, maxCents: max === null ? null : max * 100 });
  });

  it.each(['a lot', '', '1-2-3', '99999999999999'])('%s is none', (text) => {
    expect(parseMoney(text)).toBeNull();
  });

  const parseRow = (...cells: readonly [target: ImportTarget, text: string][]) => {
    const columns = cells.map(([target], index) => ({
      name: `Column ${index + 1}`,
      target,
      guess: { target, match: 'sure' },
      group: null,
      labelColumn: null,
      chosen: {},
    }));
    const plan = { habit: 'other', isDayFirst: false, columns } as unknown as ImportPlan;
    const { parsed, reasons } = createRowParser(plan, today)(cells.map(([, text]) => text));
    const dollars = (cents: number | null | undefined) => (cents == null ? null : cents / 100);
    return [dollars(parsed.budget), dollars(parsed.budgetMax), parsed.note ?? '', reasons];
  };

  it.each<[string, readonly [ImportTarget, string][], unknown[]]>([
    ['an amount alone', [['budget', '900,000']], [900_000, null, '', []]],
    ['an upper end alone', [['budgetMax', '900,000']], [900_000, null, '', []]],
    [
      'both ends',
      [
        ['budget', '500k'],
        ['budgetMax', '700k'],
      ],
      [500_000, 700_000, '', []],
    ],
    [
      'both ends the wrong way round',
      [
        ['budget', '700k'],
        ['budgetMax', '500k'],
      ],
      [500_000, 700_000, '', []],
    ],
    ['a range in the column of its upper end', [['budgetMax', '500-700k']], [500_000, 700_000, '', []]],
    [
      'an amount inside of a range',
      [
        ['budget', '600k'],
        ['budgetMax', '500-700k'],
      ],
      [500_000, 700_000, '', []],
    ],
    [
      'an amount beside a range that does not hold it',
      [
        ['budget', '900,000'],
        ['budgetMax', '1,880,000 - 2,160,000'],
      ],
      [1_880_000, 2_160_000, 'Column 1: 900,000', ['invalid:budget']],
    ],
    [
      'the same in the other order',
      [
        ['budget', '1,880,000–2,160,000'],
        ['budget', '900,000'],
      ],
      [1_880_000, 2_160_000, 'Column 2: 900,000', ['invalid:budget']],
    ],
  ])('of %s makes no range that nobody named', (_, cells, expected) => {
    expect(parseRow(...cells)).toEqual(expected);
  });
});

describe('[CLIENT-03] a whole name', () => {
  it.each([
    ['Chen-Laurent, Amara', 'Amara', '', 'Chen-Laurent'],
    ['Amara Chen-Laurent', 'Amara', '', 'Chen-Laurent'],
    ['Amara J. Chen', 'Amara', 'J.', 'Chen'],
    ['Ludwig van Beethoven', 'Ludwig', '', 'van Beethoven'],
    ['Maria de la Cruz', 'Maria', '', 'de la Cruz'],
    ['Mme Geneviève St. Onge', 'Geneviève', '', 'St. Onge'],
    ['Dr. John Smith Jr.', 'John', '', 'Smith Jr.'],
    ['John Smith, Jr.', 'John', '', 'Smith Jr.'],
    ['Amara & Ben Chen', 'Amara & Ben', '', 'Chen'],
    ['Cher', 'Cher', '', ''],
  ])('%s is taken apart', (text, firstName, middleName, lastName) => {
    expect(splitName(text)).toEqual({ firstName, middleName, lastName });
  });
});

describe('[CLIENT-03] addresses, numbers and words of a file', () => {
  it('are found in whatever a cell holds', () => {
    expect(parseEmails('Amara <Amara@Example.com>')).toEqual(['amara@example.com']);
    expect(parseEmails("o'brien@example.com ::: b@example.com")).toEqual([
      "o'brien@example.com",
      'b@example.com',
    ]);
    expect(parseEmails('not an address')).toBeNull();
    expect(parseEmails('a@b')).toBeNull();
    expect(parsePhones('(416) 555-0142 ext 7', 'unknown')).toEqual([
      { label: '', number: '+14165550142;ext=7' },
    ]);
    expect(parsePhones('416 555 0142 / 905.555.0178', 'unknown')).toEqual([
      { label: '', number: '+14165550142' },
      { label: '', number: '+19055550178' },
    ]);
    expect(parsePhones('Cottage, lake or so: +33142685300; +19055550178;ext=2', 'hearthline')).toEqual([
      { label: 'Cottage, lake or so', number: '+33142685300' },
      { label: '', number: '+19055550178;ext=2' },
    ]);
    expect(parsePhones('555-0142', 'unknown')).toBeNull();
    expect(parseTags('* myContacts ::: Family, close ::: VIP', 'google')).toEqual(['Family, close', 'VIP']);
    expect(parseTags('VIP, Lakeside', 'followUpBoss')).toEqual(['VIP', 'Lakeside']);
  });

  it.each([
    ['Mobile', 'phone'],
    ['Home', 'homeNumber'],
    ['Bureau', 'officeNumber'],
    ['Work Fax', null],
    ['Cottage', null],
  ])('the label %s belongs to %s', (label, place) => {
    expect(placeOfLabel(label)).toBe(place);
  });

  it('name provinces, countries and units in many ways', () => {
    expect(
      ['Ontario', 'on', 'Québec', 'PQ', 'NF', 'B.C.', 'Île-du-Prince-Édouard'].map(parseProvince),
    ).toEqual(['ON', 'ON', 'QC', 'QC', 'NL', 'BC', 'PE']);
    expect(parseProvince('Bavaria')).toBe('Bavaria');
    expect(['Canada', 'USA', 'États-Unis', 'France', 'de', 'Narnia'].map(parseCountry)).toEqual([
      'CA',
      'US',
      'US',
      'FR',
      'DE',
      null,
    ]);
    expect(['4', 'Apt 12', '#7', 'app. 3', '4B'].map(parseUnit)).toEqual(['4', '12', '7', '3', null]);
    expect(['Oui', 'x', 'FALSE', 'subscribed', 'maybe'].map(parseYesNo)).toEqual([
      true,
      true,
      false,
      false,
      null,
    ]);
  });

  it.each([
    ['category', 'hot', 'interested', false],
    ['category', 'Warm', 'waitingList', false],
    ['category', 'Liste d’attente', 'waitingList', true],
    ['category', 'waitingList', 'waitingList', true],
    ['type', 'Acheteur et vendeur', 'buyerSeller', true],
    ['timeline', '3-6 months', 'months6', false],
    ['timeline', '12+ months', 'later', false],
    ['leadSource', 'realtor.ca', 'portal', false],
    ['mortgageStatus', 'Pre-approved', 'preApproved', true],
    ['language', 'Français', 'fr', true],
  ] as const)('the %s %s means %s', (target, word, code, isSure) => {
    expect(matchWord(target, word)).toEqual({ code, isSure });
  });

  it('leaves alone what means nothing', () => {
    expect(matchWord('category', 'purple')).toBeNull();
    expect(matchWord('category', '')).toBeNull();
  });
});
