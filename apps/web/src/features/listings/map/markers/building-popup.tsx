import type { MapCluster } from '@hearthline/contract/listings';
import { useQuery } from '@tanstack/react-query';
import type { Map as GlMap } from 'maplibre-gl';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { markOf } from '../../components/listing-mark.ts';
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
          {(cards ?? []).map(({ id, price, address, code }) => (
            <li key={id}>
              <button
                type="button"
                className="flex w-full flex-col rounded-[8px] px-2 py-1.5 text-left hover:bg-hover"
                onClick={() => onOpen(id)}
              >
                <span className="flex items-center gap-1.5 text-sm font-semibold">
                  <span aria-hidden="true" data-mark={markOf(code)} className="status-mark" />
                  {price === null ? t('map.pin.noPrice') : format.price(price)}
                </span>
                <span className="truncate text-xs text-ink-2">{address}</span>
                <span className="sr-only">{t(`vocabulary.code.${code}`)}</span>
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
