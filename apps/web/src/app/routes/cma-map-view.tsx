import { MapViewScreen } from '../../features/cma/map-view/map-view-screen.tsx';

/** Owns the whole height, so it does without the padding of a page. */
export function CmaMapViewRoute() {
  return <MapViewScreen />;
}
