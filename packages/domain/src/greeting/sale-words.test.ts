import { expect, it } from 'vitest';
import { tellsSalePrice } from './sale-words.ts';

it.each([
  ['Just sold for $1,250,000 on your street', true],
  ['SOLD at 102 % of asking, 1.2 million', true],
  ['Vendue 845 000 $ en neuf jours', true],
  ['Vient d’être vendu : 1,2 M$', true],
  ['Bought for 900k', true],
  ['Just sold on your street', false],
  ['A $5 gift card is on its way', false],
  ['Thank you for a year of questions', false],
  ['The soldiers of 1914, 10 $', false],
  ['Merci pour ces 10 ans', false],
])('%s', (text, expected) => {
  expect(tellsSalePrice(text)).toBe(expected);
});
