import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { lazy } from 'react';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';

const MapPreview = lazy(async () => {
  const { MapPreview } = await import('../map/map-preview.tsx');
  return { default: MapPreview };
});

/** Below this width its card is hidden; a map that nobody sees is not worth its download. */
export function MapPreviewSlot({ criteria }: { criteria: Criteria }) {
  const isShown = useMediaQuery('(min-width: 1024px)');
  return isShown ? (
    <div className="h-49">
      <MapPreview criteria={criteria} />
    </div>
  ) : null;
}
