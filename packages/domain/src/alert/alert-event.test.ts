import { describe, expect, it } from 'vitest';
import { defaultCriteria } from '../criteria/criteria.ts';
import type { AlertEvent } from './alert-event.ts';
import { criteriaOfAlert, triggersOf } from './alert-event.ts';

const range = { min: 60_000_000, max: 80_000_000 };
const happened = (code: AlertEvent['code'], changes: Partial<AlertEvent> = {}, asked = range) =>
  triggersOf({ code, isRelisted: false, oldPrice: null, price: 70_000_000, ...changes }, asked);

describe('what happened to a home', () => {
  it('is told apart by what somebody asks to pay', () => {
    expect(happened('pc', { oldPrice: 85_000_000 })).toEqual(['priceIntoRange', 'priceChange']);
    expect(happened('pc', { oldPrice: 55_000_000 })).toEqual(['priceIntoRange', 'priceChange']);
    expect(happened('pc', { oldPrice: 75_000_000 })).toEqual(['priceChange']);
    expect(happened('pc', { oldPrice: 85_000_000, price: 82_000_000 })).toEqual(['priceChange']);
    expect(happened('pc', { oldPrice: 85_000_000 }, {} as typeof range)).toEqual(['priceChange']);
  });

  it('is nothing new where it was on the market under another number', () => {
    expect(happened('new')).toEqual(['new']);
    expect(happened('new', { isRelisted: true, oldPrice: 75_000_000 })).toEqual(['backOnMarket']);
    expect(happened('new', { isRelisted: true, oldPrice: 85_000_000 })).toEqual([
      'priceIntoRange',
      'backOnMarket',
    ]);
  });

  it('is at most another price where another number offers it already', () => {
    const offered = (oldPrice: number) => happened('new', { isRelisted: true, isOffered: true, oldPrice });
    expect(offered(70_000_000)).toEqual([]);
    expect(offered(75_000_000)).toEqual(['priceChange']);
    expect(offered(85_000_000)).toEqual(['priceIntoRange', 'priceChange']);
  });

  it.each([
    ['bom', ['backOnMarket']],
    ['dft', ['backOnMarket']],
    ['sc', ['conditional']],
    ['lce', ['conditional']],
    ['sld', ['soldOrLeased']],
    ['lsd', ['soldOrLeased']],
    ['ext', []],
    ['exp', []],
  ] as const)('%s', (code, triggers) => {
    expect(happened(code)).toEqual(triggers);
  });

  it('is not asked of the home itself', () => {
    const criteria = {
      ...defaultCriteria,
      status: ['sold' as const],
      sold: { lastDays: 30 },
      bedrooms: { min: 2 },
    };
    expect(criteriaOfAlert(criteria)).toEqual({
      ...defaultCriteria,
      status: ['active', 'sold', 'deactive'],
      bedrooms: { min: 2 },
    });
  });
});
