import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { fakeBaskets } from '../testing/fake-baskets.ts';
import { basketId, clientId, homeIdOf, readerIdOf, showingOf } from '../testing/sample-basket.ts';
import { ItemScreen } from './item-screen.tsx';

beforeEach(() => {
  signIn();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-12T14:00:00Z') });
  return () => vi.useRealTimers();
});

async function renderItem(showings = [showingOf()], language: 'en' | 'fr' = 'en', home = 2) {
  fakeBaskets();
  const api = fakeApi({
    'GET /baskets/{id}/homes/{homeId}': () => ({
      isSuccess: true,
      result: {
        comments: [
          {
            id: readerIdOf(70),
            homeId: homeIdOf(home),
            readerId: readerIdOf(1),
            toReaderId: null,
            text: 'Love the light.',
            at: '2025-11-12T13:14:00.000Z',
            isUnread: true,
          },
        ],
        showings,
      },
    }),
    'POST /baskets/{id}/comments': ({ body }) => ({
      isSuccess: true,
      result: {
        id: readerIdOf(71),
        readerId: null,
        at: '2025-11-12T14:00:00.000Z',
        isUnread: false,
        ...body,
      },
    }),
    'POST /baskets/showings/{id}': () => ({ isSuccess: true, result: showingOf({ state: 'accepted' }) }),
  });
  const rendered = renderWithProviders(<ItemScreen timeZone="America/Toronto" />, {
    route: `/basket/view/item?basketType=Manual&id=${basketId}&home=${homeIdOf(home)}`,
    language,
  });
  await screen.findByRole('heading', { level: 1, name: `${home} Oakwood Ave N` });
  return { api, user: userEvent.setup(), ...rendered };
}

describe('one home of a basket', () => {
  it('[BASKET-01] tells who opened it, how often, and what they answered and why', async () => {
    await renderItem();
    const people = within(screen.getByRole('region', { name: 'Who looked, and what they say' }));
    const [amara, joel] = people.getAllByRole('listitem');
    expect(amara?.textContent).toContain('Opened 2 times · Today, 8:10\u00A0AM');
    expect(amara?.textContent).toContain('Yes');
    expect(joel?.textContent).toContain('Noprice and street');
  });

  it('writes back to everybody, or to one person alone', async () => {
    const { api, user } = await renderItem();
    await screen.findByText('Love the light.');
    await user.type(screen.getByRole('textbox', { name: 'Write back' }), 'Saturday at two?');
    await user.click(screen.getByRole('button', { name: /To whom/ }));
    await user.click(await screen.findByRole('option', { name: 'Amara' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(api.calls('POST /baskets/{id}/comments')[0]?.body).toEqual({
        homeId: homeIdOf(2),
        toReaderId: readerIdOf(1),
        text: 'Saturday at two?',
      }),
    );
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Write back' });
    await waitFor(() => expect(field.value).toBe(''));
    expect(document.activeElement).toBe(field);
  });

  it('accepts a showing, proposes other times, or declines', async () => {
    const { api, user } = await renderItem();
    await user.click(await screen.findByRole('button', { name: 'Accept: Nov 16, 10:30\u00A0AM' }));
    await waitFor(() =>
      expect(api.calls('POST /baskets/showings/{id}')[0]?.body).toEqual({
        action: 'accept',
        times: ['2025-11-16T15:30:00.000Z'],
        reply: '',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Propose another time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Propose times to Amara' }));
    await user.click(dialog.getByRole('button', { name: 'Add a time' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Day 2' }));
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    dialog.getByText('Choose a day from today on, and a time.');
    await user.type(dialog.getByRole('textbox', { name: 'Day 2' }), '2025-11-20');
    await user.type(dialog.getByRole('textbox', { name: 'A few words' }), 'The seller is away.');
    await user.click(dialog.getByRole('button', { name: 'Propose' }));
    await waitFor(() =>
      expect(api.calls('POST /baskets/showings/{id}')[1]?.body).toEqual({
        action: 'propose',
        times: ['2025-11-13T23:00:00.000Z', '2025-11-20T23:00:00.000Z'],
        reply: 'The seller is away.',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Decline' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Decline' }));
    await waitFor(() =>
      expect(api.calls('POST /baskets/showings/{id}')[2]?.body).toEqual({
        action: 'decline',
        times: [],
        reply: '',
      }),
    );
  });

  it('asks once more before a showing is accepted at a time at which another home is shown', async () => {
    const [first = '', second = ''] = showingOf().times;
    const overlaps = [{ time: first, agreedAt: '2025-11-15T19:30:00.000Z' }];
    const { api, user } = await renderItem([showingOf({ overlaps })]);
    await screen.findByText('You show another home then, at 2:30 PM.');
    const accept = screen.getByRole('button', { name: 'Accept: Nov 15, 2:00\u00A0PM' });
    await user.click(accept);
    const asked = within(await screen.findByRole('alertdialog', { name: 'Accept this time all the same?' }));
    asked.getByText(/another home: Nov 15, 2:30.PM\. This showing \(Nov 15, 2:00.PM\) would overlap/);
    await user.click(asked.getByRole('button', { name: 'Choose another time' }));
    expect(api.calls('POST /baskets/showings/{id}')).toEqual([]);
    await user.click(accept);
    await user.click(await screen.findByRole('button', { name: 'Accept anyway' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // At a free time nothing is asked.
    await user.click(screen.getByRole('button', { name: 'Accept: Nov 16, 10:30\u00A0AM' }));
    await waitFor(() =>
      expect(api.calls('POST /baskets/showings/{id}').map(({ body }) => body.times)).toEqual([
        [first],
        [second],
      ]),
    );
  });

  it('reminds of what Ontario wants before a showing', async () => {
    const { unmount } = await renderItem([showingOf({ lacking: ['representation'] })]);
    await screen.findByText(/^Before a showing in Ontario, Amara needs a representation agreement/);
    const record = screen.getByRole('link', { name: 'Record the date' });
    expect(record.getAttribute('href')).toBe(`/clients/form?id=${clientId}&field=representationOn`);
    unmount();
    const agreed = await renderItem([
      showingOf({ state: 'accepted', agreedAt: '2025-11-14T23:00:00.000Z', lacking: ['recoGuide'] }),
    ]);
    // What is agreed still lies ahead.
    await screen.findByText('Nov 14, 6:00 PM');
    screen.getByText(/^Before a showing in Ontario, Amara needs the RECO Information Guide/);
    agreed.unmount();
    const past = showingOf({
      state: 'accepted',
      agreedAt: '2025-11-10T23:00:00.000Z',
      lacking: ['recoGuide'],
    });
    const over = await renderItem([past]);
    await screen.findByText('Nov 10, 6:00 PM');
    expect(screen.queryByText(/Before a showing in Ontario/)).toBeNull();
    over.unmount();
    await renderItem([showingOf({ state: 'declined', lacking: ['recoGuide'] })]);
    await screen.findByText('Declined');
    expect(screen.queryByText(/Before a showing in Ontario/)).toBeNull();
  });

  it('leads back to the basket from a home that was taken out', async () => {
    const { user, router } = await renderItem();
    await user.click(await screen.findByRole('button', { name: /^More for/ }));
    expect(screen.queryByRole('menuitem', { name: 'Answers and comments' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Remove from basket' }));
    await waitFor(() => expect(router?.state.location.pathname).toBe('/basket/view'));
  });

  it('says that a home is not in the basket, and leads there', async () => {
    fakeBaskets();
    renderWithProviders(<ItemScreen />, {
      route: `/basket/view/item?basketType=Manual&id=${basketId}&home=${homeIdOf(99)}`,
    });
    await screen.findByRole('heading', { name: 'This home is not in the basket' });
    const back = screen.getByRole('link', { name: 'Back to the basket' });
    expect(back.getAttribute('href')).toBe(`/basket/view?basketType=Manual&id=${basketId}`);
  });

  it('leads to the homes before and after it', async () => {
    await renderItem();
    const search = (name: string) =>
      new URLSearchParams(screen.getByRole('link', { name }).getAttribute('href')?.split('?')[1]).get('home');
    expect([search('Previous home'), search('Next home')]).toEqual([homeIdOf(1), homeIdOf(3)]);
  });

  it('[SHELL-09] reads in French', async () => {
    await renderItem([showingOf({ lacking: ['recoGuide', 'representation'] })], 'fr');
    await screen.findByText(/^Avant une visite en Ontario/);
    screen.getByRole('button', { name: 'Proposer un autre moment' });
  });
});
