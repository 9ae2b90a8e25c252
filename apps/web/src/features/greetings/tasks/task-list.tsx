import type { GreetingTask } from '@hearthline/contract/greetings';
import type { IsoDate } from '@hearthline/domain/calendar';
import type { GreetingTaskState } from '@hearthline/domain/greeting/vocabulary';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarOff, Pencil, Plus, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLastPage } from '../../../shared/hooks/use-last-page.ts';
import { useLostRow } from '../../../shared/hooks/use-lost-row.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { MailIllustration } from '../../../shared/ui/illustrations.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { SkeletonFrame, SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import type { TableColumn } from '../../../shared/ui/table-columns.ts';
import type { TagTone } from '../../../shared/ui/tag.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useCancelTask, useRestoreTask } from '../api/greeting-actions.ts';
import { tasksQuery } from '../api/greetings-api.ts';
import type { EventsView } from '../model/events-view.ts';
import { taskShows } from '../model/events-view.ts';
import { categoryLink, newGreetingLink, taskLink } from '../model/greeting-links.ts';
import { KindMark } from '../parts/kind-mark.tsx';

const pageSize = 20;

/** Everything that was scheduled, with the day on which it writes next. */
export function TaskList({ view, today }: { view: EventsView; today: IsoDate }) {
  const { t } = useTranslation('greetings');
  const query = useQuery(
    tasksQuery({ state: view.show, page: String(view.page), pageSize: String(pageSize) }),
  );
  const total = query.data && !query.isPlaceholderData ? query.data.totalRows : undefined;
  useLastPage(view, pageSize, total);
  // A task that is cancelled may also stay, with another button.
  const place = useLostRow<HTMLDivElement>(
    query.data?.result.map(({ id, state }) => `${id} ${state}`).join(),
  );
  const columns = useColumns(today);
  return (
    <Card aria-label={t('tasks.title')} className="mt-4 overflow-clip">
      <div className="border-b border-line px-4 py-3.5">
        <Segmented
          label={t('tasks.show')}
          items={taskShows.map((id) => ({
            id,
            label: id === 'all' ? t('tasks.all') : t(`words.taskState.${id}`),
          }))}
          value={view.show}
          onChange={view.setShow}
          fullWidth
          className="w-fit max-md:w-full"
        />
      </div>
      <div ref={place} tabIndex={-1} className="outline-none">
        <QueryBoundary
          query={query}
          pending={
            <SkeletonFrame className="px-4 py-2">
              <SkeletonRow />
              <SkeletonRow />
              <SkeletonRow />
            </SkeletonFrame>
          }
          error={(failure) => (
            <QueryError layout="page" failure={failure} text={t('tasks.failed')} className="min-h-80" />
          )}
          isEmpty={({ result }) => result.length === 0}
          empty={
            <EmptyState
              illustration={<MailIllustration />}
              title={t(`tasks.none.${view.show}`)}
              text={t('tasks.noneText')}
              actions={
                <Link {...newGreetingLink} className={buttonClass({ variant: 'secondary' })}>
                  <Plus aria-hidden="true" />
                  {t('events.newGreeting')}
                </Link>
              }
              className="min-h-80"
            />
          }
          previous="dim"
        >
          {({ result, totalRows }) => (
            <>
              <DataTable
                label={t('tasks.title')}
                rows={result}
                columns={columns}
                keyOf={({ id }) => id}
                rowHeight={56}
                cardsBelow={1024}
                renderCard={(task) => <TaskCard task={task} today={today} />}
                cardClass="px-4 py-3"
              />
              {totalRows > pageSize ? (
                <Pagination
                  page={view.page}
                  pageCount={Math.ceil(totalRows / pageSize)}
                  onPageChange={view.setPage}
                  className="flex justify-center border-t border-line py-3"
                />
              ) : null}
            </>
          )}
        </QueryBoundary>
      </div>
    </Card>
  );
}

function useColumns(today: IsoDate): TableColumn<GreetingTask>[] {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  return [
    {
      key: 'what',
      header: t('tasks.columns.what'),
      isRowHeader: true,
      cell: (task) => <TaskName task={task} />,
    },
    {
      key: 'next',
      header: t('tasks.columns.next'),
      cell: ({ sendDate }) => (sendDate ? format.nearDay(sendDate, today) : '—'),
      cellClass: 'whitespace-nowrap',
    },
    {
      key: 'repeats',
      header: t('tasks.columns.repeats'),
      cell: ({ repeatsAnnually }) => t(repeatsAnnually ? 'tasks.everyYear' : 'tasks.once'),
      cellClass: 'whitespace-nowrap',
    },
    { key: 'to', header: t('tasks.columns.to'), cell: (task) => <TaskAudience task={task} /> },
    { key: 'state', header: t('tasks.columns.state'), cell: ({ state }) => <TaskStateTag state={state} /> },
    {
      key: 'actions',
      header: t('tasks.columns.actions'),
      isHeaderHidden: true,
      align: 'right',
      cell: (task) => <TaskActions task={task} />,
    },
  ];
}

const taskName = (
  { name, category }: GreetingTask,
  categoryName: (id: GreetingTask['category']) => string,
) => (name === '' ? categoryName(category) : name);

function TaskName({ task }: { task: GreetingTask }) {
  const { t } = useTranslation('greetings');
  return (
    <span className="flex min-w-0 items-start gap-2.5">
      <span className="flex h-5 flex-none items-center">
        <KindMark kind={task.kind} />
      </span>
      <span className="min-w-0">
        <span className="block truncate text-sm font-medium">
          {taskName(task, (id) => t(`words.category.${id}`))}
        </span>
        <span className="block truncate text-xs font-normal text-ink-3">{task.subject}</span>
      </span>
    </span>
  );
}

function TaskAudience({ task }: { task: GreetingTask }) {
  const { t } = useTranslation('greetings');
  const { audience, audienceName, clientCount, reached } = task;
  const clients =
    reached === null
      ? t('event.clients', { count: clientCount })
      : reached === 0
        ? t('tasks.reachedNobody')
        : t('tasks.reached', { count: reached });
  if (audience.kind === 'all') return clients;
  return (
    <span className="block min-w-0">
      <span className="block truncate">{audienceName ?? t('tasks.audienceGone')}</span>
      {audience.kind === 'list' || reached !== null ? (
        <span className="block text-xs text-ink-3">{clients}</span>
      ) : null}
    </span>
  );
}

const stateTones: Record<GreetingTaskState, TagTone> = {
  scheduled: 'info',
  cancelled: 'neutral',
  done: 'success',
};

function TaskStateTag({ state }: { state: GreetingTaskState }) {
  const { t } = useTranslation('greetings');
  return <Tag tone={stateTones[state]}>{t(`words.taskState.${state}`)}</Tag>;
}

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

/** What a switch made is changed where the switch is. */
function TaskActions({ task }: { task: GreetingTask }) {
  const { t } = useTranslation('greetings');
  const cancel = useCancelTask();
  const restore = useRestoreTask();
  const name = taskName(task, (id) => t(`words.category.${id}`));
  const editLink = task.isStanding ? categoryLink(task.category) : taskLink(task.id);
  return (
    <span className="inline-flex gap-1">
      {task.state === 'done' ? null : (
        <Link
          {...editLink}
          aria-label={t('tasks.edit', { name })}
          title={t('tasks.edit', { name })}
          className="touch-target inline-grid size-8 place-items-center rounded-[8px] text-ink-2 transition-control hovered:bg-hover hovered:text-ink [&_svg]:size-4"
        >
          <Pencil {...icon} />
        </Link>
      )}
      {task.state === 'scheduled' ? (
        <IconButton
          size="sm"
          label={t('tasks.cancel', { name })}
          icon={<CalendarOff {...icon} />}
          onClick={() => cancel.mutate(task)}
        />
      ) : null}
      {task.state === 'cancelled' ? (
        <IconButton
          size="sm"
          label={t('tasks.restore', { name })}
          icon={<RotateCcw {...icon} />}
          onClick={() => restore.mutate(task.id)}
        />
      ) : null}
    </span>
  );
}

function TaskCard({ task, today }: { task: GreetingTask; today: IsoDate }) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const next =
    task.sendDate === null ? null : t('tasks.nextOn', { day: format.nearDayInside(task.sendDate, today) });
  const facts = [next, t(task.repeatsAnnually ? 'tasks.everyYear' : 'tasks.once')].filter(Boolean);
  return (
    <div className="flex items-start gap-3">
      <div className="min-w-0 flex-1">
        <TaskName task={task} />
        <div className="mt-1.5 ml-5 grid gap-1 text-xs text-ink-2">
          <p>{facts.join(' · ')}</p>
          <TaskAudience task={task} />
          <p>
            <TaskStateTag state={task.state} />
          </p>
        </div>
      </div>
      <TaskActions task={task} />
    </div>
  );
}
