import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openBuilder } from '../testing/open-builder.tsx';
import { sampleDraft, sampleSite } from '../testing/sample-site.ts';

vi.setConfig({ testTimeout: 30_000 });

const route = '/site-builder/template-detail';
const frameOf = (dialog: HTMLElement, name: string) =>
  within(dialog).getByTitle(`Your site in ${name}`) as HTMLIFrameElement;

it('[SITE-01] shows the own draft in another template, and changes nothing by looking', async () => {
  const { api, user } = await openBuilder(route);
  const opener = await screen.findByRole('button', { name: 'Try on Gallery' });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: 'Trying on Gallery' });
  expect(new URL(frameOf(dialog, 'Gallery').src).searchParams.get('template')).toBe('gallery');
  await user.click(within(dialog).getByRole('radio', { name: 'Phone' }));
  expect(frameOf(dialog, 'Gallery').style.width).toBe('390px');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
  expect(api.calls('POST /sites/mine/template')).toEqual([]);
  expect(api.calls('PUT /sites/mine/draft')).toEqual([]);
});

it('[SITE-01] keeps the keyboard out of the frame, so that Escape closes it after a click in there, too', async () => {
  const { user } = await openBuilder(route);
  await user.click(await screen.findByRole('button', { name: 'Try on Gallery' }));
  const dialog = await screen.findByRole('dialog', { name: 'Trying on Gallery' });
  const frame = frameOf(dialog, 'Gallery');
  expect(frame.tabIndex).toBe(-1);
  frame.focus();
  window.dispatchEvent(new FocusEvent('blur'));
  await waitFor(() => expect(document.activeElement).toBe(frame.parentElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[SITE-01] has nothing to take over from the template in use', async () => {
  const { user } = await openBuilder(route);
  await user.click(await screen.findByRole('button', { name: 'Try on Lakeside' }));
  const dialog = await screen.findByRole('dialog', { name: 'Trying on Lakeside' });
  expect(within(dialog).queryByRole('button', { name: 'Use Lakeside' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('[SITE-02] asks before a switch; what was customised starts fresh, and undo brings it back', async () => {
  const draft = sampleDraft({ colourSet: 'third', fontPair: 'second' });
  const { api, user } = await openBuilder(route, { site: sampleSite({ draft }) });
  await user.click(await screen.findByRole('button', { name: 'Try on Metro' }));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Trying on Metro' })).getByRole('button', {
      name: 'Use Metro',
    }),
  );
  const question = await screen.findByRole('alertdialog', { name: 'Switch to Metro?' });
  within(question).getByText(/your Lakeside settings are discarded.*version 14/);
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  expect(api.calls('POST /sites/mine/template')).toEqual([]);

  await user.click(
    within(await screen.findByRole('dialog', { name: 'Trying on Metro' })).getByRole('button', {
      name: 'Use Metro',
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Switch and discard' }));
  await screen.findByText('Your draft is in Metro now');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try on Metro' })),
  );
  expect(api.calls('POST /sites/mine/template')[0]?.body).toEqual({ revision: 7, template: 'metro' });
  expect(api.site().draft).toMatchObject({ template: 'metro', colourSet: 'first', fontPair: 'first' });
  expect(api.site().draft.slogan).toEqual(draft.slogan);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.site().draft).toEqual(draft));
});
