import type { NewsItem, NewsPanelPost, Reminder } from '@hearthline/contract/dashboard';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { idOf } from '../testing/fake-dashboard.ts';
import { NewsPanel, ReminderPanel } from './panels.tsx';

beforeEach(signIn);

const drop: NewsItem = {
  kind: 'priceDrop',
  listingId: idOf(1),
  address: '9 Old Poppy Dr',
  municipality: 'Alder Bay',
  community: '',
  photoUrl: null,
  price: 869_900_00,
  before: 878_000_00,
  at: new Date().toISOString(),
};

const post: NewsPanelPost = {
  id: idOf(2),
  title: 'Winter closings',
  state: 'draft',
  at: new Date().toISOString(),
};

it.each([
  ['en' as const, '9 Old Poppy Dr drops by $8,100 to $869,900'],
  ['fr' as const, '9 Old Poppy Dr : baisse de 8 100 $, maintenant 869 900 $'],
])('says in %s by how much a price dropped apart from what it is now', async (language, headline) => {
  fakeApi({
    'GET /dashboard/panels/news': () => ({
      isSuccess: true,
      result: { items: [drop], posts: [post], place: 'Alder Bay', days: 14, lock: null },
    }),
  });
  renderWithProviders(<NewsPanel />, { route: '/', language });
  const [link] = await screen.findAllByRole('link', { name: /Old Poppy/ });
  expect(link?.textContent?.replace(/\s/g, ' ')).toBe(headline);
  const own = screen.getByRole('link', { name: 'Winter closings' });
  expect(own.getAttribute('href')).toContain(`/news/view?id=${post.id}`);
});

it('[NEWS-01] keeps the newest of the agent’s own posts in sight, and leads to all news', async () => {
  const named = (number: number, title: string) => ({ ...post, id: idOf(number), title });
  const posts = [named(1, 'Post 1'), named(2, '')];
  fakeApi({
    'GET /dashboard/panels/news': () => ({
      isSuccess: true,
      result: { items: [], posts, place: '', days: 14, lock: null },
    }),
  });
  renderWithProviders(<NewsPanel />, { route: '/' });
  const own = within(await screen.findByRole('region', { name: 'Your posts' }));
  expect(own.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Post 1', 'Untitled post']);
  screen.getByText('Nothing new in your market these days.');
  expect(screen.getByRole('link', { name: 'All news' }).getAttribute('href')).toBe('/news');
});

it('[NEWS-01] shows own posts without board access, and says no area or days of what is closed', async () => {
  fakeApi({
    'GET /dashboard/panels/news': () => ({
      isSuccess: true,
      result: { items: [], posts: [post], place: '', days: 0, lock: 'boardAccess' },
    }),
  });
  renderWithProviders(<NewsPanel />, { route: '/' });
  await screen.findByText('News of the market need board access.');
  screen.getByRole('link', { name: 'Winter closings' });
  expect(screen.queryByText(/last 0 days/)).toBeNull();
});

it('[NEWS-01] says that the news could not be loaded, and tries again', async () => {
  let fails = true;
  const result = { items: [drop], posts: [], place: 'Alder Bay', days: 14, lock: null };
  fakeApi({
    'GET /dashboard/panels/news': () => (fails ? failWith('internal') : { isSuccess: true, result }),
  });
  renderWithProviders(<NewsPanel />, { route: '/' });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  fireEvent.click(retry);
  await screen.findAllByRole('link', { name: /Old Poppy/ });
});

it('says the year of what waits since another one', async () => {
  const task = (id: string, on: string, isLate: boolean): Reminder => ({
    kind: 'task',
    id,
    title: 'Ana Ruiz',
    detail: `Task ${id}`,
    on,
    isLate,
    path: '/clients',
  });
  fakeApi({
    'GET /dashboard/panels/reminders': () => ({
      isSuccess: true,
      result: {
        items: [task('1', '2025-11-30', true), task('2', '2026-11-12', true), task('3', '2026-11-20', false)],
        total: 3,
      },
    }),
  });
  renderWithProviders(<ReminderPanel today="2026-11-18" />, { route: '/' });
  await screen.findByText('Due Nov 30, 2025');
  screen.getByText('Due Nov 12');
  screen.getByText('Nov 20');
});
