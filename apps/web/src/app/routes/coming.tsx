import { useMatches } from '@tanstack/react-router';
import { ComingScreen } from '../coming/coming-screen.tsx';
import { comingRoutes } from '../coming-routes.ts';

/** One file for all of them: the route that matched says which feature it waits for. */
export function ComingRoute() {
  const fullPath = useMatches({ select: (matches) => matches.at(-1)?.fullPath });
  const route = comingRoutes.find(({ path }) => path === fullPath);
  return route ? <ComingScreen feature={route.feature} /> : null;
}
