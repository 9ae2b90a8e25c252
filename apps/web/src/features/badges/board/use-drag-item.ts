import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';

interface DragDeps {
  list: RefObject<HTMLElement | null>;
  onStart: (id: string, title: string) => void;
  /** The pointer came over the place of another item. */
  onOver: (id: string, title: string, overId: string) => void;
  onDrop: () => void;
  onCancel: () => void;
}

interface Drag {
  id: string;
  title: string;
  startX: number;
  startY: number;
  /** From the corner of the item to the pointer. */
  gripX: number;
  gripY: number;
  overId: string | null;
  hasBegun: boolean;
}

/** So far a finger or a hand trembles without meaning to move anything. */
const begunAfterPx = 5;

/** Lets an item follow the pointer. The window is listened to, because the item itself moves in the document. */
export function useDragItem(deps: DragDeps) {
  const latest = useRef(deps);
  const stopping = useRef<AbortController | null>(null);
  useLayoutEffect(() => {
    latest.current = deps;
  });
  useEffect(() => () => stopping.current?.abort(), []);

  function elementOf(id: string): HTMLElement | null {
    return latest.current.list.current?.querySelector<HTMLElement>(`[data-item="${id}"]`) ?? null;
  }

  function follow(drag: Drag, x: number, y: number): void {
    const element = elementOf(drag.id);
    const frame = latest.current.list.current?.getBoundingClientRect();
    if (!element || !frame) return;
    const left = x - frame.left - drag.gripX - element.offsetLeft;
    const top = y - frame.top - drag.gripY - element.offsetTop;
    element.style.transform = `translate(${left}px, ${top}px)`;
  }

  function findUnder(drag: Drag, x: number, y: number): string | null {
    const places = latest.current.list.current?.children ?? [];
    for (const place of places) {
      const id = place.getAttribute('data-item');
      if (id === null || id === drag.id) continue;
      const box = place.getBoundingClientRect();
      if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) return id;
    }
    return null;
  }

  function handleMove(drag: Drag, event: PointerEvent): void {
    const { clientX: x, clientY: y } = event;
    if (!drag.hasBegun) {
      if (Math.hypot(x - drag.startX, y - drag.startY) < begunAfterPx) return;
      drag.hasBegun = true;
      latest.current.onStart(drag.id, drag.title);
    }
    const overId = findUnder(drag, x, y);
    // Only when it comes over another one: the places change under a pointer that stands still.
    if (overId !== null && overId !== drag.overId) latest.current.onOver(drag.id, drag.title, overId);
    drag.overId = overId;
    requestAnimationFrame(() => !stopping.current?.signal.aborted && follow(drag, x, y));
  }

  function end(drag: Drag, isDropped: boolean): void {
    stopping.current?.abort();
    const element = elementOf(drag.id);
    if (element) element.style.transform = '';
    if (!drag.hasBegun) return;
    ignoreNextClick();
    if (isDropped) latest.current.onDrop();
    else latest.current.onCancel();
  }

  return function start(event: ReactPointerEvent<HTMLElement>, id: string, title: string): void {
    const element = elementOf(id);
    if (event.button !== 0 || !element) return;
    const box = element.getBoundingClientRect();
    const drag: Drag = {
      id,
      title,
      startX: event.clientX,
      startY: event.clientY,
      gripX: event.clientX - box.left,
      gripY: event.clientY - box.top,
      overId: null,
      hasBegun: false,
    };
    stopping.current?.abort();
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    window.addEventListener('pointermove', (move) => handleMove(drag, move), { signal });
    window.addEventListener('pointerup', () => end(drag, true), { signal });
    window.addEventListener('pointercancel', () => end(drag, false), { signal });
    window.addEventListener('keydown', (key) => key.key === 'Escape' && end(drag, false), { signal });
  };
}

/** Letting go over the handle is no click on it. */
function ignoreNextClick(): void {
  const ignoring = new AbortController();
  window.addEventListener('click', (click) => click.stopPropagation(), {
    capture: true,
    once: true,
    signal: ignoring.signal,
  });
  setTimeout(() => ignoring.abort());
}
