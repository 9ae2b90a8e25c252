import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { listingIdOf } from '../../../testing/sample-home.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { fakeBaskets, waiting } from '../testing/fake-baskets.ts';
import {
  basketId,
  homeIdOf,
  homeOf,
  previewOf,
  readerIdOf,
  readerOf,
  sampleBasket,
} from '../testing/sample-basket.ts';
import { BasketScreen } from './basket-screen.tsx';

beforeEach(() => {
  signIn();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-12T14:00:19Z') });
  return () => vi.useRealTimers();
});

async function renderBasket(
  kept: Parameters<typeof fakeBaskets>[0] = {},
  search = '',
  language: 'en' | 'fr' = 'en',
) {
  const api = fakeBaskets(kept);
  const rendered = renderWithProviders(<BasketScreen timeZone="America/Toronto" />, {
    route: `/basket/view?basketType=Manual&id=${basketId}${search}`,
    language,
  });
  await screen.findByRole('heading', { level: 1 });
  return { api, user: userEvent.setup(), ...rendered };
}

const card = (number: number) => within(screen.getByRole('article', { name: `${number} Oakwood Ave N` }));
const shownHomes = () => screen.getAllByRole('article').map((each) => each.getAttribute('aria-label'));

describe('a basket', () => {
  it('[BASKET-02] tells where each home stands, apart from what each person says to it', async () => {
    await renderBasket();
    screen.getByText('Amara and Joël Chen-Laurent · 5 homes · shared Nov 9, 2025');
    card(1).getByText('Sent');
    expect(card(2).getByText('Yes').closest('p')?.textContent).toContain('Amara Chen-Laurent: Yes');
    expect(card(2).getByText('No').closest('p')?.textContent).toContain('price and street');
    card(3).getByText('Pending');
    card(3).getByText('Biggest yard.');
    card(3).getByText('Not sent yet');
    card(4).getByText('Approved');
    card(5).getByText('Rejected');
    // One yes, and one home to which they say different things.
    const answers = within(screen.getByRole('region', { name: 'Answers' }));
    expect(answers.getByText('Favourites').closest('div')?.textContent).toBe('Favourites1');
    expect(answers.getByText('Possible').closest('div')?.textContent).toBe('Possible1');
  });

  it('[BASKET-02] shows homes of one state, and approves, rejects and reconsiders them', async () => {
    const { api, user, router } = await renderBasket();
    await user.click(screen.getByRole('button', { name: 'Pending 1' }));
    await waitFor(() => expect(shownHomes()).toEqual(['3 Oakwood Ave N']));
    expect(router?.state.location.search).toMatchObject({ show: 'pending' });
    await user.click(screen.getByRole('button', { name: 'All 5' }));
    await user.click(await screen.findByRole('button', { name: 'More for 5 Oakwood Ave N' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Back to pending' }));
    await waitFor(() => card(5).getByText('Pending'));
    await user.click(screen.getByRole('button', { name: 'Approve all 2' }));
    await waitFor(() => expect(screen.getAllByText('Approved')).not.toHaveLength(1));
    expect(api.calls('POST /baskets/{id}/requests').map(({ body }) => body)).toEqual([
      { homeIds: [homeIdOf(5)], action: 'reconsider' },
      { homeIds: [homeIdOf(3), homeIdOf(5)], action: 'approve' },
    ]);
  });

  it('[BASKET-02] asks once more before homes leave, and takes them back while they wait', async () => {
    const { api, user } = await renderBasket();
    await user.click(screen.getByRole('button', { name: 'Send 2 new homes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send 2 homes?' }));
    await dialog.findByText('Joël Chen-Laurent is left out');
    await user.click(dialog.getByRole('checkbox', { name: /3 Oakwood Ave N/ }));
    await user.click(dialog.getByRole('button', { name: 'Send 1 home' }));
    expect(api.calls('POST /baskets/{id}/send')[0]?.body).toEqual({ approve: [] });
    const bar = within(await screen.findByRole('region', { name: 'Waiting in the outbox' }));
    bar.getByText('2 homes on the way to 1 person');
    bar.getByText('9:41');
    // What waits is not sent a second time.
    expect(screen.queryByRole('button', { name: /^Send \d new/ })).toBeNull();
    await user.click(bar.getByRole('button', { name: 'Take back' }));
    await screen.findByText('Taken back.');
    expect(screen.queryByRole('region', { name: 'Waiting in the outbox' })).toBeNull();
    expect(api.calls('POST /baskets/{id}/take-back')).toHaveLength(1);
  });

  it('[BASKET-02] says of what waits when it leaves, and only then that it was sent', async () => {
    const { leavesAt } = waiting;
    const told = sampleBasket();
    const basket = sampleBasket({
      sending: waiting,
      lastNotifiedAt: null,
      leavesAt,
      homes: told.homes.map((home) => (home.state === 'sent' ? { ...home, leavesAt, answers: [] } : home)),
      activity: [
        {
          what: 'sent',
          at: '2025-11-12T14:00:00.000Z',
          readerId: null,
          homeId: null,
          answer: null,
          number: 1,
        },
        {
          what: 'takenBack',
          at: '2025-11-11T14:00:00.000Z',
          readerId: null,
          homeId: null,
          answer: null,
          number: 1,
        },
        {
          what: 'sent',
          at: '2025-11-11T13:59:00.000Z',
          readerId: null,
          homeId: null,
          answer: null,
          number: 2,
        },
      ],
    });
    const { unmount } = await renderBasket({ basket });
    screen.getByText(/ · 5 homes · leaves: today, 9:10.AM$/);
    screen.getByRole('button', { name: 'Sent 0' });
    screen.getByRole('button', { name: 'In the outbox 2' });
    card(1).getByText(/^Leaves: 9:10.AM$/);
    card(1).getByText('Not sent yet');
    card(3).getByText('Pending');
    screen.getByText('Waiting in the outbox for 1 person');
    screen.getByText('Sent to 2 people');
    unmount();
    vi.setSystemTime(new Date('2025-11-12T14:10:00Z'));
    const { unmount: leave } = await renderBasket({ basket });
    screen.getByText(/ · 5 homes · shared Nov 12, 2025$/);
    screen.getByRole('button', { name: 'Sent 2' });
    card(1).getByText('Sent');
    leave();
    vi.setSystemTime(new Date('2025-11-12T14:00:19Z'));
    await renderBasket({ basket }, '', 'fr');
    screen.getByText(/ · départ : aujourd’hui, 9 h 10$/);
    card(1).getByText(/^Départ : 9.h.10$/);
  });

  it('[BASKET-02] sends nothing where nobody may be written to', async () => {
    const nobody = previewOf().readers.map((reader) => ({ ...reader, leftOut: 'optedOut' as const }));
    const { user } = await renderBasket({ preview: previewOf({ readers: nobody }) });
    await user.click(screen.getByRole('button', { name: 'Send 2 new homes' }));
    await screen.findByText(/^Nobody in this basket can be written to now\./);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send 2 homes' }).disabled).toBe(true);
  });

  it('says on which day homes leave that wait for longer', async () => {
    await renderBasket({
      basket: sampleBasket({ sending: { ...waiting, leavesAt: '2025-11-14T13:00:00.000Z' } }),
    });
    screen.getByText('2 homes for 1 person, leaving: Nov 14, 8:00 AM');
  });

  it('[BASKET-02] saves how people are notified, and puts a choice back that was refused', async () => {
    const { api, user } = await renderBasket();
    const sms = screen.getByRole<HTMLInputElement>('switch', { name: 'Notify by SMS' });
    await user.click(sms);
    expect(sms.disabled).toBe(false);
    await waitFor(() =>
      expect(api.calls('PUT /baskets/{id}')[0]?.body).toMatchObject({
        bySms: true,
        byEmail: true,
        revision: 4,
      }),
    );
    fakeApi({ 'PUT /baskets/{id}': () => failWith('conflict', { friendlyMessage: 'Changed elsewhere' }) });
    const copy = screen.getByRole<HTMLInputElement>('switch', { name: 'Send copy to myself' });
    await waitFor(() => expect(copy.disabled).toBe(false));
    await user.click(copy);
    await screen.findByText('Changed elsewhere');
    await waitFor(() => expect(copy.checked).toBe(true));
  });

  it('[BASKET-01] writes a note, takes a home out and puts it back', async () => {
    const { api, user } = await renderBasket();
    await user.click(screen.getByRole('button', { name: 'More for 4 Oakwood Ave N' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Add note' }));
    await user.type(await screen.findByRole('textbox', { name: 'A note for this home' }), 'Quiet street');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => card(4).getByText('Quiet street'));
    await user.click(screen.getByRole('button', { name: 'More for 1 Oakwood Ave N' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from basket' }));
    await waitFor(() => expect(shownHomes()).toHaveLength(4));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(shownHomes()).toHaveLength(5));
    expect(api.calls('POST /baskets/{id}/homes/restore')[0]?.body).toEqual({ homeIds: [homeIdOf(1)] });
  });

  it('copies, closes and renews the link of each person', async () => {
    const { api, user } = await renderBasket();
    await user.click(screen.getByRole('button', { name: 'Copy the link of Joël Chen-Laurent' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toBe('https://hearthline.app/c/7Kq2-2'),
    );
    await user.click(screen.getByRole('button', { name: 'More for Joël Chen-Laurent' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Close link' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Close link' }));
    await screen.findByText('Link closed');
    expect(screen.queryByRole('button', { name: 'Copy the link of Joël Chen-Laurent' })).toBeNull();
    expect(api.calls('POST /baskets/{id}/readers/{readerId}/link')[0]).toMatchObject({
      params: { readerId: readerIdOf(2) },
      body: { action: 'close' },
    });
  });

  it('compares two to four homes, and lists them in rows', async () => {
    const { user, router } = await renderBasket();
    await user.click(screen.getByRole('checkbox', { name: 'Select 1 Oakwood Ave N' }));
    screen.getByText('Select 2 to 4 to compare.');
    await user.click(screen.getByRole('checkbox', { name: 'Select 2 Oakwood Ave N' }));
    const compare = screen.getByRole('link', { name: 'Compare' }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URLSearchParams(compare.split('?')[1]))).toEqual({
      ids: `${listingIdOf(1)},${listingIdOf(2)}`,
      basketId,
    });
    await user.click(screen.getByRole('radio', { name: 'List' }));
    await waitFor(() => expect(router?.state.location.search).toMatchObject({ view: 'list' }));
  });

  it('says what happened to homes and people, and marks answers as seen', async () => {
    const { api } = await renderBasket({
      basket: sampleBasket({
        readers: [readerOf(1, { leftOut: 'consentEnded' })],
        homes: [
          homeOf(1, {
            changes: [
              { type: 'price', from: 144_900_000, to: 138_900_000 },
              { type: 'relisted', mlsNumber: 'W9' },
              { type: 'status', from: 'new', to: 'sc' },
            ],
            unreadComments: 1,
            comments: 2,
            showings: 1,
          }),
          homeOf(2, { listing: null, isShown: false }),
        ],
        activity: [
          {
            what: 'answered',
            at: '2025-11-12T13:14:00.000Z',
            readerId: readerIdOf(1),
            homeId: homeIdOf(1),
            answer: 'no',
            number: 0,
          },
          {
            what: 'sent',
            at: '2025-11-09T15:30:00.000Z',
            readerId: null,
            homeId: null,
            answer: null,
            number: 2,
          },
        ],
      }),
    });
    card(1).getByText('$1,449,000 → $1,389,000');
    card(1).getByText('Relisted as MLS W9');
    card(1).getByText('Now: Sold conditional');
    card(1).getByText('2 comments');
    card(1).getByText('Showing asked for');
    screen.getByRole('article', { name: 'A home that is no longer on the board' });
    screen.getByText('Cannot be written to: Consent ended');
    screen.getByText('Amara said no to 1 Oakwood Ave N');
    screen.getByText('Sent to 2 people');
    await waitFor(() => expect(api.calls('POST /baskets/{id}/seen')).toHaveLength(1));
  });

  it('offers how to fill an empty one, and says where one is not there', async () => {
    const { unmount } = await renderBasket({ basket: sampleBasket({ homes: [] }) });
    screen.getByRole('link', { name: 'Add homes' });
    unmount();
    fakeBaskets();
    fakeApi({ 'GET /baskets/{id}': () => failWith('not_found') });
    renderWithProviders(<BasketScreen />, { route: `/basket/view?id=${basketId}` });
    await screen.findByRole('heading', { name: 'This basket is not here' });
  });

  it('[SHELL-09] reads in French', async () => {
    await renderBasket({}, '', 'fr');
    screen.getByRole('button', { name: 'Envoyer 2 nouvelles propriétés' });
    card(1).getByText('Envoyée');
    screen.getByText(/^Prochain envoi des changements/);
  });
});
