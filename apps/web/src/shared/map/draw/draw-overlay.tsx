import type { Shape } from '@hearthline/domain/criteria/criteria';
import type { Map as GlMap } from 'maplibre-gl';
import type { PointerEvent } from 'react';
import { useState } from 'react';
import { useEscape } from '../../hooks/use-escape.ts';
import type { Pixel } from '../mercator.ts';
import type { DrawTool } from './draw-shape.ts';
import { outlineOf, shapeOf } from './draw-shape.ts';

interface DrawOverlayProps {
  map: GlMap;
  tool: DrawTool;
  onDraw: (shape: Shape) => void;
  onCancel: () => void;
}

/** Takes the pointer over from the map until one area is drawn. */
export function DrawOverlay({ map, tool, onDraw, onCancel }: DrawOverlayProps) {
  const [trail, setTrail] = useState<Pixel[]>([]);

  useEscape(true, onCancel);

  function handleDown(event: PointerEvent<SVGSVGElement>) {
    if (event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    setTrail([pixelOf(event)]);
  }

  function handleMove(event: PointerEvent<SVGSVGElement>) {
    if (trail.length === 0 || !event.isPrimary) return;
    setTrail([...trail, pixelOf(event)]);
  }

  function handleUp(event: PointerEvent<SVGSVGElement>) {
    if (trail.length === 0 || !event.isPrimary) return;
    const shape = shapeOf(tool, [...trail, pixelOf(event)], (pixel) => {
      const { lng, lat } = map.unproject([pixel.x, pixel.y]);
      return [round(lng), round(lat)];
    });
    setTrail([]);
    if (shape) onDraw(shape);
  }

  return (
    <svg
      aria-hidden="true"
      className="map-draw"
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={handleUp}
      onPointerCancel={() => setTrail([])}
    >
      <path d={outlineOf(tool, trail)} />
    </svg>
  );
}

/** To a hand's breadth: more digits only make the address of the search longer. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

function pixelOf({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Pixel {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
