import type { DashboardItem } from '@hearthline/contract/dashboard';
import type { BadgeSize } from '@hearthline/domain/badge/configuration';
import type { FocusEvent, KeyboardEvent, PointerEvent, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveItem, withSize } from './board-items.ts';
import { useDragItem } from './use-drag-item.ts';

export interface Arranging {
  heldId: string | null;
  onHandleKey: (event: KeyboardEvent, id: string, title: string) => void;
  onHandleBlur: (event: FocusEvent, id: string) => void;
  onHandleClick: (id: string, title: string) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>, id: string, title: string) => void;
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
