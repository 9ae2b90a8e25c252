import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo, useState } from 'react';
import type { SearchAddress } from '../model/criteria-url.ts';
import type { MapLayer } from './model/map-address.ts';
import { parseLayers, writeLayers } from './model/map-address.ts';

/** The map's part of the address. It is replaced, so that Back leaves the map and does not retrace every move. */
export function useMapAddress() {
  const { at, layers: layersText }: SearchAddress = useSearch({ strict: false });
  const navigate = useNavigate();
  const router = useRouter();
  const [path] = useState(() => router.latestLocation.pathname);
  const layers = useMemo(() => parseLayers(layersText), [layersText]);

  const change = useCallback(
    (part: Pick<SearchAddress, 'at' | 'layers'>): boolean => {
      if (router.latestLocation.pathname !== path) return false;
      void navigate({
        to: '.',
        search: (previous: object) => ({ ...previous, ...part }),
        state: true,
        replace: true,
        resetScroll: false,
      });
      return true;
    },
    [navigate, router, path],
  );

  const setAt = useCallback((next: string) => change({ at: next }), [change]);

  function setLayer(layer: MapLayer, isOn: boolean) {
    const others = [...layers].filter((each) => each !== layer);
    change({ layers: writeLayers(new Set(isOn ? [...others, layer] : others)) });
  }

  return { at, setAt, layers, setLayer };
}
