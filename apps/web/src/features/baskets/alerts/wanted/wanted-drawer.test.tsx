import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useBasketRequestStore } from '../../../../shared/stores/basket-request-store.ts';
import { useWantedRequestStore } from '../../../../shared/stores/wanted-request-store.ts';
import { failWith, fakeApi } from '../../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../../testing/render.tsx';
import { listingIdOf } from '../../../../testing/sample-home.ts';
import { signIn } from '../../../../testing/sign-in.ts';
import type { KeptAlerts } from '../testing/fake-alerts.ts';
import { fakeAlerts } from '../testing/fake-alerts.ts';
import { PlainWords } from '../testing/plain-words.tsx';
import { alertIdOf, wanterOf } from '../testing/sample-alert.ts';
import { WantedDrawer } from './wanted-drawer.tsx';

beforeEach(() => {
  signIn();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-12T14:00:19Z') });
  return () => {
    act(() => useWantedRequestStore.getState().close());
    act(() => useBasketRequestStore.getState().close());
    vi.useRealTimers();
  };
});

const wanted = {
  matches: [
    wanterOf(1, { name: 'Amara Chen-Laurent', sentAt: '2025-11-03T14:00:00.000Z', likes: 2 }),
    wanterOf(2, { name: 'Hannah Osei', criteria: 6, met: 6 }),
    wanterOf(3, { name: 'Omar Haddad', answer: 'no' }),
  ],
  near: [
    wanterOf(4, { name: 'Daniel Whitford', met: 4, misses: [{ kind: 'overBudget', by: 1_500_000 }] }),
    wanterOf(5, { name: 'Mei-Lin Tran', met: 4, misses: [{ kind: 'outside', metres: 300 }] }),
    wanterOf(6, {
      name: 'Priya Raman',
      met: 4,
      misses: [{ kind: 'range', field: 'bedrooms', asked: 4, has: 3 }],
    }),
    wanterOf(7, {
      name: 'Tomasz Zieliński',
      met: 2,
      misses: [
        { kind: 'range', field: 'size', asked: 2_500, has: 1_940 },
        { kind: 'choice', field: 'kind', has: 'detached' },
        { kind: 'otherPlace' },
      ],
    }),
    wanterOf(8, {
      name: 'Sofia Marchetti',
      met: 4,
      misses: [{ kind: 'choice', field: 'pool', has: null }],
      block: 'optedOut',
    }),
  ],
};

async function renderDrawer(kept: KeptAlerts = {}, language: 'en' | 'fr' = 'en') {
  const { api } = fakeAlerts({ wanted, ...kept });
  useWantedRequestStore.getState().ask(listingIdOf(1));
  const rendered = renderWithProviders(<WantedDrawer Words={PlainWords} timeZone="America/Toronto" />, {
    route: '/property-search/result/view',
    language,
  });
  const dialog = within(await screen.findByRole('dialog'));
  return { api, dialog, user: userEvent.setup(), ...rendered };
}

describe('who wants a home', () => {
  it('tells matches from those who come close, each with the reason in words', async () => {
    const { dialog } = await renderDrawer();
    const rowOf = (name: string) => dialog.getByText(name).closest('li')?.textContent ?? '';
    await dialog.findByText('Hannah Osei');
    await dialog.findByText('1 Oakwood Ave N');
    expect(rowOf('Amara Chen-Laurent')).toContain('5 of 5, like 2 homes marked yes');
    expect(rowOf('Amara Chen-Laurent')).toContain('Sent Nov 3');
    expect(rowOf('Hannah Osei')).toContain('6 of 6');
    expect(rowOf('Omar Haddad')).toContain('Said no');
    expect(rowOf('Daniel Whitford')).toContain('Over budget by $15,000');
    expect(rowOf('Mei-Lin Tran')).toContain('300\u00A0m outside the drawn area');
    expect(rowOf('Priya Raman')).toContain('3 beds above grade, asks for 4');
    expect(rowOf('Tomasz Zieliński')).toContain('1940 size, asks for 2500+ size');
    expect(rowOf('Tomasz Zieliński')).toContain('Detached is not asked for, and 1 more');
    expect(rowOf('Sofia Marchetti')).toContain('Not stated: Pool');
    expect(rowOf('Sofia Marchetti')).toContain('Opted out, can only be called');
    const call = dialog.getByRole('link', { name: 'Call Sofia Marchetti, 416 555 0119' });
    expect(call.getAttribute('href')).toBe('tel:+14165550119');
  });

  it('sends the home to one, and to all who are chosen', async () => {
    const { api, dialog, user } = await renderDrawer();
    const sent = () => api.calls('POST /alerts/wanted/{id}/send').map(({ body }) => body.alertIds);
    // Only who has not got it, has not said no and may be written to.
    await dialog.findByText('1 chosen, with consent');
    await user.click(dialog.getByRole('button', { name: 'Send to Daniel Whitford' }));
    await waitFor(() => expect(sent()).toEqual([[alertIdOf(4)]]));
    await user.click(dialog.getByRole('checkbox', { name: 'Choose Mei-Lin Tran' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Choose Omar Haddad' }));
    dialog.getByText('3 chosen, all with consent');
    expect(dialog.getByRole('checkbox', { name: 'Choose Sofia Marchetti' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('button', { name: 'Send to 3' }));
    await waitFor(() => expect(sent()[1]).toEqual([alertIdOf(2), alertIdOf(3), alertIdOf(5)]));
    await screen.findByText('On its way to 3 clients');
  });

  it('hands the home to the dialog of baskets', async () => {
    const { dialog, user } = await renderDrawer();
    await dialog.findByText('1 Oakwood Ave N');
    await user.click(dialog.getByRole('button', { name: 'Add to a basket' }));
    expect(useBasketRequestStore.getState().request).toMatchObject({
      kind: 'add',
      listingIds: [listingIdOf(1)],
    });
    expect(useWantedRequestStore.getState().listingId).toBeNull();
  });

  it('offers an alert where nobody wants it, and another try after a failure', async () => {
    const { dialog, unmount } = await renderDrawer({ wanted: { matches: [], near: [] } });
    const make = await dialog.findByRole('link', { name: 'Make an alert' });
    expect(make.getAttribute('href')).toBe('/basket/form?basketType=Automatic');
    expect(dialog.queryByRole('button', { name: /^Send/ })).toBeNull();
    unmount();
    fakeApi({ 'GET /alerts/wanted/{id}': () => failWith('forbidden') });
    renderWithProviders(<WantedDrawer Words={PlainWords} timeZone={undefined} />, { route: '/' });
    await screen.findByRole('button', { name: 'Try again' });
  });

  it('[SHELL-09] reads in French', async () => {
    const { dialog } = await renderDrawer({}, 'fr');
    await dialog.findByText(/^15\s000\s\$ au-dessus du budget$/);
    dialog.getByText(/^À 300\sm du secteur dessiné$/);
    dialog.getByText('3 chambres hors sol, en demande 4');
    dialog.getByRole('button', { name: 'Envoyer à 1' });
  });
});
