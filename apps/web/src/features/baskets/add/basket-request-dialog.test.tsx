import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BasketRequest } from '../../../shared/stores/basket-request-store.ts';
import { useBasketRequestStore } from '../../../shared/stores/basket-request-store.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { listingIdOf } from '../../../testing/sample-home.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { valuesOf } from '../model/basket-values.ts';
import { useKeptFormStore } from '../model/kept-form-store.ts';
import { useSendingStore } from '../send/sending-store.ts';
import { WatchedSending } from '../send/watched-sending.tsx';
import { fakeBaskets } from '../testing/fake-baskets.ts';
import { basketId, clientId, rowOf, sampleBasket } from '../testing/sample-basket.ts';
import { BasketRequestDialog } from './basket-request-dialog.tsx';

beforeEach(() => {
  signIn();
  useSendingStore.setState({ watched: null });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-12T14:00:19Z') });
  return () => vi.useRealTimers();
});

async function ask(
  request: Partial<BasketRequest>,
  kept: Parameters<typeof fakeBaskets>[0] = {},
  route = '/property-search/result',
) {
  const api = fakeBaskets({
    rows: [rowOf(1, { name: 'Lakeside, 4 bed' }), rowOf(2, { name: 'Condos' })],
    ...kept,
  });
  const { router } = renderWithProviders(
    <>
      <BasketRequestDialog agentId="agent" timeZone="America/Toronto" />
      <WatchedSending timeZone="America/Toronto" />
    </>,
    { route },
  );
  await waitFor(() => expect(router?.state.status).toBe('idle'));
  act(() =>
    useBasketRequestStore
      .getState()
      .ask({ kind: 'add', listingIds: [listingIdOf(1)], address: '1 Oakwood Ave N', ...request }),
  );
  return { api, user: userEvent.setup(), router };
}

async function askInDialog(...asked: Parameters<typeof ask>) {
  const rest = await ask(...asked);
  return { ...rest, dialog: within(await screen.findByRole('dialog')) };
}

describe('adding homes to a basket', () => {
  it('[BASKET-01] takes one press, and is undone with another', async () => {
    const onDone = vi.fn();
    const { api, user, dialog } = await askInDialog({ listingIds: [listingIdOf(1), listingIdOf(2)], onDone });
    await user.click(await dialog.findByRole('option', { name: /Lakeside, 4 bed/ }));
    await screen.findByText('Added 2 homes to Lakeside, 4 bed');
    expect(onDone).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.calls('GET /baskets')[0]?.query.get('sort')).toBe('created');
    const { body } = api.calls('POST /baskets/{id}/homes')[0] ?? {};
    expect(body).toEqual({ listingIds: [listingIdOf(1), listingIdOf(2)] });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.calls('POST /baskets/{id}/homes/remove')).toHaveLength(1));
    expect(api.calls('POST /baskets/{id}/homes/remove')[0]?.body.homeIds).toHaveLength(2);
  });

  it('[BASKET-01] finds the basket by a few letters and takes it by keyboard', async () => {
    const { api, user, dialog } = await askInDialog({});
    await user.type(dialog.getByRole('combobox'), 'cond');
    await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
    await user.keyboard('{Enter}');
    await screen.findByText('Added to Condos');
    expect(api.calls('POST /baskets/{id}/homes')).toHaveLength(1);
  });

  it('[BASKET-01] makes a new basket for a client, which keeps the search and can be undone', async () => {
    const criteria = { version: 1 as const, offer: 'sale' as const, status: ['active' as const] };
    const { api, user, dialog } = await askInDialog({ criteria }, { rows: [] });
    await dialog.findByText('There is no basket yet.');
    await user.click(dialog.getByRole('button', { name: 'New basket for a client' }));
    await user.click(await screen.findByRole('option', { name: /Amara Chen-Laurent/ }));
    await screen.findByText('New basket: Homes for Amara');
    expect(api.calls('POST /baskets')[0]?.body).toMatchObject({
      name: 'Homes for Amara',
      clientId,
      criteria,
      confirmBeforeSending: true,
      listingIds: [listingIdOf(1)],
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.calls('DELETE /baskets/{id}')).toHaveLength(1));
  });

  it('[BASKET-01] opens the form instead, with the homes and the search they come from', async () => {
    const criteria = { version: 1 as const, offer: 'lease' as const, status: ['active' as const] };
    const { user, dialog, router } = await askInDialog({ criteria });
    await user.click(await dialog.findByRole('button', { name: 'New basket for a client' }));
    await user.click(dialog.getByRole('link', { name: 'Open the form instead' }));
    await waitFor(() => expect(router?.state.location.pathname).toBe('/basket/form'));
    expect(router?.state.location.search).toMatchObject({
      listings: listingIdOf(1),
      c: JSON.stringify(criteria),
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[BASKET-01] asks nothing while homes are looked for on behalf of a basket', async () => {
    const values = { ...valuesOf(sampleBasket()), homes: [] };
    useKeptFormStore.getState().keep({
      key: 'k1',
      agentId: 'agent',
      basket: sampleBasket(),
      values,
      savedValues: values,
      foundIds: [],
    });
    const { api, user } = await ask({}, {}, '/property-search/result?basket=k1');
    await screen.findByText('Added to Lakeside, 4 bed');
    expect(useKeptFormStore.getState().kept?.foundIds).toEqual([listingIdOf(1)]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(useKeptFormStore.getState().kept?.foundIds).toEqual([]);
    expect(api.calls('POST /baskets/{id}/homes')).toEqual([]);
  });
});

describe('sending one home', () => {
  it('[BASKET-02] takes one tap on a client, and is taken back from wherever one is', async () => {
    const { api, user } = await askInDialog({ kind: 'send' });
    await user.click(await screen.findByRole('option', { name: /Amara Chen-Laurent/ }));
    const bar = within(await screen.findByRole('region', { name: 'Waiting in the outbox' }));
    expect(api.calls('POST /baskets')[0]?.body).toMatchObject({
      name: '1 Oakwood Ave N',
      listingIds: [listingIdOf(1)],
    });
    expect(api.calls('POST /baskets/{id}/send')[0]).toMatchObject({ params: { id: basketId } });
    expect(api.calls('POST /baskets/{id}/send')[0]?.body.approve).toHaveLength(1);
    bar.getByText('9:41');
    await user.click(bar.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Waiting in the outbox' })).toBeNull());
    expect(api.calls('POST /baskets/{id}/take-back')).toHaveLength(1);
  });
});
