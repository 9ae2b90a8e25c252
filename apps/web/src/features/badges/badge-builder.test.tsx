import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { badgeListValuesKey, isMadeFrom } from '../../shared/live/live-keys.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { fieldOf } from '../../testing/field-of.ts';
import { renderWithProviders } from '../../testing/render.tsx';
import { sampleMe } from '../../testing/sample-me.ts';
import { signIn } from '../../testing/sign-in.ts';
import { BuilderScreen } from './builder/builder-screen.tsx';
import { CategoriesScreen } from './categories/categories-screen.tsx';
import { DefinedScreen } from './defined/defined-screen.tsx';
import { QueryScreen } from './query/query-screen.tsx';
import { StartScreen } from './start/start-screen.tsx';
import { fakeBadges, idOf, makeBadge } from './testing/fake-badges.ts';
import { makeExecution } from './testing/fake-dashboard.ts';

beforeEach(signIn);

const me = sampleMe();

it('[BADGE-01] finds queries by category and by word, with their values in one call', async () => {
  const api = fakeBadges();
  const user = userEvent.setup();
  const { router } = renderWithProviders(<CategoriesScreen />, { route: '/badge-builder/categoreis' });
  await screen.findByText('2 queries in 2 categories. Choose one to build a badge from.');
  const value = await screen.findByText('$1,482,350');
  // Of what and when: another screen may count another period.
  expect(value.closest('td')?.textContent).toBe('$1,482,350Everywhere · Last 30 days');
  expect(api.calls('POST /queries/exec').map(({ body }) => body.keys)).toEqual([['market.sold']]);
  expect(within(screen.getByRole('table', { name: 'Query' })).getByText('Not used')).toBeTruthy();

  await user.keyboard('/');
  const box = screen.getByRole('searchbox', { name: 'Search queries' });
  expect(document.activeElement).toBe(box);
  await user.type(box, 'client');
  await screen.findByText('Found for “client”');
  screen.getByText('On your dashboard');
  expect(router?.state.location.search).toMatchObject({ q: 'client' });
  await user.click(screen.getByRole('button', { name: /^Not used/ }));
  await screen.findByText('No query here');
});

it('[BADGE-05] runs a query as its parameters change and carries them to the badge', async () => {
  const api = fakeBadges();
  const user = userEvent.setup();
  const route = '/badge-builder/categoreis/query?key=market.sold';
  const { unmount } = renderWithProviders(<QueryScreen me={me} />, { route });
  await screen.findByText(/Up 4\.20% from \$1,422,600 · 38 listings/);
  // How long the counting took is no business of theirs.
  expect(screen.queryByText(/\bms\b/)).toBeNull();
  expect(
    screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]?.textContent),
  ).toContain('1');
  // As the value above is written, with the sign of what it counts.
  screen.getByRole('cell', { name: '$1,422,600' });
  screen.getByRole('cell', { name: '−1.10%' });
  const sent = () => api.calls('POST /queries/{key}/exec').map(({ body }) => body.params);
  expect(sent()).toEqual([
    [
      { paramDefId: 'market.sold.period', value: 'last30Days', resolverKey: 'last30Days' },
      { paramDefId: 'market.sold.community', value: '', resolverKey: '' },
    ],
  ]);

  const community = within(screen.getByRole('region', { name: 'Community' }));
  await user.click(community.getByRole('button', { name: /Every community/ }));
  await user.type(await screen.findByRole('searchbox', { name: 'Type to search' }), 'port');
  await waitFor(() =>
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Port Credit']),
  );
  await user.keyboard('{Enter}');
  await user.click(community.getByRole('checkbox', { name: 'Shown on the dashboard' }));
  await waitFor(() =>
    expect(sent().at(-1)).toContainEqual({
      paramDefId: 'market.sold.community',
      value: 'c0',
      resolverKey: '',
    }),
  );
  expect(screen.getByRole('link', { name: 'Build badge' }).getAttribute('href')).toContain(
    '/badge-builder/preview?key=market.sold',
  );
  unmount();

  renderWithProviders(<BuilderScreen me={me} />, { route: '/badge-builder/preview?key=market.sold' });
  const preview = within(await screen.findByRole('region', { name: 'Live preview' }));
  await preview.findAllByText('1,482,350');
  // The badge offers it to its viewer, who sees another value without changing the badge.
  await user.click(await preview.findByRole('button', { name: /Port Credit/ }));
  await user.click(await screen.findByRole('option', { name: 'Lorne Park' }));
  await waitFor(() =>
    expect(sent().at(-1)).toContainEqual({
      paramDefId: 'market.sold.community',
      value: 'c1',
      resolverKey: '',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Save badge' }));
  await waitFor(() => expect(api.calls('POST /admin/badge')).toHaveLength(1));
  expect(api.calls('POST /admin/badge')[0]?.body.params).toEqual([
    {
      paramDefId: 'market.sold.period',
      value: 'last30Days',
      enableDiscovery: false,
      enableResolver: true,
      resolverKey: 'last30Days',
    },
    {
      paramDefId: 'market.sold.community',
      value: 'c0',
      enableDiscovery: true,
      enableResolver: false,
      resolverKey: '',
    },
  ]);
});

it('[BADGE-01] [BADGE-07] configures a badge, keeps unsaved work, saves it and puts it on the dashboard', async () => {
  const api = fakeBadges();
  const user = userEvent.setup();
  const route = '/badge-builder/preview?key=market.sold';
  const first = renderWithProviders(<BuilderScreen me={me} />, { route });
  await screen.findByRole('table', { name: 'Result' });
  fireEvent.change(fieldOf('Name'), { target: { value: '' } });
  await user.click(screen.getByRole('button', { name: 'Save badge' }));
  screen.getByText('Name is a required field');
  expect(document.activeElement).toBe(fieldOf('Name'));
  fireEvent.change(fieldOf('Name'), { target: { value: 'My price' } });
  const background = within(screen.getByRole('group', { name: 'Background' }));
  fireEvent.click(background.getByRole('radio', { name: 'Royal blue' }));
  first.unmount();

  const { router } = renderWithProviders(<BuilderScreen me={me} />, { route });
  await screen.findByRole('table', { name: 'Result' });
  expect(fieldOf('Name').value).toBe('My price');
  screen.getByText('Unsaved changes');
  fireEvent.click(screen.getByRole('radio', { name: 'Trend' }));
  fireEvent.click(screen.getByRole('button', { name: 'Change, row 2: −1.10%' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Large' }));
  fireEvent.click(screen.getByRole('switch', { name: /^Can be deleted/ }));
  await user.click(screen.getByRole('button', { name: 'Add to dashboard' }));
  await screen.findByText('My price is on the dashboard Main.');
  const [saved] = api.calls('POST /admin/badge');
  expect(saved?.body).toMatchObject({
    badgeName: 'My price',
    isDeletable: false,
    isDiscoverable: true,
    isShared: false,
  });
  expect(JSON.parse(saved?.body.badgeConfiguration ?? '')).toMatchObject({
    type: 'AmountWithTrendBadge',
    bgColor: 'RoyalBlue',
    size: 'Large',
    symbol: '$',
    val1RowIndex: 0,
    val2RowIndex: 1,
    val2ColIndex: 2,
  });
  expect(api.calls('PUT /dashboard/{id}')[0]?.body).toMatchObject({
    itemId: idOf(50),
    itemType: 'Badge',
    configuration: '{"size":"Large"}',
    executionPlan: [{ paramId: idOf(950), discoveryKey: 'community', enableDiscovery: true, value: null }],
  });
  expect(router?.state.location.search).toEqual({ id: idOf(50) });
  expect(screen.queryByText('Unsaved changes')).toBeNull();
});

it('[BADGE-07] lists defined badges with their values, deletes with undo and keeps what is not deletable', async () => {
  const api = fakeBadges([makeBadge(1), makeBadge(2, { isDeletable: false, dashboards: 1 })]);
  const user = userEvent.setup();
  const { router } = renderWithProviders(<DefinedScreen isAdmin={false} />, {
    route: '/badge-builder/defined-badges',
  });
  await waitFor(() => expect(screen.getAllByText('1,482,350')).toHaveLength(2));
  expect(api.calls('POST /badges/exec')).toHaveLength(1);
  screen.getByText('On 1 dashboard');

  await user.click(screen.getByRole('button', { name: 'Actions for Badge 2' }));
  const refused = await screen.findByRole('menuitem', { name: 'Delete: switched off in the badge' });
  expect(refused.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByRole('menuitem', { name: 'Share with everybody' })).toBeNull();
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('button', { name: 'Actions for Badge 1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('Badge 1 is back.');
  expect(api.calls('POST /admin/badge/{badgeId}/restore')).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: /Every type/ }));
  await user.click(await screen.findByRole('option', { name: 'Badge with link' }));
  await waitFor(() => expect(router?.state.location.search).toEqual({ type: 'BadgeWithLink' }));
  await waitFor(() => expect(api.calls('GET /badges').at(-1)?.query.get('type')).toBe('BadgeWithLink'));
});

it('[PUSH-06] defined badges are counted anew by news of what they rest on', async () => {
  fakeBadges([makeBadge(1)]);
  const { queryClient } = renderWithProviders(<DefinedScreen isAdmin={false} />, {
    route: '/badge-builder/defined-badges',
  });
  await screen.findByText('1,482,350');
  const [values] = queryClient.getQueriesData({ queryKey: badgeListValuesKey });
  expect(isMadeFrom(values?.[1], 'market')).toBe(true);
  expect(isMadeFrom(values?.[1], 'messages')).toBe(false);
});

it('shows calmly on every screen of the builder what opens with board access', async () => {
  fakeBadges([makeBadge(1)]);
  const lock = 'boardAccess' as const;
  const locked = {
    lock,
    queryResult: { ...makeExecution('', null).queryResult, rows: [] },
    executedAt: '2026-11-16T10:00:00.000Z',
    milliseconds: 0,
  };
  fakeApi({
    'POST /queries/{key}/exec': () => ({ isSuccess: true, result: locked }),
    'POST /queries/exec': ({ body }) => ({
      isSuccess: true,
      result: body.keys.map((key) => ({ key, execution: locked })),
    }),
    'POST /badges/exec': ({ body }) => ({
      isSuccess: true,
      result: body.items.map(({ badgeId }) => ({
        badgeId,
        execution: { ...makeExecution(badgeId, null), lock, queryResult: locked.queryResult },
        error: null,
      })),
    }),
  });
  const screens = [
    [<StartScreen key="start" />, '/badge-builder'],
    [<CategoriesScreen key="categories" />, '/badge-builder/categoreis'],
    [<QueryScreen key="query" me={me} />, '/badge-builder/categoreis/query?key=market.sold'],
    [<BuilderScreen key="builder" me={me} />, '/badge-builder/preview?key=market.sold'],
    [<DefinedScreen key="defined" isAdmin={false} />, '/badge-builder/defined-badges'],
  ] as const;
  for (const [element, route] of screens) {
    const { unmount } = renderWithProviders(element, { route });
    await waitFor(() =>
      expect(screen.getAllByText('Opens with board access').length, route).toBeGreaterThan(0),
    );
    expect(screen.queryByRole('alert'), route).toBeNull();
    unmount();
  }
});
