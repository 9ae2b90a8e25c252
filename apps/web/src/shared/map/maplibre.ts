import 'maplibre-gl/dist/maplibre-gl.css';
import { setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

setWorkerUrl(workerUrl);

/** The one door to the map library: loaded on demand, and replaced as a whole in tests. */
export { Map as GlMap } from 'maplibre-gl';
