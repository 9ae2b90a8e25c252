import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useEffect, useRef } from 'react';
import type { Spot } from '../../model/spot.ts';
import type { EditsControl } from '../model/use-edits.ts';
import { isEditor } from './cell-editor.tsx';
import type { GridPlace } from './grid-rows.ts';
import { placeOf } from './grid-rows.ts';
import type { useCellEditing } from './use-cell-editing.tsx';
import type { useGridFocus } from './use-grid-focus.ts';

interface GridEventsOptions {
  focus: ReturnType<typeof useGridFocus>;
  editing: ReturnType<typeof useCellEditing>;
  /** The cell that is being explained. */
  tips: Spot<GridPlace>;
  control: EditsControl | null;
}

const hoverMs = 350;
/** As long as a hand needs from the cell to what explains it. */
const graceMs = 200;
/** What an amount may begin with. */
const startsAmount = /^[\d+\-\u2212.,]$/;

/** The grid hears its cells in one place. */
export function useGridEvents({ focus, editing, tips, control }: GridEventsOptions) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function showTip(element: Element | null): void {
    const place = placeOf(element);
    if (place?.cell !== tips.get()?.cell) tips.set(place);
  }

  function hideTip(): void {
    clearTimeout(timer.current);
    tips.set(null);
  }

  /** True where a cell was opened or given back. */
  function editByKey(key: string, element: Element): boolean {
    const place = placeOf(element);
    if (!place) return false;
    const { row, column } = place;
    if (key === 'Enter' || key === 'F2') return editing.start(row, column, null);
    if (key === 'Delete' || key === 'Backspace') return editing.reset(row, column);
    return startsAmount.test(key) && editing.start(row, column, key);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isCommand = ctrlKey || metaKey;
    if (key === 'Escape') {
      hideTip();
    } else if (isCommand && key.toLowerCase() === 'z') {
      event.preventDefault();
      control?.undo();
    } else if (!focus.handleKey(event) && !isCommand && !altKey && editByKey(key, event.target as Element)) {
      event.preventDefault();
      hideTip();
    }
  }

  function hideSoon(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(hideTip, graceMs);
  }

  const cells = {
    onKeyDown: handleKeyDown,
    onFocus(event: FocusEvent) {
      focus.handleFocus(event.target as HTMLElement);
      clearTimeout(timer.current);
      if (!isEditor(event.target)) showTip(event.target);
    },
    onBlur: hideTip,
    onClick(event: MouseEvent) {
      const place = placeOf(event.target as Element);
      if (!place || isEditor(event.target)) return;
      if (editing.start(place.row, place.column, null)) hideTip();
    },
    onPointerOver(event: PointerEvent) {
      if (event.pointerType === 'touch' || editing.isEditing) return;
      clearTimeout(timer.current);
      const target = event.target as Element;
      timer.current = setTimeout(() => showTip(target), hoverMs);
    },
    onPointerLeave: hideSoon,
  };
  return { cells, tip: { onEnter: () => clearTimeout(timer.current), onLeave: hideSoon } };
}
