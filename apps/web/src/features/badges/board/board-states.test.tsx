import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { fakeDashboard, idOf, makeItem } from '../testing/fake-dashboard.ts';
import { DashboardScreen } from './dashboard-screen.tsx';
// Loaded before the test looks for it, however busy the machine is.
import '../../../shared/ui/confirm-dialog.tsx';

beforeEach(signIn);

it('[DASH-03] tells at once where there are no badges, and shows the ways to the first one', async () => {
  fakeDashboard({ items: [] });
  const onLoad = vi.fn();
  renderWithProviders(<DashboardScreen me={undefined} onLoad={onLoad} />, { route: '/' });
  expect((await screen.findByRole('link', { name: 'Open badge builder' })).getAttribute('href')).toBe(
    '/badge-builder',
  );
  screen.getByRole('button', { name: 'Add to the board' });
  expect(onLoad).toHaveBeenCalledTimes(1);
});

it('an empty board restores the default by its own button, after asking', async () => {
  const api = fakeDashboard({ items: [] });
  const user = userEvent.setup();
  renderWithProviders(<DashboardScreen me={undefined} />, { route: '/' });
  const empty = within(await screen.findByRole('region', { name: 'Your numbers will stand here' }));
  await user.click(empty.getByRole('button', { name: 'Restore the default board' }));
  const question = await screen.findByRole('alertdialog', { name: 'Restore the default board' });
  expect(api.calls('POST /dashboard/{id}/default')).toHaveLength(0);
  await user.click(within(question).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(api.calls('POST /dashboard/{id}/default').map(({ params }) => params)).toEqual([{ id: idOf(900) }]);
  // The button that was pressed is gone with the empty board.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Dashboards/ })),
  );
});

it('keeps the focus on the board while one item after the other is removed by keyboard', async () => {
  fakeDashboard({ items: [makeItem(1), makeItem(2), makeItem(3)] });
  const user = userEvent.setup();
  renderWithProviders(<DashboardScreen me={undefined} />, { route: '/' });
  await user.click(await screen.findByRole('button', { name: 'Arrange' }));
  const removeAt = (index: number) =>
    screen.findAllByRole('button', { name: /^Remove / }).then((all) => all[index]);
  (await removeAt(1))?.focus();
  for (const left of [2, 1]) {
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(left));
    // The one after it; after the last the one before it.
    expect(document.activeElement).toBe(await removeAt(left - 1));
  }
  await user.keyboard('{Enter}');
  const empty = within(await screen.findByRole('region', { name: 'Your numbers will stand here' }));
  await waitFor(() =>
    expect(document.activeElement).toBe(empty.getByRole('button', { name: 'Add to the board' })),
  );
});
