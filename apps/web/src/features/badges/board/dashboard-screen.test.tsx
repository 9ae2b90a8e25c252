import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import {
  daysOf,
  fakeDashboard,
  idOf,
  makeExecution,
  makeItem,
  planOf,
  watchView,
} from '../testing/fake-dashboard.ts';
// Loaded before the first test looks for it, however busy the machine is.
import './board-menu.tsx';
import { DashboardScreen } from './dashboard-screen.tsx';

beforeEach(signIn);

function renderBoard(onLoad?: () => void) {
  return renderWithProviders(<DashboardScreen me={undefined} {...(onLoad && { onLoad })} />, { route: '/' });
}

const titles = () =>
  screen.getAllByRole('article').map((card) => card.querySelector('.badge-title')?.textContent);

const askedBadges = (api: ReturnType<typeof fakeDashboard>) =>
  api.calls('POST /badges/exec').map(({ body }) => body.items.map(({ badgeId }) => badgeId));
const news = makeItem(8, {
  itemType: 'Component',
  itemKey: 'News',
  configuration: '{"size":"Large"}',
});

it('[DASH-01] [DASH-03] asks for what is in view first, for the rest in one call when the page is idle, and tells once when all are there', async () => {
  const view = watchView();
  const items = [...[1, 2, 3, 4, 5].map((number) => makeItem(number)), news];
  const api = fakeDashboard({
    items,
    execute: (id) => (id === idOf(102) ? null : makeExecution(id, 1234.5)),
  });
  const onLoad = vi.fn();
  renderBoard(onLoad);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(6));
  expect(api.calls('POST /badges/exec')).toHaveLength(0);
  act(() => view.show(idOf(1), idOf(2)));

  await screen.findByRole('button', { name: 'Badge 1: 1,234.50, show the list' });
  await screen.findByText('This takes too long right now.');
  expect(askedBadges(api)[0]).toEqual([idOf(101), idOf(102)]);
  await screen.findByRole('button', { name: /^Badge 5/ });
  expect(askedBadges(api)).toEqual([
    [idOf(101), idOf(102)],
    [idOf(103), idOf(104), idOf(105)],
  ]);
  await waitFor(() => expect(onLoad).toHaveBeenCalledTimes(1));

  // Panels wait until they are scrolled to.
  expect(api.calls('GET /dashboard/panels/news')).toHaveLength(0);
  act(() => view.show(news.id));
  await screen.findByRole('region', { name: 'News' });
  await waitFor(() => expect(api.calls('GET /dashboard/panels/news')).toHaveLength(1));
  expect(onLoad).toHaveBeenCalledTimes(1);
});

it('[DASH-03] does not tell before the last badge below the fold has its value', async () => {
  const view = watchView();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  fakeDashboard({ items: [makeItem(1), makeItem(2)] });
  const answer = (badgeId: string) => ({ badgeId, execution: makeExecution(badgeId, 5), error: null });
  const api = fakeApi({
    'POST /badges/exec': async ({ body }) => {
      if (body.items[0]?.badgeId === idOf(102)) await held;
      return { isSuccess: true, result: body.items.map(({ badgeId }) => answer(badgeId)) };
    },
  });
  const onLoad = vi.fn();
  renderBoard(onLoad);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  act(() => view.show(idOf(1)));
  await waitFor(() => expect(api.calls('POST /badges/exec')).toHaveLength(2));
  expect(onLoad).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(onLoad).toHaveBeenCalledTimes(1));
});

it('[DASH-01] asks for everything at once where the board’s settings say so, and these are changed in its menu', async () => {
  watchView();
  const api = fakeDashboard({ items: [makeItem(1), makeItem(2), news], isLazy: false });
  const onLoad = vi.fn();
  renderBoard(onLoad);
  await screen.findByRole('button', { name: /^Badge 2/ });
  expect(askedBadges(api)).toEqual([[idOf(101), idOf(102)]]);
  await screen.findByRole('region', { name: 'News' });
  await waitFor(() => expect(onLoad).toHaveBeenCalledTimes(1));

  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /^Dashboards/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Load what is in view first' }));
  await waitFor(() => expect(api.calls('PUT /dashboard/{id}/loading')[0]?.body).toEqual({ isLazy: true }));
  await user.click(screen.getByRole('button', { name: /^Dashboards/ }));
  await screen.findByRole('menuitem', { name: 'Load everything at once' });
});

it('[DASH-01] gives every tile its place for each number of columns', async () => {
  const large = makeItem(1, { configuration: '{"size":"Large"}' });
  const small = makeItem(3, { configuration: '{"size":"Small"}' });
  fakeDashboard({ items: [large, makeItem(2), makeItem(4), news, small] });
  renderBoard();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
  const placesOf = (columns: number) =>
    screen.getAllByRole('listitem').map((tile) => tile.style.getPropertyValue(`--place-${columns}`));
  expect(placesOf(12)).toEqual([
    '1 / 1 / span 1 / span 4',
    '1 / 5 / span 1 / span 3',
    '1 / 8 / span 1 / span 3',
    '2 / 1 / span 2 / span 4',
    '1 / 11 / span 1 / span 2',
  ]);
  expect(placesOf(2)[3]).toBe('4 / 1 / span 1 / span 2');
});

it('[DASH-04] a tile is moved by two taps on handles, and nothing that fingers are told talks of keys', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(pointer: coarse)',
      media,
      onchange: null,
      addListener() {},
      removeListener() {},
    }),
  );
  watchView();
  const api = fakeDashboard({ items: [makeItem(1), makeItem(2), makeItem(3)], isLazy: false });
  const user = userEvent.setup();
  renderBoard();
  await screen.findByRole('button', { name: /^Badge 3/ });
  await user.click(screen.getByRole('button', { name: 'Arrange' }));
  const hint = screen.getByText(/^Drag an item by its handle/);
  expect(hint.textContent).not.toMatch(/arrow|space|escape|key/i);
  await user.click(screen.getByRole('button', { name: 'Move Badge 1' }));
  const heard = screen.getByText(/^Badge 1 picked up, place 1 of 3\. Drag it to its place/);
  expect(heard.textContent).not.toMatch(/arrow|space|escape|key/i);
  await user.click(screen.getByRole('button', { name: 'Put it at the place of Badge 3' }));
  await waitFor(() => expect(api.calls('PUT /dashboard/{id}/layout')).toHaveLength(1));
  expect(titles()).toEqual(['Badge 2', 'Badge 3', 'Badge 1']);
});

it('[DASH-04] moves by keyboard alone, tells each step, saves when put down and takes it back', async () => {
  const view = watchView();
  const api = fakeDashboard({ items: [makeItem(1), makeItem(2), makeItem(3)] });
  const user = userEvent.setup();
  renderBoard();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  act(() => view.show(idOf(1), idOf(2), idOf(3)));
  await screen.findByRole('button', { name: /^Badge 3/ });
  await user.click(screen.getByRole('button', { name: 'Arrange' }));

  screen.getByRole('button', { name: 'Move Badge 1' }).focus();
  await user.keyboard(' {ArrowRight}');
  expect(titles()).toEqual(['Badge 2', 'Badge 1', 'Badge 3']);
  screen.getByText('Badge 1 at place 2 of 3');
  await user.keyboard('{Escape}');
  expect(titles()).toEqual(['Badge 1', 'Badge 2', 'Badge 3']);
  expect(api.calls('PUT /dashboard/{id}/layout')).toHaveLength(0);

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Badge 1' }));
  await user.keyboard(' {End} ');
  await waitFor(() => expect(api.calls('PUT /dashboard/{id}/layout')).toHaveLength(1));
  expect(titles()).toEqual(['Badge 2', 'Badge 3', 'Badge 1']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(titles()).toEqual(['Badge 1', 'Badge 2', 'Badge 3']));

  await user.click(screen.getByRole('button', { name: 'Badge 2 is Medium, change to Large' }));
  await waitFor(() => expect(api.calls('PUT /dashboard/{id}/layout')).toHaveLength(3));
  expect(api.calls('PUT /dashboard/{id}/layout').at(-1)?.body.items[1]?.configuration).toBe(
    '{"size":"Large"}',
  );
});

it('[BADGE-05] [DASH-02] runs a badge again with what its viewer chose, and keeps the choice', async () => {
  const view = watchView();
  const withDays = (value: number) => (id: string) =>
    makeExecution(id, value, { discoveryParams: daysOf(1) });
  const api = fakeDashboard({ items: [makeItem(1, { executionPlan: planOf(1) })], execute: withDays(7) });
  const more = fakeApi({
    'POST /badges/{id}/exec/params': ({ params }) => ({ isSuccess: true, result: withDays(21)(params.id) }),
  });
  const user = userEvent.setup();
  renderBoard();
  await screen.findByRole('listitem');
  act(() => view.show(idOf(1)));
  await user.click(await screen.findByRole('button', { name: /30 days/ }));
  await user.click(await screen.findByRole('option', { name: '90 days' }));

  await screen.findByRole('button', { name: 'Badge 1: 21, show the list' });
  expect(more.calls('POST /badges/{id}/exec/params')[0]?.body).toEqual([
    { badgeParamId: idOf(201), value: '90' },
  ]);
  await waitFor(() =>
    expect(api.calls('PUT /dashboard/{id}/layout')[0]?.body.items[0]?.executionPlan?.[0]?.value).toBe('90'),
  );
  expect(api.calls('POST /badges/exec')).toHaveLength(1);
});

it('opens the list behind a number, which says the same value', async () => {
  const view = watchView();
  fakeDashboard({ items: [makeItem(1)], execute: (id) => makeExecution(id, 2) });
  const record = { kind: 'client' as const, subtitle: '', on: null, amount: null, isHit: null };
  fakeApi({
    'POST /badges/{id}/records': () => ({
      isSuccess: true,
      result: {
        value: 2,
        total: 2,
        totalText: '2 clients',
        next: null,
        records: [
          { ...record, id: '1', title: 'Ana Li', path: '/clients/view?id=1' },
          { ...record, id: '2', title: 'Bo Chen', path: '/clients/view?id=2' },
        ],
      },
    }),
  });
  renderBoard();
  await screen.findByRole('listitem');
  act(() => view.show(idOf(1)));
  await userEvent.click(await screen.findByRole('button', { name: 'Badge 1: 2, show the list' }));
  const dialog = await screen.findByRole('dialog', { name: 'Badge 1' });
  await within(dialog).findByText('from 2 clients');
  await within(dialog).findByText('The list holds 2 clients');
  expect(within(dialog).getByRole('link', { name: 'Bo Chen' }).getAttribute('href')).toBe(
    '/clients/view?id=2',
  );
});

it('keeps the places of what needs the board, with their titles and what opens them, and says of them no time of counting', async () => {
  const view = watchView();
  const locked = { ...makeExecution('', null).queryResult, rows: [] };
  fakeDashboard({
    items: [
      makeItem(1),
      makeItem(2, { itemType: 'Chart' }),
      makeItem(3, { itemType: 'Component', itemKey: 'News' }),
      makeItem(4),
    ],
    execute: (id) =>
      id === idOf(104)
        ? makeExecution(id, 5, { executedAt: '2026-11-16T09:00:00.000Z' })
        : makeExecution(id, null, { lock: 'boardAccess', queryResult: locked }),
  });
  fakeApi({
    'GET /dashboard/panels/news': () => ({
      isSuccess: true,
      result: { posts: [], items: [], place: '', days: 14, lock: 'boardAccess' },
    }),
  });
  const onLoad = vi.fn();
  renderBoard(onLoad);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
  act(() => view.show(idOf(1), idOf(2), idOf(3), idOf(4)));
  for (const name of ['Badge 1', 'Badge 2', 'News'])
    within(await screen.findByRole('article', { name })).getByText('Opens with board access');
  await screen.findByRole('button', { name: 'Badge 4: 5, show the list' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Could not load')).toBeNull();
  await waitFor(() => expect(onLoad).toHaveBeenCalledTimes(1));
});

it('says calmly in the list behind a number that access has ended meanwhile', async () => {
  const view = watchView();
  fakeDashboard({ items: [makeItem(1)] });
  fakeApi({ 'POST /badges/{id}/records': () => failWith('agreement_required') });
  renderBoard();
  await screen.findByRole('listitem');
  act(() => view.show(idOf(1)));
  await userEvent.click(await screen.findByRole('button', { name: /show the list$/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Badge 1' });
  await within(dialog).findByText('Listings and sales open with board access.');
  expect(within(dialog).getByRole('link', { name: 'Request access' }).getAttribute('href')).toBe(
    '/user/profile',
  );
  expect(within(dialog).queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('says how old the listings are, to those who may see them', async () => {
  fakeDashboard({
    items: [makeItem(1)],
    scope: { listingsReadAt: new Date(Date.now() - 4.5 * 60_000).toISOString() },
  });
  const me = {
    firstName: 'Maya',
    preferences: { timeZone: 'America/Toronto' },
    boardAgreement: { status: 'active', boardName: null, validUntil: null },
  };
  const { unmount } = renderWithProviders(<DashboardScreen me={me as never} />, { route: '/' });
  await screen.findByText(/ · listing data 4 min old$/);
  unmount();
  // Also while a checklist stands in place of the greeting.
  const intro = { greeting: 'Welcome', action: null, panel: null };
  renderWithProviders(<DashboardScreen me={me as never} intro={intro} />, { route: '/' });
  await screen.findByText('listing data 4 min old');
});

it('says in which area and days news happened, and which reminders are meant', async () => {
  const view = watchView();
  fakeDashboard({
    items: [
      makeItem(1, { itemType: 'Component', itemKey: 'News' }),
      makeItem(2, { itemType: 'Component', itemKey: 'Reminder' }),
    ],
  });
  renderBoard();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  act(() => view.show(idOf(1), idOf(2)));
  const news = within(await screen.findByRole('region', { name: 'News' }));
  await news.findByText('Mississauga · last 14 days');
  const reminders = within(await screen.findByRole('region', { name: 'Reminders' }));
  reminders.getByText('Late, and the next 7 days; consents, the next 30');
});
