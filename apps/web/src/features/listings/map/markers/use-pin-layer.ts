import type { MapCluster, MapPin, MapReply } from '@hearthline/contract/listings';
import type { Map as GlMap } from 'maplibre-gl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import type { Spot } from '../../../../shared/lib/spot.ts';
import { stateOf } from '../../../../shared/listing/listing-words.ts';
import { stateWord } from '../../components/listing-parts.tsx';
import { useSeenListings } from '../model/seen-listings.ts';
import type { MapMarks, MarkSizes } from './join-overlaps.ts';
import { joinOverlaps } from './join-overlaps.ts';
import type { ClosedLayer, ClusterItem, MapItem, PinItem, Room } from './map-items.ts';
import {
  clickOf,
  clusterKey,
  clusterSizePx,
  pinSize,
  quietClusterSizePx,
  quietPinSize,
} from './map-items.ts';
import type { PinLayer } from './pin-layer.ts';
import { createPinLayer, pinKey } from './pin-layer.ts';
import { placeBeside } from './place-beside.ts';

interface PinLayerProps {
  reply: MapReply | undefined;
  /** Homes beside those of the search. */
  closed?: { reply: MapReply; layer: ClosedLayer } | null;
  /** The home whose card is open. */
  openId: string | null;
  favoriteIds: ReadonlySet<string>;
  hovered: Spot<string>;
  onChoose: (item: MapItem) => void;
}

/** Puts what was found onto the map. Only a new answer or zoom comes through React; moving the map does not. */
export function usePinLayer(map: GlMap, props: PinLayerProps): PinLayer | null {
  const { t } = useTranslation('listings');
  const items = useMapItems(useDrawnZoom(map), props);
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

/** Marks come nearer to each other while the map goes out, so they are joined on the way, not only at its end. */
const zoomStep = 0.25;

function useDrawnZoom(map: GlMap): number {
  const [drawn, setDrawn] = useState(() => map.getZoom());
  const handleMove = useEffectEvent(() => {
    if (map.getZoom() < drawn - zoomStep) setDrawn(map.getZoom());
  });

  useEffect(() => {
    const followMove = () => handleMove();
    const rest = () => setDrawn(map.getZoom());
    map.on('move', followMove);
    map.on('moveend', rest);
    return () => {
      map.off('move', followMove);
      map.off('moveend', rest);
    };
  }, [map]);
  return drawn;
}

function useMapItems(zoom: number, { reply, closed, openId, favoriteIds }: PinLayerProps): MapItem[] {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const seen = useSeenListings();
  return useMemo(() => {
    const priceOf = ({ price }: MapPin) => (price === null ? t('map.pin.noPrice') : format.shortPrice(price));
    const sizes: MarkSizes = {
      pin: (pin) => pinSize(priceOf(pin), favoriteIds.has(pin.id)),
      circle: (count) => clusterSizePx(count) + ringPx,
    };
    const quietSizes: MarkSizes = { pin: (pin) => quietPinSize(priceOf(pin)), circle: quietClusterSizePx };

    function toPinItem(pin: MapPin, layer: ClosedLayer | null, room: Room): PinItem {
      const text = priceOf(pin);
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
        layer,
        room,
        isOpen: pin.id === openId,
        isSeen: seen.has(pin.id),
        isFavorite,
      };
    }

    function toClusterItem(cluster: MapCluster, layer: ClosedLayer | null): ClusterItem {
      const { count, longitude, latitude } = cluster;
      const key = clusterKey(cluster);
      const click = clickOf(cluster, zoom);
      return {
        type: 'cluster',
        key: layer ? `${layer}:${key}` : key,
        position: [longitude, latitude],
        cluster,
        text: format.number(count),
        name: t(`map.cluster.${layer ?? 'search'}.${click}`, { count }),
        click,
        sizePx: layer ? quietClusterSizePx(count) : clusterSizePx(count),
        layer,
        room: 'above',
      };
    }

    const found = joinOverlaps(reply ?? noMarks, { zoom, openId, sizes });
    const items: MapItem[] = [
      ...found.clusters.map((cluster) => toClusterItem(cluster, null)),
      ...found.pins.map((pin) => toPinItem(pin, null, 'above')),
    ];
    // After the homes of the search, also for those who go through them one by one.
    if (!reply || !closed) return items;
    const joined = joinOverlaps(closed.reply, { zoom, openId, sizes: quietSizes });
    const beside = placeBeside(found, joined, { zoom, standing: sizes, added: quietSizes });
    return [
      ...items,
      ...beside.clusters.map(({ cluster, ...place }) => ({
        ...toClusterItem(cluster, closed.layer),
        ...place,
      })),
      ...beside.pins.map(({ pin, room }) => toPinItem(pin, closed.layer, room)),
    ];
  }, [reply, closed, zoom, openId, favoriteIds, seen, t, format]);
}

/** Circles have a soft ring; half of it may be covered. */
const ringPx = 5;
const noMarks: MapMarks = { clusters: [], pins: [] };
