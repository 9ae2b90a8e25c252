import type { MapReply } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { marketOf } from '@hearthline/domain/criteria/criteria';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ClosedLayer } from './markers/map-items.ts';
import { mapQuery } from './model/map-queries.ts';
import type { MapWindow } from './model/map-window.ts';

export interface ClosedHomes {
  /** What the layer is called; null where the search itself asks for such homes. */
  layer: ClosedLayer | null;
  /** Null while it is off or on its way. */
  homes: { reply: MapReply; layer: ClosedLayer } | null;
  hasFailed: boolean;
}

const lastDays = 365;
const nowhere: MapWindow = { bounds: [0, 0, 1, 1], zoom: 0 };

/** Homes like these that were sold in the last twelve months; of a search for leases, those leased. */
export function useClosedHomes(criteria: Criteria, window: MapWindow | null, isOn: boolean): ClosedHomes {
  const layer = layerOf(criteria);
  const asked = useMemo<Criteria>(
    () => ({ ...marketOf(criteria), status: ['sold'], sold: { lastDays } }),
    [criteria],
  );
  const isWanted = isOn && layer !== null && window !== null;
  const { data: reply, isError } = useQuery({ ...mapQuery(asked, window ?? nowhere), enabled: isWanted });
  const homes = useMemo(() => (isWanted && reply ? { reply, layer } : null), [isWanted, reply, layer]);
  return { layer, homes, hasFailed: isWanted && isError };
}

function layerOf({ status, offer }: Criteria): ClosedLayer | null {
  if (status.includes('sold')) return null;
  return offer === 'lease' ? 'leased' : 'sold';
}
