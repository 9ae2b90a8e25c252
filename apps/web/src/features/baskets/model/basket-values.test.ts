import { describe, expect, it } from 'vitest';
import { listingOf } from '../../../testing/sample-home.ts';
import { sampleBasket } from '../testing/sample-basket.ts';
import { addListings, entryOfListing, findProblems, inputOf, valuesOf } from './basket-values.ts';

const values = valuesOf(sampleBasket());

describe('[BASKET-01] the values of a basket', () => {
  it('go to the form and back without loss', () => {
    const { name, clientId, timeUnit, isForHousehold, copyToMe } = sampleBasket();
    expect(inputOf(values)).toMatchObject({ name, clientId, timeUnit, isForHousehold, copyToMe });
    expect(findProblems(values).size).toBe(0);
  });

  it('lack a client, a name, an email that is one, a day, and a channel', () => {
    const empty = {
      ...values,
      client: null,
      name: ' ',
      additionalEmail: 'joel',
      activationDate: '2025-13-01',
      byEmail: false,
      bySms: false,
    };
    expect([...findProblems(empty)]).toEqual([
      ['client', 'required'],
      ['name', 'required'],
      ['additionalEmail', 'invalidEmail'],
      ['activationDate', 'invalidDate'],
      ['byEmail', 'noChannel'],
    ]);
  });

  it('hold a home once, however often it is chosen', () => {
    const [one, two] = [listingOf(1), listingOf(2)];
    expect(addListings([entryOfListing(one)], [one, two, two]).map(({ key }) => key)).toEqual([
      one.id,
      two.id,
    ]);
  });
});
