import './data-table.css';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { Checkbox } from './checkbox.tsx';
import { TableCards, useHasCards } from './table-cards.tsx';
import type {
  CardOptions,
  RowGroup,
  TableColumn,
  TableMeasures,
  TableName,
  TableSort,
} from './table-columns.ts';
import { cellClass, headClass, listCells, measureStyle, nameAttributes } from './table-columns.ts';

interface RowSelection<Row> {
  labelOf: (row: Row) => string;
  isDisabled?: (row: Row) => boolean;
  onToggle: (row: Row, isOn: boolean) => void;
  /** The box in the head. */
  all: Pick<
    ComponentProps<typeof Checkbox>,
    'aria-label' | 'isSelected' | 'isIndeterminate' | 'isDisabled' | 'onChange'
  >;
}

export type DataTableProps<Row> = TableName &
  TableMeasures &
  CardOptions<Row> &
  ({ rows: readonly Row[] } | { groups: readonly RowGroup<Row>[] }) & {
    columns: readonly TableColumn<Row>[];
    keyOf: (row: Row) => string;
    sort?: TableSort | undefined;
    onSort?: (column: string) => void;
    isSelected?: (row: Row) => boolean;
    selection?: RowSelection<Row>;
    /** Rows that lead somewhere answer the pointer. */
    hasHover?: boolean;
    /** The head stays below the header of the shell while the page scrolls. */
    isHeadSticky?: boolean;
    /** Of the table itself. */
    className?: string;
  };

/** Rows under named columns: a plain table, without the keys of a grid (for those, see `DataGrid`). */
export function DataTable<Row>(props: DataTableProps<Row>) {
  return useHasCards(props) ? <TableCards {...props} groups={listGroups(props)} /> : <WideTable {...props} />;
}

function listGroups<Row>(props: DataTableProps<Row>): readonly RowGroup<Row>[] {
  return 'groups' in props ? props.groups : [{ key: 'rows', rows: props.rows }];
}

function WideTable<Row>(props: DataTableProps<Row>) {
  const { columns, keyOf, isSelected, selection, sort, onSort } = props;
  const groups = listGroups(props);
  const width = columns.length + (selection ? 1 : 0);
  return (
    <TableFrame
      {...nameAttributes(props)}
      isHeadSticky={props.isHeadSticky}
      data-hover={props.hasHover || undefined}
      className={classNames('data-table', props.className)}
      style={measureStyle(props)}
    >
      {'caption' in props ? <caption>{props.caption}</caption> : null}
      <thead>
        {columns.some(({ above }) => above) ? (
          <tr className="data-table-above">
            {columns.map(({ key, above }) => (
              <td key={key}>{above}</td>
            ))}
          </tr>
        ) : null}
        <tr>
          {selection ? (
            <th scope="col" className="data-table-check w-11">
              <Checkbox {...selection.all} className="align-middle" />
            </th>
          ) : null}
          {columns.map((column) => (
            <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      {groups.map(({ key, heading, rows, footer }) => (
        <tbody key={key}>
          {heading ? (
            <tr className="data-table-group">
              <th scope="rowgroup" colSpan={width}>
                {heading}
              </th>
            </tr>
          ) : null}
          {rows.map((row, place) => (
            <tr key={keyOf(row)} data-selected={isSelected?.(row) || undefined}>
              {selection ? (
                <td className="data-table-check">
                  <RowCheckbox row={row} selection={selection} isSelected={isSelected?.(row) ?? false} />
                </td>
              ) : null}
              {listCells(columns, row).map(({ column, span }) => (
                <BodyCell key={column.key} column={column} row={row} place={place} span={span} />
              ))}
            </tr>
          ))}
          {footer ? (
            <tr>
              <td colSpan={width}>{footer}</td>
            </tr>
          ) : null}
        </tbody>
      ))}
    </TableFrame>
  );
}

interface TableFrameProps extends ComponentProps<'table'> {
  /** Of the box that scrolls sideways where the columns are wider than it. */
  boxClass?: string;
  isHeadSticky?: boolean | undefined;
}

/** The box and the table itself, for grids that draw their own rows; everything else is a `DataTable`. */
export function TableFrame({ boxClass, isHeadSticky = false, ...props }: TableFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const isScrolling = useIsTooWide(box, isHeadSticky);
  return (
    <div
      ref={box}
      className={
        boxClass ??
        (isHeadSticky && !isScrolling ? 'overflow-x-clip' : 'overflow-x-auto print:overflow-visible')
      }
    >
      <table data-sticky={(isHeadSticky && !isScrolling) || undefined} {...props} />
    </div>
  );
}

/** A box that scrolls sideways would keep the head to itself: only where it must, it does. */
export function useIsTooWide(box: { readonly current: HTMLElement | null }, isAsked: boolean): boolean {
  const [isTooWide, setIsTooWide] = useState(false);
  useEffect(() => {
    const outer = box.current;
    const inner = outer?.firstElementChild;
    if (!isAsked || !outer || !inner) return;
    const observer = new ResizeObserver(() => setIsTooWide(inner.clientWidth > outer.clientWidth));
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [box, isAsked]);
  return isTooWide;
}

interface HeadCellProps<Row> {
  column: TableColumn<Row>;
  sort: TableSort | undefined;
  onSort: ((column: string) => void) | undefined;
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { key, header, isHeaderHidden = false, isSortable = false } = column;
  const direction = isSortable && sort?.column === key ? sort.direction : undefined;
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  const className = headClass(column);
  if (header === null) return <td className={className} />;
  return (
    <th scope="col" data-column={key} aria-sort={direction} className={className}>
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort?.(key)}
          className={classNames(
            'inline-flex items-center gap-1 rounded-xs hover:text-ink',
            direction && 'text-ink',
          )}
        >
          {header}
          <Icon aria-hidden="true" size={13} strokeWidth={1.75} className={direction ? '' : 'opacity-50'} />
        </button>
      ) : isHeaderHidden ? (
        <span className="sr-only">{header}</span>
      ) : (
        header
      )}
    </th>
  );
}

interface BodyCellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  place: number;
  span: number;
}

function BodyCell<Row>({ column, row, place, span }: BodyCellProps<Row>) {
  const Cell = column.isRowHeader ? 'th' : 'td';
  return (
    <Cell
      scope={column.isRowHeader ? 'row' : undefined}
      data-column={column.key}
      colSpan={span > 1 ? span : undefined}
      className={cellClass(column, row, place)}
    >
      {column.cell(row, place)}
    </Cell>
  );
}

interface RowCheckboxProps<Row> {
  row: Row;
  selection: RowSelection<Row>;
  isSelected: boolean;
}

function RowCheckbox<Row>({ row, selection, isSelected }: RowCheckboxProps<Row>) {
  return (
    <Checkbox
      aria-label={selection.labelOf(row)}
      isSelected={isSelected}
      isDisabled={selection.isDisabled?.(row) ?? false}
      onChange={(isOn) => selection.onToggle(row, isOn)}
      // Above a link that covers the row.
      className="z-1 align-middle"
    />
  );
}
