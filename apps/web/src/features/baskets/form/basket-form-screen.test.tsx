import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderWithProviders } from '../../../testing/render.tsx';
import { listingIdOf, listingOf } from '../../../testing/sample-home.ts';
import { sampleMe } from '../../../testing/sample-me.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { useKeptFormStore } from '../model/kept-form-store.ts';
import { fakeBaskets } from '../testing/fake-baskets.ts';
import { basketId, clientId, homeIdOf, previewOf } from '../testing/sample-basket.ts';
import { BasketFormScreen } from './basket-form-screen.tsx';

beforeEach(signIn);

const criteriaParts: Parameters<typeof BasketFormScreen>[0]['criteriaParts'] = {
  CriteriaWords: ({ criteria, actions }) => (
    <p>
      For {criteria.offer} {actions}
    </p>
  ),
  editLink: (criteria, basket) => ({ to: '/property-search', search: { c: criteria?.offer, basket } }),
  findLink: ({ offer }, basket) => ({ to: '/property-search/result', search: { c: offer, basket } }),
  parse: () => ({ version: 1, offer: 'lease', status: ['active'] }),
};

const agent = {
  id: 'agent',
  firstName: 'Maya',
  name: 'Maya Okafor',
  brokerage: 'Northlight',
  avatar: null,
  boardAgreement: sampleMe().boardAgreement,
};

async function renderForm(
  search = '',
  kept: Parameters<typeof fakeBaskets>[0] = {},
  language: 'en' | 'fr' = 'en',
) {
  const api = fakeBaskets(kept);
  const rendered = renderWithProviders(
    <BasketFormScreen agent={agent} timeZone="America/Toronto" criteriaParts={criteriaParts} />,
    { route: `/basket/form?basketType=Manual${search}`, language },
  );
  await screen.findByRole('heading', { level: 1 });
  return { api, user: userEvent.setup(), ...rendered };
}

const homeNames = () =>
  screen
    .getAllByRole('button', { name: /^(Move|Put down) / })
    .map((handle) => handle.getAttribute('aria-label')?.replace(/^(Move|Put down) /, ''));

describe('a new basket', () => {
  it('[BASKET-01] is made of a client, a name, homes in their order and a note', async () => {
    const { api, user, router } = await renderForm(
      `&client=${clientId}&listings=${listingIdOf(1)},${listingIdOf(2)}&c=x`,
      { household: [{ id: listingIdOf(9), name: 'Joël Chen-Laurent' }] },
    );
    expect(homeNames()).toEqual(['1 Oakwood Ave N', '2 Oakwood Ave N']);
    expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toMatch(
      /^\/property-search\?c=lease&basket=\w+$/,
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Lakeside');
    await user.type(screen.getByRole('textbox', { name: 'Additional email' }), 'joel@example.com');
    await user.type(screen.getByRole('textbox', { name: 'Note for 2 Oakwood Ave N' }), 'Good yard');
    await user.click(screen.getByRole('switch', { name: 'Notify by SMS' }));
    await user.click(screen.getByRole('button', { name: /Time unit/ }));
    await user.click(await screen.findByRole('option', { name: 'Every day at 8:00 AM' }));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Also for Joël Chen-Laurent' }).checked).toBe(
      true,
    );
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('Basket saved');
    expect(api.calls('POST /baskets')[0]?.body).toMatchObject({
      type: 'Manual',
      name: 'Lakeside',
      clientId,
      isForHousehold: true,
      additionalEmail: 'joel@example.com',
      timeUnit: 'daily',
      byEmail: true,
      bySms: true,
      confirmBeforeSending: true,
      copyToMe: false,
      criteria: { offer: 'lease' },
      listingIds: [listingIdOf(1), listingIdOf(2)],
    });
    expect(api.calls('PUT /baskets/{id}/homes/{homeId}').map(({ body }) => body)).toEqual([
      { note: 'Good yard' },
    ]);
    await waitFor(() => expect(router?.state.location.search).toMatchObject({ id: basketId }));
  });

  it('[BASKET-01] keeps what was typed while its client is read again', async () => {
    let whenRead = Promise.resolve();
    const { api, user, queryClient } = await renderForm(`&client=${clientId}`, {
      beforeClient: () => whenRead,
    });
    const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    await user.type(name, 'Lakeside');
    const before = api.calls('GET /clients/{id}').length;
    const { promise, resolve } = Promise.withResolvers<void>();
    whenRead = promise;
    void queryClient.invalidateQueries();
    await waitFor(() => expect(api.calls('GET /clients/{id}').length).toBeGreaterThan(before));
    resolve();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('textbox', { name: 'Name' })).toBe(name);
    expect(name.value).toBe('Lakeside');
  });

  it('[BASKET-01] keeps the note and the place of a home that is shown by another listing once it is saved', async () => {
    const { api, user } = await renderForm(
      `&client=${clientId}&listings=${listingIdOf(1)},${listingIdOf(2)}`,
      { relisted: { [listingIdOf(2)]: listingOf(7) } },
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Lakeside');
    await user.type(screen.getByRole('textbox', { name: 'Note for 2 Oakwood Ave N' }), 'Good yard');
    screen.getByRole('button', { name: 'Move 2 Oakwood Ave N' }).focus();
    await user.keyboard(' {ArrowUp} ');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await screen.findByText('Basket saved');
    const [noted] = api.calls('PUT /baskets/{id}/homes/{homeId}');
    expect(noted).toMatchObject({ params: { homeId: homeIdOf(100) }, body: { note: 'Good yard' } });
    expect(homeNames()).toEqual(['7 Oakwood Ave N', '1 Oakwood Ave N']);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note for 7 Oakwood Ave N' }).value).toBe(
      'Good yard',
    );
  });

  it('[BASKET-01] shows the top of the client’s page, in the language of the client or the other one', async () => {
    const { user } = await renderForm(`&client=${clientId}&listings=${listingIdOf(1)},${listingIdOf(2)}`);
    const card = within(screen.getByRole('region', { name: 'Amara’s page' }));
    card.getByText('Two homes for you, Amara');
    card.getByText('Maya Okafor');
    await user.type(screen.getByRole('textbox', { name: 'Note for 1 Oakwood Ave N' }), 'Good yard');
    card.getByText('Good yard');
    await user.click(card.getByRole('radio', { name: 'French' }));
    card.getByText('Deux propriétés pour vous, Amara');
    card.getAllByText('Peut-être');
    await user.click(screen.getByRole('button', { name: 'Remove 1 Oakwood Ave N' }));
    card.getByText('Une propriété pour vous, Amara');
    const homes = screen.getByRole('region', { name: 'Homes' });
    await waitFor(() => expect(homes.contains(document.activeElement)).toBe(true));
  });

  it('[BASKET-01] comes back from the search as it was left, with the criteria and the homes found there', async () => {
    const { api, user, router } = await renderForm(`&client=${clientId}&listings=${listingIdOf(1)}&c=x`);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Lakeside');
    await user.click(screen.getByRole('link', { name: 'Edit' }));
    await waitFor(() => expect(router?.state.location.pathname).toBe('/property-search'));
    const kept = router?.state.location.search.basket;
    useKeptFormStore.getState().addFound([listingIdOf(1), listingIdOf(3)]);
    useKeptFormStore.getState().takeCriteria({ version: 1, offer: 'sale', status: ['sold'] });
    cleanup();

    const { router: back } = renderWithProviders(
      <BasketFormScreen agent={agent} timeZone="America/Toronto" criteriaParts={criteriaParts} />,
      { route: `/basket/form?basketType=Manual&kept=${kept}` },
    );
    await waitFor(() => expect(homeNames()).toEqual(['1 Oakwood Ave N', '3 Oakwood Ave N']));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Lakeside');
    screen.getByText('Changes are not saved yet');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(back?.state.location.search).toMatchObject({ id: basketId }));
    expect(api.calls('POST /baskets')[0]?.body).toMatchObject({
      name: 'Lakeside',
      criteria: { offer: 'sale', status: ['sold'] },
      listingIds: [listingIdOf(1), listingIdOf(3)],
    });
    expect(useKeptFormStore.getState().kept).toBeNull();
  });

  it('[BASKET-01] shows no home on the client’s page while the agent has no board access', async () => {
    const boardAgreement = { status: 'expired' as const, boardName: 'PropTx', validUntil: '2025-10-31' };
    fakeBaskets();
    renderWithProviders(
      <BasketFormScreen agent={{ ...agent, boardAgreement }} criteriaParts={criteriaParts} />,
      { route: `/basket/form?basketType=Manual&id=${basketId}` },
    );
    const page = within(await screen.findByRole('region', { name: 'Amara’s page' }));
    page.getByText('Homes appear here again with board access.');
    expect(page.queryByText(/Oakwood|Ask Maya|Address on request|\$/)).toBeNull();
    expect(page.queryByText('Yes')).toBeNull();
  });

  it('[BASKET-01] says what is missing, and leads to the first of it', async () => {
    const { api, user } = await renderForm(`&listings=${listingIdOf(1)}`);
    await user.type(screen.getByRole('textbox', { name: 'Additional email' }), 'joel');
    await user.click(screen.getByRole('switch', { name: 'Notify by email' }));
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    screen.getByText('Client is a required field');
    screen.getByText('Name is a required field');
    screen.getByText('Additional email must be a valid email');
    screen.getByText('Choose email, SMS or both.');
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Client' }));
    expect(api.calls('POST /baskets')).toEqual([]);
  });

  it('[BASKET-01] finds homes by typing, by a pasted list of numbers, and among favorites', async () => {
    const { user } = await renderForm();
    const field = screen.getByRole('combobox', { name: 'Find homes' });
    await user.type(field, '1 oak');
    await user.click(await screen.findByRole('option', { name: /^1 Oakwood Ave N/ }));
    await waitFor(() => expect(homeNames()).toEqual(['1 Oakwood Ave N']));

    await user.click(field);
    await user.paste('W1000003\nW1000002, W9999999');
    await waitFor(() =>
      expect(homeNames()).toEqual(['1 Oakwood Ave N', '3 Oakwood Ave N', '2 Oakwood Ave N']),
    );
    expect(screen.getAllByText('2 homes of the list were found. Not found: W9999999.')).not.toEqual([]);

    await user.click(screen.getByRole('button', { name: 'From favorites' }));
    const dialog = within(await screen.findByRole('dialog'));
    // Those that are chosen already are not offered again.
    expect(await dialog.findAllByRole('checkbox')).toHaveLength(1);
    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Add 1 home' }));
    await waitFor(() => expect(homeNames()).toHaveLength(4));
  });

  it('takes a home out and puts it back where it was', async () => {
    const { user } = await renderForm(`&listings=${[1, 2, 3].map(listingIdOf).join(',')}`);
    await user.click(screen.getByRole('button', { name: 'Remove 2 Oakwood Ave N' }));
    expect(homeNames()).toEqual(['1 Oakwood Ave N', '3 Oakwood Ave N']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(homeNames()).toEqual(['1 Oakwood Ave N', '2 Oakwood Ave N', '3 Oakwood Ave N']);
  });

  it('[BASKET-01] puts homes in order by keyboard, told to those who do not see it', async () => {
    const { user } = await renderForm(`&listings=${[1, 2, 3].map(listingIdOf).join(',')}`);
    screen.getByRole('button', { name: 'Move 1 Oakwood Ave N' }).focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    screen.getByText('1 Oakwood Ave N, place 3 of 3');
    await user.keyboard('{Escape}');
    expect(homeNames()).toEqual(['1 Oakwood Ave N', '2 Oakwood Ave N', '3 Oakwood Ave N']);
    await user.keyboard(' {ArrowDown} ');
    expect(homeNames()).toEqual(['2 Oakwood Ave N', '1 Oakwood Ave N', '3 Oakwood Ave N']);
    screen.getByText('1 Oakwood Ave N put down, place 2 of 3');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move 1 Oakwood Ave N');
  });

  it('[BASKET-01] puts homes in order by dragging', async () => {
    await renderForm(`&listings=${[1, 2, 3].map(listingIdOf).join(',')}`);
    const rows = screen.getAllByRole('listitem').filter((row) => row.hasAttribute('data-home'));
    for (const row of rows)
      row.getBoundingClientRect = () => new DOMRect(0, Number(row.style.order) * 100, 400, 100);
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Move 1 Oakwood Ave N' }), {
      button: 0,
      pointerId: 1,
    });
    fireEvent(window, Object.assign(new Event('pointermove'), { pointerId: 1, clientY: 280 }));
    fireEvent(window, Object.assign(new Event('pointerup'), { pointerId: 1 }));
    expect(homeNames()).toEqual(['2 Oakwood Ave N', '3 Oakwood Ave N', '1 Oakwood Ave N']);
  });
});

describe('a basket that is there', () => {
  it('[BASKET-01] is changed: its fields, its homes and their order', async () => {
    const { api, user } = await renderForm(`&id=${basketId}`);
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Lakeside, 5 bed');
    await user.click(screen.getByRole('button', { name: 'Remove 5 Oakwood Ave N' }));
    screen.getByRole('button', { name: 'Move 2 Oakwood Ave N' }).focus();
    await user.keyboard(' {ArrowUp} ');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('All changes are saved');
    expect(api.calls('PUT /baskets/{id}')[0]?.body).toMatchObject({ name: 'Lakeside, 5 bed', revision: 4 });
    expect(api.calls('POST /baskets/{id}/homes/remove')[0]?.body).toEqual({ homeIds: [homeIdOf(5)] });
    expect(api.calls('PUT /baskets/{id}/homes/order')[0]?.body.homeIds.slice(0, 2)).toEqual([
      homeIdOf(2),
      homeIdOf(1),
    ]);
  });

  it('[BASKET-02] shows before it leaves who may get it, and sends what was confirmed', async () => {
    const { api, user, router } = await renderForm(`&id=${basketId}`, {
      preview: previewOf({ hiddenHomes: 1 }),
    });
    const card = within(screen.getByRole('region', { name: 'Before it leaves' }));
    await card.findByText('Amara Chen-Laurent: may be written to');
    card.getByText('Joël Chen-Laurent is left out');
    card.getByText('No consent on record');
    card.getByText('1 home stays behind');
    await user.click(screen.getByRole('button', { name: 'Save and send' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send 2 homes?' }));
    await user.click(await dialog.findByRole('button', { name: 'Send 2 homes' }));
    await waitFor(() => expect(router?.state.location.pathname).toBe('/basket/view'));
    expect(api.calls('POST /baskets/{id}/send')[0]?.body).toEqual({ approve: [homeIdOf(3)] });
  });

  it('asks before changes are lost, and not where there are none', async () => {
    const { user, router } = await renderForm(`&id=${basketId}`);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '!');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay' }));
    expect(router?.state.location.pathname).toBe('/basket/form');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('All changes are saved');
    await user.click(screen.getByRole('link', { name: 'Cancel' }));
    await waitFor(() => expect(router?.state.location.pathname).toBe('/basket/view'));
  });

  it('says that it is not there, where the address is broken', async () => {
    await renderForm('&id=7');
    screen.getByRole('heading', { name: 'This basket is not here' });
  });

  it('[SHELL-09] reads in French', async () => {
    await renderForm(`&id=${basketId}`, {}, 'fr');
    await screen.findByRole('heading', { level: 1, name: 'Modifier Lakeside, 4 bed' });
    screen.getByRole('button', { name: 'Enregistrer et envoyer' });
    screen.getByText('5 propriétés, 1 avec une note');
  });
});
