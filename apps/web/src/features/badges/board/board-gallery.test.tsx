import { badgeBatchMax } from '@hearthline/contract/limits';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { setConfig } from '../../../shared/lib/config.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { makeBadge } from '../testing/fake-badges.ts';
import { fakeDashboard, idOf, makeExecution, makeItem } from '../testing/fake-dashboard.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
// Loaded before the first test looks for it, however busy the machine is.
import './gallery-drawer.tsx';
import '../../../shared/ui/confirm-dialog.tsx';

beforeEach(signIn);

const periods = (id: string) =>
  makeExecution(id, 5, {
    queryResult: {
      ...makeExecution(id, 5).queryResult,
      // A long period has no row of the one before it, and is drawn over time all the same.
      rows: [['2025-01-01/2026-11-30', 5, null, 5]],
      sentParams: [
        { paramDefId: 'test.period', defaultValue: '30', text: '30 days' },
        { paramDefId: 'test.agent', defaultValue: idOf(7), text: idOf(7) },
      ],
    },
  });
const badgeOf = (number: number, title: string) =>
  makeBadge(number, {
    badgeId: idOf(100 + number),
    badgeName: title,
    badgeConfiguration: JSON.stringify({ title, size: 'Small' }),
  });

const twoBadges = [badgeOf(1, 'Badge 1'), badgeOf(2, 'Délais de vente')];
const executeTwo = (id: string) => (id === idOf(102) ? periods(id) : makeExecution(id, 5));

async function openGallery({
  items = [makeItem(1)],
  hasWeather = true,
  badges = twoBadges,
  execute = executeTwo,
} = {}) {
  setConfig({ ...testConfig, hasWeather });
  const api = fakeDashboard({ items, isLazy: false, execute });
  fakeApi({
    'GET /badges': () => ({ isSuccess: true, result: badges, totalRows: badges.length }),
    'GET /dashboard/panels/weather': () => ({
      isSuccess: true,
      result: {
        place: 'Mississauga',
        temperature: 4,
        high: 6,
        low: 1,
        code: 2,
        isDay: true,
        days: [{ date: '2026-11-16', high: 6, low: 1, code: 2, rainPercent: 10 }],
        readAt: '2026-11-16T10:00:00.000Z',
        isSample: true,
      },
    }),
  });
  const user = userEvent.setup();
  const { queryClient } = renderWithProviders(<DashboardScreen me={undefined} />, { route: '/' });
  const opener = await screen.findByRole('button', { name: 'Add to the board' });
  await user.click(opener);
  const drawer = await screen.findByRole('dialog', { name: 'Add to your board' });
  await within(drawer).findByRole('button', { name: `Add ${badges.at(-1)?.badgeName}` });
  return { api, user, opener, drawer, queryClient };
}

const rowsOf = (drawer: HTMLElement, name: string) =>
  within(within(drawer).getByRole('list', { name: new RegExp(`^${name}`) }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('p')?.textContent);

it('offers badges, charts and panels, with their values asked in one call, and says what is on the board', async () => {
  const { api, drawer } = await openGallery();
  await waitFor(() => expect(rowsOf(drawer, 'Charts')).toEqual(['Délais de vente']));
  expect(rowsOf(drawer, 'Badges')).toEqual(['Badge 1', 'Délais de vente']);
  expect(rowsOf(drawer, 'Panels')).toEqual(['News', 'Reminders', 'Weather']);
  within(drawer).getByRole('button', { name: 'Badge 1 is on the board, show it' });
  await within(drawer).findByText('Mississauga, sample forecast');
  expect(within(drawer).getAllByText('Small · 30 days')).toHaveLength(2);
  // Once by the board for its badge, once by the gallery for all.
  expect(api.calls('POST /badges/exec').map(({ body }) => body.items.length)).toEqual([1, 2]);
  expect(within(drawer).getByRole('link', { name: 'Build a badge' }).getAttribute('href')).toBe(
    '/badge-builder',
  );
});

it('asks for the values of as many badges as there are, however many one call takes', async () => {
  const many = Array.from({ length: badgeBatchMax + 1 }, (_, index) =>
    badgeOf(index + 1, `Badge ${index + 1}`),
  );
  const last = `Badge ${many.length}`;
  const { api, drawer } = await openGallery({
    badges: many,
    execute: (id) => (id === many.at(-1)?.badgeId ? periods(id) : makeExecution(id, 5)),
  });
  await waitFor(() => expect(rowsOf(drawer, 'Charts')).toEqual([last]));
  // One is the board's own, which asks when the page is idle: before or after.
  const asked = api.calls('POST /badges/exec').map(({ body }) => body.items.length);
  expect(asked.toSorted((one, other) => one - other)).toEqual([1, 1, badgeBatchMax]);
});

it('finds by name without accents, and by kind', async () => {
  const { user, drawer } = await openGallery();
  await user.type(within(drawer).getByRole('searchbox', { name: 'Badge, chart or panel' }), 'delais{Enter}');
  await waitFor(() => expect(rowsOf(drawer, 'Badges')).toEqual(['Délais de vente']));
  expect(within(drawer).queryByText('News')).toBeNull();
  await user.clear(within(drawer).getByRole('searchbox'));
  await user.type(within(drawer).getByRole('searchbox'), 'nobody{Enter}');
  await within(drawer).findByText('Nothing here is called that.');
  await user.click(within(drawer).getByRole('button', { name: 'Clear search' }));
  await user.click(within(drawer).getByRole('button', { name: 'Panels' }));
  expect(within(drawer).getAllByRole('listitem')).toHaveLength(3);
});

it('shows where a tile goes, adds it there, scrolls to it, marks it and takes it back', async () => {
  const scrollTo = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  const { api, user, drawer } = await openGallery();
  const add = within(drawer).getByRole('button', { name: 'Add News' });
  await user.hover(add);
  expect(document.querySelector('[data-slot]')?.textContent).toContain('News goes here');
  await user.click(add);
  await waitFor(() => expect(api.calls('PUT /dashboard/{id}')).toHaveLength(1));
  expect(api.calls('PUT /dashboard/{id}')[0]?.body).toMatchObject({ itemType: 'Component', itemKey: 'News' });
  const tile = await waitFor(() => {
    const found = document.querySelector('[data-highlighted]');
    expect(found).not.toBeNull();
    return found;
  });
  expect(scrollTo.mock.instances).toContain(tile);
  expect(document.querySelector('[data-slot]')).toBeNull();
  // The focus stays on the button, which now shows where it stands.
  const shown = within(drawer).getByRole('button', { name: 'News is on the board, show it' });
  expect(document.activeElement).toBe(shown);

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.calls('DELETE /dashboard/{id}/items/{item}')).toHaveLength(1));
  await within(drawer).findByRole('button', { name: 'Add News' });
});

it('shows what was added once, also where the board was read again before the answer came', async () => {
  const { user, drawer, queryClient } = await openGallery();
  const news = makeItem(9, { itemType: 'Component', itemKey: 'News' });
  const [before, after] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let reads = 0;
  fakeApi({
    'PUT /dashboard/{id}': async () => {
      await before.promise;
      return { isSuccess: true, result: news };
    },
    'GET /dashboard/{name}': async () => {
      reads += 1;
      if (reads > 1) await after.promise;
      const board = { id: idOf(900), name: 'Main', isLazy: false, items: [makeItem(1), news] };
      return { isSuccess: true, result: board };
    },
  });
  await user.click(within(drawer).getByRole('button', { name: 'Add News' }));
  await queryClient.invalidateQueries({ queryKey: ['dashboard', 'one'] });
  before.resolve();
  await screen.findByText('News added');
  expect(document.querySelectorAll(`[data-item="${news.id}"]`)).toHaveLength(1);
  after.resolve();
});

it.each([
  ['News', 'News'],
  ['Reminders', 'Reminder'],
  ['Weather', 'Weather'],
])('%s comes back after it was removed', async (title, itemKey) => {
  const { api, user, drawer } = await openGallery();
  await user.click(within(drawer).getByRole('button', { name: `Add ${title}` }));
  await waitFor(() => expect(api.calls('PUT /dashboard/{id}')[0]?.body).toMatchObject({ itemKey }));
  await within(drawer).findByRole('button', { name: `${title} is on the board, show it` });
  if (itemKey === 'Weather') expect(await screen.findByText('Sample forecast')).toBeTruthy();
});

it('says why the weather is not offered where nobody tells it', async () => {
  const { drawer } = await openGallery({ hasWeather: false });
  within(drawer).getByText(/^Not offered: no forecast service is set up here/);
  expect(within(drawer).queryByRole('button', { name: 'Add Weather' })).toBeNull();
});

it('keeps the focus inside, closes on Escape and gives the focus back', async () => {
  const { user, drawer, opener } = await openGallery();
  for (let step = 0; step < 15; step += 1) {
    await user.tab();
    expect(drawer.contains(document.activeElement)).toBe(true);
  }
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('on a phone the sheet makes way for what was added', async () => {
  setWindowWidth(390);
  const { user, drawer } = await openGallery();
  await user.click(within(drawer).getByRole('button', { name: 'Add News' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.querySelector('[data-highlighted]')).not.toBeNull();
});

it('restores the default board after asking, and takes it back', async () => {
  const items = [makeItem(3), makeItem(4)];
  const { api, user, drawer } = await openGallery({ items });
  await user.click(within(drawer).getByRole('button', { name: 'Restore the default board' }));
  const question = await screen.findByRole('alertdialog', { name: 'Restore the default board' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(api.calls('POST /dashboard/{id}/default')).toHaveLength(0);
  await user.click(await screen.findByRole('button', { name: 'Restore the default board' }));
  await user.click(await screen.findByRole('button', { name: 'Restore' }));
  await screen.findByRole('button', { name: /^Badge 1:/ });
  expect(screen.queryByRole('dialog')).toBeNull();

  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.calls('PUT /dashboard/{id}/items')[0]?.body).toEqual({ items: items.map(({ id }) => id) }),
  );
  await screen.findByRole('button', { name: /^Badge 4:/ });
});
