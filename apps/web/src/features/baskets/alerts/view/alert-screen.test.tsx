import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { meQuery } from '../../../../shared/api/me-query.ts';
import { failWith, fakeApi } from '../../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { sampleMe } from '../../../../testing/sample-me.ts';
import { signIn } from '../../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../../testing/window-width.ts';
import { clientId, homeIdOf, homeOf, sampleBasket } from '../../testing/sample-basket.ts';
import type { KeptAlerts } from '../testing/fake-alerts.ts';
import { fakeAlerts } from '../testing/fake-alerts.ts';
import { PlainWords } from '../testing/plain-words.tsx';
import { alertId, alertRowOf, ledgerRowOf, outcomesOf, sampleAlert } from '../testing/sample-alert.ts';
import { AlertScreen } from './alert-screen.tsx';
import { ClientAlertsCard } from './client-alerts-card.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  signIn();
  setWindowWidth(1440);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-12T14:00:19Z') });
  return () => vi.useRealTimers();
});

const basket = sampleBasket({ id: alertId, type: 'Automatic', homes: [homeOf(1), homeOf(2)] });

async function renderAlert(kept: KeptAlerts = {}, search = `&id=${alertId}`, language: 'en' | 'fr' = 'en') {
  const { api, baskets } = fakeAlerts({ baskets: { basket }, ...kept });
  const rendered = renderWithProviders(
    <AlertScreen agentName="Maya Okafor" timeZone="America/Toronto" Words={PlainWords} />,
    { route: `/basket/view?basketType=Automatic${search}`, language },
  );
  await screen.findByRole('heading', { level: 1 });
  return { api, baskets, user: userEvent.setup(), ...rendered };
}

describe('an alert', () => {
  it('[ALERT-01] tells whose it is and how it stands, and keeps its homes as a basket does', async () => {
    await renderAlert();
    await screen.findByRole('heading', { level: 1, name: 'Lakeside, main-floor office' });
    screen.getByText('Amara Chen-Laurent · At once · 42 homes fit today · last sent 8:04 AM');
    expect(screen.getByRole('heading', { level: 1 }).parentElement?.textContent).toContain('Active');
    const home = within(await screen.findByRole('article', { name: '1 Oakwood Ave N' }));
    expect(home.getByRole('link', { name: '1 Oakwood Ave N' }).getAttribute('href')).toBe(
      `/basket/view/item?basketType=Automatic&id=${alertId}&home=${homeIdOf(1)}`,
    );
    screen.getByRole('region', { name: 'People and links' });
    // What an alert brings was told: there are no requests to narrow by.
    expect(screen.queryByRole('button', { name: /^Pending/ })).toBeNull();
  });

  it('[ALERT-01] pauses and resumes, and the toast takes it back', async () => {
    const { api, user } = await renderAlert();
    await user.click(await screen.findByRole('button', { name: 'Pause' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.calls('POST /alerts/{id}/resume')).toHaveLength(1));
    expect(api.calls('POST /alerts/{id}/pause')[0]?.body).toEqual({ until: null });
  });

  it('[ALERT-01] says why it stopped, and that it soon will', async () => {
    const { unmount } = await renderAlert({
      alert: sampleAlert({
        state: 'paused',
        pauseReason: 'bounced',
        pausedAt: '2025-11-08T15:00:00.000Z',
      }),
    });
    await screen.findByText('Email to the client came back');
    screen.getByText('Paused since Nov 8. Nothing is sent until you resume it.');
    screen.getByRole('button', { name: 'Resume' });
    unmount();
    const { api, user } = await renderAlert({ alert: sampleAlert({ pausesOn: '2025-11-19' }) });
    await screen.findByText('No sign of life. The alert pauses on Nov 19 unless you keep it.');
    await user.click(screen.getByRole('button', { name: 'Keep it active' }));
    await waitFor(() => expect(api.calls('POST /alerts/{id}/keep')).toHaveLength(1));
  });

  it('names the end of board access, and no home as gone', async () => {
    const homes = [homeOf(1, { listing: null, isShown: false, changes: [{ type: 'hidden' }] })];
    const { queryClient } = await renderAlert({ baskets: { basket: { ...basket, homes } } });
    const boardAgreement = { status: 'expired' as const, boardName: 'PropTx', validUntil: '2025-10-31' };
    act(() => void queryClient.setQueryData(meQuery.queryKey, sampleMe({ boardAgreement })));
    await screen.findByText(/open with board access\. Yours ended on .* Answers and comments stay\./);
    await screen.findByRole('article', { name: 'A home, shown again with board access' });
    expect(screen.queryByText('Hidden from clients')).toBeNull();
  });

  it('opens the ledger in the address, also from a page without homes', async () => {
    const { user, router } = await renderAlert({ baskets: { basket: { ...basket, homes: [] } } });
    await user.click(await screen.findByRole('button', { name: 'Open the ledger' }));
    await screen.findByRole('heading', { name: 'Ledger' });
    expect(router?.state.location.search).toEqual({ basketType: 'Automatic', id: alertId, view: 'ledger' });
  });

  it('that is not there, or could not be loaded, says so', async () => {
    fakeAlerts();
    fakeApi({ 'GET /alerts/{id}': () => failWith('not_found') });
    const element = <AlertScreen agentName="" Words={PlainWords} />;
    const { unmount } = renderWithProviders(element, { route: `/basket/view?id=${alertId}` });
    await screen.findByRole('heading', { name: 'This alert is not here' });
    unmount();
    fakeAlerts();
    fakeApi({ 'GET /alerts/{id}': () => failWith('forbidden') });
    renderWithProviders(element, { route: `/basket/view?id=${alertId}` });
    await screen.findByRole('button', { name: 'Try again' });
  });

  it('[SHELL-09] reads in French', async () => {
    await renderAlert({ alert: sampleAlert({ pausesOn: '2025-11-19' }) }, `&id=${alertId}`, 'fr');
    await screen.findByText(/^Amara Chen-Laurent · Aussitôt · 42 propriétés correspondent aujourd’hui/);
    screen.getByText(/^Aucun signe de vie\. L’alerte se met en pause le 19 nov\./);
    screen.getByRole('tab', { name: /^Registre/ });
  });
});

describe('the alerts of a client', () => {
  const renderCard = (language: 'en' | 'fr' = 'en') =>
    renderWithProviders(
      <ClientAlertsCard clientId={clientId} clientName="Amara Chen-Laurent" timeZone="America/Toronto" />,
      { language, route: `/clients/view?id=${clientId}` },
    );

  it('[ALERT-01] stand on their page with what they sent, and lead to the ledger of all of them', async () => {
    const { api } = fakeAlerts({
      rows: [alertRowOf(1, { name: 'Lakeside', outcomes: outcomesOf(4, 2, 1) }), alertRowOf(2)],
    });
    renderCard();
    const link = await screen.findByRole('link', { name: 'Lakeside' });
    expect(link.getAttribute('href')).toBe(`/basket/view?basketType=Automatic&id=${alertId}`);
    expect(link.closest('li')?.textContent).toContain('7 matches in 30 days · 1 held for you');
    const ledger = screen.getByRole('link', { name: 'Ledger of all matches' });
    expect(ledger.getAttribute('href')).toBe(
      `/basket/view?basketType=Automatic&client=${clientId}&view=ledger`,
    );
    const make = screen.getByRole('link', { name: 'New alert' });
    expect(make.getAttribute('href')).toBe(`/basket/form?basketType=Automatic&client=${clientId}`);
    expect(api.calls('GET /alerts')[0]?.query.get('clientId')).toBe(clientId);
  });

  it('none yet, and not loaded', async () => {
    fakeAlerts({ rows: [] });
    const { unmount } = renderCard();
    await screen.findByText(/^No alert watches the market/);
    unmount();
    fakeApi({ 'GET /alerts': () => failWith('forbidden') });
    renderCard('fr');
    await screen.findByRole('button', { name: 'Réessayer' });
  });

  it('[ALERT-01] have one ledger of their own', async () => {
    const { api } = await renderAlert({ ledger: [ledgerRowOf(1)] }, `&client=${clientId}&view=ledger`);
    await screen.findByRole('heading', { level: 1, name: 'Ledger' });
    const person = await screen.findByRole('link', { name: 'Amara Chen-Laurent' });
    expect(person.getAttribute('href')).toBe(`/clients/view?id=${clientId}`);
    await screen.findByRole('link', { name: '1 Oakwood Ave N' });
    const asked = api.calls('GET /alerts/ledger')[0]?.query;
    expect(Object.fromEntries(asked ?? [])).toMatchObject({
      clientId,
      from: '2025-10-14',
      to: '2025-11-12',
    });
  });
});
