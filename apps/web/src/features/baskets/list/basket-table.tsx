import type { BasketRow, BasketSort } from '@hearthline/contract/baskets';
import { Link, useNavigate } from '@tanstack/react-router';
import { Copy, FolderOpen, Link2, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { DataGrid } from '../../../shared/ui/data-grid.tsx';
import { keptFromRow } from '../../../shared/ui/kept-from-row.ts';
import { MenuItem, MenuSeparator, MoreMenu } from '../../../shared/ui/menu.tsx';
import type { TableColumn } from '../../../shared/ui/table-columns.ts';
import { useCopyBasketLink, useDeleteBasket, useDuplicateBasket } from '../api/basket-actions.ts';
import { basketFormLink, basketLink } from '../model/basket-links.ts';
import { sortDirections } from '../model/baskets-view.ts';
import { answerLooks } from '../parts/answer-looks.ts';
import { joinPeople, PeopleAvatars } from '../parts/people.tsx';
import { useDepartures } from '../parts/use-moment-text.ts';
import type { ColumnId } from './column-store.ts';
import { useColumnStore } from './column-store.ts';
import { LastNotified, LastSeen, UnreadMark } from './row-parts.tsx';

interface BasketTableProps {
  rows: readonly BasketRow[];
  sort: BasketSort;
  onSort: (sort: BasketSort) => void;
  timeZone: string | undefined;
}

/** Which columns put the list in order, and by what. */
const sortOf: Partial<Record<ColumnId | 'name', BasketSort>> = {
  name: 'name',
  lastNotified: 'lastNotified',
  lastSeen: 'lastSeen',
};
const columnOf: Record<BasketSort, string> = {
  name: 'name',
  lastNotified: 'lastNotified',
  lastSeen: 'lastSeen',
  created: '',
};

export function BasketTable({ rows, sort, onSort, timeZone }: BasketTableProps) {
  const { t } = useTranslation('baskets');
  const columns = useColumns(timeZone);
  const navigate = useNavigate();
  return (
    <DataGrid
      label={t('list.table')}
      isHeadSticky
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      textOf={({ name }) => name}
      onOpen={(id) => void navigate(basketLink(id))}
      sort={{ column: columnOf[sort], direction: sortDirections[sort] }}
      onSort={({ column }) => {
        const wanted = sortOf[column as ColumnId];
        if (wanted) onSort(wanted);
      }}
      cardsBelow={1024}
      listClass="md:grid md:grid-cols-2 md:gap-px md:bg-line"
      cardClass="flex gap-3 bg-surface py-3 pr-2 pl-4 md:border-t-0!"
      renderCard={(row) => <BasketCard row={row} timeZone={timeZone} />}
    />
  );
}

function useColumns(timeZone: string | undefined): TableColumn<BasketRow>[] {
  const { t } = useTranslation('baskets');
  const columns = useColumnStore((state) => state.columns);
  return [
    {
      key: 'name',
      header: t('list.columnNames.name'),
      isRowHeader: true,
      isSortable: true,
      // What the others leave: long names give way, dates do not.
      cellClass: 'w-full max-w-0 min-w-56',
      cell: (row) => <NameCell row={row} />,
    },
    ...columns.map(
      (column): TableColumn<BasketRow> => ({
        key: column,
        header: <HeadOf column={column} />,
        isSortable: column in sortOf,
        ...(column === 'lastNotified' || column === 'lastSeen'
          ? { cellClass: 'text-ink-2 min-[1440px]:whitespace-nowrap', className: 'pl-4' }
          : { isNumeric: true }),
        cell: (row) => <FactCell column={column} row={row} timeZone={timeZone} />,
      }),
    ),
    {
      key: 'actions',
      header: t('list.columnNames.actions'),
      isHeaderHidden: true,
      className: 'w-14',
      cell: (row) => <BasketMenu row={row} />,
    },
  ];
}

function HeadOf({ column }: { column: ColumnId }) {
  const { t } = useTranslation('baskets');
  const look = answerColumns[column];
  const Icon = look?.Icon;
  return (
    <>
      {Icon ? <Icon aria-hidden="true" strokeWidth={1.75} /> : null}
      {t(`list.columnNames.${column}`)}
    </>
  );
}

const answerColumns: Partial<Record<ColumnId, (typeof answerLooks)['yes']>> = {
  favourites: answerLooks.yes,
  possible: answerLooks.maybe,
  rejected: answerLooks.no,
};

/** One answer, one face: the number of each answer has the colour of the answer; none at all is quiet. */
const numberInks: Partial<Record<ColumnId, string>> = {
  fresh: 'text-st-new',
  favourites: answerLooks.yes.ink,
  possible: answerLooks.maybe.ink,
  rejected: answerLooks.no.ink,
};

interface CellProps {
  column: ColumnId;
  row: BasketRow;
  timeZone: string | undefined;
}

function FactCell({ column, row, timeZone }: CellProps) {
  const format = useFormat();
  if (column === 'lastNotified') return <LastNotified row={row} timeZone={timeZone} />;
  if (column === 'lastSeen') return <LastSeen row={row} timeZone={timeZone} />;
  const value = row[column];
  return (
    <span className={classNames('font-medium', value === 0 ? 'text-ink-3' : numberInks[column])}>
      {format.number(value)}
    </span>
  );
}

/** Reaches over the whole row or card, which has to be `relative`. */
function RowLink({ row }: { row: BasketRow }) {
  return (
    <Link
      {...basketLink(row.id)}
      title={row.name}
      {...keptFromRow}
      className="min-w-12 truncate rounded-xs font-medium text-ink outline-none after:absolute after:inset-0 after:content-[''] focused:after:outline-2 focused:after:-outline-offset-2 focused:after:outline-focus"
    >
      {row.name}
    </Link>
  );
}

function NameCell({ row }: { row: BasketRow }) {
  const format = useFormat();
  return (
    <div className="flex min-w-0 items-center gap-3">
      <span className="flex w-13 flex-none">
        <PeopleAvatars people={row.readers} />
      </span>
      <div className="min-w-0">
        <div className="flex items-center gap-2">
          <RowLink row={row} />
          <UnreadMark count={row.unread} />
        </div>
        <div className="truncate text-xs font-normal text-ink-3">
          {joinPeople(row.readers, format) || '—'}
        </div>
      </div>
    </div>
  );
}

const cardFacts = ['matches', 'fresh', 'undecided', 'favourites', 'possible', 'rejected'] as const;

/** A basket where there is no room for a table. */
function BasketCard({ row, timeZone }: { row: BasketRow; timeZone: string | undefined }) {
  const { t } = useTranslation('baskets');
  const format = useFormat();
  const { lastNotifiedAt, leavesAt } = useDepartures(row);
  return (
    <>
      <PeopleAvatars people={row.readers} size="md" />
      <div className="min-w-0 flex-1">
        <div className="flex items-center gap-2">
          <RowLink row={row} />
          <UnreadMark count={row.unread} />
        </div>
        <p className="truncate text-xs text-ink-3">{joinPeople(row.readers, format) || '—'}</p>
        <ul className="mt-2 flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-2">
          {cardFacts
            .filter((fact) => fact === 'matches' || row[fact] > 0)
            .map((fact) => (
              <li key={fact} className="inline-flex items-center gap-1 [&_svg]:size-3.5">
                <b className={classNames('font-semibold', numberInks[fact] ?? 'text-ink')}>
                  {format.number(row[fact])}
                </b>{' '}
                {t(`list.cardFacts.${fact}`, { count: row[fact] })}
              </li>
            ))}
        </ul>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-ink-3">
          <span className="inline-flex items-center gap-1.5">
            {lastNotifiedAt === null || leavesAt !== null ? null : <span>{t('list.notified')}</span>}
            <LastNotified row={row} timeZone={timeZone} />
          </span>
          {lastNotifiedAt === null ? null : (
            <span className="inline-flex items-center gap-1.5">
              <span>{t('list.seen')}</span>
              <LastSeen row={row} timeZone={timeZone} />
            </span>
          )}
        </p>
      </div>
      <BasketMenu row={row} />
    </>
  );
}

/** What can be done with one basket of the list. */
function BasketMenu({ row }: { row: BasketRow }) {
  const { t } = useTranslation('baskets');
  const navigate = useNavigate();
  const { mutate: duplicate } = useDuplicateBasket();
  const { mutate: copyLink } = useCopyBasketLink();
  const { mutate: deleteBasket } = useDeleteBasket();
  const { id, name } = row;
  return (
    <MoreMenu label={t('list.more', { name })} keptFromRow>
      <MenuItem icon={<FolderOpen aria-hidden="true" />} onAction={() => void navigate(basketLink(id))}>
        {t('actions.open')}
      </MenuItem>
      <MenuItem icon={<Pencil aria-hidden="true" />} onAction={() => void navigate(basketFormLink({ id }))}>
        {t('actions.edit')}
      </MenuItem>
      <MenuItem icon={<Copy aria-hidden="true" />} onAction={() => duplicate({ id, name })}>
        {t('actions.duplicate')}
      </MenuItem>
      <MenuItem icon={<Link2 aria-hidden="true" />} onAction={() => copyLink({ id, name })}>
        {t('actions.copyLink')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem
        isDestructive
        icon={<Trash2 aria-hidden="true" />}
        onAction={() => deleteBasket({ id, name })}
      >
        {t('actions.delete')}
      </MenuItem>
    </MoreMenu>
  );
}
