import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { provinces } from '../client/vocabulary.ts';
import { streetTypes } from '../listing/street-types.ts';
import { manyRuns } from '../testing/many-runs.ts';
import { nameAddressees } from './addressees.ts';
import type { HomeAddress } from './postal-address.ts';
import { householdKey, makeAddressBlock } from './postal-address.ts';
import { toPostalStreet, toPostalText } from './postal-line.ts';

const home: HomeAddress = {
  address1: '33 Bay Street',
  address2: '',
  unit: '2204',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'm5j2z3',
  country: 'CA',
};
const linesOf = (change: Partial<HomeAddress>) =>
  makeAddressBlock(['Ms. J. Smith'], { ...home, ...change }).lines;
const problemsOf = (change: Partial<HomeAddress>, names = ['J. Smith']) =>
  makeAddressBlock(names, { ...home, ...change }).problems;

describe('the address on a card', () => {
  it('is written as the post office writes its example', () => {
    expect(linesOf({})).toEqual(['MS J SMITH', '2204-33 BAY ST', 'TORONTO ON  M5J 2Z3']);
  });

  it.each([
    [{ address1: '#2204 - 33 Bay St.' }, ['2204-33 BAY ST']],
    [{ address1: '33 Bay St, Apt. 2204', unit: '' }, ['2204-33 BAY ST']],
    [{ address2: 'Apt 2204', unit: '' }, ['2204-33 BAY ST']],
    [{ address2: 'Harbour Tower' }, ['HARBOUR TOWER', '2204-33 BAY ST']],
    [{ address1: 'Harbour Tower', address2: '33 Bay St' }, ['HARBOUR TOWER', '2204-33 BAY ST']],
    [{ unit: 'Lower level' }, ['LOWER LEVEL', '33 BAY ST']],
    [{ address1: 'P.O. Box 45', unit: '' }, ['PO BOX 45']],
    [{ address1: 'General Delivery', unit: '' }, ['GENERAL DELIVERY']],
    [{ address1: '123½ Main Street North', unit: '' }, ['123 1/2 MAIN ST N']],
    [{ address1: '12, rue de l’Église, nº 4', unit: '' }, ["4-12 RUE DE L'ÉGLISE"]],
  ])('%j stands as %j', (change, lines) => {
    expect(linesOf(change)?.slice(1, -1)).toEqual(lines);
  });

  it.each([
    [{ unit: '2204', address1: '2204-33 Bay St' }, '2204-33 BAY ST', ''],
    [{ address1: 'Harbour Tower', address2: '33 Bay St' }, '2204-33 BAY ST', 'HARBOUR TOWER'],
    [{ unit: 'Lower level', address2: 'Harbour Tower' }, '33 BAY ST', 'HARBOUR TOWER LOWER LEVEL'],
    [{ address1: 'P.O. Box 45', unit: '7' }, 'PO BOX 45', 'UNIT 7'],
  ])('of %j has the parts that are printed', (change, street, extra) => {
    const names = ['Jane and John Smith', 'Maximiliana-Theodora Featherstonehaugh-Smythe'];
    const block = makeAddressBlock(names, { ...home, ...change });
    expect(block.parts).toEqual({
      names: names.map((name) => name.toUpperCase()),
      street,
      extra,
      city: 'TORONTO',
      province: 'ON',
      postalCode: 'M5J 2Z3',
    });
  });

  it.each([
    ['1200 boulevard René-Lévesque Ouest', '1200 BOUL RENÉ-LÉVESQUE O'],
    ['12, chemin du Nord', '12 CH DU NORD'],
    ['5 Avenue Road', '5 AVENUE RD'],
    ['77 avenue du Parc', '77 AV DU PARC'],
    ['RR 2', 'RR 2'],
    ['8 The Parkway', '8 THE PKY'],
  ])('shortens %s to %s', (street, short) => {
    expect(toPostalStreet(street)).toBe(short);
  });

  it('keeps the marks of a name and drops all others', () => {
    expect(toPostalText('St. John’s (Nfld.) – #4; "x"')).toBe("ST JOHN'S NFLD 4 X");
  });

  it('breaks long lines between words and puts the postal code below a long place', () => {
    const lines = linesOf({
      address1: '10000 Chemin de la Grande-Rivière-des-Mille-Îles-du-Nord supérieur',
      city: 'Saint-Louis-de-Gonzague-du-Cap-Tourmente',
      province: 'QC',
      unit: '',
    });
    expect(lines).toBeUndefined();
    expect(
      linesOf({
        address1: '10000 Chemin de la Grande Rivière des Mille Îles du Nord supérieur',
        unit: '',
      })?.slice(1, -1),
    ).toEqual(['10000 CH DE LA GRANDE RIVIÈRE DES MILLE ÎLES DU', 'NORD SUPÉRIEUR']);
    expect(linesOf({ city: 'Notre-Dame-du-Bon-Conseil-des-Monts' })?.slice(2)).toEqual([
      'NOTRE-DAME-DU-BON-CONSEIL-DES-MONTS ON',
      'M5J 2Z3',
    ]);
  });

  it('names everything that keeps it from being printed', () => {
    const empty = { address1: '', unit: '', city: ' ', province: '', postalCode: '' };
    expect(problemsOf(empty, [' '])).toEqual(
      ['name', 'address1', 'city', 'province', 'postalCode'].map((field) => ({ field, problem: 'missing' })),
    );
    expect(problemsOf({ address1: 'The Old Mill' })).toEqual([{ field: 'address1', problem: 'invalid' }]);
    expect(problemsOf({ address1: '5-33 Bay St' })).toEqual([{ field: 'unit', problem: 'invalid' }]);
    expect(problemsOf({ province: 'Ohio', postalCode: 'D5J 2Z3' })).toEqual([
      { field: 'province', problem: 'invalid' },
      { field: 'postalCode', problem: 'invalid' },
    ]);
    expect(problemsOf({ country: 'US' })).toEqual([{ field: 'country', problem: 'invalid' }]);
    expect(problemsOf({}, ['李明'])).toEqual([{ field: 'name', problem: 'missing' }]);
    expect(problemsOf({}, ['x'.repeat(40)])).toEqual([{ field: 'name', problem: 'tooLong' }]);
  });

  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 70 }),
    fc.stringMatching(/^[A-Za-zÉé'#., -]{0,60}$/),
  );
  const after = (begin: string) => text.map((rest) => `${begin} ${rest}`);
  const anyHome = fc.record<HomeAddress>({
    address1: after('12 Elm'),
    address2: fc.oneof(fc.constant(''), text),
    unit: fc.oneof(fc.constant(''), fc.nat(4000).map(String)),
    city: after('Ayr'),
    province: fc.constantFrom(...provinces),
    postalCode: fc.constantFrom('M5J 2Z3', 'h2x-3k8'),
    country: fc.constant('CA'),
  });

  it('keeps the rules whatever was typed, or says what is wrong', () => {
    fc.assert(
      fc.property(fc.array(after('Jo'), { minLength: 1, maxLength: 4 }), anyHome, (names, typed) => {
        const { lines = [], problems = [] } = makeAddressBlock(names, typed);
        expect(problems.length > 0).toBe(lines.length === 0);
        for (const line of lines) {
          expect(line).toMatch(/^[\p{Script=Latin}\d'&/ -]+$/u);
          expect(line).toBe(line.toUpperCase().trim());
          expect(line.replaceAll(' ', '').length).toBeLessThan(40);
        }
        if (lines.length > 0) {
          expect(lines.slice(-2).join('  ')).toMatch(/ [A-Z]{2} {2}[A-Z]\d[A-Z] \d[A-Z]\d$/);
          expect(lines.slice(0, -1).join('|')).not.toContain('  ');
        }
      }),
      manyRuns(2000),
    );
  });

  it('printed, is the same home, and is printed the same again', () => {
    const unit = fc.constantFrom('', '5', '1401', '12B', 'PH2');
    const street = fc
      .tuple(
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom('', 'A'),
        fc.constantFrom('Bay', 'St. Clair', 'King’s', 'Grande-Allée', '4th'),
        fc.constantFrom(...streetTypes.flatMap((type) => type.words)),
        fc.constantFrom('', 'North', 'E', 'W.'),
      )
      .map(([number, suffix, name, type, direction]) =>
        `${number}${suffix} ${name} ${type} ${direction}`.trim(),
      );
    fc.assert(
      fc.property(unit, street, (typedUnit, address1) => {
        const typed = { ...home, address1, unit: typedUnit };
        const [printed = ''] = linesOf({ address1, unit: typedUnit })?.slice(1, -1) ?? [];
        expect(householdKey({ ...home, address1: printed, unit: '' })).toBe(householdKey(typed));
        expect(linesOf({ address1: printed, unit: '' })?.[1]).toBe(printed);
      }),
      manyRuns(1000),
    );
  });
});

describe('a household', () => {
  it('is one however its address is written', () => {
    const key = householdKey(home);
    expect(key).not.toBeNull();
    for (const change of [
      { address1: '33 BAY ST', unit: '02204', postalCode: 'M5J-2Z3' },
      { address1: '2204-33 Bay Street', unit: '' },
      { address1: '33 bay st., apt 2204', unit: '' },
      { address2: 'Unit 2204', unit: '', city: 'TORONTO' },
    ]) {
      expect([change, householdKey({ ...home, ...change })]).toEqual([change, key]);
    }
    for (const change of [{ unit: '2205' }, { address1: '35 Bay St' }, { postalCode: 'M5J 2Z4' }]) {
      expect(householdKey({ ...home, ...change })).not.toBe(key);
    }
    expect(householdKey({ ...home, postalCode: '' })).toBeNull();
  });

  it('is named on one card', () => {
    const [jane, john, lee] = [
      { firstName: 'Jane', lastName: 'Smith' },
      { firstName: 'John', lastName: 'SMITH ' },
      { firstName: 'Zoé', lastName: 'Lee' },
    ];
    expect(nameAddressees([jane], 'en')).toEqual(['JANE SMITH']);
    expect(nameAddressees([jane, john], 'en')).toEqual(['JANE AND JOHN SMITH']);
    expect(nameAddressees([jane, lee], 'fr')).toEqual(['JANE SMITH ET ZOÉ LEE']);
    expect(nameAddressees([jane, john, lee, jane], 'fr')).toEqual(['JANE ET JOHN SMITH', 'ZOÉ LEE']);
    const long = { firstName: 'Maximiliana-Theodora', lastName: 'Featherstonehaugh' };
    expect(nameAddressees([jane, long], 'en')).toEqual([
      'JANE SMITH',
      'MAXIMILIANA-THEODORA FEATHERSTONEHAUGH',
    ]);
  });
});
