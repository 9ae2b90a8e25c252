import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, RefObject } from 'react';
import { useEffect, useRef } from 'react';
import type { Spot } from '../../../../shared/lib/spot.ts';
import type { EditsControl } from '../model/use-edits.ts';
import type { GridPlace } from './grid-cell.tsx';
import { placeOf } from './grid-cell.tsx';
import type { useCellEditing } from './use-cell-editing.tsx';
import { isEditor } from './use-cell-editing.tsx';

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

type Step = readonly [rows: number, columns: number];

const steps: Record<string, Step> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** A cell with one control in it gives its focus to the control. */
const targetOf = (cell: Element | null | undefined): HTMLElement | null =>
  cell?.querySelector<HTMLElement>('[data-focus]') ?? (cell instanceof HTMLElement ? cell : null);

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/**
 * One stop of the Tab key for the whole grid; arrows move within. The stop is kept on the elements themselves, so that
 * moving draws nothing again.
 */
export function useGridFocus(table: RefObject<HTMLTableElement | null>) {
  /** Rows that span all columns do not lose the column one came from. */
  const column = useRef(0);

  useEffect(() => {
    const grid = table.current;
    if (!grid || grid.querySelector('[tabindex="0"]')) return;
    targetOf(grid.tBodies[0]?.rows[0]?.cells[0])?.setAttribute('tabindex', '0');
  });

  function focusAt(row: number, cell: number): void {
    const rows = table.current?.rows;
    const cells = rows?.[clamp(row, (rows?.length ?? 1) - 1)]?.cells;
    const target = targetOf(cells?.[clamp(cell, (cells?.length ?? 1) - 1)]);
    target?.focus();
    target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  function move(from: Element, [rows, columns]: Step): void {
    const cell = from.closest<HTMLTableCellElement>('td, th');
    const row = cell?.closest('tr');
    if (!cell || !row) return;
    if (columns !== 0) column.current = cell.cellIndex + columns;
    focusAt(row.rowIndex + rows, columns === 0 ? Math.max(column.current, 0) : column.current);
  }

  return {
    /** To the neighbour that comes after an edit. */
    step(from: Element, to: 'down' | 'left' | 'right') {
      move(from, to === 'down' ? [1, 0] : [0, to === 'left' ? -1 : 1]);
    },
    focusCell(row: string, id: string) {
      const cell = table.current?.querySelector(`[data-row="${row}"][data-column="${id}"]`);
      targetOf(cell)?.focus();
    },
    /** Whatever took the focus is where the Tab key comes back to. */
    handleFocus(target: HTMLElement) {
      const cell = target.closest<HTMLTableCellElement>('td, th');
      if (!cell || isEditor(target)) return;
      if (cell.colSpan === 1) column.current = cell.cellIndex;
      for (const stop of table.current?.querySelectorAll('[tabindex="0"]') ?? [])
        stop.setAttribute('tabindex', '-1');
      target.setAttribute('tabindex', '0');
    },
    /** True where the key was one that moves. */
    handleKey(event: KeyboardEvent): boolean {
      const cell = (event.target as Element).closest<HTMLTableCellElement>('td, th');
      const row = cell?.closest('tr');
      if (!cell || !row) return false;
      const step = steps[event.key];
      if (step && !event.ctrlKey && !event.metaKey && !event.altKey) move(cell, step);
      else if (event.key === 'Home') focusAt(event.ctrlKey ? 0 : row.rowIndex, 0);
      else if (event.key === 'End')
        focusAt(event.ctrlKey ? Number.MAX_SAFE_INTEGER : row.rowIndex, Number.MAX_SAFE_INTEGER);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}
