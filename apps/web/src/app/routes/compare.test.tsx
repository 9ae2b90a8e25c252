import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSendingStore } from '../../features/baskets/send/sending-store.ts';
import { fakeBaskets } from '../../features/baskets/testing/fake-baskets.ts';
import {
  answerOf,
  basketId,
  homeIdOf,
  homeOf,
  readerOf,
  sampleBasket,
} from '../../features/baskets/testing/sample-basket.ts';
import { sampleDetail } from '../../features/listings/detail/testing/sample-detail.ts';
import { failWith, fakeApi } from '../../testing/fake-api.ts';
import { listingIdOf } from '../../testing/sample-home.ts';
import { fakeShell } from '../testing/fake-shell.ts';
import { renderApp } from '../testing/render-app.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-12T14:00:19Z') });
  return () => vi.useRealTimers();
});

const basket = sampleBasket({
  homes: [
    homeOf(1, {
      answers: [answerOf(1, 'yes'), answerOf(2, 'no', { reasons: ['price', 'street'], isUnread: true })],
      comments: 2,
      unreadComments: 1,
    }),
    homeOf(2, { answers: [answerOf(1, null), answerOf(2, 'maybe')] }),
    homeOf(3, { state: 'pending', sentAt: null }),
  ],
});

async function renderCompare({ of = basket, language = 'en' as 'en' | 'fr', isBasketGone = false } = {}) {
  fakeShell();
  const baskets = fakeBaskets({ basket: of });
  fakeApi({
    'GET /listings/{id}': ({ params }) => ({
      isSuccess: true,
      result: sampleDetail({ id: params.id, address: `Home ${params.id.slice(-1)}` }),
    }),
    'GET /places/schools': () => ({ isSuccess: true, result: [] }),
    ...(isBasketGone && { 'GET /baskets/{id}': () => failWith('forbidden') }),
  });
  const ids = [1, 2, 3].map((number) => listingIdOf(number)).join(',');
  await renderApp(`/property-search/compare?ids=${ids}&basketId=${basketId}`, { language });
  await screen.findByRole('table', { name: /3/ });
  return { baskets, user: userEvent.setup() };
}

const cellsOf = (label: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${label} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('homes of a basket beside each other', () => {
  it('[BASKET-03] have what each person says to them, why, and what is new', async () => {
    const { baskets, user } = await renderCompare();
    await screen.findByRole('rowheader', { name: 'Answers' });
    expect(cellsOf('Amara')).toEqual(['Yes', 'No answer yet', 'Not sent yet']);
    expect(cellsOf('Joël')).toEqual(['Noprice and streetNew', 'Maybe', 'Not sent yet']);
    expect(cellsOf('Comments')).toEqual(['2 comments1 new', '—', '—']);
    const talk = screen.getByRole('link', { name: '2 comments' }).getAttribute('href') ?? '';
    expect(new URLSearchParams(talk.split('?')[1]).get('home')).toBe(homeIdOf(1));
    const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(crumbs.getByRole('link', { name: 'Lakeside, 4 bed' }).getAttribute('href')).toBe(
      `/basket/view?basketType=Manual&id=${basketId}`,
    );
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    expect(main.getByRole('link', { current: 'page' }).textContent).toBe('Client basket');
    // Looking at them here is not reading what was written.
    expect(baskets.calls('POST /baskets/{id}/seen')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Remove Home 2 from the comparison' }));
    await waitFor(() => expect(cellsOf('Amara')).toEqual(['Yes', 'Not sent yet']));
  });

  it('[BASKET-02] are approved and sent from here, without what is not compared', async () => {
    const homes = [...basket.homes, homeOf(4, { state: 'pending', sentAt: null })];
    const { baskets, user } = await renderCompare({ of: { ...basket, homes } });
    await user.click(await screen.findByRole('button', { name: 'Send to Amara and Joël' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send 1 home?' }));
    const ticks = await dialog.findAllByRole<HTMLInputElement>('checkbox');
    expect(ticks.map(({ checked }) => checked)).toEqual([true, false]);
    await user.click(dialog.getByRole('button', { name: 'Send 1 home' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(baskets.calls('POST /baskets/{id}/send')[0]?.body).toEqual({ approve: [homeIdOf(3)] });
    expect(useSendingStore.getState().watched).toMatchObject({ basketId, name: 'Lakeside, 4 bed' });
    // What waits in the outbox is not sent a second time.
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull());
    const bar = within(await screen.findByRole('region', { name: 'Waiting in the outbox' }));
    await user.click(bar.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(useSendingStore.getState().watched).toBeNull());
  });

  it('have nothing to send where the client has them all', async () => {
    await renderCompare({ of: { ...basket, homes: basket.homes.filter(({ state }) => state === 'sent') } });
    await screen.findByRole('rowheader', { name: 'Answers' });
    expect(screen.queryByRole('button', { name: /^Send to/ })).toBeNull();
  });

  it('say so in French, and tell two people of one name apart', async () => {
    const readers = [readerOf(1), readerOf(2, { name: 'Amara Laurent' })];
    await renderCompare({ of: { ...basket, readers }, language: 'fr' });
    await screen.findByRole('rowheader', { name: 'Réponses' });
    expect(cellsOf('Amara Laurent')[0]).toContain('prix et rue');
    expect(cellsOf('Amara Chen-Laurent')).toEqual(['Oui', 'Pas encore de réponse', 'Pas encore envoyée']);
    expect(cellsOf('Commentaires')[0]).toBe('2 commentaires1 nouveau');
  });

  it('are compared all the same where the basket does not load', async () => {
    await renderCompare({ isBasketGone: true });
    await screen.findByText('The basket could not be loaded.');
    expect(screen.queryByRole('rowheader', { name: 'Answers' })).toBeNull();
    screen.getByRole('link', { name: 'Home 1' });
  });
});
