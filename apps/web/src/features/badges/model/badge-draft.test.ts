import { expect, it } from 'vitest';
import { makeQuery, periodParameter } from '../testing/fake-badges.ts';
import { startConfiguration, startDraft } from './badge-draft.ts';
import { pickedChoice, runValues } from './param-choice.ts';

it('[BADGE-04] begins with its symbol at the right in French, at the left in English but for shares', () => {
  const placesOf = (unit: 'money' | 'percent' | 'count') =>
    (['en', 'fr'] as const).map((language) => {
      const { symbol, symbolPosition } = startConfiguration(makeQuery({ unit }), language);
      return [symbol, symbolPosition];
    });
  expect(placesOf('money')).toEqual([
    ['$', 'Left'],
    ['$', 'Right'],
  ]);
  expect(placesOf('percent')).toEqual([
    ['%', 'Right'],
    ['%', 'Right'],
  ]);
  expect(placesOf('count')).toEqual([
    [null, 'Left'],
    [null, 'Right'],
  ]);
});

it('follows the board from the beginning, with a period of its own for a board without a range', () => {
  const board = { key: 'boardPeriod', title: 'The board’s period' };
  const query = makeQuery({
    parameters: [{ ...periodParameter, resolvers: [board, ...periodParameter.resolvers] }],
  });
  expect(runValues(query, startDraft(query, 'en').params)).toEqual([
    { paramDefId: 'market.sold.period', value: 'last30Days', resolverKey: 'boardPeriod' },
  ]);
});

it('is left to the board again by the same field, which is no value that could be kept', () => {
  expect(pickedChoice('boardPeriod')).toEqual({ enableResolver: true, resolverKey: 'boardPeriod' });
  expect(pickedChoice('last90Days')).toEqual({ value: 'last90Days', enableResolver: false, resolverKey: '' });
});
