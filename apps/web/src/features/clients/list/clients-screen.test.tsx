import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { setWindowWidth } from '../../../testing/window-width.ts';
import { fakeClientList, idOf, listedClient } from '../testing/fake-client-list.ts';
import { ClientsScreen } from './clients-screen.tsx';
import { useColumnStore } from './column-store.ts';

const daniel = listedClient(1, { firstName: 'Daniel', lastName: 'Whitford', type: 'seller' });
const liam = listedClient(2, {
  firstName: 'Liam',
  lastName: 'O’Rourke',
  type: 'tenant',
  budget: 380_000,
  phone: '+14165550161;ext=204',
  category: 'waitingList',
});
const mei = listedClient(3, {
  firstName: 'Mei-Lin',
  lastName: 'Tran',
  phone: '+442079460958',
  budgetMax: 170_000_000,
  isOptedOut: true,
});
const people = [daniel, liam, mei];
const many = Array.from({ length: 30 }, (_, index) => listedClient(index + 1));

beforeEach(() => {
  signIn();
  useColumnStore.setState(useColumnStore.getInitialState());
  setWindowWidth(1440);
});

/** Cells take most of the time of a list, and most tests look at none but the names. */
const showFewColumns = () => useColumnStore.setState({ columns: ['budget'] });

async function renderClients(kept: Parameters<typeof fakeClientList>[0], search = '') {
  const api = fakeClientList(kept);
  const rendered = renderWithProviders(<ClientsScreen />, { route: `/clients${search}` });
  await screen.findByRole('heading', { level: 1, name: 'Clients' });
  return { api, user: userEvent.setup(), ...rendered };
}

/** By its text: working out the names of all rows would take seconds. */
const rowOf = async (name: string) => {
  const row = (await screen.findByText(name)).closest<HTMLElement>('[role="row"]');
  if (!row) throw new Error(`${name} stands in no row`);
  return row;
};
const lastSearch = (api: ReturnType<typeof fakeClientList>) => api.calls('POST /clients/search').at(-1)?.body;

describe('the list of clients', () => {
  it('[CLIENT-01] shows what matters of each client, in words and in the formats of here', async () => {
    await renderClients({ clients: people });
    const row = within(await rowOf('Daniel Whitford'));
    row.getByText('416 555 0142');
    row.getByText('$1,000,000');
    await row.findByText('Seller');
    row.getByText('Good');
    const tenant = within(await rowOf('Liam O’Rourke'));
    tenant.getByText('416 555 0161 ext. 204');
    tenant.getByText('$3,800 per month');
    tenant.getByText('Waiting list');
    const foreign = within(await rowOf('Mei-Lin Tran'));
    foreign.getByText('+44 207 946 0958');
    foreign.getByText('$1,000,000 – $1,700,000');
    foreign.getByText('Opted out');
    screen.getByText('3 clients · 2 added this month');
    expect(row.getByRole('link').getAttribute('href')).toBe(`/clients/view?id=${daniel.id}`);
  });

  it('[CLIENT-03] searches, narrows by category, and keeps both in the address', async () => {
    showFewColumns();
    const { api, user, router } = await renderClients({ clients: people });
    await user.type(await screen.findByRole('searchbox', { name: 'Search clients' }), 'whit');
    await waitFor(() => expect(router?.state.location.search).toEqual({ q: 'whit' }));
    await screen.findByRole('button', { name: 'All 1' });
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await user.click(await screen.findByRole('button', { name: 'Waiting list 1' }));
    await waitFor(() => expect(router?.state.location.search).toEqual({ category: 'waitingList' }));
    await waitFor(() => expect(screen.queryByText('Daniel Whitford')).toBeNull());
    expect(lastSearch(api)?.filter).toEqual({ version: 1, category: ['waitingList'] });
  });

  it('[CLIENT-03] sorts by a column, the other way on the second click, and begins again at page one', async () => {
    showFewColumns();
    const { api, user, router } = await renderClients({ clients: many }, '?page=2');
    await user.click(await screen.findByRole('columnheader', { name: /Budget/ }));
    await waitFor(() => expect(router?.state.location.search).toEqual({ sort: '-budget' }));
    await user.click(screen.getByRole('columnheader', { name: /Budget/ }));
    await waitFor(() => expect(router?.state.location.search).toEqual({ sort: 'budget' }));
    await waitFor(() =>
      expect(lastSearch(api)).toMatchObject({ sort: 'budget', isDescending: false, page: 1 }),
    );
  });

  it('[CLIENT-03] turns pages with exact totals, and returns from one that no longer exists', async () => {
    showFewColumns();
    const { user, router } = await renderClients({ clients: many }, '?page=9');
    await waitFor(() => expect(router?.state.location.search).toEqual({ page: '3' }));
    await screen.findByText('21 – 30 of 30');
    await screen.findByText('30 clients found, 21 to 30 are listed');
    await user.click(screen.getByRole('button', { name: 'Page 1' }));
    await screen.findByText('1 – 10 of 30');
    await user.click(screen.getByRole('button', { name: /Rows per page/ }));
    await user.click(await screen.findByRole('option', { name: '25' }));
    await screen.findByText('1 – 25 of 30');
  });

  it('[CLIENT-03] deletes all that match and brings them back, telling whose email is taken', async () => {
    showFewColumns();
    const emailTaken = [{ id: idOf(1), name: 'Person 1', email: 'person1@example.com' }];
    const { api, user } = await renderClients({ clients: many, emailTaken });
    await rowOf('Person 1');
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    const bar = within(await screen.findByRole('region', { name: 'Selected clients' }));
    bar.getByText('10 selected');
    await user.click(bar.getByRole('button', { name: 'Select all 30 that match' }));
    bar.getByText('30 selected');
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Deleted 30 clients');
    expect(api.calls('POST /clients/bulk/delete')[0]?.body).toEqual({ choice: { filter: { version: 1 } } });
    await screen.findByRole('heading', { name: 'No clients yet' });
    expect(screen.queryByRole('region', { name: 'Selected clients' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/Person 1 \(person1@example.com\)/);
    await screen.findByText('1 – 10 of 30');
    expect(api.calls('POST /clients/restore')[0]?.body).toEqual({ batchId: idOf(900) });
  });

  it('[CLIENT-03] tags those who were selected by hand, over several pages', async () => {
    showFewColumns();
    const { api, user } = await renderClients({ clients: many });
    const select = async (name: string) =>
      user.click(within(await rowOf(name)).getByRole('checkbox', { name: /Select/ }));
    await select('Person 2');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await select('Person 12');
    const bar = within(screen.getByRole('region', { name: 'Selected clients' }));
    bar.getByText('2 selected');
    await user.click(bar.getByRole('button', { name: 'Tag' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tag 2 clients' }));
    await user.click(dialog.getByRole('button', { name: 'Add tag' }));
    dialog.getByText('Enter a tag');
    await user.click(await dialog.findByRole('button', { name: 'Lakeside 3' }));
    await user.click(dialog.getByRole('button', { name: 'Add tag' }));
    await screen.findByText('Added “Lakeside” to 2 clients');
    expect(api.calls('POST /clients/bulk/tag')[0]?.body).toEqual({
      choice: { ids: [idOf(2), idOf(12)] },
      tag: 'Lakeside',
      isOn: true,
    });
    expect(screen.queryByRole('region', { name: 'Selected clients' })).toBeNull();
  });

  it('moves by keyboard: arrows, Space also on a link, Shift with arrows, and Enter that always opens', async () => {
    const { user, router } = await renderClients({ clients: people });
    const first = await rowOf('Daniel Whitford');
    act(() => first.focus());
    await user.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await screen.findByText('2 selected');
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.tagName).toBe('A');
    await user.keyboard(' ');
    await screen.findByText('3 selected');
    await user.keyboard('{ArrowLeft}{ArrowLeft}{Enter}');
    await waitFor(() => expect(router?.state.location.pathname).toBe('/clients/view'));
    expect(router?.state.location.search).toEqual({ id: mei.id });
  });

  it('[CLIENT-03] sets filters, shows them as chips, and takes them away again', async () => {
    showFewColumns();
    const { user, router } = await renderClients({ clients: people });
    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filter clients' }));
    await user.click(await panel.findByRole('button', { name: 'Seller' }));
    await user.type(panel.getByRole('textbox', { name: 'Budget, min' }), '900k');
    await user.type(panel.getByRole('textbox', { name: 'Budget, max' }), '800k');
    await user.tab();
    panel.getByText('Max less than min');
    await user.clear(panel.getByRole('textbox', { name: 'Budget, max' }));
    await user.type(panel.getByRole('combobox', { name: 'City' }), 'Laval{Enter}');
    await waitFor(() =>
      expect(router?.state.location.search).toEqual({ type: 'seller', budget: '900000..', city: 'Laval' }),
    );
    await user.click(panel.getByRole('button', { name: /^Show/ }));
    await user.click(screen.getByRole('button', { name: 'Remove filter City: Laval' }));
    await user.click(screen.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(router?.state.location.search).toEqual({}));
  });

  it('[CLIENT-03] saves filters as a smart list, opens it, and deletes it with a way back', async () => {
    showFewColumns();
    const { api, user, router } = await renderClients({ clients: people }, '?type=seller');
    await user.click(await screen.findByRole('button', { name: 'Smart lists' }));
    let panel = within(await screen.findByRole('dialog', { name: 'Smart lists' }));
    await user.click(panel.getByRole('button', { name: 'Save filters as a list' }));
    await user.type(panel.getByRole('textbox', { name: 'List name' }), 'Sellers{Enter}');
    await screen.findByRole('button', { name: 'Close smart list Sellers' });
    expect(api.calls('POST /clients/lists')[0]?.body).toEqual({
      name: 'Sellers',
      filter: { version: 1, type: ['seller'] },
    });
    expect(router?.state.location.search).toEqual({ type: 'seller', list: idOf(800) });

    await user.click(screen.getByRole('button', { name: 'Smart lists' }));
    panel = within(await screen.findByRole('dialog', { name: 'Smart lists' }));
    within(await panel.findByRole('button', { name: /^Sellers/ })).getByText('1');
    await user.click(panel.getByRole('button', { name: 'More for Sellers' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByText('Sellers deleted');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.calls('POST /clients/lists/{id}/restore')).toHaveLength(1));
  });

  it('offers to remove the filter that hides most', async () => {
    const { user, router } = await renderClients({ clients: people }, '?q=Daniel&type=tenant&relation=good');
    await screen.findByRole('heading', { name: 'No clients match' });
    await user.click(await screen.findByRole('button', { name: 'Remove Type: Tenant' }));
    await waitFor(() => expect(router?.state.location.search).toEqual({ q: 'Daniel', relation: 'good' }));
    await rowOf('Daniel Whitford');
  });

  it('says when names are only written alike, and then offers no choice of all', async () => {
    showFewColumns();
    const { user } = await renderClients({ clients: many, isSimilar: true }, '?q=person');
    await screen.findByText('Nobody is written “person”. These names are written much like it.');
    await user.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    await screen.findByText('10 selected');
    expect(screen.queryByRole('button', { name: /Select all/ })).toBeNull();
    await screen.findByText('Nobody is written “person”. 30 similar names are listed.');
  });

  it('remembers which columns were chosen', async () => {
    const { user } = await renderClients({ clients: people });
    await rowOf('Daniel Whitford');
    expect(screen.queryByRole('columnheader', { name: 'City' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'City' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Phone' }));
    await user.keyboard('{Escape}');
    await screen.findByRole('columnheader', { name: 'City' });
    expect(screen.queryByRole('columnheader', { name: 'Phone' })).toBeNull();
    expect(JSON.parse(localStorage.getItem('hearthline.clientColumns') ?? '{}').state.columns).toEqual([
      'type',
      'category',
      'budget',
      'timeline',
      'relation',
      'city',
      'lastContact',
    ]);
  });

  it('[CLIENT-01] offers import and the form where nobody is yet, and another try after a failure', async () => {
    const { unmount } = await renderClients({});
    await screen.findByRole('heading', { name: 'No clients yet' });
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect([hrefOf('Import clients'), hrefOf('New client')]).toEqual(['/clients/import', '/clients/form']);
    unmount();
    fakeClientList({ clients: people });
    fakeApi({ 'POST /clients/search': () => failWith('internal') });
    renderWithProviders(<ClientsScreen />, { route: '/clients' });
    await screen.findByText('Clients could not be loaded');
    fakeClientList({ clients: people });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await rowOf('Daniel Whitford');
  });
});
