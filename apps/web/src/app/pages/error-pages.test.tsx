import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../shared/api/api-error.ts';
import { takeConsole } from '../../testing/setup.ts';
import { startTestTexts } from '../../testing/texts.ts';
import { ErrorBoundary } from '../app.tsx';
import { fakeShell } from '../testing/fake-shell.ts';
import { renderApp } from '../testing/render-app.tsx';
import { LazyServerError } from './lazy-server-error.tsx';
import * as reload from './reload-page.ts';

const serverMessage = "Oops! Server hiccup. We're on it! Please try again later";
const notFoundMessage = "Sorry, we can't find a page you're looking for";

startTestTexts();

function Broken({ error }: { error: unknown }): never {
  throw error;
}

describe('not-found page', () => {
  it('[SHELL-12] stands inside the shell when signed in and goes back to /', async () => {
    fakeShell();
    const { router } = await renderApp('/clients/nowhere');
    await screen.findByRole('heading', { level: 1, name: notFoundMessage });
    screen.getByRole('navigation', { name: 'Main' });
    const ways = within(screen.getByText('You may want', { exact: false })).getAllByRole('link');
    // 24 pixels, so that a finger hits them.
    expect(ways.map(({ classList }) => classList.contains('min-h-6'))).toEqual([true, true, true]);
    await userEvent.click(screen.getByRole('link', { name: 'Go back' }));
    expect(router.state.location.pathname).toBe('/');
  });

  it('[SHELL-12] stands alone beside the auth pages when signed out', async () => {
    await renderApp('/auth/nowhere', { isSignedIn: false });
    await screen.findByRole('heading', { level: 1, name: notFoundMessage });
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
    screen.getByText('© 2025 | Hearthline | All Rights Reserved');
  });
});

describe('server-error page', () => {
  it('[SHELL-13] takes the place of what failed and reloads on try again', async () => {
    const reloadPage = vi.spyOn(reload, 'reloadPage').mockImplementation(() => undefined);
    render(
      <ErrorBoundary>
        <Broken error={new Error('broken on purpose')} />
      </ErrorBoundary>,
    );
    await screen.findByRole('heading', { level: 1, name: serverMessage });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(reloadPage).toHaveBeenCalledOnce();
    expect(takeConsole().join()).toContain('broken on purpose');
  });

  it('[SHELL-13] stands inside a route, with the reference of a failed call', async () => {
    const error = new ApiError({ status: 500, code: 'internal', requestId: 'req-7F3A' });
    const rootRoute = createRootRoute({ component: () => <Broken error={error} /> });
    const router = createRouter({
      routeTree: rootRoute,
      history: createMemoryHistory(),
      defaultErrorComponent: LazyServerError,
    });
    render(<RouterProvider router={router} />);
    await screen.findByRole('heading', { level: 1, name: serverMessage });
    screen.getByText('req-7F3A');
    takeConsole();
  });
});
