import type { KeyboardEvent, PointerEvent as ReactPointerEvent, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { moveEntry } from './move-entry.ts';

interface Keyed {
  key: string;
}

interface OrderDeps<Entry extends Keyed> {
  list: RefObject<HTMLElement | null>;
  homes: readonly Entry[];
  nameOf: (entry: Entry) => string;
  onOrder: (homes: Entry[]) => void;
}

interface Held<Entry extends Keyed> {
  key: string;
  order: readonly Entry[];
  /** Under the pointer the rows stay where they are in the document, and only their places change. */
  isDragged: boolean;
}

export interface HandleProps {
  'data-handle': string;
  onKeyDown: (event: KeyboardEvent) => void;
  onPointerDown: (event: ReactPointerEvent) => void;
  onBlur: () => void;
}

/** So near to the edge of the window the page begins to scroll. */
const edgePx = 80;
const scrollStepPx = 12;

/** Puts homes in order: by their handle with mouse or finger, or with Space, arrows, Space. Escape puts them back. */
export function useHomeOrder<Entry extends Keyed>({ list, homes, nameOf, onOrder }: OrderDeps<Entry>) {
  const { t } = useTranslation('homes');
  const [held, setHeld] = useState<Held<Entry> | null>(null);
  const [message, setMessage] = useState('');
  const latest = useRef<Held<Entry> | null>(null);
  const stopping = useRef<AbortController | null>(null);
  const focusKey = useRef<string | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  // The row that moved in the document lost its focus.
  useLayoutEffect(() => {
    if (focusKey.current === null) return;
    list.current?.querySelector<HTMLElement>(`[data-handle="${focusKey.current}"]`)?.focus();
    focusKey.current = null;
  });

  function hold(next: Held<Entry> | null) {
    latest.current = next;
    setHeld(next);
  }

  function say(word: 'pickedUp' | 'movedTo' | 'dropped' | 'cancelled', { key, order }: Held<Entry>) {
    const place = order.findIndex((entry) => entry.key === key);
    const entry = order[place];
    if (entry) setMessage(t(`order.${word}`, { name: nameOf(entry), place: place + 1, count: order.length }));
  }

  function moveTo(index: number) {
    const before = latest.current;
    if (!before) return;
    const from = before.order.findIndex(({ key }) => key === before.key);
    const to = Math.max(0, Math.min(index, before.order.length - 1));
    if (from === to) return;
    const next = { ...before, order: moveEntry(before.order, from, to) };
    hold(next);
    say('movedTo', next);
  }

  function putDown() {
    const down = latest.current;
    if (!down) return;
    if (down.order.some(({ key }, place) => key !== homes[place]?.key)) onOrder([...down.order]);
    say('dropped', down);
    hold(null);
  }

  function cancel() {
    if (latest.current) say('cancelled', { ...latest.current, order: homes });
    hold(null);
  }

  function handleKey(event: KeyboardEvent, key: string) {
    const isHeld = held?.key === key;
    const place = (held?.order ?? homes).findIndex((entry) => entry.key === key);
    const steps: Record<string, number> = {
      ArrowUp: place - 1,
      ArrowDown: place + 1,
      Home: 0,
      End: homes.length,
    };
    const step = steps[event.key];
    const isToggle = event.key === ' ' || event.key === 'Enter';
    if (!isToggle && !(isHeld && (step !== undefined || event.key === 'Escape'))) return;
    event.preventDefault();
    event.stopPropagation();
    focusKey.current = key;
    if (isToggle && isHeld) putDown();
    else if (isToggle) {
      const next = { key, order: homes, isDragged: false };
      hold(next);
      say('pickedUp', next);
    } else if (step === undefined) cancel();
    else moveTo(step);
  }

  /** The row whose middle the pointer has passed takes the place of the held one. */
  function follow(y: number) {
    const order = latest.current?.order ?? [];
    const middles = order.map(({ key }) => {
      const box = list.current?.querySelector(`[data-home="${key}"]`)?.getBoundingClientRect();
      return box ? box.top + box.height / 2 : 0;
    });
    const own = order.findIndex(({ key }) => key === latest.current?.key);
    const above = middles.findIndex((middle, place) => place < own && y < middle);
    const below = middles.findLastIndex((middle, place) => place > own && y > middle);
    if (above >= 0) moveTo(above);
    else if (below >= 0) moveTo(below);
    if (y < edgePx) window.scrollBy(0, -scrollStepPx);
    else if (y > window.innerHeight - edgePx) window.scrollBy(0, scrollStepPx);
  }

  function handlePointerDown(event: ReactPointerEvent, key: string) {
    if (event.button !== 0) return;
    const { pointerId } = event;
    stopping.current?.abort();
    stopping.current = new AbortController();
    const { signal } = stopping.current;
    const end = (isDropped: boolean) => {
      stopping.current?.abort();
      if (isDropped) putDown();
      else cancel();
    };
    hold({ key, order: homes, isDragged: true });
    window.addEventListener('pointermove', (move) => move.pointerId === pointerId && follow(move.clientY), {
      signal,
    });
    window.addEventListener('pointerup', (up) => up.pointerId === pointerId && end(true), { signal });
    window.addEventListener('pointercancel', (gone) => gone.pointerId === pointerId && end(false), {
      signal,
    });
    window.addEventListener('keydown', (pressed) => pressed.key === 'Escape' && end(false), { signal });
  }

  const order = held?.order ?? homes;
  return {
    heldKey: held?.key ?? null,
    /** As they stand in the document. */
    shown: held?.isDragged ? homes : order,
    placeOf: (key: string) => order.findIndex((entry) => entry.key === key),
    message,
    handleProps: (key: string): HandleProps => ({
      'data-handle': key,
      onKeyDown: (event: KeyboardEvent) => handleKey(event, key),
      onPointerDown: (event: ReactPointerEvent) => handlePointerDown(event, key),
      // Whoever goes on to something else has put it down.
      onBlur: () => {
        if (held?.key === key && !held.isDragged && focusKey.current === null) putDown();
      },
    }),
  };
}
