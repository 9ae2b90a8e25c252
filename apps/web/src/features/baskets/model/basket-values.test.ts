import { describe, expect, it } from 'vitest';
import { listingOf } from '../../../testing/sample-home.ts';
import { sampleBasket } from '../testing/sample-basket.ts';
import {
  addListings,
  adoptHomeIds,
  entryOfListing,
  findProblems,
  inputOf,
  settleHomes,
  valuesOf,
} from './basket-values.ts';

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

  it('keep the words about numbers that turn out to be one home, where the first of them stood', () => {
    const [one, two, three] = [1, 2, 3].map((number) => entryOfListing(listingOf(number)));
    const entries = [
      { ...one, note: ' Good yard ' },
      { ...two, note: '' },
      { ...three, note: 'Quiet street' },
    ].map((entry) => ({ ...entryOfListing(listingOf(1)), ...entry }));
    const homeIdOf = { [listingOf(1).id]: 'a', [listingOf(2).id]: 'b', [listingOf(3).id]: 'a' };
    expect(settleHomes(adoptHomeIds(entries, homeIdOf))).toEqual([
      { homeId: 'a', note: 'Good yard\nQuiet street' },
      { homeId: 'b', note: '' },
    ]);
  });
});
