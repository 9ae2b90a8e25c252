import type { ReactNode } from 'react';
import { useMediaQuery } from '../hooks/use-media-query.ts';
import { classNames } from '../lib/class-names.ts';
import type { CardOptions, RowGroup, TableColumn, TableName } from './table-columns.ts';
import { nameAttributes } from './table-columns.ts';

type TableCardsProps<Row> = TableName &
  CardOptions<Row> & {
    columns: readonly TableColumn<Row>[];
    groups: readonly RowGroup<Row>[];
    keyOf: (row: Row) => string;
  };

const phonePx = 768;

/** Whether the rows are cards now. */
export function useHasCards<Row>(
  props: { columns: readonly TableColumn<Row>[] } & CardOptions<Row>,
): boolean {
  const { columns, renderCard, cardsBelow = phonePx } = props;
  const isAlways = cardsBelow === 'always';
  const isNarrow = useMediaQuery(`(width < ${isAlways ? phonePx : cardsBelow}px)`);
  return (isNarrow || isAlways) && (renderCard !== undefined || columns.some(({ card }) => card));
}

/** Rows where there is no room for a table: one below the other. */
export function TableCards<Row>(props: TableCardsProps<Row>) {
  const { columns, groups, keyOf, renderCard, cardClass, listClass } = props;
  return groups.map(({ key, label, heading, rows, footer }) => (
    <div key={key}>
      {heading ? (
        <p className="border-y border-line bg-inset px-4 py-2.5 text-xs text-ink-2">{heading}</p>
      ) : null}
      <ul {...(label ? { 'aria-label': label } : nameAttributes(props))} className={listClass}>
        {rows.map((row) => (
          <li
            key={keyOf(row)}
            data-key={keyOf(row)}
            className={classNames(
              'relative border-line not-first:border-t',
              typeof cardClass === 'function' ? cardClass(row) : cardClass,
            )}
          >
            {renderCard ? renderCard(row) : <ColumnCard columns={columns} row={row} />}
          </li>
        ))}
      </ul>
      {footer ? <div className="border-t border-line p-2 text-center">{footer}</div> : null}
    </div>
  ));
}

function ColumnCard<Row>({ columns, row }: { columns: readonly TableColumn<Row>[]; row: Row }) {
  const listCells = (role: TableColumn<Row>['card']): ReactNode[] =>
    columns.filter(({ card }) => card === role).map(({ cell }) => cell(row, 0));
  const details = listCells('detail').filter((cell) => cell !== null && cell !== '' && cell !== '—');
  return (
    <div className="px-5 py-2.5 text-sm">
      <span className="flex justify-between gap-3">
        <span className="font-medium">{listCells('title')}</span>
        <span className="font-tabular whitespace-nowrap">{listCells('value')}</span>
      </span>
      <span className="block text-xs text-ink-3">
        {details.flatMap((detail, place) => (place === 0 ? [detail] : [' · ', detail]))}
      </span>
    </div>
  );
}
