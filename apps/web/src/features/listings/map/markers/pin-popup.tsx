import type { LngLat } from '@hearthline/domain/geo';
import { useQuery } from '@tanstack/react-query';
import type { Map as GlMap } from 'maplibre-gl';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { cardsQuery } from '../model/map-queries.ts';
import { MapPopup } from './map-popup.tsx';
import { PopupCard } from './popup-card.tsx';

interface PinPopupProps {
  map: GlMap;
  id: string;
  place: LngLat;
  onClose: () => void;
}

const openPinHeightPx = 35;

/** The home behind a pin. */
export function PinPopup({ map, id, place, onClose }: PinPopupProps) {
  const { t } = useTranslation('listings');
  const { data: cards } = useQuery(cardsQuery([id]));
  const card = cards?.[0];
  return (
    <MapPopup
      map={map}
      position={place}
      label={card?.address ?? t('map.popup.open')}
      markerHeightPx={openPinHeightPx}
      onClose={onClose}
    >
      {/* As high while it loads as it will be, so that it keeps its place. */}
      <div className="h-56">
        {card ? <PopupCard listing={card} /> : null}
        {cards && !card ? <p className="p-4 text-sm text-ink-2">{t('map.popup.missing')}</p> : null}
        {cards ? null : <PopupSkeleton />}
      </div>
    </MapPopup>
  );
}

function PopupSkeleton() {
  return (
    <>
      <Skeleton className="h-33 rounded-none!" />
      <div className="flex flex-col gap-2.5 p-3.5">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-3 w-40" />
        <Skeleton className="h-3 w-32" />
      </div>
    </>
  );
}
