import type { ListingDetail, ListingHistory } from '@hearthline/contract/listing-detail';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { signIn } from '../../../../testing/sign-in.ts';
import { sampleDetail, sampleHistory } from '../testing/sample-detail.ts';
import { HistoryCard } from './history-card.tsx';

beforeEach(signIn);
afterEach(() => vi.useRealTimers());

function renderHistory(
  listing: Partial<ListingDetail> = {},
  history: Partial<ListingHistory> = {},
  language: 'en' | 'fr' = 'en',
) {
  fakeApi({
    'GET /listings/{id}/history': () => ({ isSuccess: true, result: sampleHistory(history) }),
  });
  renderWithProviders(<HistoryCard listing={sampleDetail(listing)} />, {
    language,
    route: '/property-search/result/view',
  });
}

describe('price history', () => {
  it('[LIST-04] says in a sentence what the drawing shows', async () => {
    renderHistory();
    const summary =
      'Listed at $1,699,000 on Oct 18, 2025, now $1,649,900, 2.9% less. First asked $1,750,000 on Jul 18, 2025, now 5.7% less. On the market for 28 days, 61 over two listings. Sold once before, for $1,540,000 in Feb 2022.';
    await screen.findByText(summary);
    const drawing = screen.getByRole('img', { name: summary });
    within(drawing).getByText('Sold $1.54M');
    within(drawing).getByText('Nov 3, 2025: $1,649,900');
    screen.getByText('Port Credit median (from 4 a quarter on)');
  });

  it('has a name also where nothing is known that a sentence could say', async () => {
    const history = sampleHistory();
    renderHistory(
      { listDate: null, originalListPrice: null, priceChange: null, daysOnMarket: null },
      { listings: history.listings.slice(0, 1) },
    );
    const drawing = await screen.findByRole('img', { name: 'Price history' });
    expect(drawing.closest('section')?.querySelector('p:empty')).toBeNull();
  });

  it('[LIST-04] shows every step of every listing as a table', async () => {
    renderHistory();
    await userEvent.click(await screen.findByRole('button', { name: 'Show as table: Price history' }));
    const table = screen.getByRole('table', { name: 'Price history' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
    expect(rows).toEqual([
      'Date | Event | Price | Change',
      'MLS W9271385 · For sale · 28 daysThis listing',
      'Nov 3, 2025 | Price changed | $1,649,900 | −$49,100 (2.9%)',
      'Oct 18, 2025 | Listed | $1,699,000 | ',
      'MLS W9100002 · For sale · 33 days',
      'Aug 20, 2025 | TerminateUnusual step | — | ',
      'Jul 18, 2025 | Listed | $1,750,000 | ',
      'MLS W8100001 · For sale · 12 days',
      'Apr 30, 2022 | Deal completed | — | ',
      'Feb 14, 2022 | Sold | $1,540,000 | +$41,000 (2.7%)',
      'Feb 2, 2022 | Listed | $1,499,000 | ',
    ]);
    const earlier = within(table).getByRole('link', { name: 'MLS W8100001' });
    expect(earlier.getAttribute('href')).toContain('id=0199b000-0000-7000-8000-000000000901');
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart: Price history' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('tells a deal, a rent and a first listing in their own words', async () => {
    renderHistory({ status: 'sold', price: 162_000_000, soldDate: '2025-11-10' });
    await screen.findByText(/^Listed at \$1,699,000, sold for \$1,620,000 on Nov 10, 2025\./);
  });

  it('tells a cut as a cut, whatever was asked first', async () => {
    const raisedBefore = {
      price: 95_000_000,
      originalListPrice: 89_990_000,
      listDate: '2025-09-01',
      priceChange: {
        before: 100_000_000,
        since: '2025-10-12',
        firstPrice: 89_990_000,
        firstDate: '2025-09-01',
      },
    };
    renderHistory(raisedBefore);
    await screen.findByText(
      /^Listed at \$899,900 on Sep 1, 2025\. Lowered from \$1,000,000 to \$950,000 on Oct 12, 2025, 5\.0% less\. On the market/,
    );
  });

  it('tells a step up from a lower relisting beside the cut since the first price', async () => {
    renderHistory({
      price: 95_000_000,
      originalListPrice: 89_990_000,
      listDate: '2025-10-12',
      priceChange: {
        before: 89_990_000,
        since: '2025-11-03',
        firstPrice: 100_000_000,
        firstDate: '2025-08-12',
      },
    });
    await screen.findByText(
      /^Listed at \$899,900 on Oct 12, 2025, now \$950,000, 5\.6% more\. First asked \$1,000,000 on Aug 12, 2025, now 5\.0% less\./,
    );
  });

  it('tells a relisting at a lower price as a cut, in French too', async () => {
    const relisted = {
      price: 95_000_000,
      originalListPrice: 95_000_000,
      listDate: '2025-10-12',
      priceChange: {
        before: 100_000_000,
        since: '2025-10-12',
        firstPrice: 100_000_000,
        firstDate: '2025-08-12',
      },
    };
    renderHistory(relisted, {}, 'fr');
    const summary = await screen.findByText(/^Inscrite à/);
    expect(summary.textContent?.replace(/\s/g, ' ')).toMatch(
      /^Inscrite à 950 000 \$ le 12 oct\. 2025\. Baissée de 1 000 000 \$ à 950 000 \$ le 12 oct\. 2025, soit 5,0 % de moins\. Premier prix demandé : 1 000 000 \$ le 12 août 2025, maintenant 5,0 % de moins\./,
    );
  });

  it('says little where there is little to say', async () => {
    const [current] = sampleHistory().listings;
    renderHistory(
      { price: 169_900_000, daysOnMarket: 1, priceChange: null },
      { listings: current ? [current] : [], propertyDaysOnMarket: 1, communityMedians: [] },
    );
    await screen.findByText('Listed at $1,699,000 on Oct 18, 2025. On the market for 1 day.');
    expect(screen.queryByText('Port Credit median')).toBeNull();
  });

  it('reaches three years back on a leap day too', async () => {
    vi.useFakeTimers({ now: Date.UTC(2028, 1, 29, 17), toFake: ['Date'] });
    const [current] = sampleHistory().listings;
    renderHistory(
      {},
      {
        listings: current ? [current] : [],
        communityMedians: ['2025-02-28', '2028-02-01'].map((date) => ({
          date,
          price: 150_000_000,
          count: 4,
        })),
      },
    );
    const drawing = await screen.findByRole('img', { name: /^Listed at/ });
    // The median of the first day is drawn, so that there is a line to the second.
    expect(drawing.querySelectorAll('path[stroke-dasharray]')).toHaveLength(1);
  });

  it('[LIST-04] says it in French', async () => {
    renderHistory({}, {}, 'fr');
    await screen.findByText(/Sur le marché depuis 28 jours, 61 sur deux inscriptions\./);
  });
});
