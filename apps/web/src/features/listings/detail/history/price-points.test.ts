import { countCampaign, listDeals, listPricePoints } from '@hearthline/domain/listing/price-points';
import { describe, expect, it } from 'vitest';
import { sampleHistory } from '../testing/sample-detail.ts';
import type { HistoryEvent } from './history-card.tsx';

const [current, terminated, sold] = sampleHistory().listings;
const leased = sold && { ...sold, offer: 'lease' as const, code: 'lsd' as const };
const listings = [current, terminated, sold].filter((listing) => listing !== undefined);

function step(code: HistoryEvent['code'], day: number, newPrice: number | null): HistoryEvent {
  return { code, date: `2025-11-0${day}`, oldPrice: null, newPrice, isIrregular: false };
}

describe('prices of a home', () => {
  it('[LIST-04] reads them over all listings, oldest first, without steps that have none', () => {
    expect(listPricePoints(sampleHistory(), 'sale').map(({ date, step }) => `${date} ${step}`)).toEqual([
      '2022-02-02 listed',
      '2022-02-14 sold',
      '2025-07-18 listed',
      '2025-10-18 listed',
      '2025-11-03 changed',
    ]);
  });

  it.each<[string, HistoryEvent[], string[]]>([
    ['announced before', [step('new', 5, 100), step('cs', 3, 100)], ['3 listed']],
    ['announced at another price', [step('new', 5, 90), step('cs', 3, 100)], ['3 listed', '5 changed']],
    ['first seen when it came back', [step('bom', 5, 100)], ['5 listed']],
    ['back at its price', [step('dft', 9, 100), step('sc', 7, null), step('new', 5, 100)], ['5 listed']],
    ['first seen sold', [step('sld', 9, 95)], ['9 sold']],
  ])('a new listing is listed, not changed: %s', (_, events, expected) => {
    const history = sampleHistory({ listings: current ? [{ ...current, events }] : [] });
    const points = listPricePoints(history, 'sale').map(
      (point) => `${Number(point.date.slice(-2))} ${point.step}`,
    );
    expect(points).toEqual(expected);
  });

  it('a relisting at the price that was asked last is listed, too', () => {
    const again = [
      current && { ...current, events: [step('new', 9, 100)] },
      terminated && { ...terminated, events: [step('ter', 7, null), step('new', 5, 100)] },
    ].filter((listing) => listing !== undefined);
    const points = listPricePoints(sampleHistory({ listings: again }), 'sale');
    expect(points.map(({ step: happened }) => happened)).toEqual(['listed', 'listed']);
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
