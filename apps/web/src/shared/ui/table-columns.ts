import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';

export interface TableColumn<Row> {
  key: string;
  header: ReactNode;
  /** Above the header, where it goes away with the rows: a picture. */
  above?: ReactNode;
  /** Heard but not seen: a column of pictures or buttons. */
  isHeaderHidden?: boolean;
  cell: (row: Row, place: number) => ReactNode;
  /** Right, in figures of equal width, never broken. */
  isNumeric?: boolean;
  align?: 'center' | 'right';
  /** Its cell names the row. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** How many columns the cell of this row takes; the columns after it are left out. */
  span?: (row: Row) => number;
  /** Where the cell stands in the card that a row becomes on a phone; without one it is left out there. */
  card?: 'title' | 'value' | 'detail';
  /** Of head and cells. */
  className?: string;
  headClass?: string;
  cellClass?: string | ((row: Row, place: number) => string | undefined);
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export interface TableMeasures {
  /** Least height of a row in pixels; 0 where the cells bring their own padding. */
  rowHeight?: number;
  headHeight?: number;
  /** From the sides of the table to its first and last text. */
  edge?: number;
}

export interface CardOptions<Row> {
  /** Draws a row where there is no room for a table, instead of the columns' `card` roles. */
  renderCard?: (row: Row) => ReactNode;
  cardClass?: string | ((row: Row) => string);
  listClass?: string;
  /** In pixels; 768 where nothing else is said. */
  cardsBelow?: number | 'always';
}

export interface RowGroup<Row> {
  key: string;
  /** Of its list of cards; a heading says it in the table. */
  label?: string;
  heading?: ReactNode;
  rows: readonly Row[];
  /** Over the whole width, after the rows. */
  footer?: ReactNode;
}

export type TableName = { label: string } | { labelledBy: string } | { caption: string };

export function nameAttributes(name: TableName): { 'aria-label'?: string; 'aria-labelledby'?: string } {
  if ('label' in name) return { 'aria-label': name.label };
  return 'labelledBy' in name ? { 'aria-labelledby': name.labelledBy } : {};
}

export function measureStyle({ rowHeight, headHeight, edge }: TableMeasures): CSSProperties {
  const measures = { '--row-height': rowHeight, '--head-height': headHeight, '--edge': edge };
  return Object.fromEntries(
    Object.entries(measures).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}px`]])),
  );
}

/** The columns that this row has a cell for. */
export function listCells<Row>(columns: readonly TableColumn<Row>[], row: Row) {
  let covered = 0;
  return columns.flatMap((column) => {
    if (covered > 0) {
      covered -= 1;
      return [];
    }
    const span = column.span?.(row) ?? 1;
    covered = span - 1;
    return [{ column, span }];
  });
}

function alignClass<Row>({ isNumeric, align }: TableColumn<Row>): string | false {
  return isNumeric || align === 'right' ? 'text-right' : align === 'center' && 'text-center';
}

export function headClass<Row>(column: TableColumn<Row>): string {
  return classNames(alignClass(column), column.className, column.headClass);
}

export function cellClass<Row>(column: TableColumn<Row>, row: Row, place: number): string {
  return classNames(
    alignClass(column),
    column.isNumeric && 'font-tabular whitespace-nowrap',
    column.className,
    typeof column.cellClass === 'function' ? column.cellClass(row, place) : column.cellClass,
  );
}
