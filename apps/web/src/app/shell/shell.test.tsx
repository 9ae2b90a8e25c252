import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { use, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../shared/api/session.ts';
import { setConfig } from '../../shared/lib/config.ts';
import { useSidebarStore } from '../../shared/stores/sidebar-store.ts';
import { useThemeStore } from '../../shared/stores/theme-store.ts';
import { failWith, fakeApi } from '../../testing/fake-api.ts';
import { createToken } from '../../testing/fake-token.ts';
import { renderWithProviders } from '../../testing/render.tsx';
import { sampleMe } from '../../testing/sample-me.ts';
import { testConfig } from '../../testing/test-config.ts';
import { fakeShell } from '../testing/fake-shell.ts';
import { renderApp } from '../testing/render-app.tsx';
import { Shell } from './shell.tsx';

beforeEach(() => {
  useSidebarStore.setState({ toggleSidebar: true, logoutModal: false, changePasswordModal: false });
  useThemeStore.setState({ theme: 'dark' });
});

async function findSidebar() {
  const nav = await screen.findByRole('navigation', { name: 'Main' });
  const sidebar = nav.closest('aside');
  if (!sidebar) throw new Error('The navigation is not in the sidebar');
  return { nav, sidebar, isExpanded: () => sidebar.hasAttribute('data-expanded') };
}

function activeEntries(nav: HTMLElement): string[] {
  return within(nav)
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent ?? '');
}

/** jsdom does not know how an element got the focus. */
function treatFocusAsKeyboard() {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selectors) {
    return selectors === ':focus-visible' || matches.call(this, selectors);
  });
}

describe('the focus', () => {
  it('goes to the screen where the link that led to it goes away', async () => {
    fakeShell();
    const { router } = await renderApp('/nowhere');
    const main = await screen.findByRole('main');
    const link = document.createElement('button');
    main.append(link);
    act(() => link.focus());
    link.remove();
    await act(() => router.navigate({ to: '/news' }));
    await waitFor(() => expect(document.activeElement).toBe(main));
  });
});

describe('sidebar', () => {
  it('[SHELL-01] lists the entries in order', async () => {
    fakeShell();
    await renderApp('/news');
    const { nav } = await findSidebar();
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual([
      'Dashboard /',
      'Favorites /favorites',
      'CMA /cma',
      'Clients /clients',
      'News /news',
      'Events & greetings /events',
      'Property search /property-search',
      'Client alert /basket?basketType=Automatic',
      'Client basket /basket?basketType=Manual',
      'Badge builder /badge-builder',
      'Site builder /site-builder',
    ]);
  });

  it.each([
    ['/basket?basketType=Automatic', ['Client alert']],
    ['/basket/form?basketType=Manual', ['Client basket']],
    ['/basket', []],
    ['/basket?basketType=Other', []],
    ['/badge-builder/categoreis/query', ['Badge builder']],
    ['/clients/view', ['Clients']],
    ['/notification', []],
  ])('[SHELL-02] on %s marks %j', async (path, active) => {
    fakeShell();
    await renderApp(path);
    const { nav } = await findSidebar();
    expect(activeEntries(nav)).toEqual(active);
  });

  it('[SHELL-03] stays open while pinned and collapses by its button, and keeps that', async () => {
    fakeShell();
    await renderApp('/news');
    const { sidebar, isExpanded } = await findSidebar();
    expect(isExpanded()).toBe(true);
    await userEvent.hover(sidebar);
    await userEvent.click(screen.getByRole('button', { name: 'Collapse menu' }));
    expect(isExpanded()).toBe(false);
    expect(useSidebarStore.getState().toggleSidebar).toBe(false);
    expect(localStorage.getItem('hearthline.sidebar')).toContain('"toggleSidebar":false');
  });

  it('[SHELL-03] not pinned, opens under the pointer and closes when it leaves', async () => {
    useSidebarStore.setState({ toggleSidebar: false });
    fakeShell();
    await renderApp('/news');
    const { sidebar, isExpanded } = await findSidebar();
    expect(isExpanded()).toBe(false);
    await userEvent.hover(sidebar);
    expect(isExpanded()).toBe(true);
    await userEvent.unhover(sidebar);
    expect(isExpanded()).toBe(false);
  });

  it('[SHELL-03] not pinned, opens for the keyboard', async () => {
    useSidebarStore.setState({ toggleSidebar: false });
    fakeShell();
    await renderApp('/news');
    const { isExpanded } = await findSidebar();
    treatFocusAsKeyboard();
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
    await userEvent.tab();
    expect(isExpanded()).toBe(true);
  });

  it('[SHELL-03] slides in on small screens and gives the focus back', async () => {
    fakeShell();
    // Where the link leads to; what is found there is not asked here.
    fakeApi({ 'GET /sites/mine': () => failWith('internal') });
    const { router } = await renderApp('/news', { widthPx: 390 });
    const hamburger = await screen.findByRole('button', { name: 'Open menu' });
    await userEvent.click(hamburger);
    const dialog = screen.getByRole('dialog', { name: 'Menu' });
    expect(dialog.hasAttribute('data-open')).toBe(true);
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Close menu' }));
    await userEvent.keyboard('{Escape}');
    expect(dialog.hasAttribute('data-open')).toBe(false);
    expect(document.activeElement).toBe(hamburger);
    await userEvent.click(hamburger);
    await userEvent.click(within(dialog).getByRole('link', { name: 'Site builder' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/site-builder'));
    expect(dialog.hasAttribute('data-open')).toBe(false);
  });
});

describe('header', () => {
  it('[SHELL-06] shows the green dot only while something is unread', async () => {
    fakeShell({ unread: 3 });
    await renderApp('/news');
    const bell = await screen.findByRole('button', { name: 'Notifications, 3 unread' });
    expect(bell.querySelector('[data-unread-dot]')).not.toBeNull();
  });

  it('[SHELL-06] shows no dot when everything is read', async () => {
    fakeShell({ unread: 0 });
    await renderApp('/news');
    const bell = await screen.findByRole('button', { name: 'Notifications' });
    expect(bell.querySelector('[data-unread-dot]')).toBeNull();
  });

  it('[SHELL-08] switches the theme on the root, keeps it here and in the account', async () => {
    const api = fakeShell();
    await renderApp('/news');
    expect(document.documentElement.classList.contains('dark')).toBe(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to light theme' }));
    expect(document.documentElement.classList.contains('dark')).toBe(false);
    expect(localStorage.getItem('hearthline.theme')).toContain('"theme":"light"');
    screen.getByRole('button', { name: 'Switch to dark theme' });
    await waitFor(() =>
      expect(api.calls('PUT /users/preferences')).toMatchObject([{ body: { theme: 'light' } }]),
    );
  });

  it('[SHELL-08, SHELL-09] takes over language and theme of the account after a sign-in', async () => {
    const me = sampleMe();
    fakeShell({ me: { ...me, preferences: { ...me.preferences, language: 'fr', theme: 'light' } } });
    const token = createToken(Date.UTC(2100, 0));
    session.signIn({ token, refreshToken: token });
    await renderApp('/news');
    await screen.findByRole('button', { name: 'Passer au thème sombre' });
    expect(document.documentElement.lang).toBe('fr');
    expect(document.documentElement.classList.contains('dark')).toBe(false);
  });

  it('[SHELL-06] opens the account menu with its four entries', async () => {
    fakeShell();
    await renderApp('/news');
    await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map((item) => item.textContent),
    ).toEqual(['Profile', 'Settings', 'Change password', 'Log out']);
    screen.getByText('Northlight Realty Inc., Brokerage');
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Log out' }));
    expect(useSidebarStore.getState().logoutModal).toBe(true);
  }, 30_000);

  it('leads administrators to the agents from the account menu', async () => {
    fakeShell({ me: sampleMe({ isAdmin: true }) });
    fakeApi({ 'GET /admin/agents': () => ({ isSuccess: true, result: [], totalRows: 0 }) });
    const { router } = await renderApp('/news');
    await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Agents' }));
    await screen.findByRole('heading', { level: 1, name: 'Agents' });
    expect(router.state.location.href).toBe('/admin/agents');
  }, 30_000);

  it('leads administrators to their announcements', async () => {
    fakeShell({ me: sampleMe({ isAdmin: true }) });
    const { router } = await renderApp('/news');
    await userEvent.click(await screen.findByRole('button', { name: 'Account menu' }));
    fakeApi({ 'GET /admin/announcements': () => ({ isSuccess: true, result: { agents: 1, sent: [] } }) });
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Announcements' }));
    await screen.findByRole('heading', { level: 1, name: 'Announcements' });
    expect(router.state.location.pathname).toBe('/admin/announcements');
  }, 30_000);

  it('[SHELL-04] shows the crumbs in the bar, the last one without a link', async () => {
    fakeShell();
    await renderApp('/badge-builder/categoreis/query');
    const crumbs = await screen.findByRole('navigation', { name: 'Breadcrumb' });
    expect(
      within(crumbs)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Badge builder', 'Query categories']);
    expect(within(crumbs).getByText('Query').getAttribute('aria-current')).toBe('page');
  });

  it('stays, with what is open over it, while a screen waits for texts or a part of its own', async () => {
    fakeShell();
    const never = new Promise<string>(() => undefined);
    function Screen() {
      const [isWaiting, setWaiting] = useState(false);
      return (
        <button type="button" onClick={() => setWaiting(true)}>
          {isWaiting ? use(never) : 'More'}
        </button>
      );
    }
    renderWithProviders(
      <Shell>
        <Screen />
      </Shell>,
      { route: '/news' },
    );
    const more = await screen.findByRole('button', { name: 'More' });
    await act(async () => more.click());
    expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(await screen.findByRole('combobox', { name: 'Find anything' })).toBe(document.activeElement);
  }, 30_000);

  it('[SHELL-11] ends with the legal line of the configured brand', async () => {
    setConfig({ ...testConfig, brand: 'Northlight' });
    fakeShell();
    await renderApp('/news');
    await screen.findByText('© 2025 | Northlight | All Rights Reserved');
    await waitFor(() => expect(document.title).toBe('News · Northlight'));
  });
});
