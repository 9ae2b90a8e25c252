import i18next from 'i18next';
import { beforeEach, describe, expect, it } from 'vitest';
import { startTestTexts } from '../../testing/texts.ts';
import { useLanguageStore } from './language-store.ts';
import { useSidebarStore } from './sidebar-store.ts';
import { useThemeStore } from './theme-store.ts';

startTestTexts();

const root = document.documentElement;

function stored(key: string): unknown {
  return JSON.parse(localStorage.getItem(key) ?? 'null')?.state;
}

/** What another tab of this browser writes. */
function writeElsewhere(key: string, state: object): void {
  const newValue = JSON.stringify({ state, version: 0 });
  localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

beforeEach(() => {
  useThemeStore.setState(useThemeStore.getInitialState(), true);
  useLanguageStore.setState(useLanguageStore.getInitialState(), true);
  useSidebarStore.setState(useSidebarStore.getInitialState(), true);
});

describe('theme', () => {
  it('[SHELL-08] [SHELL-20] is dark by default and marks the document root', () => {
    expect(useThemeStore.getState().theme).toBe('dark');
    expect(root.classList.contains('dark')).toBe(true);
  });

  it('[SHELL-08] changes the mark and the colour of the bars, and is kept as the first paint reads it', () => {
    document.head.innerHTML = '<meta name="theme-color" content="">';
    useThemeStore.getState().toggleTheme();

    expect(root.classList.contains('dark')).toBe(false);
    expect(document.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe('#FBFAF8');
    expect(stored('hearthline.theme')).toEqual({ theme: 'light' });
  });

  it('[SHELL-08] is restored at start, and anything unknown counts as dark', async () => {
    localStorage.setItem('hearthline.theme', '{"state":{"theme":"light"},"version":0}');
    await useThemeStore.persist.rehydrate();
    expect(root.classList.contains('dark')).toBe(false);

    localStorage.setItem('hearthline.theme', '{"state":{"theme":"pink"},"version":0}');
    await useThemeStore.persist.rehydrate();
    expect(useThemeStore.getState().theme).toBe('dark');
  });

  it('[SHELL-08] follows the other tabs', () => {
    writeElsewhere('hearthline.theme', { theme: 'light' });
    expect(useThemeStore.getState().theme).toBe('light');
    expect(root.classList.contains('dark')).toBe(false);
  });
});

describe('language', () => {
  it('[SHELL-09] is English by default', () => {
    expect(useLanguageStore.getState().lan).toBe('en');
    expect(root.lang).toBe('en');
  });

  it('[SHELL-09] changes the texts and the document, and is kept in the field lan', () => {
    useLanguageStore.getState().setLanguage('fr');

    expect(i18next.t('common:cancel')).toBe('Annuler');
    expect(root.lang).toBe('fr');
    expect(stored('hearthline.lan')).toEqual({ lan: 'fr' });
  });

  it('[SHELL-09] follows the other tabs', () => {
    writeElsewhere('hearthline.lan', { lan: 'fr' });
    expect(i18next.language).toBe('fr');
  });
});

describe('sidebar', () => {
  it('[SHELL-20] is pinned open by default with both modals closed', () => {
    expect(useSidebarStore.getState()).toMatchObject({
      toggleSidebar: true,
      logoutModal: false,
      changePasswordModal: false,
    });
  });

  it('[SHELL-20] keeps its three flags and restores them', async () => {
    const { setToggleSidebar, setLogoutModal, setChangePasswordModal } = useSidebarStore.getState();
    setToggleSidebar(false);
    setLogoutModal(true);
    setChangePasswordModal(true);
    const flags = { toggleSidebar: false, logoutModal: true, changePasswordModal: true };
    expect(stored('hearthline.sidebar')).toEqual(flags);

    await useSidebarStore.persist.rehydrate();
    expect(useSidebarStore.getState()).toMatchObject(flags);
  });

  it('[SHELL-20] closes both modals together and leaves the pin', () => {
    useSidebarStore.setState({ toggleSidebar: false, logoutModal: true, changePasswordModal: true });
    useSidebarStore.getState().resetModals();

    const flags = { toggleSidebar: false, logoutModal: false, changePasswordModal: false };
    expect(stored('hearthline.sidebar')).toEqual(flags);
  });

  it('follows the pin of other tabs but opens none of their dialogs', () => {
    writeElsewhere('hearthline.sidebar', {
      toggleSidebar: false,
      logoutModal: true,
      changePasswordModal: true,
    });
    expect(useSidebarStore.getState()).toMatchObject({
      toggleSidebar: false,
      logoutModal: false,
      changePasswordModal: false,
    });
  });

  it('starts from the defaults when the storage holds nonsense', async () => {
    localStorage.setItem('hearthline.sidebar', '{"state":{"toggleSidebar":"yes"},"version":0}');
    await useSidebarStore.persist.rehydrate();
    expect(useSidebarStore.getState().toggleSidebar).toBe(true);
  });
});
