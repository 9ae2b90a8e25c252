import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPassword,
  hasMixedCharacters,
  hasNoSpaces,
  hasSpecialCharacter,
  isAcceptablePassword,
  isPasswordLongEnough,
  passwordMaxLength,
  passwordSpecials,
} from './password.ts';

const good = 'Lakeshore2025!';

describe('a new password', () => {
  it('[AUTH-11] is accepted when every rule is met', () => {
    expect(isAcceptablePassword(good)).toBe(true);
  });

  it.each([
    ['empty', ''],
    ['one character short', 'Aa1!aaa'],
    ['without an upper case letter', 'lakeshore2025!'],
    ['without a lower case letter', 'LAKESHORE2025!'],
    ['without a digit', 'Lakeshore!!'],
    ['without a special character', 'Lakeshore2025'],
    ['with a space', 'Lakeshore 2025!'],
    ['with a tab', 'Lakeshore\t2025!'],
    ['with a no-break space', 'Lakeshore\u00a02025!'],
    ['longer than anybody needs', `Aa1!${'a'.repeat(passwordMaxLength)}`],
  ])('[AUTH-11] is refused %s', (_case, password) => {
    expect(isAcceptablePassword(password)).toBe(false);
  });

  it('[AUTH-11] has at least eight characters', () => {
    expect(isPasswordLongEnough('1234567')).toBe(false);
    expect(isPasswordLongEnough('12345678')).toBe(true);
  });

  it('[AUTH-11] knows upper and lower case beyond ASCII', () => {
    expect(hasMixedCharacters('Éte1')).toBe(true);
    expect(hasMixedCharacters('éTÉ')).toBe(false);
  });

  it('[AUTH-11] takes each listed special character and no other sign', () => {
    expect(passwordSpecials).toBe('!@#$%^&*(),.?":{}|<>');
    for (const character of passwordSpecials) expect(hasSpecialCharacter(`a${character}`)).toBe(true);
    for (const character of "-_+=;'~`[]/\\ é") expect(hasSpecialCharacter(`a${character}`)).toBe(false);
  });

  it('[AUTH-11] built from the four kinds is always accepted, and never once a space is in it', () => {
    const parts = fc.tuple(
      fc.stringMatching(/^[A-Z]{2,20}$/),
      fc.stringMatching(/^[a-z]{2,20}$/),
      fc.stringMatching(/^[0-9]{2,20}$/),
      fc.stringMatching(/^[!@#$%^&*(),.?":{}|<>]{2,20}$/),
    );
    const space = fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u2003');
    fc.assert(
      fc.property(parts, space, fc.nat(), (kinds, blank, seed) => {
        const password = kinds.join('');
        const at = seed % (password.length + 1);
        const spaced = password.slice(0, at) + blank + password.slice(at);
        expect(isAcceptablePassword(password)).toBe(true);
        expect(hasNoSpaces(spaced)).toBe(false);
        expect(isAcceptablePassword(spaced)).toBe(false);
      }),
    );
  });

  it('[AUTH-11] never fails on any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const accepted = isAcceptablePassword(text);
        const states = Object.values(checkPassword(text, text));
        expect(accepted).toBe(text.length <= passwordMaxLength && states.every((state) => state === 'met'));
      }),
    );
  });
});

describe('the checklist', () => {
  it('[AUTH-12] says nothing about empty fields', () => {
    expect(checkPassword('', '')).toEqual({
      length: 'empty',
      mixed: 'empty',
      special: 'empty',
      noSpaces: 'empty',
      match: 'empty',
    });
  });

  it('[AUTH-12] evaluates each rule by itself', () => {
    expect(checkPassword('Lakeshore2025', '')).toEqual({
      length: 'met',
      mixed: 'met',
      special: 'unmet',
      noSpaces: 'met',
      match: 'empty',
    });
    expect(checkPassword('a b', 'a')).toEqual({
      length: 'unmet',
      mixed: 'unmet',
      special: 'unmet',
      noSpaces: 'unmet',
      match: 'unmet',
    });
    expect(checkPassword(good, good).match).toBe('met');
  });

  it('[AUTH-12] matches exactly when both fields hold the same text', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ minLength: 1 }), (password, confirmation) => {
        const expected = password === confirmation ? 'met' : 'unmet';
        expect(checkPassword(password, confirmation).match).toBe(expected);
        expect(checkPassword(confirmation, confirmation).match).toBe('met');
      }),
    );
  });
});
