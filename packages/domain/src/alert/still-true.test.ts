import { describe, expect, it } from 'vitest';
import { lifecycleCodes } from '../listing/lifecycle.ts';
import { isStillTrue } from './still-true.ts';
import { alertTriggers } from './vocabulary.ts';

const any = [{}];

describe('what an alert was to tell of a home', () => {
  it.each([
    ['new', ['cs', 'new', 'pc', 'ext', 'bom', 'dft']],
    ['conditional', ['sc', 'sce', 'lc', 'lce']],
    ['soldOrLeased', ['sld', 'lsd']],
  ] as const)('is still so: %s', (trigger, codes) => {
    const price = 100;
    expect(lifecycleCodes.filter((code) => isStillTrue(trigger, { code, price }, any))).toEqual(codes);
  });

  it('is no longer so where nobody who is told asks for its price', () => {
    const fits = (price: number | null, ...prices: { min?: number; max?: number }[]) =>
      isStillTrue('priceChange', { code: 'pc', price }, prices);
    expect([fits(100, { max: 99 }), fits(100, { min: 101 }), fits(100, { max: 99 }, { min: 100 })]).toEqual([
      false,
      false,
      true,
    ]);
    expect([fits(null, { max: 99 }), fits(null, {}), fits(100)]).toEqual([false, true, false]);
  });

  it('says of every trigger what a home that is for sale stands for', () => {
    const home = { code: 'new', price: 1 } as const;
    expect(alertTriggers.filter((trigger) => isStillTrue(trigger, home, any))).toEqual([
      'new',
      'priceIntoRange',
      'priceChange',
      'backOnMarket',
    ]);
  });
});
