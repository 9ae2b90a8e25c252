import type { KeyboardEvent, PointerEvent } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

/** How much of the sheet shows: its head, about half of the screen, all of it. */
export const sheetStops = ['low', 'half', 'full'] as const;
export type SheetStop = (typeof sheetStops)[number];

/** A shorter movement is a tap. */
const dragFromPx = 6;

export function nextStop(stop: SheetStop, step: 1 | -1): SheetStop {
  const index = sheetStops.indexOf(stop) + step;
  return sheetStops[Math.max(0, Math.min(index, sheetStops.length - 1))] ?? stop;
}

/** Where the sheet goes when it is let go after being moved so far, up being positive. */
export function stopAfterDrag(stop: SheetStop, movedPx: number, sheetPx: number): SheetStop {
  const step = movedPx > 0 ? 1 : -1;
  const isFar = Math.abs(movedPx) > sheetPx * 0.45;
  const once = nextStop(stop, step);
  return isFar ? nextStop(once, step) : once;
}

/** The handle of the sheet: drag it, tap it, or use the arrow keys. */
export function useSheet() {
  const [stop, setStop] = useState<SheetStop>('half');
  const sheet = useRef<HTMLElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const drag = useRef<{ startY: number; offset: number; isMoved: boolean } | null>(null);

  // Percentages in a translation count from the sheet, in a padding from the width: the height is told as a length.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => element.style.setProperty('--frame-height', `${element.clientHeight}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  function handlePointerDown(event: PointerEvent<HTMLElement>) {
    const element = sheet.current;
    if (!element || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const offset =
      element.getBoundingClientRect().top - (element.parentElement?.getBoundingClientRect().bottom ?? 0);
    drag.current = { startY: event.clientY, offset: offset + element.offsetHeight, isMoved: false };
  }

  function handlePointerMove(event: PointerEvent<HTMLElement>) {
    const element = sheet.current;
    if (!drag.current || !element) return;
    const moved = event.clientY - drag.current.startY;
    drag.current.isMoved ||= Math.abs(moved) > dragFromPx;
    if (!drag.current.isMoved) return;
    // Straight to the style: React has nothing to draw while a finger moves.
    element.style.transition = 'none';
    element.style.translate = `0 ${Math.max(0, drag.current.offset + moved)}px`;
  }

  function handlePointerUp(event: PointerEvent<HTMLElement>) {
    const element = sheet.current;
    const ended = drag.current;
    drag.current = null;
    if (!element || !ended) return;
    element.style.transition = '';
    element.style.translate = '';
    if (ended.isMoved) setStop(stopAfterDrag(stop, ended.startY - event.clientY, element.offsetHeight));
    else setStop(stop === 'full' ? 'half' : nextStop(stop, 1));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'ArrowUp') setStop(nextStop(stop, 1));
    else if (event.key === 'ArrowDown') setStop(nextStop(stop, -1));
    else if (event.key === 'Enter' || event.key === ' ')
      setStop(stop === 'full' ? 'half' : nextStop(stop, 1));
    else return;
    event.preventDefault();
  }

  return {
    stop,
    setStop,
    frame,
    sheet,
    handle: {
      onPointerDown: handlePointerDown,
      onPointerMove: handlePointerMove,
      onPointerUp: handlePointerUp,
      onPointerCancel: handlePointerUp,
      onKeyDown: handleKeyDown,
    },
  };
}
