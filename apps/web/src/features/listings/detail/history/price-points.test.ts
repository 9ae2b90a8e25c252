import { describe, expect, it } from 'vitest';
import { sampleHistory } from '../testing/sample-detail.ts';
import { countCampaign, listDeals, listPricePoints } from './price-points.ts';

const [current, terminated, sold] = sampleHistory().listings;
const leased = sold && { ...sold, offer: 'lease' as const, code: 'lsd' as const };
const listings = [current, terminated, sold].filter((listing) => listing !== undefined);

describe('prices of a home', () => {
  it('[LIST-04] reads them over all listings, oldest first, without steps that have none', () => {
    expect(listPricePoints(sampleHistory(), 'sale').map(({ date, code }) => `${date} ${code}`)).toEqual([
      '2022-02-02 new',
      '2022-02-14 sld',
      '2025-07-18 new',
      '2025-10-18 new',
      '2025-11-03 pc',
    ]);
  });

  it('keeps rents and prices apart', () => {
    const history = sampleHistory({ listings: leased ? [...listings, leased] : [] });
    expect(listPricePoints(history, 'lease')).toHaveLength(2);
    expect(listPricePoints(history, 'sale')).toHaveLength(5);
    expect(listDeals(history, 'sale')).toEqual([{ date: '2022-02-14', price: 154_000_000 }]);
  });

  it('counts the listings of one campaign: a sale starts afresh, a lease does not for a seller', () => {
    expect(countCampaign(sampleHistory())).toBe(2);
    expect(
      countCampaign(sampleHistory({ listings: [current, sold].filter((each) => each !== undefined) })),
    ).toBe(1);
    const rented = [current, leased, terminated].filter((each) => each !== undefined);
    expect(countCampaign(sampleHistory({ listings: rented }))).toBe(2);
    expect(countCampaign(sampleHistory({ listings: [] }))).toBe(0);
  });
});
