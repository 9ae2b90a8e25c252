import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A letter page at 100%: 8.5 inches of 96 pixels. */
const pagePixels = 816;
const steps = [0.25, 0.5, 0.67, 0.8, 1, 1.25, 1.5, 2, 3] as const;
const usual = 0.8;

export interface Zoom {
  /** Share of the natural size. */
  scale: number;
  /** Of a page, in CSS pixels. */
  width: number;
  zoomIn: (() => void) | undefined;
  zoomOut: (() => void) | undefined;
}

interface Room {
  width: number;
  height: number;
}

/** As large as the place allows until the person zooms. */
export function useZoom(place: RefObject<HTMLElement | null>, ratio: number): Zoom {
  const [room, setRoom] = useState<Room | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const measure = () => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      const width = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      setRoom({ width, height: element.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  const scale = chosen ?? fitScale(room, ratio);
  const drawn = useRef(scale);
  useLayoutEffect(() => {
    const element = place.current;
    const grown = scale / drawn.current;
    drawn.current = scale;
    if (!element || grown === 1) return;
    // What was in the middle stays there.
    const { clientHeight, clientWidth, scrollLeft, scrollTop } = element;
    element.scrollTop = (scrollTop + clientHeight / 2) * grown - clientHeight / 2;
    element.scrollLeft = (scrollLeft + clientWidth / 2) * grown - clientWidth / 2;
  }, [place, scale]);
  const larger = steps.find((step) => step > scale + 0.01);
  const smaller = steps.findLast((step) => step < scale - 0.01);
  return {
    scale,
    width: Math.round(scale * pagePixels),
    zoomIn: larger === undefined ? undefined : () => setChosen(larger),
    zoomOut: smaller === undefined ? undefined : () => setChosen(smaller),
  };
}

function fitScale(room: Room | null, ratio: number): number {
  if (!room || !(room.width > 0)) return usual;
  const byHeight = room.height / (pagePixels * ratio);
  return Math.min(room.width / pagePixels, Math.min(1, Math.max(usual, byHeight)));
}
