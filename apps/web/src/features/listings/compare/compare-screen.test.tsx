import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { sampleMe } from '../../../testing/sample-me.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { sampleDetail, sampleSchool, silentDetail } from '../detail/testing/sample-detail.ts';
import { listingId } from '../testing/sample-listing.ts';
import { CompareScreen } from './compare-screen.tsx';

beforeEach(signIn);

const homes = [
  sampleDetail(),
  sampleDetail({
    address: '405 Revus Ave',
    code: 'ext',
    price: 204_900_000,
    listPrice: 204_900_000,
    originalListPrice: 204_900_000,
    priceChange: null,
    bedrooms: 4,
    bedroomsPlus: 0,
    bathrooms: 5,
    areaPoint: null,
    areaLow: 2_500,
    areaHigh: 2_999,
    taxAnnual: 1_132_000,
    basement: ['unfinished'],
  }),
  sampleDetail({
    address: '38 Helene St S',
    feeMonthly: null,
    taxAnnual: null,
    lotFront: 50,
    lotDepth: 132,
    lotArea: 6_600,
  }),
  sampleDetail({ address: '21 Briarwood Ave' }),
].map((home, index): ListingDetail => ({ ...home, id: listingId(index + 1), mlsNumber: `W${index + 1}` }));
const ids = homes.map(({ id }) => id);

/** A server that knows these homes, and no other. */
function fakeHomes(known: readonly ListingDetail[] = homes) {
  return fakeApi({
    'GET /listings/{id}': ({ params }) => {
      const result = known.find(({ id }) => id === params.id);
      return result ? { isSuccess: true, result } : failWith('not_found');
    },
    'GET /users/me': () => ({ isSuccess: true, result: sampleMe() }),
    'GET /places/schools': () => ({ isSuccess: true, result: [sampleSchool()] }),
  });
}

const renderCompare = (named: readonly string[], language: 'en' | 'fr' = 'en') =>
  renderWithProviders(<CompareScreen />, {
    language,
    route: `/property-search/compare?ids=${named.join(',')}`,
  });

const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });
/** Not the one on the paper. */
const inLine = { selector: 'p > span' };
const findTable = (name: string) => screen.findByRole('table', { name });
const rowTexts = (label: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${label} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('homes beside each other', () => {
  it('are told row by row, with the best values marked', async () => {
    const { calls } = fakeHomes();
    renderCompare(ids.slice(0, 3));
    await findTable('Compare 3 homes');
    expect(calls('GET /listings/{id}')).toHaveLength(3);
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'FactBest of these homes',
      '$1,649,90062 Oakwood Ave N',
      '$2,049,000405 Revus Ave',
      '$1,649,90038 Helene St S',
    ]);
    expect(screen.getByRole('link', { name: '405 Revus Ave' }).getAttribute('href')).toBe(
      `/property-search/result/view?id=${ids[1]}`,
    );
    for (const name of ['Money', 'Home', 'Market']) screen.getByRole('rowheader', { name });

    expect(rowTexts('Per sq ft')).toEqual(['$850', '$683 – $820, best of these', '$850']);
    expect(rowTexts('Price so far')).toEqual(['Down $100,100', 'No change', 'Down $100,100']);
    expect(rowTexts('Taxes')).toEqual(['$9,842 (2025), best of these', '$11,320 (2025)', '—']);
    expect(rowTexts('Bedrooms')).toEqual(['3 + 1', '4, best of these', '3 + 1']);
    expect(rowTexts('Square feet')).toEqual([
      '1,940 sq ft',
      '2,500 – 2,999 sq ft, best of these',
      '1,940 sq ft',
    ]);
    expect(rowTexts('Lot')).toEqual(['40 × 120 ft', '40 × 120 ft', '50 × 132 ft, best of these']);
    expect(rowTexts('Basement')).toEqual([
      'Finished, separate entrance',
      'Unfinished',
      'Finished, separate entrance',
    ]);
  });

  it('show what is the same on demand', async () => {
    fakeHomes();
    renderCompare(ids.slice(0, 2));
    await findTable('Compare 2 homes');
    expect(screen.queryByRole('row', { name: /^Nearest school/ })).toBeNull();
    await screen.findByText(
      '18 rows are the same: for sale, Port Credit, Mississauga, detached and 14 more',
      inLine,
    );
    const only = screen.getByRole<HTMLInputElement>('switch', { name: 'Only what differs 9 of 27' });
    expect(only.checked).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Show them' }));
    expect(only.checked).toBe(false);
    expect(rowTexts('Type')).toEqual(['Detached', 'Detached']);
    expect(rowTexts('Nearest school')).toEqual([
      '640\u00A0mKenollie Public School',
      '640\u00A0mKenollie Public School',
    ]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Hide them' }));
    await userEvent.click(only);
    expect(screen.queryByRole('row', { name: /^Type/ })).toBeNull();
  });

  it('speak French', async () => {
    fakeHomes();
    renderCompare(ids.slice(0, 2), 'fr');
    await findTable('Comparer 2 propriétés');
    await screen.findByText(
      /^18 lignes sont identiques : à vendre, Port Credit, Mississauga, .* et 14 autres$/,
      inLine,
    );
    screen.getByRole('switch', { name: 'Seulement les différences 9 sur 27' });
    expect(rowTexts('Prix jusqu’ici')).toEqual(['Baisse de 100\u202F100\u00A0$', 'Inchangé']);
    expect(rowTexts('Chambres')).toEqual(['3 + 1', '4, le mieux parmi celles-ci']);
    screen.getByRole('button', { name: 'Retirer 405 Revus Ave de la comparaison' });
  });

  it('are left one by one, and come back with the address', async () => {
    fakeHomes();
    const { router } = renderCompare(ids);
    await findTable('Compare 4 homes');
    await userEvent.click(screen.getByRole('button', { name: 'Remove 405 Revus Ave from the comparison' }));
    await findTable('Compare 3 homes');
    expect(document.activeElement).toBe(await findTitle('Compare 3 homes'));
    expect(screen.queryByRole('link', { name: '405 Revus Ave' })).toBeNull();
    expect(router?.state.location.search).toEqual({ ids: [ids[0], ids[2], ids[3]].join(',') });
    act(() => router?.history.back());
    await findTable('Compare 4 homes');
    screen.getByRole('link', { name: '405 Revus Ave' });
  });

  it('of a deal tell what was asked, and what it brought', async () => {
    const sold = {
      ...homes[1],
      status: 'sold',
      code: 'sld',
      price: 200_000_000,
      soldDate: '2025-11-10',
    } as ListingDetail;
    fakeHomes([homes[0] as ListingDetail, sold]);
    renderCompare(ids.slice(0, 2));
    await findTable('Compare 2 homes');
    expect(rowTexts('Asking price')).toEqual(['$1,649,900', '$2,049,000']);
    expect(rowTexts('Deal price')).toEqual(['—', '$2,000,00097.6% of list']);
    expect(rowTexts('Deal firm')).toEqual(['—', 'Nov 10, 2025']);
  });

  it('for sale and for lease are not compared by price, and silence is no answer', async () => {
    const rented = sampleDetail({
      id: ids[0],
      offer: 'lease',
      price: 380_000,
      listPrice: 380_000,
      originalListPrice: 380_000,
    });
    fakeHomes([rented, homes[1] as ListingDetail, { ...silentDetail(), id: ids[2] as string, address: '' }]);
    renderCompare(ids.slice(0, 3));
    await findTable('Compare 3 homes');
    screen.getByRole('columnheader', { name: /\$3,800 per month/ });
    screen.getByRole('columnheader', { name: /Price not stated\s*Address on request/ });
    expect(rowTexts('Per sq ft')).toEqual(['—', '$683 – $820', '—']);
    expect(rowTexts('Sale or lease')).toEqual(['For lease', 'For sale', 'For sale']);
    expect(rowTexts('Bathrooms')).toEqual(['2', '5, best of these', '—']);
  });

  it('are printed as they are shown', async () => {
    fakeHomes();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    renderCompare(ids.slice(0, 2));
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledOnce();
    const paper = document.querySelector('.printed-only');
    await waitFor(() =>
      expect(paper?.querySelector('footer')?.textContent).toContain('18 rows are the same'),
    );
    await waitFor(() => expect(paper?.querySelector('p')?.textContent).toMatch(/^Prepared by \w/));
    const printed = [...(paper?.querySelectorAll('tr') ?? [])].map((row) =>
      [...row.cells].map((cell) => cell.textContent).join(' | '),
    );
    expect(printed).toContain('Taxes | ✓ $9,842 (2025) | $11,320 (2025)');
    expect(printed.some((row) => row.startsWith('Type'))).toBe(false);
  });
});

describe('homes that cannot be compared', () => {
  it.each([[[]], [['nonsense', ids[0] as string, ids[0] as string]]])('%j are too few', async (named) => {
    fakeHomes();
    renderCompare(named);
    await findTitle('Choose 2 to 4 homes to compare');
    expect(screen.getByRole('link', { name: 'Search properties' }).getAttribute('href')).toBe(
      '/property-search',
    );
  });

  it('are told where they are no longer there', async () => {
    fakeHomes(homes.slice(0, 2));
    renderCompare(ids.slice(0, 3));
    await findTable('Compare 2 homes');
    screen.getByText('1 of these homes is no longer there.');
  });

  it('leave too few behind', async () => {
    fakeHomes(homes.slice(0, 1));
    renderCompare(ids.slice(0, 2));
    await findTitle('Choose 2 to 4 homes to compare');
    screen.getByText('1 of these homes is no longer there.');
  });

  it('are those after the fourth', async () => {
    const { calls } = fakeHomes();
    renderCompare([...ids, listingId(5)]);
    await findTable('Compare 4 homes');
    screen.getByText('Only the first 4 homes are compared.');
    expect(calls('GET /listings/{id}')).toHaveLength(4);
  });

  it('[USER-06] ask for the agreement with the board', async () => {
    fakeApi({ 'GET /listings/{id}': () => failWith('agreement_required') });
    renderCompare(ids.slice(0, 2));
    await screen.findByRole('link', { name: 'Request access' });
  });

  it('are tried again', async () => {
    fakeApi({ 'GET /listings/{id}': () => failWith('internal') });
    renderCompare(ids.slice(0, 2));
    const again = await screen.findByRole('button', { name: 'Try again' });
    screen.getByRole('heading', { level: 1, name: 'The homes could not be loaded.' });
    fakeHomes();
    await userEvent.click(again);
    await findTable('Compare 2 homes');
  });
});
