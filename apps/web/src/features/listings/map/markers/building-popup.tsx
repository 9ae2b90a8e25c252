import type { MapCluster } from '@hearthline/contract/listings';
import { useQuery } from '@tanstack/react-query';
import type { Map as GlMap } from 'maplibre-gl';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { ListingState } from '../../components/listing-state.tsx';
import { cardsQuery } from '../model/map-queries.ts';
import { MapPopup } from './map-popup.tsx';

interface BuildingPopupProps {
  map: GlMap;
  cluster: MapCluster;
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** The homes of one building, which no zoom takes apart. */
export function BuildingPopup({ map, cluster, onOpen, onClose }: BuildingPopupProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { data: cards } = useQuery(cardsQuery(cluster.ids));
  const title = t('map.building.title', { count: cluster.count });
  const hiddenCount = cluster.count - cluster.ids.length;
  return (
    <MapPopup
      map={map}
      position={[cluster.longitude, cluster.latitude]}
      label={title}
      markerHeightPx={24}
      onClose={onClose}
    >
      <div className="flex h-66 flex-col">
        <h2 className="border-b border-line px-3.5 py-2.5 text-sm">{title}</h2>
        <ul className="min-h-0 flex-1 overflow-y-auto p-1.5">
          {(cards ?? []).map((card) => (
            <li key={card.id}>
              <button
                type="button"
                className="flex w-full flex-col gap-0.5 rounded-[8px] px-2 py-1.5 text-left hover:bg-hover"
                onClick={() => onOpen(card.id)}
              >
                <span className="flex w-full items-center justify-between gap-2 text-sm font-semibold">
                  {card.price === null ? t('map.pin.noPrice') : format.price(card.price)}
                  <ListingState listing={card} />
                </span>
                <span className="w-full truncate text-xs text-ink-2">{card.address}</span>
              </button>
            </li>
          ))}
          {cards ? null : cluster.ids.slice(0, 5).map((id) => <Skeleton key={id} className="m-2 h-8" />)}
        </ul>
        {hiddenCount > 0 ? (
          <p className="border-t border-line px-3.5 py-2 text-xs text-ink-3">
            {t('map.building.more', { count: hiddenCount })}
          </p>
        ) : null}
      </div>
    </MapPopup>
  );
}
