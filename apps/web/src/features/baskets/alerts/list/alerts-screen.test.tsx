import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { sampleMe } from '../../../../testing/sample-me.ts';
import { signIn } from '../../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../../testing/window-width.ts';
import { readerIdOf } from '../../testing/sample-basket.ts';
import type { KeptAlerts } from '../testing/fake-alerts.ts';
import { fakeAlerts } from '../testing/fake-alerts.ts';
import { alertIdOf, alertRowOf, outcomesOf } from '../testing/sample-alert.ts';
import { AlertsScreen } from './alerts-screen.tsx';

const lakeside = alertRowOf(1, {
  name: 'Lakeside, main-floor office',
  outcomes: outcomesOf(41, 12, 5, 3),
  favourites: 3,
  possible: 1,
  rejected: 4,
  unread: 2,
  nextAt: '2031-11-13T13:00:00.000Z',
});
const silent = alertRowOf(2, {
  readers: [1, 2].map((place) => ({ readerId: readerIdOf(place), clientId: null, name: `Reader ${place}` })),
  name: 'Clarkson rentals',
  pausesOn: '2031-12-02',
  lastSeenAt: null,
});
const paused = alertRowOf(3, {
  name: 'Investor pack',
  state: 'paused',
  pauseReason: 'byAgent',
  resumesOn: '2031-12-20',
  lastSentAt: null,
  lastSeenAt: null,
});
const bounced = alertRowOf(4, { name: 'Waterfront lots', state: 'paused', pauseReason: 'bounced' });
const ahead = alertRowOf(5, { name: 'Spring search', activatesAt: '2031-03-01T13:00:00.000Z' });
const rows = [lakeside, silent, paused, bounced, ahead];

beforeEach(() => {
  signIn();
  setWindowWidth(1440);
});

async function renderList(kept: KeptAlerts = { rows }, language: 'en' | 'fr' = 'en', agreement = {}) {
  const { api } = fakeAlerts(kept);
  const rendered = renderWithProviders(
    <AlertsScreen
      boardAgreement={{ ...sampleMe().boardAgreement, ...agreement }}
      timeZone="America/Toronto"
      Criteria={({ criteria }) => <>For {criteria.offer}</>}
    />,
    { route: '/basket?basketType=Automatic', language },
  );
  await screen.findByRole('heading', { level: 1 });
  return { api, user: userEvent.setup(), ...rendered };
}

const rowNamed = async (name: string) => {
  const row = (await screen.findByText(name)).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${name} stands in no row`);
  return row;
};

async function openMenu(user: ReturnType<typeof userEvent.setup>, name: string, item: string) {
  await user.click(within(await rowNamed(name)).getByRole('button', { name: `More for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the list of alerts', () => {
  it('[ALERT-01] tells of each alert what it looks for, how it stands, and what its matches came to', async () => {
    await renderList();
    const first = within(await rowNamed('Lakeside, main-floor office'));
    first.getByText('For sale');
    first.getByText('Active');
    first.getByText('Next: Nov 13, 2031, 8:00 AM');
    first.getByRole('img', { name: '61 matches: 41 sent, 12 merged, 5 held, 3 blocked' });
    first.getByText('5 held');
    first.getByText('61 matches');
    within(await rowNamed('Clarkson rentals')).getByText('5 matches · 2 people');
    expect(first.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '3favourites',
      '1possible',
      '4rejected',
    ]);
    within(await rowNamed('Clarkson rentals')).getByText('Pauses on Dec 2, 2031');
    within(await rowNamed('Clarkson rentals')).getByText('Not yet');
    within(await rowNamed('Investor pack')).getByText('By you, until Dec 20, 2031');
    within(await rowNamed('Investor pack')).getByText('Nothing yet');
    within(await rowNamed('Waterfront lots')).getByText('Email came back');
    within(await rowNamed('Spring search')).getByText('Begins Mar 1, 2031');
    screen.getByText('5 alerts · 2 paused · 1 without a sign of life');
  });

  it('[ALERT-01] is searched, filtered and sorted, and all of it stands in the address', async () => {
    const { api, user, router } = await renderList();
    await user.type(await screen.findByRole('searchbox', { name: 'Search alerts' }), 'clarkson');
    await waitFor(() => expect(router?.state.location.search).toMatchObject({ q: 'clarkson' }));
    await waitFor(() => expect(screen.queryByText('Investor pack')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await user.click(await screen.findByRole('button', { name: 'Paused 2' }));
    await waitFor(() => expect(screen.queryByText('Clarkson rentals')).toBeNull());
    expect(router?.state.location.search).toMatchObject({ show: 'paused' });
    await user.click(screen.getByRole('button', { name: 'Sort: Last sent' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Newest' }));
    await waitFor(() =>
      expect(Object.fromEntries(api.calls('GET /alerts').at(-1)?.query ?? [])).toMatchObject({
        filter: 'paused',
        sort: 'created',
        page: '1',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Active 3' }));
    await user.click(await screen.findByRole('button', { name: 'Waiting for you 1' }));
    await waitFor(() => expect(screen.queryByText('Clarkson rentals')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Silent clients 1' }));
    await rowNamed('Clarkson rentals');
  });

  it('[ALERT-01] turns pages', async () => {
    const { user } = await renderList({
      rows: Array.from({ length: 12 }, (_, index) => alertRowOf(index + 1)),
    });
    await screen.findByText('1 – 10 of 12');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await screen.findByText('11 – 12 of 12');
  });

  it('[ALERT-01] pauses an alert and lets it go on, and takes back either', async () => {
    const { api, user } = await renderList();
    const name = 'Lakeside, main-floor office';
    await openMenu(user, name, 'Pause');
    await screen.findByText(`Paused “${name}”`);
    expect(api.calls('POST /alerts/{id}/pause')[0]).toMatchObject({
      params: { id: lakeside.id },
      body: { until: null },
    });
    await waitFor(async () => within(await rowNamed(name)).getByText('By you'));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => within(await rowNamed(name)).getByText('Active'));

    await openMenu(user, 'Investor pack', 'Resume');
    await screen.findByText('“Investor pack” goes on');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(api.calls('POST /alerts/{id}/pause').at(-1)).toMatchObject({
        params: { id: paused.id },
        body: { until: '2031-12-20' },
      }),
    );
  });

  it('[ALERT-01] pauses until a day', async () => {
    const { api, user } = await renderList();
    await openMenu(user, 'Investor pack', 'Pause until…');
    const day = await screen.findByRole('textbox', { name: 'Date' });
    expect((day as HTMLInputElement).value).toBe('2031-12-20');
    await user.clear(day);
    await user.type(day, '2031-12-24');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText('Paused “Investor pack” until Dec 24, 2031');
    expect(api.calls('POST /alerts/{id}/pause')[0]?.body).toEqual({ until: '2031-12-24' });
  });

  it('[ALERT-01] keeps the alert of a client who is silent', async () => {
    const { api, user } = await renderList();
    await openMenu(user, 'Clarkson rentals', 'Keep it active');
    await waitFor(() => expect(api.calls('POST /alerts/{id}/keep')[0]?.params.id).toBe(silent.id));
    await waitFor(() => expect(screen.queryByText('Pauses on Dec 2, 2031')).toBeNull());
  });

  it('[ALERT-01] deletes an alert and brings it back, opens it, and duplicates it', async () => {
    const { api, user, router } = await renderList();
    await openMenu(user, 'Waterfront lots', 'Delete');
    await screen.findByText('Deleted “Waterfront lots”');
    await waitFor(() => expect(within(screen.getByRole('grid')).queryByText('Waterfront lots')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await rowNamed('Waterfront lots');
    expect(api.calls('POST /alerts/{id}/restore')[0]?.params.id).toBe(bounced.id);

    await openMenu(user, 'Lakeside, main-floor office', 'Duplicate');
    await waitFor(() => expect(router?.state.location.pathname).toBe('/basket/form'));
    await openMenu(user, 'Clarkson rentals', 'Open');
    await waitFor(() =>
      expect(router?.state.location).toMatchObject({
        pathname: '/basket/view',
        search: { basketType: 'Automatic', id: alertIdOf(2) },
      }),
    );
  });

  it('[ALERT-01] says how many homes wait, and leads to them', async () => {
    await renderList();
    await screen.findByText(/^5 homes/);
    expect(
      screen
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
        .filter((href) => href?.includes('approvals')),
    ).toEqual(['/basket/view?basketType=Automatic&view=approvals']);
  });

  it('[ALERT-01] shows a new account how to begin, and what nothing matches', async () => {
    const { unmount } = await renderList({ rows: [] });
    await screen.findByRole('heading', { name: 'No alerts yet' });
    expect(screen.getByRole('link', { name: 'New alert' }).getAttribute('href')).toBe(
      '/basket/form?basketType=Automatic',
    );
    expect(screen.queryByRole('searchbox')).toBeNull();
    unmount();
    const { user } = await renderList();
    await user.type(await screen.findByRole('searchbox', { name: 'Search alerts' }), 'zzz');
    await screen.findByRole('heading', { name: 'No alert matches “zzz”' });
    await user.click(screen.getByRole('button', { name: 'Show all alerts' }));
    await rowNamed('Clarkson rentals');
  });

  it('[ALERT-01] says that board access is missing, and why nothing could be loaded', async () => {
    const { unmount } = await renderList({ rows }, 'en', { status: 'none', validUntil: null });
    await screen.findByText(/board access/i);
    unmount();
    fakeApi({ 'GET /alerts': () => failWith('internal') });
    renderWithProviders(<AlertsScreen boardAgreement={undefined} Criteria={() => null} />, {
      route: '/basket?basketType=Automatic',
    });
    await screen.findByText('Your alerts could not be loaded.');
  });

  it('[ALERT-01] has all of it on a phone', async () => {
    setWindowWidth(390);
    await renderList();
    const card = within(
      (await screen.findByText('Lakeside, main-floor office')).closest('li') as HTMLElement,
    );
    card.getByText('For sale');
    card.getByText('61 matches');
    card.getByRole('button', { name: 'More for Lakeside, main-floor office' });
  });

  it('[SHELL-09] reads in French', async () => {
    await renderList({ rows }, 'fr');
    await screen.findByRole('heading', { level: 1, name: 'Alertes clients' });
    within(await rowNamed('Investor pack')).getByText('Par vous, jusqu’au 20 déc. 2031');
    screen.getByText('5 alertes · 2 en pause · 1 sans signe de vie');
  });
});
