import type { ClientRow } from '@hearthline/contract/clients';
import { useNavigate } from '@tanstack/react-router';
import { FolderOpen, Mail, Pencil, Phone, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { DataGrid } from '../../../shared/ui/data-grid.tsx';
import { MenuItem, MenuSeparator, MoreMenu } from '../../../shared/ui/menu.tsx';
import { PersonAvatar } from '../../../shared/ui/person-avatar.tsx';
import type { TableColumn, TableSort } from '../../../shared/ui/table-columns.ts';
import { useDeleteClients } from '../api/bulk-actions.ts';
import type { ClientOrder, SortColumn } from '../model/use-clients-view.ts';
import { sortStarts } from '../model/use-clients-view.ts';
import { CategoryTag } from '../parts/category-tag.tsx';
import { clientFormLink, clientMailLink, clientPageLink } from '../parts/client-links.ts';
import { phoneLink, useClientFormat } from '../parts/format-client.ts';
import { nameOf } from '../parts/name-of.ts';
import { RelationBars } from '../parts/relation-bars.tsx';
import { useClientWords } from '../parts/use-client-words.ts';
import { useDayText } from '../parts/use-day-text.ts';
import { ClientLink, FactCell, NameCell, StateTags } from './client-cell.tsx';
import type { ColumnId } from './column-store.ts';
import { useColumnStore } from './column-store.ts';
import type { ClientSelection } from './use-selection.ts';

interface ClientTableProps {
  clients: readonly ClientRow[];
  selection: ClientSelection;
  timeZone: string | undefined;
  order: ClientOrder;
  onOrder: (order: ClientOrder) => void;
}

/** Stays in sight; it covers a part of the row's focus ring and therefore draws that part again. */
const actionsClass =
  'z-2 bg-inherit group-data-focus-visible/row:shadow-[inset_0_2px_var(--focus),inset_0_-2px_var(--focus),inset_-2px_0_var(--focus)]';
const plainColumns: readonly ColumnId[] = ['category', 'budget', 'consent'];
/** Two lines fit into a row, and long words of one language must not push the last column out of sight. */
const brokenColumns: readonly ColumnId[] = ['type', 'budget', 'lastContact', 'nextContact'];

export function ClientTable({ clients, selection, timeZone, order, onOrder }: ClientTableProps) {
  const { t } = useTranslation('clients');
  const columns = useColumns(timeZone);
  const navigate = useNavigate();
  const open = (id: string) => void navigate(clientPageLink(id));

  function handleSort({ column, direction }: TableSort) {
    const sort = column as SortColumn;
    const wanted = sort === order.sort ? direction : sortStarts[sort];
    onOrder({ sort, isDescending: wanted === 'descending' });
  }

  return (
    <DataGrid
      label={t('list.table')}
      isHeadSticky
      rows={clients}
      columns={columns}
      keyOf={({ id }) => id}
      textOf={nameOf}
      selectedKeys={selection.pageKeys}
      onSelectionChange={selection.setPageKeys}
      onOpen={open}
      sort={{ column: order.sort, direction: order.isDescending ? 'descending' : 'ascending' }}
      onSort={handleSort}
      cardsBelow={1024}
      listClass="md:grid md:grid-cols-2 md:gap-px md:bg-line"
      cardClass={({ id }) =>
        classNames(
          'flex gap-3 bg-surface py-3 pr-2 pl-4 md:border-t-0!',
          selection.has(id) && 'bg-select-soft!',
        )
      }
      renderCard={(client) => <ClientCard client={client} selection={selection} timeZone={timeZone} />}
    />
  );
}

function useColumns(timeZone: string | undefined): TableColumn<ClientRow>[] {
  const { t } = useTranslation('clients');
  const columns = useColumnStore((state) => state.columns);
  return [
    {
      key: 'name',
      header: t('list.columnNames.name'),
      isRowHeader: true,
      isSortable: true,
      cellClass: 'w-[17%] max-w-50 2xl:w-[22%] 2xl:max-w-58',
      cell: (client) => <NameCell client={client} />,
    },
    ...columns.map(
      (column, place): TableColumn<ClientRow> => ({
        key: column,
        header: t(`list.columnNames.${column}`),
        isSortable: column in sortStarts,
        ...(column === 'budget' && { align: 'right' as const }),
        className: classNames(columns[place - 1] === 'budget' && 'pl-7'),
        cellClass: classNames(
          !brokenColumns.includes(column) && 'whitespace-nowrap',
          (column === 'phone' || column === 'budget') && 'font-tabular',
          column === 'budget' && 'min-w-32',
          !plainColumns.includes(column) && 'text-ink-2',
        ),
        cell: (client) => <FactCell column={column} client={client} timeZone={timeZone} />,
      }),
    ),
    {
      key: 'actions',
      header: t('list.columnNames.actions'),
      isHeaderHidden: true,
      className: 'sticky right-0 w-14',
      headClass: 'z-4',
      cellClass: actionsClass,
      cell: (client) => <RowMenu client={client} />,
    },
  ];
}

interface ClientCardProps {
  client: ClientRow;
  selection: ClientSelection;
  timeZone: string | undefined;
}

/** A client where there is no room for a table. */
function ClientCard({ client, selection, timeZone }: ClientCardProps) {
  const { t } = useTranslation('clients');
  const { wordOf } = useClientWords();
  const format = useClientFormat();
  const { dayText } = useDayText(timeZone);
  const facts = [wordOf('type', client.type), client.budget === null ? '' : format.budget(client)];
  return (
    <>
      <Checkbox
        isSelected={selection.has(client.id)}
        onChange={() => selection.toggle(client.id)}
        aria-label={t('list.select', { name: nameOf(client) })}
        className="z-1 mt-2.5 self-start"
      />
      <PersonAvatar firstName={client.firstName} lastName={client.lastName} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 items-center gap-2 text-base">
          <ClientLink client={client} />
        </div>
        <p className="truncate text-xs text-ink-3">{client.email || format.phone(client.phone)}</p>
        <p className="mt-1 text-sm wrap-anywhere">{facts.filter(Boolean).join(' · ') || '—'}</p>
        <div className="mt-2 flex flex-wrap items-center gap-x-2.5 gap-y-1.5 text-xs text-ink-2">
          <CategoryTag category={client.category} />
          <StateTags client={client} />
          {client.relation === null ? null : <RelationBars relation={client.relation} />}
          <span className="text-ink-3">
            {t('list.lastContactWas', {
              when: client.lastContactAt === null ? t('list.never') : dayText(client.lastContactAt),
            })}
          </span>
        </div>
      </div>
      <RowMenu client={client} />
    </>
  );
}

function RowMenu({ client }: { client: ClientRow }) {
  const { t } = useTranslation('clients');
  const navigate = useNavigate();
  const { mutate: deleteClients } = useDeleteClients();
  const { id, phone } = client;
  return (
    <MoreMenu label={t('list.more', { name: nameOf(client) })} keptFromRow>
      <MenuItem icon={<FolderOpen aria-hidden="true" />} onAction={() => void navigate(clientPageLink(id))}>
        {t('list.open')}
      </MenuItem>
      <MenuItem icon={<Pencil aria-hidden="true" />} onAction={() => void navigate(clientFormLink(id))}>
        {t('list.edit')}
      </MenuItem>
      {phone === '' ? null : (
        <MenuItem icon={<Phone aria-hidden="true" />} href={phoneLink(phone)}>
          {t('list.call')}
        </MenuItem>
      )}
      <MenuItem icon={<Mail aria-hidden="true" />} onAction={() => void navigate(clientMailLink(id))}>
        {t('list.writeMail')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        isDestructive
        icon={<Trash2 aria-hidden="true" />}
        onAction={() => deleteClients({ ids: [id] })}
      >
        {t('list.delete')}
      </MenuItem>
    </MoreMenu>
  );
}
