import type { Bounds, LngLat } from '@hearthline/domain/geo';
import type { Map as GlMap } from 'maplibre-gl';
import { toFlat, worldPixels } from '../mercator.ts';

type Handler = (event: object) => void;
interface FakeOptions {
  container: HTMLElement;
  center?: LngLat;
  zoom?: number;
  bounds?: Bounds;
}

export const fakeMapSize = { width: 800, height: 600 };

/** Every map made since the test began, the newest last. */
export const fakeMaps: FakeGlMap[] = [];

/** Where the library needs WebGL this one only counts: a flat map with north up, without pictures. */
export class FakeGlMap {
  /** Set to stand for a browser without WebGL. */
  static hasWebGl = true;
  readonly touchZoomRotate = { disableRotation() {} };
  readonly keyboard = { disableRotation() {} };
  readonly styles: unknown[] = [];
  readonly sourceData: unknown[] = [];
  isRemoved = false;
  private readonly handlers = new Map<string, Set<Handler>>();
  private readonly container: HTMLElement;
  private readonly canvasContainer = document.createElement('div');
  private readonly canvas = document.createElement('canvas');
  private centre: LngLat;
  private zoom: number;

  constructor({ container, center, zoom, bounds }: FakeOptions) {
    if (!FakeGlMap.hasWebGl) throw new Error('no WebGL');
    this.container = container;
    this.canvas.tabIndex = 0;
    this.canvasContainer.append(this.canvas);
    container.append(this.canvasContainer);
    this.centre = center ?? [0, 0];
    this.zoom = zoom ?? 10;
    if (bounds) this.moveTo(bounds);
    fakeMaps.push(this);
  }

  on(type: string, handler: Handler): this {
    this.handlers.set(type, (this.handlers.get(type) ?? new Set()).add(handler));
    return this;
  }

  once(type: string, handler: Handler): this {
    const wrapped = (event: object) => {
      this.off(type, wrapped);
      handler(event);
    };
    return this.on(type, wrapped);
  }

  off(type: string, handler: Handler): this {
    this.handlers.get(type)?.delete(handler);
    return this;
  }

  fire(type: string, event: object = {}): void {
    for (const handler of [...(this.handlers.get(type) ?? [])]) handler(event);
  }

  /** As if somebody had dragged the map there. */
  drag(centre: LngLat, zoom = this.zoom): void {
    this.centre = centre;
    this.zoom = zoom;
    this.fire('move');
    this.fire('moveend');
  }

  project([longitude, latitude]: LngLat) {
    const place = toFlat([longitude, latitude]);
    const middle = toFlat(this.centre);
    const size = worldPixels(this.zoom);
    return {
      x: (place.x - middle.x) * size + fakeMapSize.width / 2,
      y: (place.y - middle.y) * size + fakeMapSize.height / 2,
    };
  }

  unproject([x, y]: [number, number]) {
    const middle = toFlat(this.centre);
    const size = worldPixels(this.zoom);
    const flatY = middle.y + (y - fakeMapSize.height / 2) / size;
    return {
      lng: (middle.x + (x - fakeMapSize.width / 2) / size) * 360 - 180,
      lat: (Math.atan(Math.sinh(Math.PI - 2 * Math.PI * flatY)) * 180) / Math.PI,
    };
  }

  getBounds() {
    const { lng: west, lat: north } = this.unproject([0, 0]);
    const { lng: east, lat: south } = this.unproject([fakeMapSize.width, fakeMapSize.height]);
    return { getWest: () => west, getSouth: () => south, getEast: () => east, getNorth: () => north };
  }

  fitBounds(bounds: Bounds, _options: object, eventData: object = {}): void {
    this.moveTo(bounds);
    this.fire('move');
    this.fire('moveend', eventData);
  }

  jumpTo({ center, zoom }: { center: LngLat; zoom: number }, eventData: object = {}): void {
    this.centre = center;
    this.zoom = zoom;
    this.fire('move');
    this.fire('moveend', eventData);
  }

  easeTo({ center, zoom }: { center: LngLat; zoom: number }): void {
    this.drag(center, zoom);
  }

  cameraForBounds([west, south, east, north]: Bounds) {
    return { center: [(west + east) / 2, (south + north) / 2] as LngLat, zoom: this.zoomFor(west, east) };
  }

  getCenter() {
    const [lng, lat] = this.centre;
    return { lng, lat, toArray: (): LngLat => [lng, lat] };
  }

  getZoom = () => this.zoom;
  getCanvas = () => this.canvas;
  getCanvasContainer = () => this.canvasContainer;
  getContainer = () => this.container;
  getStyle = () => ({ sources: {} });
  getSource = () => ({ setData: (data: unknown) => this.sourceData.push(data) });
  setStyle = (style: unknown) => this.styles.push(style);
  zoomIn = () => this.drag(this.centre, this.zoom + 1);
  zoomOut = () => this.drag(this.centre, this.zoom - 1);
  refreshTiles() {}

  remove(): void {
    this.isRemoved = true;
    this.canvasContainer.remove();
  }

  private moveTo([west, south, east, north]: Bounds): void {
    this.centre = [(west + east) / 2, (south + north) / 2];
    this.zoom = this.zoomFor(west, east);
  }

  private zoomFor(west: number, east: number): number {
    const share = Math.max(east - west, 0.01) / 360;
    return Math.log2(fakeMapSize.width / 512 / share);
  }
}

/** For functions that take the library's own type. */
export function createFakeMap(centre: LngLat = [-80, 45], zoom = 12): FakeGlMap & GlMap {
  const container = document.createElement('div');
  document.body.append(container);
  return new FakeGlMap({ container, center: centre, zoom }) as unknown as FakeGlMap & GlMap;
}
