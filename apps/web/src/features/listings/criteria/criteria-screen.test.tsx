import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { fakeMarket, sampleSummary } from '../testing/fake-market.ts';
import { CriteriaScreen } from './criteria-screen.tsx';

/** The map needs a graphics card. */
vi.mock('../map/map-preview.tsx', () => ({ MapPreview: () => <p>map</p> }));

beforeEach(signIn);

async function renderScreen(overrides: Partial<Criteria> = {}, language: 'en' | 'fr' = 'en') {
  const rendered = renderWithProviders(<CriteriaScreen />, {
    language,
    route: `/property-search?c=${encodeURIComponent(JSON.stringify(overrides))}`,
  });
  const asked = (): Partial<Criteria> => {
    const { c }: { c?: string } = rendered.router?.state.location.search ?? {};
    return c === undefined ? {} : (JSON.parse(c) as Partial<Criteria>);
  };
  await screen.findByRole('region', { name: /What matches|Ce qui correspond/ });
  return { ...rendered, asked };
}

/** Typing letter by letter into the whole screen takes long; fields of their own are typed into elsewhere. */
function fill(label: string, text: string) {
  const field = screen.getByLabelText(label);
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

const summaryCard = () => screen.getByRole('region', { name: 'What matches' });

describe('criteria', () => {
  it('shows what matches, live, with figures and a way on', async () => {
    const api = fakeMarket();
    const { router } = await renderScreen({ bedrooms: { min: 3 } });
    const show = await within(summaryCard()).findByRole('link', { name: 'Show 128 listings' });
    expect(summaryCard().textContent).toContain('128listings match');
    for (const text of ['Live', '$1,585,000', '19', '11', '9']) within(summaryCard()).getByText(text);
    await userEvent.click(show);
    await waitFor(() => expect(router?.state.location.pathname).toBe('/property-search/result'));
    expect(router?.state.location.search).toEqual({ c: '{"bedrooms":{"min":3}}' });
    await waitFor(() =>
      expect(api.calls('POST /searches/recent').map(({ body }) => body)).toEqual([
        { criteria: { ...defaultCriteria, bedrooms: { min: 3 } }, total: 128 },
      ]),
    );
  });

  it('[LIST-01] counts again while criteria change, and announces the count politely', async () => {
    fakeMarket({ summarise: ({ bedrooms }) => sampleSummary({ total: bedrooms?.min === 4 ? 48 : 128 }) });
    const { asked } = await renderScreen();
    await within(summaryCard()).findByText('128');
    const rooms = screen.getByRole('group', { name: 'Bedrooms' });
    await userEvent.click(within(rooms).getByRole('radio', { name: '4+ 48 listings' }));
    expect(asked()).toEqual({ bedrooms: { min: 4 } });
    await within(summaryCard()).findByRole('link', { name: 'Show 48 listings' });
    await waitFor(() =>
      expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain('48 listings match'),
    );
  });

  it('forgets a name that was typed for the search and not saved', async () => {
    fakeMarket();
    await renderScreen({ bedrooms: { min: 4 } });
    const openDialog = async () => {
      fireEvent.click(within(summaryCard()).getByRole('button', { name: 'Save' }));
      return screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
    };
    fireEvent.change(await openDialog(), { target: { value: 'Big homes' } });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await openDialog()).value).toBe('4+ beds');
  });

  it('offers exact ways out when nothing is found', async () => {
    const criteria: Criteria = { ...defaultCriteria, garage: { min: 2 }, age: { max: 1 } };
    const { garage: _garage, ...without } = criteria;
    fakeMarket({
      summarise: ({ garage }) =>
        garage
          ? sampleSummary({
              total: 0,
              repairs: [
                { kind: 'without', field: 'garage', criteria: without, count: 37 },
                { kind: 'without', field: 'garage+age', criteria: defaultCriteria, count: 128 },
                { kind: 'without', field: 'status', criteria, count: 2 },
                { kind: 'without', field: 'status+age', criteria, count: 5 },
              ],
            })
          : sampleSummary({ total: 37 }),
    });
    const { asked } = await renderScreen({ garage: { min: 2 }, age: { max: 1 } });
    await within(summaryCard()).findByText('Nothing matches all of this.');
    within(summaryCard()).getByRole('button', { name: 'Without garage and approximate age: 128' });
    within(summaryCard()).getByRole('button', { name: 'In any status: 2' });
    within(summaryCard()).getByRole('button', { name: 'Without approximate age, in any status: 5' });
    await userEvent.click(within(summaryCard()).getByRole('button', { name: 'Without garage: 37' }));
    expect(asked()).toEqual({ age: { max: 1 } });
    await within(summaryCard()).findByText('37');
  });

  it('offers narrower searches when too much is found', async () => {
    const suggested = { ...defaultCriteria, listed: { lastDays: 7 } };
    fakeMarket({
      summarise: () =>
        sampleSummary({
          total: 4_000,
          repairs: [{ kind: 'add', field: 'listed', criteria: suggested, count: 490 }],
        }),
    });
    const { asked } = await renderScreen({}, 'fr');
    const [narrower] = await screen.findAllByRole('button', { name: 'Inscrite depuis 7 jours\u00A0: 490' });
    await userEvent.click(narrower as HTMLElement);
    expect(asked()).toEqual({ listed: { lastDays: 7 } });
  });

  it('takes single criteria away by their chips, with the focus staying among them, and all at once', async () => {
    fakeMarket();
    const { asked } = await renderScreen({ bedrooms: { min: 3 }, waterfront: true, relisted: true });
    const chips = within(summaryCard()).getByRole('list', { name: 'Criteria in use' });
    await userEvent.click(within(chips).getByRole('button', { name: 'Remove Waterfront' }));
    expect(asked()).toEqual({ bedrooms: { min: 3 }, relisted: true });
    await waitFor(() =>
      expect(document.activeElement).toBe(within(chips).getByRole('button', { name: 'Remove Relisted' })),
    );
    const [clear] = screen.getAllByRole('button', { name: 'Clear all' });
    await userEvent.click(clear as HTMLElement);
    expect(asked()).toEqual({});
  });

  it.each([
    { width: 390, language: 'en', box: 'Search for homes', remove: 'Remove 3 beds' },
    { width: 390, language: 'fr', box: 'Rechercher des propriétés', remove: 'Retirer 3 chambres' },
    { width: 1440, language: 'en', box: 'Search for homes', remove: 'Remove 3 beds' },
  ] as const)(
    '[LIST-01] a sentence is taken apart by its chips at $width px ($language)',
    async ({ width, language, box, remove }) => {
      setWindowWidth(width);
      fakeMarket();
      fakeApi({
        'POST /listings/sentence': () => ({
          isSuccess: true,
          result: {
            criteria: { ...defaultCriteria, bedrooms: { min: 3, max: 3 }, waterfront: true },
            parts: [{ text: '3 bed', start: 0, end: 5, field: 'bedrooms' }],
            unknown: ['wibble'],
          },
        }),
      });
      const { asked } = await renderScreen({}, language);
      fill(box, '3 bed wibble');
      await screen.findByText(/: wibble/);
      // The summary is beside the form where there is room, and hidden by its style where there is none.
      const [first, ...others] = await screen.findAllByRole('button', { name: remove });
      expect(others).toHaveLength(width < 1024 ? 1 : 0);
      await userEvent.click(first as HTMLElement);
      expect(asked()).toEqual({ waterfront: true });
      screen.getByText(/: wibble/);
    },
  );

  it('[LIST-01] sets every kind of criterion', async () => {
    fakeMarket();
    const { asked } = await renderScreen();
    fill('Price per sq ft, max', '900');
    await userEvent.click(screen.getByLabelText('For lease'));
    await userEvent.click(await screen.findByRole('button', { name: /^Sold 940/ }));
    await userEvent.click(screen.getByTitle('Detached'));
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Waterfront' })).getByRole('radio', { name: /^Yes/ }),
    );
    fill('Square feet, min', '1,500');
    fill('Maintenance fee, max', '600');
    fill('Taxes up to', '12 000');
    fill('School within, m', '800');
    fill('Keywords', 'ravine');
    fill('MLS number', 'W1, W2 W1');
    fill('Address', '12 Oak');
    expect(asked()).toEqual({
      offer: 'lease',
      status: ['active', 'sold'],
      kind: { any: ['detached'] },
      waterfront: true,
      size: { min: 1_500 },
      fee: { max: 60_000 },
      tax: { max: 1_200_000 },
      schoolDistance: { max: 800 },
      keywords: 'ravine',
      mlsNumbers: ['W1', 'W2'],
      address: '12 Oak',
    });
    await userEvent.click(screen.getByRole('button', { name: /^Active 128/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Sold 940/ }));
    expect(asked().status).toEqual(['sold']);
  }, 60_000);

  it('chooses dates counted back from today', async () => {
    fakeMarket();
    const { asked } = await renderScreen();
    await userEvent.click(screen.getByRole('button', { name: /Listed/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Last 30 days' }));
    expect(asked()).toEqual({ listed: { lastDays: 30 } });
  });

  it('leads to a field that contradicts itself before anything is shown', async () => {
    fakeMarket();
    const { router } = await renderScreen();
    await within(summaryCard()).findByRole('link', { name: 'Show 128 listings' });
    const max = screen.getByLabelText('Storeys, max');
    await userEvent.type(screen.getByLabelText('Storeys, min'), '3');
    await userEvent.type(max, '2');
    await userEvent.click(within(summaryCard()).getByRole('link', { name: /^Show/ }));
    expect(document.activeElement).toBe(screen.getByLabelText('Storeys, min'));
    expect(max.getAttribute('aria-invalid')).toBe('true');
    expect(router?.state.location.pathname).toBe('/property-search');
  });

  it('[LIST-06] tells that access to the location was denied, and how to grant it', async () => {
    fakeMarket();
    await renderScreen();
    const getCurrentPosition = (_found: PositionCallback, failed: PositionErrorCallback) =>
      failed({ code: 1, PERMISSION_DENIED: 1 } as GeolocationPositionError);
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    const [nearMe] = screen.getAllByRole('button', { name: 'Near me' });
    await userEvent.click(nearMe as HTMLElement);
    expect((await screen.findByRole('alert')).textContent).toMatch(/Location access denied.*Allow location/);
    Reflect.deleteProperty(navigator, 'geolocation');
  });

  it('says that a link could not be read and starts afresh', async () => {
    fakeMarket();
    renderWithProviders(<CriteriaScreen />, { route: '/property-search?c=%7Bbroken' });
    await screen.findByText('This search could not be read.');
    await screen.findByRole('region', { name: 'What matches' });
  });

  it('keeps the former count when the server does not answer, and tries again', async () => {
    let isDown = true;
    fakeMarket();
    fakeApi({
      'POST /listings/summary': () =>
        isDown ? failWith('internal') : { isSuccess: true, result: sampleSummary() },
    });
    await renderScreen();
    await within(summaryCard()).findByText('The count could not be refreshed.');
    isDown = false;
    await userEvent.click(within(summaryCard()).getByRole('button', { name: 'Try again' }));
    await within(summaryCard()).findByText('128');
  });
});

it('[USER-06] shows a banner instead of the criteria without an active board agreement', async () => {
  fakeMarket();
  fakeApi({
    'POST /listings/summary': () => failWith('agreement_required'),
    'POST /listings/statuses': () => failWith('agreement_required'),
  });
  renderWithProviders(<CriteriaScreen />, { route: '/property-search' });
  await screen.findByText(/^Listings and sales open with board access\./);
  screen.getByRole('link', { name: 'Request access' });
  expect(screen.queryByRole('region', { name: 'What matches' })).toBeNull();
  expect(screen.queryByRole('group', { name: 'Bedrooms' })).toBeNull();
});
