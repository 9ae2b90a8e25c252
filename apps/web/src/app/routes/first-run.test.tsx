import type { BoardAccessState, Setup } from '@hearthline/contract/setup';
import { setupSteps } from '@hearthline/contract/setup-steps';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { sampleMe } from '../../testing/sample-me.ts';
import { samplePlans } from '../../testing/sample-plans.ts';
import { fakeShell } from '../testing/fake-shell.ts';
import { renderApp } from '../testing/render-app.tsx';

const noAccess: BoardAccessState = {
  status: 'none',
  boardName: '',
  licenceNumber: '9532207',
  askedAt: null,
  reason: '',
};

/** A new agent's dashboard; the server keeps what it is told. */
function fakeFirstRun({ access = noAccess, ...changes }: Partial<Setup> = {}) {
  const setup: Setup = { done: [], locked: ['search', 'cma'], access, isDismissed: false, ...changes };
  const boardAgreement = { status: 'none' as const, boardName: null, validUntil: null };
  const shell = fakeShell({ me: sampleMe({ boardAgreement, isSetupDismissed: setup.isDismissed }) });
  const api = fakeApi({
    'GET /users/setup': () => ({ isSuccess: true, result: setup }),
    'PUT /users/setup': ({ body }) => {
      setup.isDismissed = body.isDismissed;
      return { isSuccess: true, result: setup };
    },
    'POST /users/access-request': ({ body }) => {
      const isNew = setup.access.status !== 'asked';
      if (isNew) setup.access = { ...noAccess, ...body, status: 'asked', askedAt: new Date().toISOString() };
      return { isSuccess: true, result: { isNew, access: setup.access } };
    },
    'GET /users/plans': () => ({ isSuccess: true, result: samplePlans({ plan: 'solo' }) }),
  });
  return { setup, api, shell };
}

const openChecklist = () => screen.findByRole('region', { name: 'Set up Hearthline' });
const rowOf = (card: HTMLElement, name: RegExp) => {
  const row = within(card).getByRole('heading', { name }).closest('li');
  if (!row) throw new Error(`No step ${name}`);
  return row;
};
const hrefOf = (row: HTMLElement, name: RegExp) =>
  within(row).getByRole('link', { name }).getAttribute('href');

it('greets a new agent with what is done, one next step and locked steps, without a warning', async () => {
  fakeFirstRun({ done: ['details', 'signature'] });
  await renderApp('/');
  const card = await openChecklist();
  await screen.findByRole('heading', { level: 1, name: 'Welcome, Maya' });
  screen.getByText('4 steps and your board is alive. Nothing here is urgent.');
  within(card).getByText('2 of 6 steps done');
  expect(screen.queryByText(/^Listings and sales open with board access\./)).toBeNull();

  const steps = within(card).getAllByRole('listitem');
  expect(steps.filter((step) => step.getAttribute('aria-current') === 'step')).toEqual([
    rowOf(card, /^Board and licence number \(next step\)/),
  ]);
  const details = rowOf(card, /^Your details and brokerage \(done\)/);
  within(details).getByText('Northlight Realty Inc., Brokerage');
  expect(hrefOf(details, /^Edit/)).toBe('/user/profile');
  expect(hrefOf(rowOf(card, /^Signature \(done\)/), /^Edit/)).toBe('/setting#signature-heading');
  expect(hrefOf(rowOf(card, /^Bring your clients \(to do\)/), /^Bring clients/)).toBe('/clients');
  for (const name of [/^First search/, /^First market analysis/]) {
    within(rowOf(card, name)).getByText('After board access');
    expect(within(rowOf(card, name)).queryByRole('link')).toBeNull();
  }
});

it('shows the plan with what is used of it', async () => {
  fakeFirstRun();
  await renderApp('/');
  const plan = await screen.findByRole('region', { name: 'Your plan' });
  within(plan).getByText('Solo');
  within(plan).getByText('20 of 50');
  within(plan).getByText('Market analyses this month');
  within(plan).getByText('1 of 5');
});

it('asks for board access in place, then waits while the next step is the clients', async () => {
  const { api, setup } = fakeFirstRun({ done: ['details'] });
  const user = userEvent.setup();
  await renderApp('/');
  const card = await openChecklist();
  const reread = Promise.withResolvers<void>();
  fakeApi({
    'GET /users/setup': async () => {
      await reread.promise;
      return { isSuccess: true, result: setup };
    },
  });
  await user.click(within(card).getByRole('button', { name: 'Request access' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request board access' });
  expect(within(dialog).getByLabelText<HTMLInputElement>(/Licence number/).value).toBe('9532207');
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }));
  within(dialog).getByText('Board is a required field');
  expect(api.calls('POST /users/access-request')).toHaveLength(0);
  await user.type(within(dialog).getByLabelText(/^Board/), ' Lakeshore Board ');
  await user.click(within(dialog).getByRole('button', { name: 'Send request' }));

  // Said at once, however long the checklist takes to be read again.
  await screen.findByText('Your request is on its way.');
  reread.resolve();
  expect(api.calls('POST /users/access-request')[0]?.body).toEqual({
    boardName: 'Lakeshore Board',
    licenceNumber: '9532207',
  });
  const access = rowOf(card, /^Board and licence number \(waiting\)/);
  within(access).getByText('Asked for Lakeshore Board: just now. You are notified of the answer.');
  expect(within(access).queryByRole('button')).toBeNull();
  // The button is gone with its dialog: the focus stays in its row.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Waiting'));
  expect(access.contains(document.activeElement)).toBe(true);
  const clients = rowOf(card, /^Bring your clients \(next step\)/);
  expect(hrefOf(clients, /^Import clients/)).toBe('/clients/import');
  expect(hrefOf(clients, /^Type one in/)).toBe('/clients/form');
});

it('says why access was refused, and lets the agent ask again', async () => {
  fakeFirstRun({
    access: { ...noAccess, status: 'refused', boardName: 'Lakeshore', reason: 'No such licence.' },
  });
  await renderApp('/');
  const card = await openChecklist();
  within(card).getByText('The administrator refused: No such licence.');
  within(card).getByRole('button', { name: 'Ask again' });
});

it('is hidden on every device, says how it comes back, and comes back from the dashboard’s menu', async () => {
  const { api } = fakeFirstRun();
  const user = userEvent.setup();
  await renderApp('/');
  await openChecklist();
  await user.click(await screen.findByRole('button', { name: 'Hide the checklist' }));
  await screen.findByText('Checklist hidden. The menu of the dashboard brings it back.');
  expect(screen.queryByRole('region', { name: 'Set up Hearthline' })).toBeNull();
  await screen.findByText(/^Listings and sales open with board access\./);
  const menu = () => screen.getByRole('button', { name: /^Dashboards/ });
  await waitFor(() => expect(document.activeElement).toBe(menu()));

  await user.click(menu());
  await user.click(await screen.findByRole('menuitem', { name: 'Show the set-up checklist' }));
  await openChecklist();
  await waitFor(() => expect(document.activeElement).toBe(menu()));
  expect(api.calls('PUT /users/setup').map(({ body }) => body.isDismissed)).toEqual([true, false]);
});

it('leaves by itself when everything is done, and still comes back when it is called', async () => {
  const { api } = fakeFirstRun({
    done: [...setupSteps],
    locked: [],
    access: { ...noAccess, status: 'granted', boardName: 'Lakeshore' },
  });
  const user = userEvent.setup();
  await renderApp('/');
  await screen.findByText('You are all set up.');
  expect(screen.queryByRole('region', { name: 'Set up Hearthline' })).toBeNull();
  expect(api.calls('PUT /users/setup').map(({ body }) => body.isDismissed)).toEqual([true]);

  await user.click(screen.getByRole('button', { name: /^Dashboards/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show the set-up checklist' }));
  const card = await openChecklist();
  within(card).getByText('6 of 6 steps done');
  within(card).getByText('Lakeshore');
});

it('costs an agent who put it away no call', async () => {
  const { api } = fakeFirstRun({ isDismissed: true });
  await renderApp('/');
  await screen.findByRole('heading', { level: 1, name: /, Maya$/ });
  expect(api.calls('GET /users/setup')).toHaveLength(0);
});

it('speaks French', async () => {
  fakeFirstRun({ done: ['details'] });
  await renderApp('/', { language: 'fr' });
  await screen.findByRole('heading', { level: 1, name: 'Bienvenue, Maya' });
  await screen.findByRole('button', { name: 'Demander l’accès' });
});

it('reads everything again when board access opens', async () => {
  const { shell, setup } = fakeFirstRun();
  const { queryClient } = await renderApp('/');
  await openChecklist();
  const before = shell.calls('GET /dashboard/{name}').length;
  const me = sampleMe({ isSetupDismissed: false });
  setup.access = { ...noAccess, status: 'granted', boardName: 'Lakeshore' };
  setup.locked = [];
  queryClient.setQueryData(['users', 'me'], me);
  await waitFor(() => expect(shell.calls('GET /dashboard/{name}').length).toBe(before + 1));
  await waitFor(() => expect(screen.queryByText('After board access')).toBeNull());
});
