import type { MapCluster, MapPin, MapReply } from '@hearthline/contract/listings';
import type { MapCell } from '@hearthline/domain/criteria/map-cells';
import { cellShift, mergeCells } from '@hearthline/domain/criteria/map-cells';
import type { LngLat } from '@hearthline/domain/geo';
import { fromWorld, toWorld } from '@hearthline/domain/geo';
import type { ListingMark } from '../../components/listing-parts.tsx';

/** More pins than this at once become clusters. */
export const mostPins = 150;

export interface PinItem {
  type: 'pin';
  key: string;
  position: LngLat;
  pin: MapPin;
  /** What it shows, and what it is called. */
  text: string;
  name: string;
  mark: ListingMark;
  isOpen: boolean;
  isSeen: boolean;
  isFavorite: boolean;
}

export interface ClusterItem {
  type: 'cluster';
  key: string;
  position: LngLat;
  cluster: MapCluster;
  text: string;
  name: string;
  sizePx: number;
}

export type MapItem = PinItem | ClusterItem;

/** Circles grow with what they hold. */
export function clusterSizePx(count: number): number {
  if (count > 60) return 54;
  if (count > 20) return 46;
  return count > 9 ? 40 : 34;
}

/** Stable as long as a cluster holds the same homes, so that it stays the same element while the map moves. */
export function clusterKey({ longitude, latitude, count }: MapCluster): string {
  return `cluster:${longitude.toFixed(6)}:${latitude.toFixed(6)}:${count}`;
}

/** A very large screen may show more single homes than can be buttons: they are joined as the server joins them. */
export function limitPins(reply: MapReply, zoom: number): Pick<MapReply, 'clusters' | 'pins'> {
  let { clusters, pins } = reply;
  for (let coarser = 1; pins.length > mostPins; coarser += 1) {
    const joined = joinPins(reply.pins, cellShift(zoom - coarser));
    clusters = [...reply.clusters, ...joined.clusters];
    pins = joined.pins;
  }
  return { clusters, pins };
}

function joinPins(pins: readonly MapPin[], shift: number): Pick<MapReply, 'clusters' | 'pins'> {
  const byId = new Map(pins.map((pin) => [pin.id, pin]));
  const merged = mergeCells(toCells(pins, shift), shift);
  return {
    clusters: merged.filter(({ onlyId }) => onlyId === null).map(toCluster),
    pins: merged.flatMap(({ onlyId }) => (onlyId === null ? [] : (byId.get(onlyId) ?? []))),
  };
}

function toCells(pins: readonly MapPin[], shift: number): MapCell[] {
  const cells = new Map<string, MapCell>();
  for (const { id, longitude, latitude } of pins) {
    const { x, y } = toWorld(longitude, latitude);
    const cellX = Math.floor(x / 2 ** shift);
    const cellY = Math.floor(y / 2 ** shift);
    const place = `${cellX}:${cellY}`;
    const cell = cells.get(place);
    cells.set(place, {
      cellX,
      cellY,
      count: (cell?.count ?? 0) + 1,
      sumX: (cell?.sumX ?? 0) + x,
      sumY: (cell?.sumY ?? 0) + y,
      minX: Math.min(cell?.minX ?? x, x),
      minY: Math.min(cell?.minY ?? y, y),
      maxX: Math.max(cell?.maxX ?? x, x),
      maxY: Math.max(cell?.maxY ?? y, y),
      onlyId: cell ? null : id,
    });
  }
  return [...cells.values()];
}

function toCluster({ count, sumX, sumY, minX, minY, maxX, maxY }: MapCell): MapCluster {
  const [longitude, latitude] = fromWorld(sumX / count, sumY / count);
  const [west, north] = fromWorld(minX, minY);
  const [east, south] = fromWorld(maxX, maxY);
  return { longitude, latitude, count, bounds: [west, south, east, north], ids: [] };
}
