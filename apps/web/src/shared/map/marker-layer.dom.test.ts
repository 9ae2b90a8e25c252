import type { LngLat } from '@hearthline/domain/geo';
import { describe, expect, it, vi } from 'vitest';
import type { MarkerKind } from './marker-layer.ts';
import { createMarkerLayer } from './marker-layer.ts';
import { createFakeMap } from './testing/fake-gl-map.ts';

interface Item {
  key: string;
  position: LngLat;
  text: string;
}

function createKind() {
  return {
    keyOf: ({ key }) => key,
    positionOf: ({ position }) => position,
    create: vi.fn(({ text }: Item) => Object.assign(document.createElement('button'), { textContent: text })),
    update: vi.fn((element: HTMLElement, { text }: Item) => {
      element.textContent = text;
    }),
  } satisfies MarkerKind<Item>;
}

const home: Item = { key: 'a', position: [-80.01, 45.01], text: '$1M' };
const other: Item = { key: 'b', position: [-79.99, 44.99], text: '$2M' };

/** Where a marker is seen: its own offset and that of the element that holds all of them. */
function seenAt(root: HTMLElement, element: HTMLElement | undefined) {
  const offsets = [root, element].map((part) =>
    /translate\((-?[\d.]+)px, (-?[\d.]+)px\)/.exec(part?.style.transform ?? ''),
  );
  return [1, 2].map((axis) => offsets.reduce((sum, match) => sum + Number(match?.[axis]), 0));
}

describe('createMarkerLayer', () => {
  it('keeps the element of a marker that stays and removes the others', () => {
    const kind = createKind();
    const layer = createMarkerLayer(createFakeMap(), kind);
    layer.show([home, other]);
    const kept = layer.elementOf('a');
    layer.show([{ ...home, text: '$900K' }]);
    expect(layer.elementOf('a')).toBe(kept);
    expect(kept?.textContent).toBe('$900K');
    expect(layer.root.children.length).toBe(1);
    expect(kind.create).toHaveBeenCalledTimes(2);
    expect(kind.update).toHaveBeenCalledTimes(1);
  });

  it('shows markers where the map has their place, wherever it is moved', () => {
    const map = createFakeMap();
    const layer = createMarkerLayer(map, createKind());
    layer.show([home, other]);
    const expectInPlace = () => {
      for (const { key, position } of [home, other]) {
        const { x, y } = map.project(position);
        const [left = 0, top = 0] = seenAt(layer.root, layer.elementOf(key));
        expect(Math.abs(left - x)).toBeLessThanOrEqual(1);
        expect(Math.abs(top - y)).toBeLessThanOrEqual(1);
      }
    };
    expectInPlace();
    map.drag([-80.2, 45.1]);
    expectInPlace();
    map.drag([-80.02, 45.003], 15.3);
    expectInPlace();
  });

  it('moves one element while panning, not every marker', () => {
    const map = createFakeMap();
    const layer = createMarkerLayer(map, createKind());
    layer.show([home, other]);
    const before = layer.elementOf('a')?.style.transform;
    const rootBefore = layer.root.style.transform;
    map.drag([-80.1, 45.05]);
    expect(layer.elementOf('a')?.style.transform).toBe(before);
    expect(layer.root.style.transform).not.toBe(rootBefore);
  });

  it('leaves nothing behind', () => {
    const map = createFakeMap();
    const layer = createMarkerLayer(map, createKind());
    layer.show([home]);
    layer.remove();
    map.drag([-80.1, 45.05]);
    expect(map.getCanvasContainer().querySelector('button')).toBeNull();
  });
});
