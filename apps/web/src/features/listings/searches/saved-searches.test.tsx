import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { defaultCriteria } from '@hearthline/domain/criteria/criteria';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { signIn } from '../../../testing/sign-in.ts';
import { fakeMarket, sampleSaved } from '../testing/fake-market.ts';
import { SaveSearchDialog } from './save-search-dialog.tsx';
import { SavedSearchesButton } from './saved-searches-button.tsx';

beforeEach(signIn);

const family = sampleSaved();
const lofts = sampleSaved({
  id: '0199a000-0000-7000-8000-000000000002',
  name: 'Lofts',
  criteria: { ...defaultCriteria, kind: { any: ['loft'] } },
  total: 20,
  fresh: 0,
});

async function openPanel() {
  const opened: Criteria[] = [];
  renderWithProviders(<SavedSearchesButton onOpen={(criteria) => opened.push(criteria)} />, {
    route: '/property-search',
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Saved searches' }));
  const panel = await screen.findByRole('dialog', { name: 'Saved searches' });
  return { opened, panel };
}

describe('saved searches', () => {
  it('stand with their count and what is new, and open as criteria that are then no longer new', async () => {
    let fresh = 3;
    fakeMarket();
    fakeApi({
      'GET /searches': () => ({ isSuccess: true, result: [{ ...family, fresh }, lofts] }),
      'POST /searches/{id}/opened': ({ params }) => {
        if (params.id === family.id) fresh = 0;
        return { isSuccess: true };
      },
    });
    const { opened, panel } = await openPanel();
    const row = await within(panel).findByRole('button', { name: /^Family homes/ });
    expect(row.textContent).toBe('Family homes4+ beds3 new37');
    expect(within(panel).getByRole('button', { name: /^Lofts/ }).textContent).toBe('LoftsLoft20');
    const alert = within(panel).getByRole('link', { name: 'Make an alert of “Lofts”' });
    expect(alert.getAttribute('href')).toMatch(
      /^\/basket\/form\?basketType=Automatic&c=.*loft.*&name=Lofts$/,
    );
    await userEvent.click(row);
    expect(opened).toEqual([family.criteria]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(fresh).toBe(0));
    await userEvent.click(screen.getByRole('button', { name: 'Saved searches' }));
    const again = await screen.findByRole('button', { name: /^Family homes/ });
    expect(again.textContent).not.toContain('new');
  });

  it('are renamed in place', async () => {
    fakeMarket({ saved: [family] });
    const api = fakeApi({
      'PUT /searches/{id}': ({ body }) => ({ isSuccess: true, result: { ...family, name: body.name } }),
    });
    const { panel } = await openPanel();
    await userEvent.click(await within(panel).findByRole('button', { name: 'Rename Family homes' }));
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(document.activeElement).toBe(field);
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    screen.getByText('Give the search a name.');
    await userEvent.type(field, 'Homes for the Okafors{Enter}');
    await within(panel).findByRole('button', { name: /^Homes for the Okafors/ });
    expect(api.calls('PUT /searches/{id}').map(({ body, params }) => [params.id, body])).toEqual([
      [family.id, { name: 'Homes for the Okafors', criteria: family.criteria }],
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Rename Homes for the Okafors' }));
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Saved searches' })).toBe(panel);
  });

  it('are deleted at once and brought back where they stood', async () => {
    fakeMarket({ saved: [family, lofts] });
    const api = fakeApi({
      'DELETE /searches/{id}': () => ({ isSuccess: true }),
      'POST /searches/{id}/restore': () => ({ isSuccess: true, result: family }),
    });
    const { panel } = await openPanel();
    await userEvent.click(await within(panel).findByRole('button', { name: 'Delete Family homes' }));
    await within(panel).findByText('Deleted “Family homes”');
    expect(within(panel).queryByRole('button', { name: /^Family homes/ })).toBeNull();
    expect(document.activeElement).toBe(within(panel).getByRole('button', { name: 'Undo' }));
    await userEvent.keyboard('{Enter}');
    await within(panel).findByRole('button', { name: /^Family homes/ });
    expect(api.calls('DELETE /searches/{id}').map(({ params }) => params.id)).toEqual([family.id]);
    expect(api.calls('POST /searches/{id}/restore').map(({ params }) => params.id)).toEqual([family.id]);
  });

  it('tell when there are none, and try again when they could not be loaded', async () => {
    let isDown = true;
    fakeMarket();
    fakeApi({ 'GET /searches': () => (isDown ? failWith('internal') : { isSuccess: true, result: [] }) });
    const { panel } = await openPanel();
    await within(panel).findByText('This could not be loaded.');
    isDown = false;
    await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
    await within(panel).findByText('No saved searches yet');
    await within(panel).findByText('Searches you look at appear here.');
  });

  it('[USER-06] say what opens them without a board agreement', async () => {
    fakeMarket();
    fakeApi({ 'GET /searches': () => failWith('agreement_required') });
    renderWithProviders(<SavedSearchesButton onOpen={() => undefined} />, { route: '/property-search' });
    await userEvent.click(await screen.findByRole('button', { name: 'Saved searches' }));
    await screen.findByText(/^Listings and sales open with board access\./);
  });
});

it('recent searches are named by what they ask for, and open', async () => {
  const criteria: Criteria = {
    ...defaultCriteria,
    price: { max: 90_000_000 },
    community: { any: ['mineola'] },
  };
  const searchedAt = new Date(Date.now() - 2 * 3_600_000).toISOString();
  fakeMarket({ recent: [{ id: lofts.id, criteria, searchedAt, total: 12 }] });
  const { opened, panel } = await openPanel();
  const row = await within(panel).findByRole('button', { name: /Mineola, Up to \$900K/ });
  expect(row.textContent).toContain('2 h ago');
  await userEvent.click(row);
  expect(opened).toEqual([criteria]);
});

describe('saving', () => {
  const criteria: Criteria = { ...defaultCriteria, bedrooms: { min: 4 } };

  function renderDialog() {
    const closed: boolean[] = [];
    renderWithProviders(<SaveSearchDialog criteria={criteria} isOpen onClose={() => closed.push(true)} />);
    return closed;
  }

  it('suggests a name and confirms', async () => {
    fakeMarket();
    const api = fakeApi({ 'POST /searches': ({ body }) => ({ isSuccess: true, result: sampleSaved(body) }) });
    const closed = renderDialog();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
    expect(field.value).toBe('4+ beds');
    await userEvent.clear(field);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    screen.getByText('Give the search a name.');
    await userEvent.type(field, 'Big homes{Enter}');
    await screen.findByText('Search saved');
    expect(closed).toEqual([true]);
    expect(api.calls('POST /searches').map(({ body }) => body)).toEqual([{ name: 'Big homes', criteria }]);
  });

  it('gives a search of the same name the new criteria, and says so before', async () => {
    fakeMarket({ saved: [family] });
    const api = fakeApi({
      'PUT /searches/{id}': ({ body }) => ({ isSuccess: true, result: sampleSaved(body) }),
    });
    renderDialog();
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.clear(field);
    await userEvent.type(field, 'family homes');
    await screen.findByText('A search with this name exists. Saving gives it these criteria.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.calls('PUT /searches/{id}').map(({ params }) => params.id)).toEqual([family.id]),
    );
  });
});
