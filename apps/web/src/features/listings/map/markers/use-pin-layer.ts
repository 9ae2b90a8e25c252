import type { MapReply } from '@hearthline/contract/listings';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import type { Spot } from '../../../../shared/lib/spot.ts';
import { stateOf, stateWord } from '../../components/listing-parts.tsx';
import { useSeenListings } from '../model/seen-listings.ts';
import type { MapItem } from './map-items.ts';
import { clusterKey, clusterSizePx, limitPins } from './map-items.ts';
import type { PinLayer } from './pin-layer.ts';
import { createPinLayer, pinKey } from './pin-layer.ts';

interface PinLayerProps {
  reply: MapReply | undefined;
  zoom: number;
  /** The home whose card is open. */
  openId: string | null;
  favoriteIds: ReadonlySet<string>;
  hovered: Spot<string>;
  onChoose: (item: MapItem) => void;
}

/** Puts what was found onto the map. Only a new answer comes through React; moving the map does not. */
export function usePinLayer(map: GlMap, props: PinLayerProps): PinLayer | null {
  const { t } = useTranslation('listings');
  const items = useMapItems(props);
  const { hovered } = props;
  const [layer, setLayer] = useState<PinLayer | null>(null);
  const handleChoose = useEffectEvent((item: MapItem) => props.onChoose(item));

  useEffect(() => {
    const created = createPinLayer(map, { hovered, onChoose: (item) => handleChoose(item) });
    setLayer(created);
    return () => {
      created.remove();
      setLayer(null);
    };
  }, [map, hovered]);

  useEffect(() => layer?.show(items), [layer, items]);
  useEffect(() => layer?.setLabel(t('map.pinsLabel')), [layer, t]);
  return layer;
}

function useMapItems({ reply, zoom, openId, favoriteIds }: PinLayerProps): MapItem[] {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const seen = useSeenListings();
  return useMemo(() => {
    if (!reply) return [];
    const { clusters, pins } = limitPins(reply, zoom);
    const pinItems = pins.map((pin): MapItem => {
      const text = pin.price === null ? t('map.pin.noPrice') : format.shortPrice(pin.price);
      const name = t('map.pin.name', { price: text, address: pin.address, state: stateWord(pin, t) });
      const isFavorite = favoriteIds.has(pin.id);
      return {
        type: 'pin',
        key: pinKey(pin.id),
        position: [pin.longitude, pin.latitude],
        pin,
        text,
        name: isFavorite ? t('map.pin.favorite', { name }) : name,
        mark: stateOf(pin).mark,
        isOpen: pin.id === openId,
        isSeen: seen.has(pin.id),
        isFavorite,
      };
    });
    const clusterItems = clusters.map((cluster): MapItem => {
      const { count, ids } = cluster;
      return {
        type: 'cluster',
        key: clusterKey(cluster),
        position: [cluster.longitude, cluster.latitude],
        cluster,
        text: format.number(count),
        name: ids.length > 0 ? t('map.cluster.building', { count }) : t('map.cluster.zoom', { count }),
        sizePx: clusterSizePx(count),
      };
    });
    return [...clusterItems, ...pinItems];
  }, [reply, zoom, openId, favoriteIds, seen, t, format]);
}
