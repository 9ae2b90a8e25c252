import './styles/theme.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { loadTexts, startTexts } from './app/i18n.ts';
import { LazyServerError } from './app/pages/lazy-server-error.tsx';
import { createAppRouter } from './app/router.tsx';
import { startScrollRule } from './app/scroll-rule.ts';
import { isOpenPath, Splash } from './app/splash.tsx';
import { session } from './shared/api/session.ts';
import { startSession } from './shared/api/start-session.ts';
import { loadConfig } from './shared/lib/config.ts';
import { useLanguageStore } from './shared/stores/language-store.ts';
import './shared/stores/theme-store.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);
const entryPath = window.location.pathname;

async function start(): Promise<void> {
  if (!session.isAuthorized() && !isOpenPath(entryPath)) root.render(<Splash />);
  const configLoaded = loadConfig();
  configLoaded.catch(() => undefined);
  await startTexts(useLanguageStore.getState().lan);
  await Promise.all([loadTexts('common', 'shell'), configLoaded]);

  const router = createAppRouter();
  startScrollRule(router);
  startSession({
    findPlace: () => router.latestLocation,
    goToLogin: () => void router.navigate({ to: '/auth/login' }),
    goHome: () => router.history.push('/'),
  });
  root.render(
    <StrictMode>
      <App router={router} entryPath={entryPath} />
    </StrictMode>,
  );
}

start().catch((error: unknown) => {
  root.render(
    <main className="flex min-h-dvh flex-col">
      <LazyServerError error={error} />
    </main>,
  );
});
