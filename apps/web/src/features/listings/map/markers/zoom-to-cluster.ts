import type { MapCluster } from '@hearthline/contract/listings';
import type { Map as GlMap } from 'maplibre-gl';

const paddingPx = 80;
const closestZoom = 18;
/** A click must always bring one nearer. */
const leastStep = 1;

/** To where the homes of a cluster lie. */
export function zoomToCluster(map: GlMap, { bounds, longitude, latitude }: MapCluster): void {
  const camera = map.cameraForBounds(bounds, { padding: paddingPx, maxZoom: closestZoom });
  const zoom = Math.max(camera?.zoom ?? 0, map.getZoom() + leastStep);
  map.easeTo({ center: camera?.center ?? [longitude, latitude], zoom });
}
