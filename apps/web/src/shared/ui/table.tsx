import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CellProps, ColumnProps, RowProps, TableBodyProps, TableProps } from 'react-aria-components';
import {
  Cell,
  Column,
  Row,
  TableBody as TableBodyRoot,
  TableHeader as TableHeaderRoot,
  Table as TableRoot,
  useTableOptions,
} from 'react-aria-components';
import { classNames } from '../lib/class-names.ts';
import { AriaLocale } from './aria-locale.tsx';
import { Checkbox } from './checkbox.tsx';

interface DataTableProps extends Omit<TableProps, 'className' | 'aria-label'> {
  /** Name of the table for assistive technology. */
  label: string;
  /** Rows of 40 px instead of 56. */
  isCompact?: boolean;
  className?: string;
}

export function Table({ label, isCompact = false, className, ...props }: DataTableProps) {
  return (
    <AriaLocale>
      <div className={classNames('overflow-x-auto', className)}>
        <TableRoot
          {...props}
          aria-label={label}
          data-compact={isCompact || undefined}
          className="group/table w-full border-collapse text-sm outline-none"
        />
      </div>
    </AriaLocale>
  );
}

const headCellClass =
  'h-10 border-b border-line bg-surface px-3 text-xs font-medium whitespace-nowrap text-ink-3 first:pl-4 last:pr-4 focused:-outline-offset-2';

export function TableHeader({ children }: { children: ReactNode }) {
  const { selectionMode, selectionBehavior } = useTableOptions();
  return (
    <TableHeaderRoot>
      {selectionBehavior === 'toggle' ? (
        <Column className={classNames(headCellClass, 'w-11 text-left')}>
          {selectionMode === 'multiple' ? <Checkbox slot="selection" className="align-middle" /> : null}
        </Column>
      ) : null}
      {children}
    </TableHeaderRoot>
  );
}

interface TableColumnProps extends Omit<ColumnProps, 'children' | 'className'> {
  isNumeric?: boolean;
  className?: string;
  children?: ReactNode;
}

export function TableColumn({ isNumeric = false, className, children, ...props }: TableColumnProps) {
  return (
    <Column
      {...props}
      className={classNames(
        headCellClass,
        isNumeric ? 'text-right' : 'text-left',
        props.allowsSorting &&
          'cursor-pointer hovered:text-ink aria-[sort=ascending]:text-ink aria-[sort=descending]:text-ink',
        className,
      )}
    >
      {({ sortDirection }) => (
        <span className="inline-flex items-center gap-1 [&_svg]:size-3.5">
          {children}
          {sortDirection === 'ascending' ? <ArrowUp aria-hidden="true" /> : null}
          {sortDirection === 'descending' ? <ArrowDown aria-hidden="true" /> : null}
        </span>
      )}
    </Column>
  );
}

export function TableBody<Item extends object>(props: TableBodyProps<Item>) {
  return <TableBodyRoot {...props} />;
}

const cellClass =
  'h-14 border-b border-line px-3 align-middle group-data-compact/table:h-10 group-last/row:border-b-0 first:pl-4 last:pr-4 focused:-outline-offset-2';

export function TableRow<Item extends object>({
  children,
  ...props
}: RowProps<Item> & { children: ReactNode }) {
  const { selectionBehavior } = useTableOptions();
  return (
    <Row
      {...props}
      className="group/row relative bg-surface transition-control hovered:bg-hover data-selected:bg-select-soft! focused:-outline-offset-2"
    >
      {selectionBehavior === 'toggle' ? (
        <Cell className={cellClass}>
          {/* Above a link that covers the row. */}
          <Checkbox slot="selection" className="z-1 align-middle" />
        </Cell>
      ) : null}
      {children}
    </Row>
  );
}

interface TableCellProps extends Omit<CellProps, 'className'> {
  isNumeric?: boolean;
  className?: string;
}

export function TableCell({ isNumeric = false, className, ...props }: TableCellProps) {
  return (
    <Cell {...props} className={classNames(cellClass, isNumeric && 'text-right font-tabular', className)} />
  );
}
