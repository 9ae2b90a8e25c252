import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { useLanguageStore } from '../../shared/stores/language-store.ts';
import { useSidebarStore } from '../../shared/stores/sidebar-store.ts';
import { useThemeStore } from '../../shared/stores/theme-store.ts';
import { fakeShell } from '../testing/fake-shell.ts';
import { renderApp } from '../testing/render-app.tsx';
import { usePaletteStore } from './palette-store.ts';

beforeEach(() => {
  usePaletteStore.setState({ isOpen: false });
  useThemeStore.setState({ theme: 'dark' });
  useSidebarStore.setState({ logoutModal: false, changePasswordModal: false });
});

async function openPalette(language: 'en' | 'fr' = 'en') {
  fakeShell();
  const { router } = await renderApp('/site-builder', { language });
  await screen.findByRole('heading', { level: 1 });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  return { router, field, list: screen.getByRole('listbox') };
}

function markedRecord(list: HTMLElement): string {
  return within(list).getByRole('option', { selected: true }).textContent ?? '';
}

describe('command palette', () => {
  it('opens on Ctrl-K with the focus in its field, every screen listed, and closes on Escape', async () => {
    const { field, list } = await openPalette();
    expect(document.activeElement).toBe(field);
    for (const name of ['Dashboard', 'Client alert', 'Site builder', 'Settings', 'Log out']) {
      within(list).getByRole('option', { name: new RegExp(`^${name}`) });
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  }, 30_000);

  it('moves with the arrows and goes with Enter', async () => {
    const { router, list } = await openPalette();
    expect(markedRecord(list)).toContain('Dashboard');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(markedRecord(list)).toContain('CMA');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(markedRecord(list)).toContain('Log out');
    await userEvent.type(screen.getByRole('combobox'), 'basket{Enter}');
    await waitFor(() => expect(router.state.location.href).toBe('/basket?basketType=Manual'));
    expect(screen.queryByRole('combobox')).toBeNull();
  }, 30_000);

  it('knows every screen by a word', async () => {
    const { field, list } = await openPalette();
    for (const [typed, label] of [
      ['dashboard', 'Dashboard'],
      ['favorites', 'Favorites'],
      ['cma', 'CMA'],
      ['clients', 'Clients'],
      ['news', 'News'],
      ['greetings', 'Events & greetings'],
      ['property', 'Property search'],
      ['client alert', 'Client alert'],
      ['client basket', 'Client basket'],
      ['badge', 'Badge builder'],
      ['site', 'Site builder'],
      ['map search', 'Map search'],
      ['recent', 'Recent results'],
      ['email log', 'Email log'],
      ['notifications', 'Notifications'],
      ['profile', 'Profile'],
      ['settings', 'Settings'],
    ] as const) {
      fireEvent.change(field, { target: { value: typed } });
      expect(markedRecord(list), typed).toMatch(new RegExp(`^${label}`));
    }
  }, 30_000);

  it('[SHELL-09] finds French screens without accents', async () => {
    const { router, list } = await openPalette('fr');
    await userEvent.keyboard('evenements');
    expect(within(list).getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/events'));
  }, 30_000);

  it('narrows to one kind with Tab and says when nothing matches', async () => {
    const { list } = await openPalette();
    await userEvent.keyboard('{Tab}{Tab}');
    expect(within(list).getAllByRole('option')).toHaveLength(4);
    await userEvent.keyboard('zebra');
    screen.getByText('Nothing matches “zebra”');
  }, 30_000);

  it('runs its actions', async () => {
    await openPalette();
    await userEvent.keyboard('light theme{Enter}');
    expect(useThemeStore.getState().theme).toBe('light');
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('combobox');
    await userEvent.keyboard('langue{Enter}');
    expect(useLanguageStore.getState().lan).toBe('fr');
  }, 30_000);
});
