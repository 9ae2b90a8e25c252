import type { Language } from '@hearthline/contract/common';
import type { QueryClient } from '@tanstack/react-query';
import { QueryClientProvider } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import type { RenderResult } from '@testing-library/react';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createQueryClient } from '../shared/api/query-client.ts';
import { useLanguageStore } from '../shared/stores/language-store.ts';
import { Toaster } from '../shared/ui/toaster.tsx';
import { startTestTexts } from './texts.ts';

interface RenderOptions {
  language?: Language;
  /** Puts the element inside a router at this address; it then appears a moment later, so look for it with `findBy…`. */
  route?: string;
}

export interface RenderedScreen extends RenderResult {
  queryClient: QueryClient;
  /** Only with `route`: where links and redirects lead shows in `router.state.location`. */
  router: AnyRouter | undefined;
}

startTestTexts();

function createTestQueryClient(): QueryClient {
  const queryClient = createQueryClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });
  return queryClient;
}

/** A router that shows the element at every address. */
function createTestRouter(ui: ReactElement, route: string): AnyRouter {
  const rootRoute = createRootRoute({ component: () => ui });
  const anywhere = createRoute({ getParentRoute: () => rootRoute, path: '$' });
  return createRouter({
    routeTree: rootRoute.addChildren([anywhere]),
    history: createMemoryHistory({ initialEntries: [route] }),
    // Plain texts, as in the app.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const entries = Object.entries(search).filter(([, value]) => value !== undefined);
      return entries.length > 0 ? `?${new URLSearchParams(entries as [string, string][])}` : '';
    },
  });
}

export function renderWithProviders(
  ui: ReactElement,
  { language = 'en', route }: RenderOptions = {},
): RenderedScreen {
  useLanguageStore.setState({ lan: language });
  const queryClient = createTestQueryClient();
  const router = route === undefined ? undefined : createTestRouter(ui, route);
  const rendered = render(
    <QueryClientProvider client={queryClient}>
      {router ? <RouterProvider router={router} /> : ui}
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...rendered, queryClient, router };
}
