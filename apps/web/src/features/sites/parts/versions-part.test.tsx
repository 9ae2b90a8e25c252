import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { openBuilder } from '../testing/open-builder.tsx';

vi.setConfig({ testTimeout: 30_000 });

const toastUndo = async () =>
  within(
    (await screen.findByText('Version 12 is your draft now')).closest('[role="status"]') as HTMLElement,
  ).getByRole('button', { name: 'Undo' });

it('[SITE-01] tells versions apart by number, reason, template and slogan', async () => {
  await openBuilder('/site-builder?part=versions');
  await screen.findByRole('button', { name: 'Restore version 12' });
  const [live, kept] = screen
    .getAllByRole('listitem')
    .filter((row) => /^Version \d/.test(row.textContent ?? ''));
  within(live as HTMLElement).getByText('Live now');
  within(live as HTMLElement).getByText(/^Published .* · Lakeside$/);
  within(kept as HTMLElement).getByText(/^Kept .* · Metro$/);
  within(kept as HTMLElement).getByText('Know the number before you knock.');
});

it('[SITE-01] brings a version back; the draft of before is kept and comes back by undo', async () => {
  const { api, user } = await openBuilder('/site-builder?part=versions');
  await user.click(await screen.findByRole('button', { name: 'Restore version 12' }));
  const undo = await toastUndo();
  expect(api.site().draft.template).toBe('metro');
  await screen.findByRole('button', { name: 'Restore version 14' });
  await user.click(undo);
  await waitFor(() => expect(api.site().draft.template).toBe('lakeside'));
});

it('[SITE-01] says that versions are made by publishing where there are none', async () => {
  await openBuilder('/site-builder?part=versions', { versions: [] });
  await screen.findByText('No versions yet. The first one is made when you publish.');
});

it('[SITE-01] leaves the draft alone when a version could not be brought back', async () => {
  const { api, user } = await openBuilder('/site-builder?part=versions');
  const restore = await screen.findByRole('button', { name: 'Restore version 12' });
  fakeApi({
    'POST /sites/mine/versions/{number}/restore': () =>
      failWith('internal', { friendlyMessage: 'Out of order.' }),
  });
  await user.click(restore);
  await screen.findByText('Out of order.');
  expect(screen.queryByText('Version 12 is your draft now')).toBeNull();
  expect(api.site().draft.template).toBe('lakeside');
});
