import fc from 'fast-check';
import { expect, it } from 'vitest';
import { countSmsUnits, fitSms, smsUnits, toSmsAlphabet } from './sms-text.ts';

it.each([
  ['Prix réduit à 899\u00A0000\u00A0$', 'Prix réduit à 899 000 $'],
  ['L’hôtel « Cœur » – ça va…', 'L\'hotel " Coeur " - ca va...'],
  ['Łódź 東京', '?odz ??'],
])('writes %s with the letters of a phone network', (text, written) => {
  expect(toSmsAlphabet(text)).toBe(written);
});

it('keeps short words and their address whole', () => {
  expect(fitSms('Hearthline: Sold: 12 Elm St', 'https://app.example/favorites')).toBe(
    'Hearthline: Sold: 12 Elm St\nhttps://app.example/favorites',
  );
});

it('cuts long words before the address, and leaves an address out that takes more than half', () => {
  const cut = fitSms('word '.repeat(60), 'https://app.example/favorites');
  expect(cut).toMatch(/ wo\.\.\.\nhttps:\/\/app\.example\/favorites$/);
  expect(countSmsUnits(cut)).toBeLessThanOrEqual(smsUnits);
  expect(fitSms('Short', `https://app.example/${'x'.repeat(100)}`)).toBe('Short');
});

it('always fits into one message', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 300 }),
      fc.option(fc.webUrl({ size: 'small' })),
      (words, url) => {
        const text = fitSms(words, url);
        expect(countSmsUnits(text)).toBeLessThanOrEqual(smsUnits);
        expect(toSmsAlphabet(text)).toBe(text);
      },
    ),
  );
});
