import type { DashboardItem } from '@hearthline/contract/dashboard';
import type { BadgeSize } from '@hearthline/domain/badge/configuration';
import type { FocusEvent, KeyboardEvent, PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMediaQuery } from '../../../shared/hooks/use-media-query.ts';
import { moveItem, tileOf, withSize } from './board-items.ts';
import { useDragItem } from './use-drag-item.ts';

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
  /** Under the pointer the elements stay where they are in the document, and only their places change. */
  isDragged: boolean;
}

/** Moving, sizing and removing items, by pointer and by keyboard. Nothing is saved before an item is put down. */
export function useArrange({ list, items, onSave, onRemove }: ArrangeDeps) {
  const { t } = useTranslation('badgesBoard');
  const isByTouch = useMediaQuery('(pointer: coarse)');
  const [held, setHeld] = useState<Held | null>(null);
  const [message, setMessage] = useState('');
  const focusId = useRef<string | null>(null);
  const order = held?.order ?? items;
  const followRemoval = useFollowRemoval(list, items);

  // The element that moved in the document lost its focus.
  useLayoutEffect(() => {
    if (focusId.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${focusId.current}"]`)?.focus();
    focusId.current = null;
  });

  const place = (placed: readonly DashboardItem[], id: string) => ({
    position: placed.findIndex((item) => item.id === id) + 1,
    count: placed.length,
  });

  function pickUp(id: string, title: string): void {
    setHeld({ id, title, order: items, isDragged: false });
    const words = isByTouch ? 'arrange.pickedUpByTouch' : 'arrange.pickedUp';
    setMessage(t(words, { title, ...place(items, id) }));
  }

  function moveTo({ id, title, isDragged }: Held, index: number): Held {
    const moved = moveItem(order, id, Math.max(0, Math.min(index, order.length - 1)));
    const next = { id, title, isDragged, order: moved };
    setHeld(next);
    setMessage(t('arrange.movedTo', { title, ...place(moved, id) }));
    return next;
  }

  function putDown(down: Held | null = held): void {
    if (!down) return;
    if (down.order.some((item, index) => item.id !== items[index]?.id)) onSave(down.order);
    setMessage(t('arrange.dropped', { title: down.title, ...place(down.order, down.id) }));
    setHeld(null);
  }

  function cancel(): void {
    if (!held) return;
    setMessage(t('arrange.cancelled', { title: held.title, ...place(items, held.id) }));
    setHeld(null);
  }

  function handleKey(event: KeyboardEvent, id: string): void {
    if (held?.id !== id) return;
    const index = order.findIndex((item) => item.id === id);
    const steps: Record<string, () => number> = {
      ArrowLeft: () => index - 1,
      ArrowRight: () => index + 1,
      ArrowUp: () => indexAbove(list.current, index),
      ArrowDown: () => indexUnder(list.current, index),
      Home: () => 0,
      End: () => order.length - 1,
    };
    const step = steps[event.key];
    if (!step && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    focusId.current = id;
    if (step) moveTo(held, step());
    else cancel();
  }

  /** Whoever has one in hand and takes the handle of another puts it there, which needs neither keys nor dragging. */
  function handleClick(id: string, title: string): void {
    if (!held) pickUp(id, title);
    else if (held.id === id) putDown();
    else {
      focusId.current = held.id;
      putDown(
        moveTo(
          held,
          order.findIndex((item) => item.id === id),
        ),
      );
    }
  }

  /** Whoever goes on to something else has put it down; a move in the document takes the focus without giving it. */
  function handleBlur({ relatedTarget }: FocusEvent, id: string): void {
    const isHandle = relatedTarget instanceof Element && relatedTarget.hasAttribute('data-handle');
    if (held?.id === id && relatedTarget !== null && !isHandle) putDown();
  }

  const onPointerDown = useDragItem({
    list,
    tiles: order.map(tileOf),
    onStart: (id, title) => setHeld({ id, title, order: items, isDragged: true }),
    onMove: (index) => held && moveTo(held, index),
    onDrop: putDown,
    onCancel: cancel,
  });

  const arranging: Arranging = {
    heldId: held?.id ?? null,
    onHandleKey: handleKey,
    onHandleBlur: handleBlur,
    onHandleClick: handleClick,
    onPointerDown,
    onResize: (id, size) => onSave(items.map((item) => (item.id === id ? withSize(item, size) : item))),
    onRemove: (id, title) => {
      followRemoval(id);
      onRemove(id, title);
    },
  };

  return { arranging, shown: held?.isDragged ? items : order, order, message };
}

/** The button that removes an item goes with it; the same one of the item after it takes the focus. */
function useFollowRemoval(list: RefObject<HTMLElement | null>, items: readonly DashboardItem[]) {
  const removed = useRef<{ id: string; nextId: string | undefined } | null>(null);

  useLayoutEffect(() => {
    if (!removed.current || items.some(({ id }) => id === removed.current?.id)) return;
    const next = list.current?.querySelector<HTMLElement>(`[data-remove="${removed.current.nextId}"]`);
    if (document.activeElement === document.body) next?.focus();
    removed.current = null;
  });

  return (id: string): void => {
    const index = items.findIndex((item) => item.id === id);
    removed.current = { id, nextId: (items[index + 1] ?? items[index - 1])?.id };
  };
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
