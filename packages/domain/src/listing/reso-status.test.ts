import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lifecycleCodes } from './lifecycle.ts';
import {
  fromMlsStatus,
  keepFirmDeal,
  mlsStatusOf,
  standardStatuses,
  standardStatusOf,
} from './reso-status.ts';
import { anyLife } from './testing/random-lives.ts';
import { offers } from './vocabulary.ts';

const today = '2025-06-01';

describe('status of a feed', () => {
  it.each([
    ['New', 'active', 'new'],
    ['Price Change', 'active', 'pc'],
    ['Pc', 'active', 'pc'],
    ['Extension', 'active', 'ext'],
    ['Ext', 'active', 'ext'],
    ['Back On Market', 'active', 'bom'],
    ['Deal Fell Through', 'active', 'dft'],
    ['Dft', 'active', 'dft'],
    ['Sold Conditional', 'conditional', 'sc'],
    ['Sc', 'conditional', 'sc'],
    ['Sold Conditional Escape', 'conditional', 'sce'],
    ['Sold Conditional Escape Clause', 'conditional', 'sce'],
    ['Sce', 'conditional', 'sce'],
    ['Leased Conditional', 'conditional', 'lc'],
    ['Leased Conditional Escape', 'conditional', 'lce'],
    ['Lce', 'conditional', 'lce'],
    ['Sold', 'firm', 'sld'],
    ['Sld', 'firm', 'sld'],
    ['Leased', 'firm', 'lsd'],
    ['LSD', 'firm', 'lsd'],
    ['Terminated', 'terminated', 'ter'],
    ['Cancelled', 'terminated', 'ter'],
    ['Suspended', 'suspended', 'sus'],
    ['Expired', 'expired', 'exp'],
    ['Exp', 'expired', 'exp'],
    ['Coming Soon', 'comingSoon', 'cs'],
    ['Draft', 'draft', 'draft'],
    ['  sold   conditional ', 'conditional', 'sc'],
    ['SoldConditional', 'conditional', 'sc'],
  ])('[LIST-05] the word %j decides, whatever the standard status says', (word, state, code) => {
    for (const standard of [null, 'Active', 'Closed', 'nonsense']) {
      expect(fromMlsStatus(word, standard, 'sale')).toEqual({ state, code });
    }
  });

  it.each([
    ['Active', 'active', 'new', 'new'],
    ['Active Under Contract', 'conditional', 'sc', 'lc'],
    ['ActiveUnderContract', 'conditional', 'sc', 'lc'],
    ['Pending', 'firm', 'sld', 'lsd'],
    ['Closed', 'firm', 'sld', 'lsd'],
    ['Hold', 'suspended', 'sus', 'sus'],
    ['Withdrawn', 'suspended', 'sus', 'sus'],
    ['Canceled', 'terminated', 'ter', 'ter'],
    ['Delete', 'deleted', 'del', 'del'],
    ['Incomplete', 'draft', 'draft', 'draft'],
  ])(
    'the standard status %j answers where the word is missing or unknown',
    (standard, state, sale, lease) => {
      for (const word of [null, '', 'Zz']) {
        expect(fromMlsStatus(word, standard, 'sale')).toEqual({ state, code: sale });
        expect(fromMlsStatus(word, standard, 'lease')).toEqual({ state, code: lease });
      }
      expect(fromMlsStatus(standard, null, 'sale')?.state).toBe(state);
    },
  );

  it('is unknown where neither is known', () => {
    expect(fromMlsStatus(null, null, 'sale')).toBeNull();
    expect(fromMlsStatus('Zz', 'constructor', 'sale')).toBeNull();
    expect(fromMlsStatus('__proto__', 'toString', 'lease')).toBeNull();
  });

  it('takes the price and dates of a deal for firm deals only', () => {
    const deal = { closePrice: 1, soldDate: '2025-03-01', closeDate: '2025-04-01' };
    expect(keepFirmDeal('firm', deal)).toEqual(deal);
    expect(keepFirmDeal('active', deal)).toEqual({ closePrice: null, soldDate: null, closeDate: null });
    expect(keepFirmDeal('conditional', deal).closePrice).toBeNull();
  });
});

describe('standard status', () => {
  it('[LIST-05] of a firm sale is pending until it completes; a lease is closed at once', () => {
    expect(standardStatusOf('firm', 'sld', '2025-06-02', today)).toBe('Pending');
    expect(standardStatusOf('firm', 'sld', '2025-06-01', today)).toBe('Closed');
    expect(standardStatusOf('firm', 'sld', null, today)).toBe('Pending');
    expect(standardStatusOf('firm', 'lsd', '2025-09-01', today)).toBe('Closed');
  });

  it('leads back to the same state and code for everything the lifecycle can reach', () => {
    fc.assert(
      fc.property(anyLife, ({ steps }) => {
        for (const { after, today: day } of steps) {
          const standard = standardStatusOf(after.state, after.code, after.closeDate, day);
          expect(standardStatuses).toContain(standard);
          const { state, code } = after;
          expect(fromMlsStatus(mlsStatusOf(code), standard, after.offer)).toEqual({ state, code });
          expect(fromMlsStatus(code.toUpperCase(), standard, after.offer)).toEqual({ state, code });
        }
      }),
      { numRuns: 300 },
    );
  });

  it('every code has a word of its own', () => {
    for (const offer of offers) {
      for (const code of lifecycleCodes)
        expect(fromMlsStatus(mlsStatusOf(code), null, offer)?.code).toBe(code);
    }
  });
});
