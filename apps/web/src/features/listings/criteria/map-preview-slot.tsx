import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { ComponentType } from 'react';
import { lazy } from 'react';

interface MapPreviewProps {
  criteria: Criteria;
}

/** By pattern rather than by name, so that this screen stands without the map as well. */
const [loadPreview] = Object.values(
  import.meta.glob<{ MapPreview: ComponentType<MapPreviewProps> }>('../map/map-preview.tsx'),
);

const Preview = loadPreview && lazy(async () => ({ default: (await loadPreview()).MapPreview }));

export function MapPreviewSlot({ criteria }: MapPreviewProps) {
  return Preview ? (
    <div className="h-49">
      <Preview criteria={criteria} />
    </div>
  ) : null;
}
