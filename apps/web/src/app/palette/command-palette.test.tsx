import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeGreetings } from '../../features/greetings/testing/fake-greetings.ts';
import { meQuery } from '../../shared/api/me-query.ts';
import { session } from '../../shared/api/session.ts';
import { useLanguageStore } from '../../shared/stores/language-store.ts';
import { useSidebarStore } from '../../shared/stores/sidebar-store.ts';
import { useThemeStore } from '../../shared/stores/theme-store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { sampleMe } from '../../testing/sample-me.ts';
import { fakeShell } from '../testing/fake-shell.ts';
import { renderApp } from '../testing/render-app.tsx';
import { usePaletteRecents } from './palette-recents.ts';
import { usePaletteStore } from './palette-store.ts';

beforeEach(() => {
  usePaletteStore.setState({ isOpen: false });
  usePaletteRecents.getState().forget();
  useThemeStore.setState({ theme: 'dark' });
  useSidebarStore.setState({ logoutModal: false, changePasswordModal: false });
});

async function openPalette(language: 'en' | 'fr' = 'en') {
  fakeShell();
  const { router, queryClient } = await renderApp('/no-such-page', { language });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  return { router, queryClient, field, list: screen.getByRole('listbox') };
}

function markedRecord(list: HTMLElement): string {
  return within(list).getByRole('option', { selected: true }).textContent ?? '';
}

describe('command palette', () => {
  it('opens on Ctrl-K with the focus in its field, verbs and screens listed, and closes on Escape', async () => {
    const { field, list } = await openPalette();
    expect(document.activeElement).toBe(field);
    expect(within(list).queryByRole('group', { name: 'Recent' })).toBeNull();
    const verbs = within(list).getByRole('group', { name: 'Do' });
    for (const name of ['New client', 'Value a home', 'Call a client', 'Write to a client', 'Log out'])
      within(verbs).getByRole('option', { name });
    const screens = within(list).getByRole('group', { name: 'Go to' });
    for (const name of ['Dashboard', 'Client alert', 'Site builder', 'Settings'])
      within(screens).getByRole('option', { name: new RegExp(`^${name}`) });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  }, 30_000);

  it('moves with the arrows and goes with Enter', async () => {
    const { router, list } = await openPalette();
    expect(markedRecord(list)).toContain('New client');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(markedRecord(list)).toContain('Call a client');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(markedRecord(list)).toContain('Settings');
    await userEvent.type(screen.getByRole('combobox'), 'client basket{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/basket?basketType=Manual'));
    expect(screen.queryByRole('combobox')).toBeNull();
  }, 30_000);

  it('begins anew with the focus in its field, also when it is opened before the last one is gone', async () => {
    const { field } = await openPalette();
    fireEvent.change(field, { target: { value: 'recent' } });
    act(() => {
      field.blur();
      const { setOpen } = usePaletteStore.getState();
      setOpen(false);
      setOpen(true);
    });
    const next = await screen.findByRole<HTMLInputElement>('combobox');
    expect(next.value).toBe('');
    expect(document.activeElement).toBe(next);
  }, 30_000);

  it('keeps the focus when the one before gives it back late', async () => {
    const { field } = await openPalette();
    await waitFor(() => expect(document.activeElement).toBe(field));
    const behind = document.createElement('button');
    document.body.append(behind);
    behind.focus();
    expect(document.activeElement).toBe(field);
    behind.remove();
  }, 30_000);

  it('keeps what is typed before its field is there, and the page behind gets none of it', async () => {
    fakeShell();
    await renderApp('/no-such-page');
    await screen.findByRole('heading', { level: 1 });
    const keys = ['o', 'a', 'x', 'Backspace', 'k', ' ', 'Enter'];
    // Inside one act nothing is drawn in between, as while the code is on its way.
    let reached: string[] = keys;
    act(() => {
      fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
      reached = keys.filter((key) => fireEvent.keyDown(document.body, { key }));
    });
    expect(reached).toEqual([]);
    const field = await screen.findByRole<HTMLInputElement>('combobox');
    await waitFor(() => expect(field.value).toBe('oak '));
    expect(document.activeElement).toBe(field);
    expect(fireEvent.keyDown(field, { key: 's' })).toBe(true);
  }, 30_000);

  it('keeps the screens of administrators from everybody else', async () => {
    const { field, list, queryClient } = await openPalette();
    await waitFor(() => expect(queryClient.getQueryData(meQuery.queryKey)).toBeDefined());
    for (const typed of ['access requests', 'agents', 'announcements']) {
      fireEvent.change(field, { target: { value: typed } });
      expect(within(list).queryByRole('group', { name: 'Go to' }), typed).toBeNull();
    }
  }, 30_000);

  it('[SHELL-09] finds French screens without accents, and by their English names', async () => {
    const { router, field, list } = await openPalette('fr');
    fakeGreetings();
    fireEvent.change(field, { target: { value: 'settings' } });
    expect(markedRecord(list)).toContain('Paramètres');
    fireEvent.change(field, { target: { value: 'evenements' } });
    expect(within(list).getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
  }, 30_000);

  it('runs its actions', async () => {
    await openPalette();
    await userEvent.keyboard('light theme{Enter}');
    await waitFor(() => expect(useThemeStore.getState().theme).toBe('light'));
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await userEvent.keyboard('langue{Enter}');
    await waitFor(() => expect(useLanguageStore.getState().lan).toBe('fr'));
  }, 30_000);

  it('types the verb that needs a name, and stays open for it', async () => {
    const { field } = await openPalette();
    await userEvent.click(screen.getByRole('option', { name: 'Call a client' }));
    expect(field).toHaveProperty('value', 'Call ');
    expect(document.activeElement).toBe(field);
  }, 30_000);
});

describe('what was opened', () => {
  const oak = {
    id: 'places:community:oak',
    kind: 'places' as const,
    label: 'Oak Ridge',
    link: { to: '/property-search/result', search: { c: '{"community":{"any":["oak"]}}' } },
  };

  it('stands first, and opens again', async () => {
    usePaletteRecents.getState().remember(sampleMe().id, oak);
    fakeApi({
      'POST /listings/search': () => new Promise(() => {}),
      'GET /lookup/community': () => new Promise(() => {}),
    });
    const { router, list } = await openPalette();
    await waitFor(() => expect(markedRecord(list)).toContain('Oak Ridge'));
    within(list).getByRole('group', { name: 'Recent' });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toMatchObject(oak.link.search));
  }, 30_000);

  it('is nobody else’s, and forgotten with the session', async () => {
    usePaletteRecents.getState().remember('0198a000-0000-7000-8000-0000000000ff', oak);
    const { list, queryClient } = await openPalette();
    await waitFor(() => expect(queryClient.getQueryData(meQuery.queryKey)).toBeDefined());
    expect(within(list).queryByRole('option', { name: /Oak Ridge/ })).toBeNull();
    expect(localStorage.getItem('hearthline.palette')).toContain('Oak Ridge');
    fakeApi({ 'POST /auth/logout': () => ({ isSuccess: true }) });
    await act(() => session.signOut());
    expect(localStorage.getItem('hearthline.palette')).not.toContain('Oak Ridge');
  }, 30_000);

  it('is kept twenty deep, each once, and nonsense in the storage counts as nothing', async () => {
    const { remember } = usePaletteRecents.getState();
    for (let place = 0; place < 25; place += 1)
      remember('me', { ...oak, id: `places:community:${place % 22}` });
    const { items } = usePaletteRecents.getState();
    expect(items).toHaveLength(20);
    expect(new Set(items.map(({ id }) => id)).size).toBe(20);
    for (const items of [
      'x',
      [1],
      [{ ...oak, link: { to: '//elsewhere.example' } }],
      [{ ...oak, label: 5 }],
    ]) {
      localStorage.setItem(
        'hearthline.palette',
        JSON.stringify({ state: { agentId: 'me', items }, version: 0 }),
      );
      await usePaletteRecents.persist.rehydrate();
      expect(usePaletteRecents.getState().items, JSON.stringify(items)).toEqual([]);
    }
  });
});
