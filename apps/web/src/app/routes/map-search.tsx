import { MapSearchScreen } from '../../features/listings/map/map-search-screen.tsx';

/** Owns the whole height, so it does without the padding of a page. */
export function MapSearchRoute() {
  return <MapSearchScreen />;
}
