import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { failNetwork, failWith, fakeApi } from '../../../testing/fake-api.ts';
import { openBuilder } from '../testing/open-builder.tsx';

// Whole screens take their time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const slogan = () => screen.findByLabelText(/^Slogan/) as Promise<HTMLInputElement>;
const preview = () => within(screen.getByRole('region', { name: 'Preview' }));
const write = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const before = 'Live where the road meets the lake.';

it('[SITE-01] takes back by the keys what was done, but never while something is written', async () => {
  const { user } = await openBuilder('/site-builder/hero-section');
  const field = await slogan();
  write(field, 'Find the house');
  field.focus();
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect(field.value).toBe('Find the house');
  field.blur();
  await user.keyboard('{Control>}z{/Control}');
  expect(field.value).toBe(before);
  await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
  expect(field.value).toBe('Find the house');
  await user.keyboard('{Meta>}z{/Meta}');
  expect(field.value).toBe(before);
  await user.keyboard('{Meta>}y{/Meta}');
  expect(field.value).toBe('Find the house');
});

it('[SITE-01] takes back from a choice, which is no field that is written in', async () => {
  const { api, user } = await openBuilder('/site-builder?part=look');
  await user.click(await screen.findByRole('radio', { name: 'Moss' }));
  await waitFor(() => expect(api.site().draft.colourSet).toBe('second'));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(api.site().draft.colourSet).toBe('first'));
});

it('[SITE-01] leaves the buttons where they are while there is nothing to take back', async () => {
  const { api, user } = await openBuilder('/site-builder/hero-section');
  const field = await slogan();
  const undo = preview().getByRole('button', { name: 'Undo' });
  const redo = preview().getByRole('button', { name: 'Redo' });
  expect([undo, redo].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true']);
  await user.click(undo);
  expect(field.value).toBe(before);
  write(field, 'Find the house');
  expect(undo.getAttribute('aria-disabled')).toBeNull();
  await user.click(undo);
  expect(document.activeElement).toBe(undo);
  expect([undo, redo].map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', null]);
  await user.click(redo);
  await waitFor(() => expect(api.site().draft.slogan.en).toBe('Find the house'));
});

it('[SITE-01] says that a draft could not be saved, and saves it when asked again', async () => {
  const { api, user } = await openBuilder('/site-builder/hero-section');
  const refusals = fakeApi({ 'PUT /sites/mine/draft': () => failNetwork() });
  write(await slogan(), 'Find the house');
  const retry = (await screen.findAllByRole('button', { name: /Try again|Retry/ }))[0] as HTMLElement;
  expect(refusals.calls('PUT /sites/mine/draft').length).toBeGreaterThan(0);
  fakeApi({
    'PUT /sites/mine/draft': ({ body }) => ({
      isSuccess: true,
      result: { ...api.site(), revision: 8, draft: body.draft },
    }),
  });
  await user.click(retry);
  await screen.findAllByText(/^Draft saved/);
  expect((await slogan()).value).toBe('Find the house');
});

it('[SITE-01] asks which of two drafts goes on, with no way past the question', async () => {
  const { api, user } = await openBuilder('/site-builder/hero-section');
  const field = await slogan();
  api.saveElsewhere({ slogan: { en: 'From elsewhere', fr: '' } });
  write(field, 'From here');
  const dialog = await screen.findByRole('alertdialog', {
    name: 'This draft was changed in another window',
  });
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Keep what I wrote here' }));
  await user.keyboard('{Escape}');
  await user.keyboard('{Control>}z{/Control}');
  expect(field.value).toBe('From here');
  await user.click(within(dialog).getByRole('button', { name: 'Take the other window’s draft' }));
  await waitFor(() => expect(field.value).toBe('From elsewhere'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(preview().getByRole('button', { name: 'Undo' }));
  expect(field.value).toBe('From here');
  await waitFor(() => expect(api.site().draft.slogan.en).toBe('From here'));
});

it('[SITE-01] keeps what was written here where that is chosen', async () => {
  const { api, user } = await openBuilder('/site-builder/hero-section');
  api.saveElsewhere({ slogan: { en: 'From elsewhere', fr: '' } });
  write(await slogan(), 'From here');
  await user.click(await screen.findByRole('button', { name: 'Keep what I wrote here' }));
  await waitFor(() => expect(api.site().draft.slogan.en).toBe('From here'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await user.click(preview().getByRole('button', { name: 'Undo' }));
  expect((await slogan()).value).toBe('From elsewhere');
});

it('[SITE-01] asks the same when another window saved before a version is brought back', async () => {
  const { api, user } = await openBuilder('/site-builder?part=versions');
  const restore = await screen.findByRole('button', { name: 'Restore version 12' });
  fakeApi({ 'POST /sites/mine/versions/{number}/restore': () => failWith('conflict') });
  api.saveElsewhere({ slogan: { en: 'From elsewhere', fr: '' } });
  await user.click(restore);
  await screen.findByRole('alertdialog', { name: 'This draft was changed in another window' });
  expect(screen.queryByText('Version 12 is your draft now')).toBeNull();
});
