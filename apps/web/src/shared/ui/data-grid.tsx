import './data-table.css';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { RefObject } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Selection } from 'react-aria-components';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components';
import { classNames } from '../lib/class-names.ts';
import { AriaLocale } from './aria-locale.tsx';
import { Checkbox } from './checkbox.tsx';
import { useIsTooWide } from './data-table.tsx';
import { TableCards, useHasCards } from './table-cards.tsx';
import type { CardOptions, TableColumn, TableMeasures, TableSort } from './table-columns.ts';
import { cellClass, headClass, listCells, measureStyle } from './table-columns.ts';

export type GridSelection = Selection;

interface DataGridProps<Item> extends TableMeasures, CardOptions<Item> {
  label: string;
  rows: readonly Item[];
  columns: readonly TableColumn<Item>[];
  keyOf: (row: Item) => string;
  /** What a row is called when somebody types its first letters. */
  textOf: (row: Item) => string;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Boxes before the rows. */
  selectedKeys?: GridSelection;
  onSelectionChange?: (keys: GridSelection) => void;
  /** Click or Enter on a row. */
  onOpen?: (key: string) => void;
  isHeadSticky?: boolean;
  className?: string;
}

/** A table through which one moves with the arrow keys, whose rows are opened and chosen. */
export function DataGrid<Item>(props: DataGridProps<Item>) {
  return useHasCards(props) ? (
    <TableCards {...props} groups={[{ key: 'rows', rows: props.rows }]} />
  ) : (
    <WideGrid {...props} />
  );
}

function WideGrid<Item>(props: DataGridProps<Item>) {
  const { label, rows, columns, sort, onSort, onOpen, isHeadSticky = false, className } = props;
  const box = useRef<HTMLDivElement>(null);
  const isScrolling = useIsTooWide(box, isHeadSticky);
  const isSticky = isHeadSticky && !isScrolling;
  const hasBoxes = props.onSelectionChange !== undefined;
  const selection = useAnchoredSelection(props);
  useEnterOpens(box, onOpen);
  return (
    <AriaLocale>
      <div ref={box} className={classNames(isSticky ? 'overflow-x-clip' : 'overflow-x-auto', className)}>
        <Table
          aria-label={label}
          data-sticky={isSticky || undefined}
          className="data-table outline-none"
          style={measureStyle({ rowHeight: 56, edge: 16, ...props })}
          {...(hasBoxes && { selectionMode: 'multiple', ...selection })}
          {...(sort && { sortDescriptor: sort })}
          onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
          {...(onOpen && { onRowAction: (key) => onOpen(String(key)) })}
        >
          <TableHeader>
            {hasBoxes ? (
              <Column className="w-11 focused:-outline-offset-2">
                <Checkbox slot="selection" className="align-middle" />
              </Column>
            ) : null}
            {columns.map((column) => (
              <GridHead key={column.key} column={column} />
            ))}
          </TableHeader>
          <TableBody>{rows.map((row, place) => gridRow(props, row, place, hasBoxes))}</TableBody>
        </Table>
      </div>
    </AriaLocale>
  );
}

/** The table goes on from where a selection began; whoever keeps it as a plain set hands back one without a beginning. */
function useAnchoredSelection<Item>({ selectedKeys, onSelectionChange }: DataGridProps<Item>) {
  const [latest, setLatest] = useState<GridSelection>();
  return {
    selectedKeys: latest && selectedKeys && isSameSelection(latest, selectedKeys) ? latest : selectedKeys,
    onSelectionChange: (keys: GridSelection) => {
      setLatest(keys);
      onSelectionChange?.(keys);
    },
  };
}

function isSameSelection(one: GridSelection, other: GridSelection): boolean {
  if (one === 'all' || other === 'all') return one === other;
  return one.size === other.size && [...one].every((key) => other.has(key));
}

/** While something is selected, the library takes Enter for another choice; here it always opens. */
function useEnterOpens(
  box: RefObject<HTMLElement | null>,
  onOpen: ((key: string) => void) | undefined,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (
      key !== 'Enter' ||
      !onOpen ||
      !(target instanceof HTMLElement) ||
      target.getAttribute('role') !== 'row'
    )
      return;
    const { key: rowKey } = target.dataset;
    if (rowKey === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onOpen(rowKey);
  });
  useEffect(() => {
    const element = box.current;
    element?.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => element?.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [box]);
}

function GridHead<Item>({ column }: { column: TableColumn<Item> }) {
  const { key, header, isRowHeader = false, isSortable = false, isHeaderHidden = false } = column;
  return (
    <Column
      id={key}
      isRowHeader={isRowHeader}
      allowsSorting={isSortable}
      className={classNames(
        'bg-surface focused:-outline-offset-2',
        isSortable &&
          'cursor-pointer hovered:text-ink aria-[sort=ascending]:text-ink aria-[sort=descending]:text-ink',
        headClass(column),
      )}
    >
      {({ sortDirection }) =>
        isHeaderHidden ? (
          <span className="sr-only">{header}</span>
        ) : (
          <span className="inline-flex items-center gap-1 [&_svg]:size-3.5 [&_svg]:flex-none">
            {header}
            {sortDirection === 'ascending' ? <ArrowUp aria-hidden="true" /> : null}
            {sortDirection === 'descending' ? <ArrowDown aria-hidden="true" /> : null}
          </span>
        )
      }
    </Column>
  );
}

/** Not a component of its own: the table collects its rows from the elements themselves. */
function gridRow<Item>(props: DataGridProps<Item>, row: Item, place: number, hasBoxes: boolean) {
  const { columns, keyOf, textOf } = props;
  const cells = listCells(columns, row);
  return (
    <Row
      // A row with another number of cells is another row: the table counts them while they change.
      key={`${keyOf(row)} ${cells.length}`}
      id={keyOf(row)}
      textValue={textOf(row)}
      className="group/row bg-surface transition-control hovered:bg-hover data-selected:bg-select-soft! focused:-outline-offset-2"
    >
      {hasBoxes ? (
        <Cell className="focused:-outline-offset-2">
          {/* Above a link that covers the row. */}
          <Checkbox slot="selection" className="z-1 align-middle" />
        </Cell>
      ) : null}
      {cells.map(({ column, span }) => (
        <Cell
          key={column.key}
          {...(span > 1 && { colSpan: span })}
          className={classNames('focused:-outline-offset-2', cellClass(column, row, place))}
        >
          {column.cell(row, place)}
        </Cell>
      ))}
    </Row>
  );
}
