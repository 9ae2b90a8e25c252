import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { LoadScreen } from './basket-screens.ts';
import { loadTexts } from './i18n.ts';
import { shellRoute } from './root-routes.tsx';
import type { ScreenFrame } from './routes/screen-route.tsx';

export const inShell = { getParentRoute: () => shellRoute };

interface ScreenRoute<Path, Search> {
  path: Path;
  search?: (raw: Record<string, unknown>) => Search;
  texts: string[];
  /** Fetched when it is first needed. */
  screen: LoadScreen;
  frame?: ScreenFrame;
}

/** A screen in the frame, that is fetched with its texts when it is first opened. */
export function screenRoute<const Path extends string, Search extends object>(
  options: ScreenRoute<Path, Search>,
) {
  const { path, search, texts, screen, frame = 'page' } = options;
  return createRoute({
    ...inShell,
    path,
    ...(search && { validateSearch: search }),
    loader: () => loadTexts(...texts),
    component: lazyRouteComponent(async () => {
      const [{ createScreenRoute }, Screen] = await Promise.all([
        import('./routes/screen-route.tsx'),
        screen(),
      ]);
      return { default: createScreenRoute(Screen, frame) };
    }),
  });
}
