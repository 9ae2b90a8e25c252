import type { PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ColumnCount, Tile } from './pack-board.ts';
import { columnCounts, nearestIndex, packBoard } from './pack-board.ts';

interface DragDeps {
  list: RefObject<HTMLElement | null>;
  /** In the order in which they are placed now. */
  tiles: readonly Tile[];
  onStart: (id: string, title: string) => void;
  /** It is held nearest to another place of the order. */
  onMove: (index: number) => void;
  onDrop: () => void;
  onCancel: () => void;
}

interface Drag {
  id: string;
  title: string;
  pointerId: number;
  startX: number;
  startY: number;
  /** From the corner of the item to the pointer. */
  gripX: number;
  gripY: number;
  /** Where the pointer is now. */
  x: number;
  y: number;
  hasBegun: boolean;
}

/** So far a finger or a hand trembles without meaning to move anything. */
const begunAfterPx = 5;
/** So near to the edge of the window the page begins to scroll. */
const edgePx = 72;
const scrollStepPx = 14;

/**
 * Lets an item follow the pointer: its element stays where it is in the document, the list holds the pointer, and when
 * the page scrolls or the places change, the item stays under the hand.
 */
export function useDragItem(deps: DragDeps) {
  const latest = useRef(deps);
  const current = useRef<{ drag: Drag; stopping: AbortController } | null>(null);

  useLayoutEffect(() => {
    latest.current = deps;
    // The places may just have changed under it.
    if (current.current?.drag.hasBegun) follow(current.current.drag);
  });
  useEffect(() => () => current.current?.stopping.abort(), []);

  function elementOf(id: string): HTMLElement | null {
    return latest.current.list.current?.querySelector<HTMLElement>(`[data-item="${id}"]`) ?? null;
  }

  /** The corner of the held item, seen from the corner of the list. */
  function cornerOf({ x, y, gripX, gripY }: Drag, list: HTMLElement): { left: number; top: number } {
    const frame = list.getBoundingClientRect();
    return { left: x - frame.left - gripX, top: y - frame.top - gripY };
  }

  function follow(drag: Drag): void {
    const [element, list] = [elementOf(drag.id), latest.current.list.current];
    if (!element || !list) return;
    const { left, top } = cornerOf(drag, list);
    element.style.transform = `translate(${left - element.offsetLeft}px, ${top - element.offsetTop}px)`;
  }

  function moveOn(drag: Drag): void {
    follow(drag);
    const { list, tiles, onMove } = latest.current;
    if (!list.current) return;
    const { left, top } = cornerOf(drag, list.current);
    const index = nearestIndex(tiles, drag.id, columnsOf(list.current), {
      column: left / columnPxOf(list.current),
      row: rowAt(list.current, tiles, top),
    });
    if (index >= 0 && tiles[index]?.id !== drag.id) onMove(index);
  }

  function handleMove(drag: Drag, { clientX, clientY }: PointerEvent): void {
    Object.assign(drag, { x: clientX, y: clientY });
    if (!drag.hasBegun) {
      if (Math.hypot(clientX - drag.startX, clientY - drag.startY) < begunAfterPx) return;
      drag.hasBegun = true;
      // Also beyond the edge of the window, and whatever lies under it.
      latest.current.list.current?.setPointerCapture(drag.pointerId);
      latest.current.onStart(drag.id, drag.title);
      requestAnimationFrame(scrollAtEdge);
      return;
    }
    moveOn(drag);
  }

  function scrollAtEdge(): void {
    const { drag, stopping } = current.current ?? {};
    if (!drag || stopping?.signal.aborted) return;
    const step = drag.y < edgePx ? -scrollStepPx : drag.y > window.innerHeight - edgePx ? scrollStepPx : 0;
    if (step !== 0) window.scrollBy(0, step);
    requestAnimationFrame(scrollAtEdge);
  }

  function end(drag: Drag, isDropped: boolean): void {
    current.current?.stopping.abort();
    current.current = null;
    const element = elementOf(drag.id);
    if (element) element.style.transform = '';
    if (!drag.hasBegun) return;
    ignoreNextClick();
    if (isDropped) latest.current.onDrop();
    else latest.current.onCancel();
  }

  return function start(event: ReactPointerEvent<HTMLElement>, id: string, title: string): void {
    const box = elementOf(id)?.getBoundingClientRect();
    if (event.button !== 0 || !box) return;
    const { clientX: x, clientY: y, pointerId } = event;
    const grip = { gripX: x - box.left, gripY: y - box.top };
    const drag: Drag = { id, title, pointerId, startX: x, startY: y, x, y, ...grip, hasBegun: false };
    current.current?.stopping.abort();
    current.current = { drag, stopping: new AbortController() };
    const { signal } = current.current.stopping;
    const isOurs = (each: PointerEvent) => each.pointerId === pointerId;
    window.addEventListener('pointermove', (move) => isOurs(move) && handleMove(drag, move), { signal });
    window.addEventListener('scroll', () => drag.hasBegun && moveOn(drag), { signal, capture: true });
    window.addEventListener('pointerup', (up) => isOurs(up) && end(drag, true), { signal });
    window.addEventListener('pointercancel', (gone) => isOurs(gone) && end(drag, false), { signal });
    window.addEventListener('keydown', (key) => key.key === 'Escape' && end(drag, false), { signal });
  };
}

/** As the stylesheet has chosen them. */
function columnsOf(list: HTMLElement): ColumnCount {
  const chosen = Number(getComputedStyle(list).getPropertyValue('--columns'));
  return columnCounts.find((count) => count === chosen) ?? 12;
}

function columnPxOf(list: HTMLElement): number {
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  return Math.max(1, (list.clientWidth + gap) / columnsOf(list));
}

const usualRowPx = 164;

/** Rows differ in height: between two that are known it is as far as the share of the way. */
function rowAt(list: HTMLElement, tiles: readonly Tile[], top: number): number {
  const places = packBoard(tiles, columnsOf(list));
  const topOf = new Map<number, number>();
  for (const child of list.children) {
    const place = places.get(child.getAttribute('data-item') ?? '');
    if (place && child instanceof HTMLElement) topOf.set(place.row, child.offsetTop);
  }
  const known = [...topOf].sort(([a], [b]) => a - b);
  const above = known.findLast(([, y]) => y <= top) ?? [0, 0];
  const [nextRow, nextTop] = known.find(([, y]) => y > top) ?? [above[0] + 1, above[1] + usualRowPx];
  return above[0] + ((top - above[1]) / Math.max(1, nextTop - above[1])) * (nextRow - above[0]);
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
