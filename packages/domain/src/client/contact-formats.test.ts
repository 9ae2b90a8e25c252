import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMissing } from './fields.ts';
import { parsePhone, splitPhone, writePhone } from './phone.ts';
import { parsePostalCode } from './postal-code.ts';
import { zoneOfProvince } from './province-zones.ts';
import type { Identity } from './same-person.ts';
import { findSameReasons, foldText } from './same-person.ts';
import { provinces } from './vocabulary.ts';

describe('a phone number', () => {
  it.each([
    ['416 555 0142', '+14165550142', null],
    ['(416) 555-0142', '+14165550142', null],
    ['1-416-555-0142', '+14165550142', null],
    ['+1 416.555.0142 ext. 12', '+14165550142', '12'],
    ['416 555-0142 poste 7', '+14165550142', '7'],
    ['+14165550142;ext=12', '+14165550142', '12'],
    ['+33 1 42 68 53 00', '+33142685300', null],
    ['+44 20 7946 0958', '+442079460958', null],
  ])('%s is read as %s', (text, number, extension) => {
    expect(parsePhone(text)).toEqual({ number, extension });
  });

  it.each([
    '',
    '555 0142',
    '116 555 0142',
    '416 155 0142',
    '+1 116 555 0142',
    '416 555 014a',
    '+1234567890123456',
    '12345678901234',
  ])('%s is none', (text) => {
    expect(parsePhone(text)).toBeNull();
  });

  it('is read again as it was kept', () => {
    const digits = fc.stringMatching(/^[2-9]\d{2}[2-9]\d{6}$/);
    const extension = fc.option(fc.stringMatching(/^\d{1,7}$/), { nil: null });
    fc.assert(
      fc.property(digits, extension, (national, ext) => {
        const phone = { number: `+1${national}`, extension: ext };
        expect(parsePhone(writePhone(phone))).toEqual(phone);
        expect(splitPhone(phone.number)?.join('')).toBe(national);
      }),
    );
  });
});

describe('a postal code', () => {
  it.each([
    ['m5j2z3', 'CA', 'M5J 2Z3'],
    ['M5J-2Z3', 'CA', 'M5J 2Z3'],
    [' k1a  0b1 ', 'CA', 'K1A 0B1'],
    ['D5J 2Z3', 'CA', null],
    ['M5O 2Z3', 'CA', null],
    ['M5J 2Z', 'CA', null],
    ['90210', 'US', '90210'],
    ['902101234', 'US', '90210-1234'],
    ['9021', 'US', null],
    ['sw1a 1aa', 'GB', 'SW1A 1AA'],
    ['?', 'GB', null],
  ])('%s in %s is %s', (text, country, code) => {
    expect(parsePostalCode(text, country)).toBe(code);
  });
});

describe('two records', () => {
  const person: Identity = {
    firstName: 'Étienne',
    lastName: 'Gagnon',
    emails: ['e.gagnon@example.com'],
    phones: ['+15145550190'],
    address1: '12, rue Saint-Denis',
    postalCode: 'H2X 3K8',
  };
  const nobody: Identity = {
    firstName: '',
    lastName: '',
    emails: [''],
    phones: [''],
    address1: '',
    postalCode: '',
  };

  it('are likely one person by address, number, or name and street', () => {
    const other = { ...person, emails: [], phones: [], firstName: 'etienne', postalCode: 'h2x3k8' };
    expect(findSameReasons(person, other)).toEqual(['nameAndAddress']);
    expect(findSameReasons(person, { ...nobody, emails: ['E.GAGNON@example.com'] })).toEqual(['email']);
    expect(findSameReasons(person, { ...nobody, phones: ['+15145550190'] })).toEqual(['phone']);
    expect(findSameReasons(person, { ...other, address1: '14 rue Saint-Denis' })).toEqual([]);
    expect(findSameReasons(nobody, nobody)).toEqual([]);
  });

  it('are compared without accents, capitals and marks', () => {
    expect(foldText('  Œuvre  d’Été — ZIELIŃSKI  ')).toBe('oeuvre d ete zielinski');
    expect(foldText('a.b@Example.com')).toBe('a.b@example.com');
  });
});

describe('what the form insists on', () => {
  it('is told where it is missing', () => {
    const whole = {
      firstName: 'A',
      lastName: 'B',
      phone: '+1',
      address1: 'C',
      city: 'D',
      postalCode: 'E',
      budget: 1,
    };
    expect(findMissing(whole)).toEqual([]);
    expect(findMissing({ ...whole, phone: '', budget: null })).toEqual(['phone', 'budget']);
  });
});

describe('the zone of a province', () => {
  it('is one that the engine knows, and nothing for other places', () => {
    for (const province of provinces) {
      const zone = zoneOfProvince(province) ?? '';
      expect(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone).toBeTruthy();
    }
    expect(zoneOfProvince('Bavaria')).toBeNull();
  });
});

describe('the zone of a province', () => {
  it('is known for those of Canada and for nothing that only looks like one', () => {
    expect(zoneOfProvince('BC')).toBe('America/Vancouver');
    for (const province of ['', 'XX', 'constructor', null]) expect(zoneOfProvince(province)).toBeNull();
  });
});
