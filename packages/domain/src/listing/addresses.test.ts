import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manyRuns } from '../testing/many-runs.ts';
import {
  formatAddress,
  listTypedForms,
  normaliseAddress,
  normaliseStreet,
  normaliseUnit,
} from './addresses.ts';
import { directions, streetTypes } from './street-types.ts';

const port = {
  unit: '1401',
  streetNumber: '70',
  streetName: 'Port',
  streetSuffix: 'St',
  streetDirection: 'E',
};

describe('shown addresses', () => {
  it.each([
    [port, '1401–70 Port St E'],
    [{ ...port, unit: '# 1401', streetSuffix: 'STREET', streetDirection: 'East' }, '1401–70 Port St E'],
    [{ ...port, unit: null, streetDirection: null }, '70 Port St'],
    [
      { ...port, streetName: 'Lakeshore', streetSuffix: 'Blvd.', streetDirection: 'W' },
      '1401–70 Lakeshore Blvd W',
    ],
    [
      { ...port, streetName: 'Saint-Denis', streetSuffix: 'Rue', streetDirection: 'Ouest' },
      '1401–70 rue Saint-Denis O',
    ],
    [
      { ...port, unit: '', streetName: 'des Érables', streetSuffix: 'Chemin', streetDirection: null },
      '70 chemin des Érables',
    ],
    [{ ...port, streetName: '5th', streetSuffix: 'Sdrd', streetDirection: 'NE' }, '1401–70 5th Sdrd NE'],
    [{ ...port, streetSuffix: 'Bluffs', streetDirection: 'Up' }, '1401–70 Port Bluffs Up'],
    [
      { ...port, unit: null, streetName: 'Turner St', streetSuffix: null, streetDirection: null },
      '70 Turner St',
    ],
    [{ ...port, unit: null, streetNumber: null }, 'Port St E'],
    [{ ...port, streetName: null }, ''],
  ])('%j is %j', (address, text) => {
    expect(formatAddress(address)).toBe(text);
  });
});

describe('typed streets', () => {
  it.each([
    ['70 port street east', '70 port st e'],
    ['70 Port St. E.', '70 port st e'],
    ['  70   PORT  ST   E ', '70 port st e'],
    ['12 Saint Clair Avenue West', '12 st clair ave w'],
    ['12 St. Clair Ave W', '12 st clair ave w'],
    ['345 rue Sherbrooke Ouest', '345 sherbrooke rue w'],
    ['345 RUE SHERBROOKE O', '345 sherbrooke rue w'],
    ['9 boulevard Saint-Laurent', '9 st laurent blvd'],
    ['9 boul. St-Laurent', '9 st laurent blvd'],
    ['9 Saint-Laurent Blvd', '9 st laurent blvd'],
    ['4 chemin de l’Église', '4 de leglise ch'],
    ["88 O'Connor Drive", '88 oconnor dr'],
    ['1 Avenue Rd', '1 ave rd'],
    ['70 1/2 Port St', '70 1/2 port st'],
    ['70', '70'],
    ['', ''],
  ])('%j is %j', (text, street) => {
    expect(normaliseStreet(text)).toBe(street);
  });

  it('stay as they are when normalised again', () => {
    const word = fc.oneof(
      fc.constantFrom(...streetTypes.flatMap(({ words }) => words)),
      fc.constantFrom(...directions.flatMap(({ words }) => words)),
      fc.constantFrom('Port', 'Saint', 'Élan', "O'Neil", '12', '5th', 'o', 'de', 'la'),
      fc.string({ maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 6 }), (words) => {
        const street = normaliseStreet(words.join(' '));
        expect(normaliseStreet(street)).toBe(street);
      }),
      manyRuns(2_000),
    );
  });

  it('mean the same with every spelling of type and direction', () => {
    const name = fc.constantFrom('Port', 'Maple Leaf', 'St Andrew');
    fc.assert(
      fc.property(
        name,
        fc.constantFrom(...streetTypes),
        fc.constantFrom(...directions),
        (street, type, direction) => {
          const spellings = type.words.flatMap((suffix) =>
            direction.words.map((side) => normaliseStreet(`70 ${street} ${suffix.toUpperCase()}. ${side}`)),
          );
          expect(new Set(spellings).size).toBe(1);
        },
      ),
    );
  });

  it('has no word that belongs to two types', () => {
    const words = streetTypes.flatMap((type) => type.words);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('typed addresses', () => {
  it.each([
    ['1401-70 Port Street East', '1401', '70 port st e'],
    ['1401 – 70 Port St E', '1401', '70 port st e'],
    ['#1401 70 port st e', '1401', '70 port st e'],
    ['Unit 1401, 70 Port St E', '1401', '70 port st e'],
    ['70 Port St E, unit 1401', '1401', '70 port st e'],
    ['70 Port St E #1401', '1401', '70 port st e'],
    ['70 Port St E apt. PH3', 'ph3', '70 port st e'],
    ['PH2-70 Port St E', 'ph2', '70 port st e'],
    ['app 4, 12 rue Principale', '4', '12 principale rue'],
    ['70 rue Ste Catherine', null, '70 st catherine rue'],
    ['Hwy-7 East', null, 'hwy 7 e'],
    ['70 Port St E', null, '70 port st e'],
  ])('%j has unit %j on %j', (text, unit, street) => {
    expect(normaliseAddress(text)).toEqual({ unit, street });
  });

  it.each([
    ['70 port stre', '70 port st'],
    ['70 port st ea', '70 port st e'],
    ['70 Port', '70 port'],
    ['12 courc', '12 courc'],
    ['12 king cour', '12 king crt'],
    ['12 king cour', '12 king cour'],
    ['345 rue sher', '345 sher'],
  ])('%j while it is typed may begin %j', (text, form) => {
    expect(listTypedForms(text)).toContain(form);
  });

  it.each([
    ['Unit 1401', '1401'],
    ['# 01401', '1401'],
    ['ph-3', 'ph3'],
    ['Upper', 'upper'],
    ['0', '0'],
    [' ', null],
    [null, null],
  ])('the unit %j is %j', (unit, normal) => {
    expect(normaliseUnit(unit)).toBe(normal);
  });
});
