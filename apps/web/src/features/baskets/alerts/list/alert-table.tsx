import type { AlertRow, AlertSort } from '@hearthline/contract/alerts';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { Link, useNavigate } from '@tanstack/react-router';
import { EyeOff } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { DataGrid } from '../../../../shared/ui/data-grid.tsx';
import { keptFromRow } from '../../../../shared/ui/kept-from-row.ts';
import type { TableColumn } from '../../../../shared/ui/table-columns.ts';
import { UnreadMark } from '../../list/row-parts.tsx';
import { answerLooks } from '../../parts/answer-looks.ts';
import { joinPeople, PeopleAvatars } from '../../parts/people.tsx';
import { useMomentText } from '../../parts/use-moment-text.ts';
import { alertLink } from '../model/alert-links.ts';
import { alertSortDirections } from '../model/alerts-view.ts';
import { AlertNext, AlertState } from '../parts/alert-state.tsx';
import { MatchCount, OutcomeBar } from '../parts/outcomes.tsx';
import { AlertMenu } from './alert-menu.tsx';

/** Criteria belong to the listings, so the app hands their words. */
export type CriteriaLine = ComponentType<{ criteria: Criteria }>;

interface AlertTableProps {
  rows: readonly AlertRow[];
  sort: AlertSort;
  onSort: (sort: AlertSort) => void;
  timeZone: string | undefined;
  Criteria: CriteriaLine;
}

/** Which columns put the list in order. */
const sortable = ['name', 'lastSent', 'lastSeen'] as const satisfies AlertSort[];

export function AlertTable({ rows, sort, onSort, timeZone, Criteria: Line }: AlertTableProps) {
  const { t } = useTranslation('basketsAlerts');
  const columns = useColumns(timeZone, Line);
  const navigate = useNavigate();
  return (
    <DataGrid
      label={t('list.title')}
      isHeadSticky
      rowHeight={64}
      rows={rows}
      columns={columns}
      keyOf={({ id }) => id}
      textOf={({ name }) => name}
      onOpen={(id) => void navigate(alertLink(id))}
      sort={{ column: sort, direction: alertSortDirections[sort] }}
      onSort={({ column }) => {
        const wanted = sortable.find((each) => each === column);
        if (wanted) onSort(wanted);
      }}
      cardsBelow={1280}
      listClass="md:grid md:grid-cols-2 md:gap-px md:bg-line"
      cardClass="flex gap-3 bg-surface py-3 pr-2 pl-4 md:border-t-0!"
      renderCard={(row) => <AlertCard row={row} timeZone={timeZone} Criteria={Line} />}
    />
  );
}

function useColumns(timeZone: string | undefined, Line: CriteriaLine): TableColumn<AlertRow>[] {
  const { t } = useTranslation('basketsAlerts');
  const factColumn = (
    key: 'state' | 'outcomes' | 'answers' | 'lastSent' | 'lastSeen',
    cell: TableColumn<AlertRow>['cell'],
  ): TableColumn<AlertRow> => ({
    key,
    header: t(`list.columns.${key}`),
    isSortable: key === 'lastSent' || key === 'lastSeen',
    className: 'pl-4',
    cellClass: 'text-ink-2',
    cell,
  });
  return [
    {
      key: 'name',
      header: t('list.columns.name'),
      isRowHeader: true,
      isSortable: true,
      cellClass: 'w-[24%] max-w-0 2xl:w-[28%]',
      cell: (row) => <NameCell row={row} Criteria={Line} />,
    },
    factColumn('state', (row) => <StateCell row={row} timeZone={timeZone} />),
    factColumn('outcomes', (row) => <Outcomes row={row} />),
    factColumn('answers', (row) => <Answers row={row} />),
    factColumn('lastSent', (row) => <LastSent row={row} timeZone={timeZone} />),
    factColumn('lastSeen', (row) => <LastSeen row={row} timeZone={timeZone} />),
    {
      key: 'actions',
      header: t('list.columns.actions'),
      isHeaderHidden: true,
      className: 'w-14',
      cell: (row) => <AlertMenu alert={row} timeZone={timeZone} />,
    },
  ];
}

interface MomentProps {
  row: AlertRow;
  timeZone: string | undefined;
}

function StateCell({ row, timeZone }: MomentProps) {
  return (
    <div className="flex flex-col items-start gap-1">
      <AlertState standing={row} timeZone={timeZone} />
      <span className="max-w-40 text-xs text-ink-3">
        <AlertNext standing={row} timeZone={timeZone} />
      </span>
    </div>
  );
}

function LastSent({ row: { lastSentAt }, timeZone }: MomentProps) {
  const { t } = useTranslation('basketsAlerts');
  const { momentText } = useMomentText(timeZone);
  return lastSentAt === null ? (
    <span className="text-ink-3">{t('list.nothingSent')}</span>
  ) : (
    <span>{momentText(lastSentAt)}</span>
  );
}

function LastSeen({ row: { lastSeenAt, lastSentAt }, timeZone }: MomentProps) {
  const { t } = useTranslation('basketsAlerts');
  const { momentText } = useMomentText(timeZone);
  if (lastSeenAt !== null) return <span>{momentText(lastSeenAt)}</span>;
  if (lastSentAt === null) return <span className="text-ink-3">—</span>;
  return (
    <span className="inline-flex items-center gap-1.5 text-xs text-warning">
      <EyeOff aria-hidden="true" strokeWidth={1.75} className="size-4" />
      {t('list.notYet')}
    </span>
  );
}

function Outcomes({ row: { outcomes, readers } }: { row: AlertRow }) {
  const { t } = useTranslation('basketsAlerts');
  return (
    <div className="flex w-36 flex-col max-xl:w-56 gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-2 text-xs">
        <MatchCount matches={outcomes.matches} people={readers.length} />
        {outcomes.held > 0 ? (
          <span className="text-warning">{t('list.held', { count: outcomes.held })}</span>
        ) : null}
      </p>
      <OutcomeBar outcomes={outcomes} />
    </div>
  );
}

const tallied = [
  ['favourites', answerLooks.yes],
  ['possible', answerLooks.maybe],
  ['rejected', answerLooks.no],
] as const;

/** One answer, one face; none at all is quiet. */
function Answers({ row }: { row: AlertRow }) {
  const { t } = useTranslation('basketsAlerts');
  const format = useFormat();
  return (
    <ul className="flex gap-3">
      {tallied.map(([fact, { Icon, ink }]) => (
        <li
          key={fact}
          className={classNames('inline-flex items-center gap-1', row[fact] === 0 ? 'text-ink-3' : ink)}
        >
          <Icon aria-hidden="true" strokeWidth={1.75} className="size-4" />
          <span className="font-medium">{format.number(row[fact])}</span>
          <span className="sr-only">{t(`list.answers.${fact}`, { count: row[fact] })}</span>
        </li>
      ))}
    </ul>
  );
}

/** Reaches over the whole row or card, which has to be `relative`. */
function RowLink({ row }: { row: AlertRow }) {
  return (
    <Link
      {...alertLink(row.id)}
      title={row.name}
      {...keptFromRow}
      className="min-w-12 truncate rounded-xs font-medium text-ink outline-none after:absolute after:inset-0 after:content-[''] focused:after:outline-2 focused:after:-outline-offset-2 focused:after:outline-focus"
    >
      {row.name}
    </Link>
  );
}

/** Its name and whom it writes to, and below what it looks for. */
function Title({ row, Criteria: Line }: { row: AlertRow; Criteria: CriteriaLine }) {
  const format = useFormat();
  return (
    <>
      <div className="flex items-center gap-2">
        <RowLink row={row} />
        <UnreadMark count={row.unread} />
      </div>
      <p className="truncate text-xs font-normal text-ink-2">{joinPeople(row.readers, format) || '—'}</p>
      <p className="truncate text-xs font-normal text-ink-3">
        <Line criteria={row.criteria} />
      </p>
    </>
  );
}

function NameCell({ row, Criteria: Line }: { row: AlertRow; Criteria: CriteriaLine }) {
  return (
    <div className="flex min-w-0 items-center gap-3 py-1.5">
      <span className="flex w-13 flex-none">
        <PeopleAvatars people={row.readers} />
      </span>
      <div className="min-w-0">
        <Title row={row} Criteria={Line} />
      </div>
    </div>
  );
}

/** An alert where there is no room for a table. */
function AlertCard({ row, timeZone, Criteria: Line }: MomentProps & { Criteria: CriteriaLine }) {
  const { t } = useTranslation('basketsAlerts');
  return (
    <>
      <PeopleAvatars people={row.readers} size="md" />
      <div className="min-w-0 flex-1">
        <Title row={row} Criteria={Line} />
        <p className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3">
          <AlertState standing={row} timeZone={timeZone} />
          <AlertNext standing={row} timeZone={timeZone} />
        </p>
        <div className="mt-2.5 flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          <Outcomes row={row} />
          <Answers row={row} />
        </div>
        <p className="mt-2 flex flex-wrap gap-x-3 text-xs text-ink-3">
          <span className="inline-flex items-center gap-1.5">
            {row.lastSentAt === null ? null : t('list.columns.lastSent')}
            <LastSent row={row} timeZone={timeZone} />
          </span>
          {row.lastSentAt === null ? null : (
            <span className="inline-flex items-center gap-1.5">
              {t('list.columns.lastSeen')}
              <LastSeen row={row} timeZone={timeZone} />
            </span>
          )}
        </p>
      </div>
      <AlertMenu alert={row} timeZone={timeZone} />
    </>
  );
}
