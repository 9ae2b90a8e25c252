import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { meQuery } from '../../shared/api/me-query.ts';
import { setConfig } from '../../shared/lib/config.ts';
import { sampleMe } from '../../testing/sample-me.ts';
import { testConfig } from '../../testing/test-config.ts';
import { basketTypes, getScreen } from '../screens.ts';
import { fakeShell } from '../testing/fake-shell.ts';
import { renderApp } from '../testing/render-app.tsx';
import { en } from '../texts/en.ts';
import { fr } from '../texts/fr.ts';
import { usePaletteRecents } from './palette-recents.ts';
import { usePaletteStore } from './palette-store.ts';

/** Screens that Ctrl-K does not lead to, by the reason. Every other route has to be found by its name. */
const withoutEntry = {
  'nobody who has the palette is signed out': [
    '/auth/login',
    '/auth/forgot-password',
    '/auth/reset_password',
    '/auth/register',
    '/auth/confirm-email',
    '/auth/change-email',
  ],
  'shows one record, which is found by its own name': [
    '/clients/view',
    '/property-search/result/view',
    '/cma/calculate',
    '/cma/calculate/map-view',
    '/cma/calculate/report',
    '/badge-builder/categoreis/query',
    '/badge-builder/preview',
    '/basket/view',
    '/basket/view/item',
    '/news/view',
    '/events/greeting-recent-detail',
    '/events/email-template/$categoryId/$itemId',
  ],
  'goes on with what was chosen on the screen before it': [
    '/cma/generate',
    '/property-search/result',
    '/property-search/compare',
  ],
  'a new basket and a new alert are found as actions': ['/basket/form'],
  'is only there for those who develop the app': ['/gallery'],
};

const isException = new Set(Object.values(withoutEntry).flat());

beforeEach(() => {
  usePaletteStore.setState({ isOpen: false });
  usePaletteRecents.getState().forget();
});

it.each(['en', 'fr'] as const)(
  'finds every screen by its name (%s)',
  async (language) => {
    setConfig({ ...testConfig, demo: { password: 'x', emails: [], hasMailbox: true } });
    fakeShell({ me: sampleMe({ isAdmin: true }) });
    const { router, queryClient } = await renderApp('/no-such-page', { language });
    await waitFor(() => expect(queryClient.getQueryData(meQuery.queryKey)).toBeDefined());
    await userEvent.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox');
    const list = screen.getByRole('listbox');

    const paths = Object.keys(router.routesByPath).filter((path) => !path.endsWith('/$'));
    expect([...isException].filter((path) => !paths.includes(path))).toEqual([]);
    const { screens } = { en, fr }[language];
    const names = paths
      .filter((path) => !isException.has(path))
      .flatMap((path) => basketTypes.map((basketType) => screens[getScreen(path, { basketType })]));
    const missing = [...new Set(names)].filter((name) => {
      fireEvent.change(field, { target: { value: name } });
      // The name, and after it the screen that it belongs to.
      return !within(list)
        .queryAllByRole('option')
        .some(({ textContent }) => textContent?.startsWith(name));
    });
    expect(missing).toEqual([]);
  },
  30_000,
);
