import type { Language } from '@hearthline/contract/common';
import { createMemoryHistory } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { createQueryClient } from '../../shared/api/query-client.ts';
import { useLanguageStore } from '../../shared/stores/language-store.ts';
import { startTestTexts } from '../../testing/texts.ts';
import { setWindowWidth } from '../../testing/window-width.ts';
import { App } from '../app.tsx';
import { hostQueryClient } from '../query-host.tsx';
import { createAppRouter } from '../router.tsx';

interface RenderAppOptions {
  isSignedIn?: boolean;
  language?: Language;
  /** Width of the window in px; from 1024 on the sidebar stands beside the page. */
  widthPx?: number;
}

const farFuture = 4_102_444_800;

function storeTokens(): void {
  const payload = btoa(JSON.stringify({ exp: farFuture }));
  localStorage.setItem('hearthline.accessToken', `e30.${payload}.x`);
  localStorage.setItem('hearthline.refreshToken', `e30.${payload}.x`);
}

startTestTexts();

/** The whole app with its real routes at one address. Answers of the server come from `fakeApi`. */
export async function renderApp(
  path: string,
  { isSignedIn = true, language = 'en', widthPx = 1440 }: RenderAppOptions = {},
) {
  if (isSignedIn) storeTokens();
  setWindowWidth(widthPx);
  useLanguageStore.setState({ lan: language });
  const queryClient = hostQueryClient(createQueryClient());
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const rendered = render(<App router={router} entryPath={new URL(path, 'http://localhost').pathname} />);
  await act(() => router.load());
  return { ...rendered, router, queryClient };
}
