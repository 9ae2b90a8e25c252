import type { DashboardItem } from '@hearthline/contract/dashboard';
import type { BadgeSize } from '@hearthline/domain/badge/configuration';
import type { FocusEvent, KeyboardEvent, PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveItem, withSize } from './board-items.ts';

export interface Arranging {
  heldId: string | null;
  onHandleKey: (event: KeyboardEvent, id: string, title: string) => void;
  onHandleBlur: (event: FocusEvent, id: string) => void;
  onHandleClick: (id: string, title: string) => void;
  onPointerDown: (event: ReactPointerEvent<HTMLElement>, id: string, title: string) => void;
  onResize: (id: string, size: BadgeSize) => void;
  onRemove: (id: string, title: string) => void;
}

interface ArrangeDeps {
  list: RefObject<HTMLElement | null>;
  items: DashboardItem[];
  onSave: (items: DashboardItem[]) => void;
  onRemove: (id: string, title: string) => void;
}

interface Held {
  id: string;
  title: string;
  order: DashboardItem[];
}

/** Moving, sizing and removing items, by pointer and by keyboard. Nothing is saved before an item is put down. */
export function useArrange({ list, items, onSave, onRemove }: ArrangeDeps) {
  const { t } = useTranslation('badgesBoard');
  const [held, setHeld] = useState<Held | null>(null);
  const [message, setMessage] = useState('');
  const focusId = useRef<string | null>(null);
  const shown = held?.order ?? items;

  // The element that moved in the document lost its focus.
  useLayoutEffect(() => {
    if (focusId.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${focusId.current}"]`)?.focus();
    focusId.current = null;
  });

  const place = (order: readonly DashboardItem[], id: string) => ({
    position: order.findIndex((item) => item.id === id) + 1,
    count: order.length,
  });

  function pickUp(id: string, title: string): void {
    setHeld({ id, title, order: items });
    setMessage(t('arrange.pickedUp', { title, ...place(items, id) }));
  }

  function moveTo(id: string, title: string, index: number): void {
    const order = moveItem(shown, id, Math.max(0, Math.min(index, shown.length - 1)));
    setHeld({ id, title, order });
    setMessage(t('arrange.movedTo', { title, ...place(order, id) }));
  }

  function putDown(): void {
    if (!held) return;
    if (held.order.some((item, index) => item.id !== items[index]?.id)) onSave(held.order);
    setMessage(t('arrange.dropped', { title: held.title, ...place(held.order, held.id) }));
    setHeld(null);
  }

  function cancel(): void {
    if (!held) return;
    setMessage(t('arrange.cancelled', { title: held.title, ...place(items, held.id) }));
    setHeld(null);
  }

  function handleKey(event: KeyboardEvent, id: string, title: string): void {
    if (held?.id !== id) return;
    const index = shown.findIndex((item) => item.id === id);
    const steps: Record<string, () => number> = {
      ArrowLeft: () => index - 1,
      ArrowRight: () => index + 1,
      ArrowUp: () => indexAbove(list.current, index),
      ArrowDown: () => indexUnder(list.current, index),
      Home: () => 0,
      End: () => shown.length - 1,
    };
    const step = steps[event.key];
    if (!step && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    focusId.current = id;
    if (step) moveTo(id, title, step());
    else cancel();
  }

  /** Whoever goes on to something else has put it down; a move in the document takes the focus without giving it. */
  function handleBlur(event: FocusEvent, id: string): void {
    if (held?.id === id && event.relatedTarget !== null) putDown();
  }

  const onPointerDown = useDragItem({
    list,
    onStart: (id, title) => setHeld({ id, title, order: items }),
    onOver: (id, title, overId) =>
      moveTo(
        id,
        title,
        shown.findIndex((item) => item.id === overId),
      ),
    onDrop: putDown,
    onCancel: cancel,
  });

  const arranging: Arranging = {
    heldId: held?.id ?? null,
    onHandleKey: handleKey,
    onHandleBlur: handleBlur,
    onHandleClick: (id, title) => (held?.id === id ? putDown() : pickUp(id, title)),
    onPointerDown,
    onResize: (id, size) => onSave(items.map((item) => (item.id === id ? withSize(item, size) : item))),
    onRemove,
  };

  return { arranging, shown, message };
}

/** Places of the grid as they are drawn, in their order. */
function boxesOf(list: HTMLElement | null): DOMRect[] {
  return [...(list?.children ?? [])].map((child) => child.getBoundingClientRect());
}

function nearestIn(
  boxes: readonly DOMRect[],
  index: number,
  isWanted: (box: DOMRect, own: DOMRect) => boolean,
) {
  const own = boxes[index];
  if (!own) return -1;
  const middle = own.left + own.width / 2;
  let [found, nearest] = [-1, Number.POSITIVE_INFINITY];
  for (const [at, box] of boxes.entries()) {
    if (at === index || !isWanted(box, own)) continue;
    // A row counts for more than a column: first the closest row, then the closest place in it.
    const distance = Math.abs(box.top - own.top) * 10 + Math.abs(box.left + box.width / 2 - middle);
    if (distance < nearest) [found, nearest] = [at, distance];
  }
  return found;
}

/** The place in the row above; without one, the place before. */
function indexAbove(list: HTMLElement | null, index: number): number {
  const found = nearestIn(boxesOf(list), index, (box, own) => box.top < own.top);
  return found < 0 ? index - 1 : found;
}

/** The place in the row below; without one, the place after. */
function indexUnder(list: HTMLElement | null, index: number): number {
  const found = nearestIn(boxesOf(list), index, (box, own) => box.top > own.top);
  return found < 0 ? index + 1 : found;
}

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
function useDragItem(deps: DragDeps) {
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
