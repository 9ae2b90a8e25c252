import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { writeCriteria } from '../model/criteria-url.ts';
import { sampleSaved } from '../testing/fake-market.ts';
import { fakeResults, renderResults } from '../testing/render-results.tsx';
import { listingId, sampleCard, sampleCards } from '../testing/sample-listing.ts';

beforeEach(async () => {
  await signIn();
  setWindowWidth(1440);
});

const addressOf = (criteria: Partial<Criteria>) =>
  `?${new URLSearchParams({ c: writeCriteria({ ...defaultCriteria, ...criteria }) ?? '' })}`;
const sold = sampleCard({
  status: 'sold',
  state: 'firm',
  code: 'sld',
  price: 97_500_000,
  listPrice: 100_000_000,
  soldDate: '2025-11-10',
  daysOnMarket: 7,
});
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

async function cellsOf(row: number) {
  const table = await screen.findByRole('table', { name: 'Listings found' });
  const cells = within(within(table).getAllByRole('row')[row] as HTMLElement).getAllByRole('cell');
  return Object.fromEntries(headers().map((name, index) => [name, cells[index]?.textContent]));
}

describe('sold homes', () => {
  it('show day, price, share of the asking price and days in the list', async () => {
    fakeResults({ cards: [sold] });
    await renderResults(addressOf({ status: ['sold'] }));
    expect(await cellsOf(1)).toMatchObject({
      Sold: 'Nov 10, 20257 days',
      Price: '$975,00097.5% of $1.00M',
    });
    expect(headers()).not.toContain('Listed');
    expect(screen.getByRole('columnheader', { name: 'Sold' }).getAttribute('aria-sort')).toBe('descending');
    screen.getByRole('button', { name: 'Sort: Latest sold' });
  });

  it('show the same as cards, in French', async () => {
    fakeResults({ cards: [sold] });
    await renderResults(`${addressOf({ status: ['sold'] })}&view=cart`, 'fr');
    const card = within(await screen.findByRole('article'));
    card.getByText('Vendue le 10 nov. 2025');
    card.getByText('97,5 % du prix demandé');
    card.getByText('7 jours sur le marché');
  });

  it('are called leased where they were for lease, and no column sorts several statuses by newest', async () => {
    fakeResults({ cards: [{ ...sold, offer: 'lease' }] });
    await renderResults(addressOf({ offer: 'lease', status: ['sold', 'active'] }));
    await screen.findByRole('columnheader', { name: 'Leased' });
    screen.getByRole('button', { name: 'Sort: Newest, each by its day' });
    for (const header of screen.getAllByRole('columnheader'))
      expect(header.hasAttribute('aria-sort')).toBe(false);
  });
});

describe('columns', () => {
  it('are chosen and remembered, apart for sold homes', async () => {
    fakeResults({ cards: sampleCards(1) });
    const { unmount } = await renderResults();
    await screen.findByRole('table');
    expect(headers()).not.toContain('Lot');
    await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Lot' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Per sq ft' }));
    await userEvent.keyboard('{Escape}');
    expect(await cellsOf(1)).toMatchObject({ Lot: '40 × 120 ft' });
    expect(headers()).not.toContain('Per sq ft');
    unmount();

    const again = await renderResults();
    await screen.findByRole('table');
    expect(headers()).toContain('Lot');
    again.unmount();
    await renderResults(addressOf({ status: ['sold'] }));
    await screen.findByRole('table');
    expect(headers()).not.toContain('Lot');
    expect(headers()).toContain('Per sq ft');
  });
});

describe('what the result says', () => {
  it('stands above it: median, range, days and months of supply', async () => {
    fakeResults({ cards: sampleCards(2) });
    await renderResults();
    const figures = within(await screen.findByRole('region', { name: 'What this result says' }));
    expect(figures.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '$1,585,000',
      '$610K – $6.40M',
      '19 days',
      '4.0 months128 like these on the market, 96 sold in 90 days',
    ]);
    figures.getByText('Median asking price');
  });

  it('says nothing of the supply where hardly anything was sold, and does not hide the result when it fails', async () => {
    fakeResults({ cards: sampleCards(2) });
    let isDown = true;
    fakeApi({
      'POST /listings/statistics': () =>
        isDown
          ? failWith('internal')
          : {
              isSuccess: true,
              result: {
                total: 2,
                medianPrice: 100,
                lowestPrice: 100,
                highestPrice: 200,
                medianDaysOnMarket: 1,
                pricedCount: 2,
                agedCount: 1,
                supply: { onMarket: 2, soldLately: 1, months: null },
              },
            },
    });
    await renderResults();
    await screen.findByText('The figures could not be loaded.');
    await screen.findByRole('table');
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const figures = within(await screen.findByRole('region', { name: 'What this result says' }));
    // Two prices are no market, and say so.
    expect(figures.getAllByRole('definition')[0]?.textContent).toBe('$1from 2 listings');
    expect(figures.getAllByRole('definition')[2]?.textContent).toBe('1 dayfrom 1 listing');
    expect(figures.getAllByRole('definition')[3]?.textContent).toBe(
      '—2 like these on the market, 1 sold in 90 days',
    );
  });
});

it('the search is saved from its results', async () => {
  fakeResults({ cards: sampleCards(1) });
  const api = fakeApi({ 'POST /searches': () => ({ isSuccess: true, result: sampleSaved() }) });
  await renderResults(addressOf({ bedrooms: { min: 4 } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save search' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.calls('POST /searches').map(({ body }) => body.criteria)).toEqual([
      { ...defaultCriteria, bedrooms: { min: 4 } },
    ]),
  );
});

it('the search is shared as a link that says that it needs sign-in', async () => {
  fakeResults({ cards: sampleCards(1), total: 37 });
  await renderResults(addressOf({ bedrooms: { min: 4 } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  const panel = within(await screen.findByRole('dialog'));
  const link = panel.getByRole<HTMLInputElement>('textbox').value;
  expect(new URL(link).pathname).toBe('/property-search/result');
  expect(new URL(link).searchParams.get('c')).toBe('{"bedrooms":{"min":4}}');
  panel.getByText(/can sign in to Hearthline/);
  const mail = decodeURIComponent(panel.getByRole('link').getAttribute('href') ?? '');
  expect(mail).toContain('subject=4+ beds');
  expect(mail).toContain('37 listings');
});

describe('why a home is not here', () => {
  const home = sampleCard({ id: listingId(9), address: '405 Revus Ave', longitude: null, latitude: null });
  const suggestion = {
    type: 'listing' as const,
    id: home.id,
    mlsNumber: home.mlsNumber,
    address: home.address,
    municipality: home.municipality,
    status: 'sold' as const,
    code: 'sld' as const,
    price: home.price,
  };

  it('is asked for any address, and each criterion answers', async () => {
    fakeResults({ cards: sampleCards(1) });
    const api = fakeApi({
      'GET /listings/suggest': ({ query }) => ({
        isSuccess: true,
        result: query.get('text') === '405 rev' ? [suggestion] : [],
      }),
      'POST /listings/why': () => ({
        isSuccess: true,
        result: {
          card: home,
          answers: [
            { field: 'offer', passes: true, value: 'sale' },
            { field: 'status', passes: false, value: 'sold' },
          ],
        },
      }),
    });
    await renderResults();
    await userEvent.click(await screen.findByRole('button', { name: 'Why is a home not here?' }));
    const field = await screen.findByRole('combobox', { name: 'Address or MLS number' });
    await userEvent.type(field, '999 nowhere');
    await screen.findByText('No listing of the board begins like this, in any status.');
    await userEvent.clear(field);
    await userEvent.type(field, '405 rev');
    await userEvent.click(await screen.findByRole('option', { name: /405 Revus Ave/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '405 Revus Ave' }));
    await dialog.findByText(/not among the results because/);
    dialog.getByText('This home: Sold');
    dialog.getByText('The board gave no place for this home: lists show it, the map cannot.');
    expect(dialog.getByRole('link', { name: 'Open the listing' }).getAttribute('href')).toContain(home.id);
    expect(api.calls('POST /listings/why')[0]?.body).toEqual({
      criteria: defaultCriteria,
      listingId: home.id,
    });
  });
});
