import { expect, it } from 'vitest';
import { tellsSalePrice } from './sale-words.ts';

it.each([
  ['Just sold for $1,250,000 on your street', true],
  ['SOLD at 102 % of asking, 1.2 million', true],
  ['Vendue 845 000 $ en neuf jours', true],
  ['Vient d’être vendu : 1,2 M$', true],
  ['Bought for 900k', true],
  ['Just sold for 102 % of asking', true],
  ['Vendu à 102\u00A0% du prix demandé', true],
  ['Sold at 104 percent', true],
  ['Sold at 1,250,000', true],
  ['Vendu 1 250 000', true],
  ['Vendue 845\u202F000 en neuf jours', true],
  ['Sales on your street: 1250000', true],
  ['Just sold on your street', false],
  ['Sold! Call 905 555 0142 or 905-555-0143', false],
  ['Just sold, MLS W1234567', false],
  ['Over 1,000 homes sold since 2019', false],
  ['Merci pour ces 100 000 sourires', false],
  ['A $5 gift card is on its way', false],
  ['Thank you for a year of questions', false],
  ['The soldiers of 1914, 10 $', false],
  ['Merci pour ces 10 ans', false],
])('%s', (text, expected) => {
  expect(tellsSalePrice(text)).toBe(expected);
});

it('reads front and back of a card together', () => {
  expect(tellsSalePrice('Just sold!', '$1,250,000')).toBe(true);
  expect(tellsSalePrice('Vendu!', '1 250 000')).toBe(true);
  expect(tellsSalePrice('Just sold at number 38', '250 neighbours wave')).toBe(false);
});
