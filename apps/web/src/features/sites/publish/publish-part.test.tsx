import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { failWith, fakeApi } from '../../../testing/fake-api.ts';
import { openBuilder } from '../testing/open-builder.tsx';
import { sampleCheck } from '../testing/sample-site.ts';

vi.setConfig({ testTimeout: 30_000 });

const route = '/site-builder?part=publish';
const open = { check: sampleCheck({ canPublish: true, rows: sampleCheck().rows.slice(2) }) };
const publishButton = () =>
  screen.findByRole('button', { name: 'Publish version 14' }) as Promise<HTMLButtonElement>;

describe('the publish gate', () => {
  it('[SITE-01] stays shut while something must be fixed', async () => {
    const { api, user } = await openBuilder(route);
    await screen.findByRole('heading', { level: 1, name: '2 things before you publish' });
    const button = await publishButton();
    screen.getByText('Opens when the 2 points above are fixed. Your live site stays as it is.');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    expect(api.calls('POST /sites/mine/publish')).toEqual([]);
  });

  it('[SITE-01] is asked again once something was mended', async () => {
    const { user } = await openBuilder(route);
    await screen.findByRole('heading', { level: 1, name: '2 things before you publish' });
    fakeApi({ 'GET /sites/mine/check': () => ({ isSuccess: true, result: open.check }) });
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByRole('heading', { level: 1, name: 'Ready to publish' });
    expect((await publishButton()).getAttribute('aria-disabled')).toBeNull();
  });

  it('[SITE-01] publishes what is worth a look, too, and then has nothing to publish', async () => {
    const { api, user } = await openBuilder(route, open);
    await user.click(await publishButton());
    await screen.findByText('Version 14 is live');
    expect(api.calls('POST /sites/mine/publish')[0]?.body).toEqual({ revision: 7 });
    await screen.findByText('Nothing was changed since the last publishing.');
    screen.getByRole('heading', { level: 1, name: 'Your site is up to date' });
    const button = await publishButton();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('link', { name: /^Open your site/ }).getAttribute('href')).toBe(
      'https://sites.northlight.example/s/maya-okafor',
    );
  });

  it('[SITE-01] says when the check or the publishing failed, and stays open', async () => {
    const { user } = await openBuilder(route, open);
    fakeApi({ 'POST /sites/mine/publish': () => failWith('internal', { friendlyMessage: 'Out of order.' }) });
    await user.click(await publishButton());
    await screen.findByText('Out of order.');
    await waitFor(async () => expect((await publishButton()).getAttribute('aria-disabled')).toBeNull());
  });

  it('[SITE-01] reads in French', async () => {
    await openBuilder(route, {}, 'fr');
    await screen.findByRole('heading', { name: '2 choses avant de publier' });
    screen.getByText('Le nom enregistré de l’agence manque');
  });
});

describe('a live site', () => {
  it('[SITE-01] goes off the web only after a word, and its draft stays', async () => {
    const { api, user } = await openBuilder(route, open);
    await user.click(await screen.findByRole('button', { name: 'Take the site off the web' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Take the site off the web?' });
    within(dialog).getByText(/^sites\.northlight\.example\/s\/maya-okafor will show nobody anything/);
    await user.click(within(dialog).getByRole('button', { name: 'Stay online' }));
    expect(api.calls('POST /sites/mine/unpublish')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Take the site off the web' }));
    await user.click(await screen.findByRole('button', { name: 'Take it off the web' }));
    await screen.findByText('Your site is off the web');
    expect(api.site().liveUrl).toBeNull();
    screen.getByText(/^Off the web, last published /);
    expect(screen.queryByRole('link', { name: /^Open your site/ })).toBeNull();
    const button = await publishButton();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(api.site().draft.slogan.en).toBe('Live where the road meets the lake.');
  });
});
