import type { LngLat } from '@hearthline/domain/geo';
import type { Map as GlMap } from 'maplibre-gl';

export interface WeightLine {
  id: string;
  to: LngLat;
  /** Pixels, by weight. */
  width: number;
}

export interface LineLayerShape {
  centre: LngLat;
  /** A place on the circle, east of the centre. */
  edge: LngLat;
  lines: readonly WeightLine[];
}

export interface LineLayer {
  show(shape: LineLayerShape): void;
  light(id: string | null): void;
  remove(): void;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Lines from the subject to its comparables, and a shade over what lies outside of the circle. */
export function createLineLayer(map: GlMap): LineLayer {
  const svg = document.createElementNS(svgNamespace, 'svg');
  svg.setAttribute('class', 'cma-lines');
  svg.setAttribute('aria-hidden', 'true');
  map.getCanvasContainer().append(svg);
  let shape: LineLayerShape | null = null;

  function place(): void {
    if (!shape) return;
    const { width, height } = map.getContainer().getBoundingClientRect();
    const centre = map.project(shape.centre);
    const radius = Math.abs(map.project(shape.edge).x - centre.x);
    const [outside, ...paths] = svg.children;
    outside?.setAttribute(
      'd',
      `M0 0H${width}V${height}H0Z M${centre.x - radius} ${centre.y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`,
    );
    for (const [index, line] of shape.lines.entries()) {
      const end = map.project(line.to);
      paths[index]?.setAttribute('d', `M${centre.x} ${centre.y}L${end.x} ${end.y}`);
    }
  }

  map.on('move', place);
  map.on('resize', place);

  return {
    show(next) {
      shape = next;
      svg.replaceChildren(
        createPath('cma-outside'),
        ...next.lines.map(({ id, width }) => {
          const path = createPath('cma-line');
          path.dataset.id = id;
          path.style.strokeWidth = `${width}px`;
          return path;
        }),
      );
      place();
    },
    light(id) {
      for (const path of svg.children)
        path.toggleAttribute('data-lit', (path as SVGElement).dataset.id === id);
    },
    remove() {
      map.off('move', place);
      map.off('resize', place);
      svg.remove();
    },
  };
}

function createPath(className: string): SVGPathElement {
  const path = document.createElementNS(svgNamespace, 'path');
  path.setAttribute('class', className);
  return path;
}
