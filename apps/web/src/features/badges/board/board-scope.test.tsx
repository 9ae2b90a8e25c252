import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { fakeDashboard, idOf, makeExecution, makeItem, watchView } from '../testing/fake-dashboard.ts';
import { DashboardScreen } from './dashboard-screen.tsx';

beforeEach(signIn);

it('has one area and one range for all badges, kept on the server, and counts anew with them', async () => {
  const view = watchView();
  let counted = 0;
  const api = fakeDashboard({
    items: [makeItem(1)],
    execute: (id) => {
      counted += 1;
      return makeExecution(id, counted);
    },
  });
  const user = userEvent.setup();
  renderWithProviders(<DashboardScreen me={undefined} />, { route: '/' });
  await screen.findByRole('listitem');
  act(() => view.show(idOf(1)));
  await screen.findByRole('button', { name: 'Badge 1: 1, show the list' });
  screen.getByText('Your clients · Next 30 days');

  await user.click(await screen.findByRole('button', { name: /Mississauga.*Area of the board/ }));
  await user.click(await screen.findByRole('option', { name: 'Oakville' }));
  await screen.findByRole('button', { name: 'Badge 1: 2, show the list' });
  expect(api.calls('PUT /badges/scope')[0]?.body).toEqual({ area: 'oakville', period: null });

  await user.click(screen.getByRole('button', { name: /Each badge’s period/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Last 30 days' }));
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  await screen.findByRole('button', { name: 'Badge 1: 3, show the list' });
  // A range that moves with the calendar is kept as one.
  expect(api.calls('PUT /badges/scope')[1]?.body).toEqual({ area: 'oakville', period: 'last30Days' });
});

it('gives the focus back to the area when its list is left or something is chosen in it', async () => {
  fakeDashboard({ items: [makeItem(1)] });
  const user = userEvent.setup();
  renderWithProviders(<DashboardScreen me={undefined} />, { route: '/' });
  const area = () => screen.findByRole('button', { name: /Area of the board/ });
  (await area()).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('option', { name: 'Oakville' });
  await user.keyboard('{Escape}');
  await waitFor(async () => expect(document.activeElement).toBe(await area()));
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Oakville' }));
  await waitFor(async () => expect(document.activeElement).toBe(await area()));
});

it('keeps an area that is still on its way when a range is chosen', async () => {
  fakeDashboard({ items: [makeItem(1)] });
  const first = Promise.withResolvers<void>();
  const api = fakeApi({
    'PUT /badges/scope': async ({ body }) => {
      await first.promise;
      const texts = { areaText: 'Oakville', periodText: body.period ?? '' };
      return { isSuccess: true, result: { ...body, ...texts, listingsReadAt: null } };
    },
  });
  const user = userEvent.setup();
  renderWithProviders(<DashboardScreen me={undefined} />, { route: '/' });
  await user.click(await screen.findByRole('button', { name: /Mississauga.*Area of the board/ }));
  await user.click(await screen.findByRole('option', { name: 'Oakville' }));
  await user.click(screen.getByRole('button', { name: /Each badge’s period/ }));
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: 'Last 30 days' }));
  await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  first.resolve();
  await waitFor(() => expect(api.calls('PUT /badges/scope')).toHaveLength(2));
  expect(api.calls('PUT /badges/scope')[1]?.body).toEqual({ area: 'oakville', period: 'last30Days' });
});
