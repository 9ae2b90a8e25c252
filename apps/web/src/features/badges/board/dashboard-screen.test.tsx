import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
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
import { DashboardScreen } from './dashboard-screen.tsx';

beforeEach(signIn);

function renderBoard(onLoad?: () => void) {
  return renderWithProviders(<DashboardScreen me={undefined} {...(onLoad && { onLoad })} />, { route: '/' });
}

const titles = () =>
  screen.getAllByRole('article').map((card) => card.querySelector('.badge-title')?.textContent);

it('[DASH-01] [DASH-03] loads what is in view in one call, the rest when it comes into view, and tells once when the first are there', async () => {
  const view = watchView();
  const items = [makeItem(1), makeItem(2), makeItem(3), makeItem(4, { itemType: 'Component', itemKey: '' })];
  const api = fakeDashboard({
    items,
    execute: (id) => (id === idOf(102) ? null : makeExecution(id, 1234.5)),
  });
  const onLoad = vi.fn();
  renderBoard(onLoad);
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3));
  expect(onLoad).not.toHaveBeenCalled();
  act(() => view.show(idOf(1), idOf(2)));

  await screen.findByRole('button', { name: 'Badge 1: 1,234.50, show the list' });
  await screen.findByText('This takes too long right now.');
  expect(api.calls('POST /badges/exec').map(({ body }) => body.items.map(({ badgeId }) => badgeId))).toEqual([
    [idOf(101), idOf(102)],
  ]);
  await waitFor(() => expect(onLoad).toHaveBeenCalledTimes(1));

  act(() => view.show(idOf(3)));
  await screen.findByRole('button', { name: /^Badge 3/ });
  expect(api.calls('POST /badges/exec')).toHaveLength(2);
  expect(onLoad).toHaveBeenCalledTimes(1);
});

it('[DASH-03] tells at once where there are no badges, and shows the way to the first one', async () => {
  fakeDashboard({ items: [] });
  const onLoad = vi.fn();
  renderBoard(onLoad);
  expect((await screen.findByRole('link', { name: 'Open badge builder' })).getAttribute('href')).toBe(
    '/badge-builder',
  );
  expect(onLoad).toHaveBeenCalledTimes(1);
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
  renderWithProviders(<DashboardScreen me={me as never} />, { route: '/' });
  await screen.findByText(/ · listing data 4 min old$/);
});
