import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useWantedRequestStore } from '../../../shared/stores/wanted-request-store.ts';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { sampleSummary } from '../testing/fake-market.ts';
import { fakeResults, renderResults } from '../testing/render-results.tsx';
import { listingId, sampleCard, sampleCards, sampleReply } from '../testing/sample-listing.ts';

beforeEach(signIn);

describe('list and cart', () => {
  it('[LIST-02] shows a table on wide screens, rows on narrow ones, and cards as cart', async () => {
    fakeResults({ cards: sampleCards(2) });
    setWindowWidth(1440);
    const { router, unmount } = await renderResults();
    const table = await screen.findByRole('table', { name: 'Listings found' });
    expect(within(table).getAllByRole('row')).toHaveLength(3);
    screen.getByRole('heading', { level: 1, name: '2 listings' });

    await userEvent.click(screen.getByRole('radio', { name: 'Cart' }));
    expect(router?.state.location.search).toEqual({ view: 'cart' });
    const cards = await screen.findByRole('list', { name: 'Listings found' });
    expect(within(cards).getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('table')).toBeNull();

    await userEvent.click(screen.getByRole('radio', { name: 'Map' }));
    expect(router?.state.location.pathname).toBe('/property-search/map-search');
    unmount();

    setWindowWidth(390);
    await renderResults();
    const rows = await screen.findByRole('list', { name: 'Listings found' });
    expect(within(rows).getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('tells in each of its forms how many of the agent’s people want a home, with one call a page', async () => {
    const cards = sampleCards(2);
    const [first, second] = cards.map(({ id }) => id);
    const api = fakeResults({ cards, wanted: { [first ?? '']: 3 } });
    setWindowWidth(1440);
    const { unmount } = await renderResults();
    await userEvent.click(await screen.findByRole('button', { name: /^3 want this: / }));
    expect(useWantedRequestStore.getState().listingId).toBe(first);
    await userEvent.click(screen.getByRole('radio', { name: 'Cart' }));
    expect(screen.getAllByRole('button', { name: /want this: / })).toHaveLength(1);
    expect(api.calls('GET /alerts/wanted').map(({ query }) => query.get('listingIds'))).toEqual([
      `${first},${second}`,
    ]);
    unmount();
    setWindowWidth(390);
    await renderResults();
    await screen.findByRole('button', { name: /^3 want this: / });
  });

  it('[LIST-02] sorts by the headers of the table and tells the order', async () => {
    const api = fakeResults({ cards: sampleCards(2) });
    setWindowWidth(1440);
    const { router } = await renderResults();
    await screen.findByRole('table');
    const header = (name: string) => screen.getByRole('columnheader', { name });
    const click = (name: string) => userEvent.click(within(header(name)).getByRole('button'));
    const sorts = () => [...new Set(api.calls('POST /listings/search').map(({ body }) => body.sort))];
    expect(header('Listed').getAttribute('aria-sort')).toBe('descending');
    expect(header('Price').hasAttribute('aria-sort')).toBe(false);
    expect(within(header('Bedrooms')).queryByRole('button')).toBeNull();

    await click('Price');
    await waitFor(() => expect(header('Price').getAttribute('aria-sort')).toBe('ascending'));
    expect(header('Listed').hasAttribute('aria-sort')).toBe(false);
    await click('Price');
    await waitFor(() => expect(header('Price').getAttribute('aria-sort')).toBe('descending'));
    await click('Square feet');
    await waitFor(() => expect(header('Square feet').getAttribute('aria-sort')).toBe('descending'));
    await click('Listed');
    await click('Listed');
    await waitFor(() => expect(header('Listed').getAttribute('aria-sort')).toBe('ascending'));
    expect(router?.state.location.search).toEqual({ sort: 'longestOnMarket' });
    await waitFor(() =>
      expect(sorts()).toEqual(['newest', 'cheapest', 'mostExpensive', 'largest', 'longestOnMarket']),
    );
  });

  it('[LIST-02] tells the price of a square foot: a range where the size is a band, none of a lease', async () => {
    const sized = (number: number, overrides: Partial<ListingCard>) =>
      sampleCard({ id: listingId(number), price: 104_000_000, areaLow: null, areaHigh: null, ...overrides });
    const cards = [
      sized(1, { areaLow: 1_600, areaHigh: 2_000 }),
      sized(2, { areaLow: 2_000, areaHigh: 2_000 }),
      sized(3, { areaLow: 5_000 }),
      sized(4, { areaHigh: 1_000 }),
      sized(5, {}),
      sized(6, { price: null, areaLow: 1_600, areaHigh: 2_000 }),
      sized(7, { offer: 'lease', price: 250_000, areaLow: 1_000, areaHigh: 1_249 }),
    ];
    fakeResults({ cards });
    setWindowWidth(1440);
    const { unmount } = await renderResults();
    const listColumn = async (name: string) => {
      const head = await screen.findByRole<HTMLTableCellElement>('columnheader', { name });
      expect(within(head).queryByRole('button')).toBeNull();
      const rows = screen.getAllByRole<HTMLTableRowElement>('row').slice(1);
      return rows.map((row) => row.cells[head.cellIndex]?.textContent);
    };
    expect(await listColumn('Per sq ft')).toEqual([
      '$520 – $650',
      '$520',
      'up to $208',
      'from $1,040',
      '—',
      '—',
      '—',
    ]);
    unmount();
    await renderResults('', 'fr');
    expect((await listColumn('Prix au pi²'))[0]).toBe('520\u00A0$ à 650\u00A0$');
  });

  it('[LIST-02] sorts by the menu, in the address', async () => {
    fakeResults({ cards: sampleCards(1) });
    const { router } = await renderResults('?view=cart');
    await userEvent.click(await screen.findByRole('button', { name: 'Sort: Newest listed' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Most expensive' }));
    await screen.findByRole('button', { name: 'Sort: Most expensive' });
    expect(router?.state.location.search).toEqual({ view: 'cart', sort: 'mostExpensive' });
  });

  it('marks the words that the keywords found', async () => {
    const matched = [
      { text: 'backs onto a ', isFound: false },
      { text: 'ravine', isFound: true },
      { text: ' with trails', isFound: false },
    ];
    fakeResults({ cards: [{ ...sampleCard(), matched }] });
    for (const width of [1440, 390]) {
      setWindowWidth(width);
      const { unmount } = await renderResults(`?c=${encodeURIComponent('{"keywords":"ravine"}')}`);
      const mark = await screen.findByText('ravine', { selector: 'mark' });
      expect(mark.closest('p')?.textContent).toBe('Found in the remarks: backs onto a ravine with trails');
      unmount();
    }
  });

  it('loads the next page on demand and after the last one no more', async () => {
    const all = sampleCards(3);
    const pages: Record<string, ListingCard[]> = { '': all.slice(0, 2), next: all.slice(2) };
    fakeResults({ cards: all });
    const api = fakeApi({
      'POST /listings/search': ({ body }) => {
        const reply = sampleReply(pages[body.cursor ?? ''] ?? [], 3);
        return { ...reply, result: { ...reply.result, nextCursor: body.cursor ? null : 'next' } };
      },
    });
    await renderResults();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    await screen.findByRole('link', { name: '3 Heron Lane' });
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(api.calls('POST /listings/search')).toHaveLength(2);
    screen.getByRole('heading', { level: 1, name: '3 listings' });
  });

  it('keeps what was looked at among the recent searches, with its own total', async () => {
    const api = fakeResults({ cards: sampleCards(2) });
    await renderResults(`?c=${encodeURIComponent('{"bedrooms":{"min":3}}')}`);
    const wanted = { ...defaultCriteria, bedrooms: { min: 3 } };
    const recorded = () => api.calls('POST /searches/recent').map(({ body }) => body);
    await waitFor(() => expect(recorded()).toEqual([{ criteria: wanted, total: 2 }]));

    fakeApi({ 'POST /listings/search': () => sampleReply(sampleCards(1), 7) });
    await userEvent.click(screen.getByRole('button', { name: 'Remove 3+ beds' }));
    await waitFor(() => expect(recorded()).toHaveLength(2));
    expect(recorded()[1]).toEqual({ criteria: defaultCriteria, total: 7 });
  });
});

describe('without listings', () => {
  it('[LIST-03] says that nothing was found and offers repairs that change the address', async () => {
    const wanted: Criteria = { ...defaultCriteria, garage: { min: 4 }, waterfront: true };
    const { garage: _garage, ...relaxed } = wanted;
    fakeResults({ cards: [] });
    fakeApi({
      'POST /listings/search': ({ body }) =>
        sampleReply(body.criteria.garage ? [] : sampleCards(2), undefined),
      'POST /listings/summary': () => ({
        isSuccess: true,
        result: sampleSummary({
          total: 0,
          repairs: [{ kind: 'without', field: 'garage', criteria: relaxed, count: 2 }],
        }),
      }),
    });
    const { router } = await renderResults(
      `?c=${encodeURIComponent('{"garage":{"min":4},"waterfront":true}')}`,
    );
    await screen.findByRole('heading', { name: 'Your desired data was not found' });
    await userEvent.click(await screen.findByRole('button', { name: 'Without garage: 2' }));
    await screen.findByRole('heading', { level: 1, name: '2 listings' });
    expect(router?.state.location.search).toEqual({ c: '{"waterfront":true}' });
    expect(screen.queryByRole('heading', { name: 'Your desired data was not found' })).toBeNull();
  });

  it('[LIST-03] says it in French', async () => {
    fakeResults({ cards: [] });
    await renderResults('', 'fr');
    await screen.findByRole('heading', { name: 'Les données demandées sont introuvables' });
  });

  it('[USER-06] shows the banner in place of everything without an active board agreement', async () => {
    fakeResults({ cards: [] });
    fakeApi({ 'POST /listings/search': () => failWith('agreement_required') });
    await renderResults();
    await screen.findByText(/^Listings and sales open with board access\./);
    expect(screen.getByRole('link', { name: 'Request access' }).getAttribute('href')).toBe('/user/profile');
    screen.getByRole('heading', { level: 1, name: 'Property search' });
    for (const role of ['radio', 'button', 'combobox'] as const) expect(screen.queryByRole(role)).toBeNull();
  });

  it('says that the listings could not be loaded, and tries again', async () => {
    let isDown = true;
    fakeResults({ cards: [] });
    fakeApi({
      'POST /listings/search': () => (isDown ? failWith('internal') : sampleReply([sampleCard()])),
    });
    await renderResults();
    await screen.findByText('The listings could not be loaded.');
    expect(screen.queryByRole('heading', { name: 'Your desired data was not found' })).toBeNull();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('link', { name: '12 Heron Lane' });
  });

  it('says that a link could not be read and shows the whole market', async () => {
    const api = fakeResults({ cards: [sampleCard()] });
    await renderResults('?c=%7Bbroken');
    await screen.findByText('This search could not be read.');
    await screen.findByRole('link', { name: '12 Heron Lane' });
    expect(api.calls('POST /listings/search')[0]?.body.criteria).toEqual(defaultCriteria);
  });
});

describe('why', () => {
  it('answers for each criterion whether the home meets it', async () => {
    fakeResults({ cards: [sampleCard()] });
    const api = fakeApi({
      'POST /listings/why': () => ({
        isSuccess: true,
        result: {
          card: sampleCard(),
          answers: [
            { field: 'offer', passes: true, value: 'sale' },
            { field: 'status', passes: true, value: 'active' },
            { field: 'municipality', passes: true, value: 'miss' },
            { field: 'price', passes: false, value: 129_900_000 },
            { field: 'bedrooms', passes: true, value: 3 },
            { field: 'pool', passes: false, value: null },
            { field: 'waterfront', passes: false, value: false },
            { field: 'listed', passes: true, value: '2025-11-03' },
          ],
        },
      }),
    });
    const asked = {
      municipality: { any: ['miss'] },
      price: { max: 100_000_000 },
      bedrooms: { min: 3 },
      pool: { any: ['inground'] },
      waterfront: true,
      listed: { lastDays: 30 },
    };
    await renderResults(`?c=${encodeURIComponent(JSON.stringify(asked))}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Why is 12 Heron Lane here?' }));
    const dialog = await screen.findByRole('dialog', { name: '12 Heron Lane' });
    await within(dialog).findByText(
      'This home is not among the results because of the criteria marked below.',
    );
    await within(dialog).findByText('This home: Mississauga');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Yes: For saleThis home: For sale',
      'Yes: ActiveThis home: Active',
      'Yes: MississaugaThis home: Mississauga',
      'No: Up to $1MThis home: $1,299,000',
      'Yes: 3+ bedsThis home: 3',
      'No: Pool: ingroundThis home: not stated',
      'No: WaterfrontThis home: No',
      'Yes: Listed in the last 30 daysThis home: Nov 3, 2025',
    ]);
    expect(api.calls('POST /listings/why')[0]?.body).toEqual({
      criteria: { ...defaultCriteria, ...asked },
      listingId: listingId(1),
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says that the answer could not be loaded, and tries again', async () => {
    let isDown = true;
    fakeResults({ cards: [sampleCard()] });
    fakeApi({
      'POST /listings/why': () =>
        isDown
          ? failWith('not_found')
          : {
              isSuccess: true,
              result: { card: sampleCard(), answers: [{ field: 'offer', passes: true, value: 'sale' }] },
            },
    });
    await renderResults();
    await userEvent.click(await screen.findByRole('button', { name: 'Why is 12 Heron Lane here?' }));
    const dialog = within(await screen.findByRole('dialog', { name: '12 Heron Lane' }));
    const again = await dialog.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(again);
    await dialog.findByText('This home: For sale');
  });
});
