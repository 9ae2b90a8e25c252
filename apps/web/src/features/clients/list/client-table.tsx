import type { ClientRow } from '@hearthline/contract/clients';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { SortDescriptor } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableColumn,
  TableHeader,
  TableRow,
} from '../../../shared/ui/table.tsx';
import type { ClientOrder, SortColumn } from '../model/use-clients-view.ts';
import { sortStarts } from '../model/use-clients-view.ts';
import { clientPageLink } from '../parts/client-links.ts';
import { nameOf } from '../parts/name-of.ts';
import { FactCell, NameCell } from './client-cell.tsx';
import type { ColumnId } from './column-store.ts';
import { useColumnStore } from './column-store.ts';
import { RowMenu } from './row-menu.tsx';
import type { ClientSelection } from './use-selection.ts';

export interface ClientRowsProps {
  clients: readonly ClientRow[];
  selection: ClientSelection;
  timeZone: string | undefined;
}

interface ClientTableProps extends ClientRowsProps {
  order: ClientOrder;
  onOrder: (order: ClientOrder) => void;
}

/** Stays in sight; it covers a part of the row's focus ring and therefore draws that part again. */
const actionsClass =
  'sticky right-0 z-2 w-14 bg-inherit group-data-focus-visible/row:shadow-[inset_0_2px_var(--focus),inset_0_-2px_var(--focus),inset_-2px_0_var(--focus)]';
const plainColumns: readonly ColumnId[] = ['category', 'budget', 'consent'];

export function ClientTable({ clients, selection, timeZone, order, onOrder }: ClientTableProps) {
  const { t } = useTranslation('clients');
  const frame = useRef<HTMLDivElement>(null);
  const columns = useColumnStore((state) => state.columns);
  const navigate = useNavigate();
  const open = (id: string) => void navigate(clientPageLink(id));
  useEnterOpens(frame, open);

  function handleSort({ column, direction }: SortDescriptor) {
    const sort = column as SortColumn;
    const wanted = sort === order.sort ? direction : sortStarts[sort];
    onOrder({ sort, isDescending: wanted === 'descending' });
  }

  return (
    <div ref={frame}>
      <Table
        label={t('list.table')}
        selectionMode="multiple"
        selectedKeys={selection.pageKeys}
        onSelectionChange={selection.setPageKeys}
        onRowAction={(key) => open(String(key))}
        sortDescriptor={{ column: order.sort, direction: order.isDescending ? 'descending' : 'ascending' }}
        onSortChange={handleSort}
      >
        <TableHeader>
          <TableColumn id="name" isRowHeader allowsSorting>
            {t('list.columnNames.name')}
          </TableColumn>
          {columns.map((column, index) => (
            <TableColumn
              key={column}
              id={column}
              allowsSorting={column in sortStarts}
              isNumeric={column === 'budget'}
              className={columns[index - 1] === 'budget' ? 'pl-7' : undefined}
            >
              {t(`list.columnNames.${column}`)}
            </TableColumn>
          ))}
          <TableColumn id="actions" className="sticky right-0 z-2 w-14">
            <span className="sr-only">{t('list.columnNames.actions')}</span>
          </TableColumn>
        </TableHeader>
        <TableBody>
          {clients.map((client) => (
            <TableRow key={client.id} id={client.id} textValue={nameOf(client)}>
              <TableCell className="w-[22%] max-w-58">
                <NameCell client={client} />
              </TableCell>
              {columns.map((column, index) => (
                <TableCell
                  key={column}
                  isNumeric={column === 'budget'}
                  className={classNames(
                    // Some kinds of clients have long names; two lines fit into a row.
                    column !== 'type' && 'whitespace-nowrap',
                    column === 'phone' && 'font-tabular',
                    columns[index - 1] === 'budget' && 'pl-7',
                    !plainColumns.includes(column) && 'text-ink-2',
                  )}
                >
                  <FactCell column={column} client={client} timeZone={timeZone} />
                </TableCell>
              ))}
              <TableCell className={actionsClass}>
                <RowMenu client={client} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

/** While somebody is selected, the library takes Enter for another choice; here it always opens. */
function useEnterOpens(frame: { current: HTMLElement | null }, open: (id: string) => void) {
  const openLatest = useRef(open);
  useEffect(() => {
    openLatest.current = open;
  });
  useEffect(() => {
    const element = frame.current;
    function handleKeyDown(event: KeyboardEvent) {
      const row = event.target;
      if (event.key !== 'Enter' || !(row instanceof HTMLElement) || row.getAttribute('role') !== 'row')
        return;
      const id = row.dataset.key;
      if (id === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      openLatest.current(id);
    }
    element?.addEventListener('keydown', handleKeyDown, { capture: true });
    return () => element?.removeEventListener('keydown', handleKeyDown, { capture: true });
  }, [frame]);
}
