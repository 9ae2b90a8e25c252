import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { failWith } from '../../../testing/fake-api.ts';
import { renderWithProviders } from '../../../testing/render.tsx';
import { samplePlans } from '../../../testing/sample-plans.ts';
import { signIn } from '../../../testing/sign-in.ts';
import { fakeImport, importId } from '../testing/fake-import.ts';
import { ImportScreen } from './import-screen.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  signIn();
  window.scrollTo = () => {};
});

const counts = { ready: 10, incomplete: 1, known: 4, likely: 1, refused: 0, created: 0, updated: 0 };
const fakeSolo = (clients: number, changes = {}, more: Parameters<typeof fakeImport>[1] = {}) =>
  fakeImport(
    { counts, rowsTotal: 16, ...changes },
    {
      'GET /users/plans': () => ({ isSuccess: true, result: samplePlans({ plan: 'solo', clients }) }),
      ...more,
    },
  );
const open = (search: string, language: 'en' | 'fr' = 'en') =>
  renderWithProviders(<ImportScreen timeZone="America/Toronto" />, {
    route: `/clients/import${search}`,
    language,
  });
const checkStep = `?id=${importId}&step=check`;

it('says from the first step on how many clients the plan still takes, once most are used', async () => {
  fakeSolo(41);
  open('');
  expect(await screen.findByText('Your Solo plan holds 50 clients and has room for 9 more.')).toBeTruthy();
});

it('says before it starts how many of the file fit, and imports no more than those', async () => {
  const api = fakeSolo(45);
  open(checkStep);
  const title = await screen.findByText(
    'Your Solo plan holds 50 clients: 7 new rows of this file do not fit.',
  );
  expect(title.parentElement?.textContent).toContain(
    'The first 5 new rows are added, the others are left out',
  );
  // Five new ones, and four who are known.
  const start = await screen.findByRole<HTMLButtonElement>('button', { name: 'Import 9 rows' });
  await waitFor(() => expect(start.disabled).toBe(false));
  await userEvent.click(start);
  await waitFor(() => expect(api.calls('POST /clients/imports/{id}/start')).toHaveLength(1));
});

it('says so in French, and nothing where everybody fits', async () => {
  fakeSolo(45);
  const { unmount } = open(checkStep, 'fr');
  await screen.findByText(
    'Votre forfait Solo permet 50 clients : 7 nouvelles lignes de ce fichier n’y entrent pas.',
  );
  unmount();
  fakeSolo(20);
  open(checkStep);
  await screen.findByRole('button', { name: 'Import 16 rows' });
  expect(screen.queryByText(/Solo plan/)).toBeNull();
});

it('cannot start where nobody fits and nobody is known', async () => {
  fakeSolo(50, { counts: { ...counts, known: 0 } });
  open(checkStep);
  await screen.findByText('Your Solo plan holds 50 clients: 12 new rows of this file do not fit.');
  const start = await screen.findByRole<HTMLButtonElement>('button', { name: 'No row can be imported' });
  expect(start.disabled).toBe(true);
});

it('shows the sentence of the server where the plan filled up meanwhile', async () => {
  const refuse = () => failWith('plan_limit', { friendlyMessage: 'Your Solo plan is full.' });
  fakeSolo(20, {}, { 'POST /clients/imports/{id}/start': refuse });
  open(checkStep);
  const start = await screen.findByRole<HTMLButtonElement>('button', { name: 'Import 16 rows' });
  await waitFor(() => expect(start.disabled).toBe(false));
  await userEvent.click(start);
  expect(await screen.findByText('Your Solo plan is full.')).toBeTruthy();
  expect(screen.queryByText(/Another import is running/)).toBeNull();
});
