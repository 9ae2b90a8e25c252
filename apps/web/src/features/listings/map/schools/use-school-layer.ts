import type { SchoolNearby } from '@hearthline/contract/places';
import type { LngLat } from '@hearthline/domain/geo';
import { distanceMetres } from '@hearthline/domain/geo';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useState } from 'react';
import { request } from '../../../../shared/api/client.ts';
import type { MarkerKind, MarkerLayer } from '../../../../shared/map/marker-layer.ts';
import { createMarkerLayer } from '../../../../shared/map/marker-layer.ts';
import type { MapWindow } from '../model/map-window.ts';

const firstZoom = 12;
const mostSchools = 50;
const widestRadiusMetres = 20_000;
const svgNamespace = 'http://www.w3.org/2000/svg';
/** A mortarboard, drawn without React like the pins. */
const capPath =
  'M21.42 10.922a1 1 0 0 0-.019-1.838L12.83 5.18a2 2 0 0 0-1.66 0L2.6 9.08a1 1 0 0 0 0 1.832l8.57 3.908a2 2 0 0 0 1.66 0zM22 10v6M6 12.5V16a6 3 0 0 0 12 0v-3.5';

const schoolKind: MarkerKind<SchoolNearby> = {
  keyOf: ({ number }) => number,
  positionOf: ({ longitude, latitude }) => [longitude, latitude],
  create({ name }) {
    const element = document.createElement('span');
    element.className = 'map-school';
    element.role = 'img';
    element.title = name;
    element.setAttribute('aria-label', name);
    const icon = document.createElementNS(svgNamespace, 'svg');
    const path = document.createElementNS(svgNamespace, 'path');
    icon.setAttribute('viewBox', '0 0 24 24');
    path.setAttribute('d', capPath);
    icon.append(path);
    element.append(icon);
    return element;
  },
  update() {},
};

/** The schools around the middle of the map, from near enough on. */
export function useSchoolLayer(map: GlMap, view: MapWindow | null, isOn: boolean): void {
  const isWanted = isOn && view !== null && view.zoom >= firstZoom;
  const { data: schools } = useQuery({
    ...schoolsQuery(view ?? { bounds: [0, 0, 0, 0], zoom: 0 }),
    enabled: isWanted,
  });
  const [layer, setLayer] = useState<MarkerLayer<SchoolNearby> | null>(null);

  useEffect(() => {
    const created = createMarkerLayer(map, schoolKind);
    setLayer(created);
    return () => created.remove();
  }, [map]);

  useEffect(() => layer?.show(isWanted ? (schools ?? []) : []), [layer, isWanted, schools]);
}

function schoolsQuery({ bounds: [west, south, east, north] }: MapWindow) {
  const centre: LngLat = [(west + east) / 2, (south + north) / 2];
  const radiusMetres = Math.min(Math.ceil(distanceMetres(centre, [east, north])), widestRadiusMetres);
  const query = { longitude: centre[0], latitude: centre[1], radiusMetres, limit: mostSchools };
  return queryOptions({
    queryKey: ['places', 'schools', query],
    queryFn: async ({ signal }) => (await request('GET /places/schools', { query, signal })).result,
    placeholderData: keepPreviousData,
  });
}
