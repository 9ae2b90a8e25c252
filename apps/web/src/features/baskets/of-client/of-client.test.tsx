import type { ClientWishes } from '@hearthline/contract/baskets';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { fakeBaskets } from '../testing/fake-baskets.ts';
import { clientId, rowOf } from '../testing/sample-basket.ts';
import { ClientBasketsCard } from './client-baskets-card.tsx';
import { WishesCard } from './wishes-card.tsx';

beforeEach(() => {
  signIn();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-12T14:00:00Z') });
  return () => vi.useRealTimers();
});

const route = `/clients/view?id=${clientId}`;
const noWishes: ClientWishes = {
  answers: 0,
  liked: 0,
  possible: 0,
  rejected: 0,
  offer: 'sale',
  measures: [],
  kinds: [],
  places: [],
  features: [],
  reasons: [],
};
const someWishes: ClientWishes = {
  ...noWishes,
  answers: 5,
  liked: 2,
  possible: 1,
  rejected: 2,
  measures: [
    {
      measure: 'price',
      liked: { low: 90_000_000, high: 104_900_000, homes: 2 },
      rejected: { low: 150_000_000, high: 150_000_000, homes: 2 },
    },
    { measure: 'area', liked: { low: 1_800, high: 2_200, homes: 1 }, rejected: null },
    { measure: 'bedrooms', liked: { low: 3, high: 4, homes: 2 }, rejected: { low: 1, high: 1, homes: 2 } },
    { measure: 'lotFront', liked: { low: 40, high: 50.5, homes: 2 }, rejected: null },
  ],
  kinds: [{ kind: 'detached', liked: 2, rejected: 1 }],
  places: [{ code: 'c1', name: 'Port Credit', level: 'community', liked: 2, rejected: 0 }],
  features: [{ feature: 'garage', liked: { having: 2, of: 2 }, rejected: { having: 0, of: 1 } }],
  reasons: [
    { reason: 'price', rejected: 2, possible: 1 },
    { reason: 'yard', rejected: 0, possible: 1 },
  ],
};

function renderWishes(wishes: ClientWishes, language: 'en' | 'fr' = 'en') {
  fakeApi({ 'GET /baskets/of-client/{id}/wishes': () => ({ isSuccess: true, result: wishes }) });
  const criteriaLink = (criteria: object) => ({
    to: '/property-search',
    search: { c: JSON.stringify(criteria) },
  });
  return renderWithProviders(<WishesCard clientId={clientId} criteriaLink={criteriaLink} />, {
    language,
    route,
  });
}
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the wishes of a client', () => {
  it('stand beside what is rejected, each number with its unit and with how few homes it rests on', async () => {
    renderWishes(someWishes);
    await screen.findByText('from 5 answers');
    expect(cellsOf('Price')).toEqual(['$900K – $1.05M', '$1.50M']);
    expect(cellsOf('Square feet')).toEqual(['1,800 – 2,200 sq ft1 home', '—']);
    expect(cellsOf('Bedrooms')).toEqual(['3 – 4 bedrooms', '1 bedroom']);
    expect(cellsOf('Lot frontage')).toEqual(['40 – 50.5 ft', '—']);
    expect(cellsOf('Detached')).toEqual(['2 homes', '1 home']);
    expect(cellsOf('Port Credit')).toEqual(['2 homes', '—']);
    expect(cellsOf('Garage')).toEqual(['2 of 2 homes', '0 of 1 home']);
    screen.getByText('Price: 2 homes and 1 maybe');
    screen.getByText('Yard: 1 maybe');
  });

  it('become the criteria of a search', async () => {
    renderWishes(someWishes);
    const link = await screen.findByRole('link', { name: 'Use as criteria' });
    const search = new URL(link.getAttribute('href') ?? '', 'http://x.test').searchParams;
    expect(JSON.parse(search.get('c') ?? '')).toMatchObject({
      offer: 'sale',
      price: { min: 85_000_000, max: 112_500_000 },
      kind: { any: ['detached'] },
      community: { any: ['c1'] },
    });
  });

  it('say that nobody has answered yet, and that nothing may be told of the homes', async () => {
    const { unmount } = renderWishes(noWishes);
    await screen.findByText(/^No answers yet/);
    expect(screen.queryByRole('link', { name: 'Use as criteria' })).toBeNull();
    unmount();
    renderWishes({ ...noWishes, answers: 2, liked: 1, rejected: 1 });
    await screen.findByText(/^Nothing can be told of these homes now/);
    screen.getByText('from 2 answers');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('come with another try where they could not be loaded', async () => {
    let isDown = true;
    fakeApi({
      'GET /baskets/of-client/{id}/wishes': () =>
        isDown ? failWith('forbidden') : { isSuccess: true, result: someWishes },
    });
    renderWithProviders(<WishesCard clientId={clientId} criteriaLink={() => ({ to: '/', search: {} })} />, {
      route,
    });
    const again = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.setup().click(again);
    await screen.findByText('from 5 answers');
  });

  it('[SHELL-09] read in French', async () => {
    renderWishes({ ...someWishes, offer: 'lease' }, 'fr');
    await screen.findByText('d’après 5 réponses');
    expect(cellsOf('Loyer')[0]).toMatch(/\/mois|par mois|\$/);
    expect(cellsOf('Chambres')).toEqual(['3 à 4 chambres', '1 chambre']);
    expect(cellsOf('Garage')).toEqual(['2 des 2 propriétés', '0 sur 1 propriété']);
    screen.getByText(/^Prix\s: 2 propriétés et 1 peut-être$/);
  });
});

describe('the baskets of a client', () => {
  const renderBaskets = (language: 'en' | 'fr' = 'en') =>
    renderWithProviders(
      <ClientBasketsCard clientId={clientId} clientName="Amara Chen-Laurent" timeZone="America/Toronto" />,
      { language, route },
    );
  const newBasket = () => screen.getByRole('link', { name: 'New basket' }).getAttribute('href');

  it('[BASKET-01] with their homes, new answers and last visit, each a link, and a new one for this client', async () => {
    const sent = rowOf(1, {
      name: 'Lakeside, 4 bed',
      matches: 6,
      fresh: 1,
      favourites: 2,
      possible: 0,
      rejected: 1,
      undecided: 3,
      unread: 2,
      lastSeenAt: '2025-11-12T13:04:00.000Z',
    });
    const draft = rowOf(2, { name: 'Condos', matches: 1, lastNotifiedAt: null, lastSeenAt: null });
    const unseen = rowOf(3, { name: 'Lofts', lastSeenAt: null });
    const leaving = rowOf(4, {
      name: 'Condos by the lake',
      leavesAt: '2031-11-12T14:10:00.000Z',
      lastNotifiedAt: null,
      lastSeenAt: null,
    });
    const api = fakeBaskets({ rows: [sent, draft, unseen, leaving] });
    renderBaskets();
    const link = await screen.findByRole('link', { name: 'Lakeside, 4 bed' });
    expect(link.getAttribute('href')).toBe(`/basket/view?basketType=Manual&id=${sent.id}`);
    screen.getByText(/^6 homes · 1\snew · 2\sfavourites · 1\srejected · 3\sundecided$/);
    screen.getByText('2 new answers');
    screen.getByText('Last seen: today, 8:04 AM');
    screen.getByText('Draft, not sent');
    screen.getByText('Not opened yet');
    screen.getByText(/^Leaves: Nov 12, 2031, 9:10.AM$/);
    expect(newBasket()).toBe(`/basket/form?basketType=Manual&client=${clientId}`);
    expect(api.calls('GET /baskets')[0]?.query.get('clientId')).toBe(clientId);
  });

  it('none yet, more than are shown, and not loaded', async () => {
    fakeBaskets({ rows: [] });
    const { unmount } = renderBaskets();
    await screen.findByText(/^No baskets yet/);
    newBasket();
    unmount();
    fakeBaskets({ rows: [1, 2, 3, 4, 5, 6, 7].map((number) => rowOf(number)) });
    const many = renderBaskets();
    const all = await screen.findByRole('link', { name: 'See all 7 baskets' });
    expect(all.getAttribute('href')).toBe('/basket?basketType=Manual&q=Amara+Chen-Laurent');
    many.unmount();
    fakeApi({ 'GET /baskets': () => failWith('forbidden') });
    renderBaskets('fr');
    await screen.findByRole('button', { name: 'Réessayer' });
  });
});
