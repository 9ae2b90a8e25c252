import type { LngLat } from '@hearthline/domain/geo';

/** Where the map stood, for coming back to the same search. */
export interface KeptCamera {
  /** The search it belongs to. */
  where: string;
  centre: LngLat;
  zoom: number;
}

const storageKey = 'hearthline.mapCamera';

export function keepCamera(camera: KeptCamera): void {
  sessionStorage.setItem(storageKey, JSON.stringify(camera));
}

export function findCamera(where: string): KeptCamera | null {
  try {
    const kept: KeptCamera | null = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return kept?.where === where && isPlace(kept.centre) && Number.isFinite(kept.zoom) ? kept : null;
  } catch {
    return null;
  }
}

function isPlace(value: unknown): value is LngLat {
  return Array.isArray(value) && value.length === 2 && value.every(Number.isFinite);
}
