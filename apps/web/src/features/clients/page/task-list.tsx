import type { ClientTask } from '@hearthline/contract/client-page';
import { parseIsoDate } from '@hearthline/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryFailure } from '../../../shared/api/use-query-boundary.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Count } from '../../../shared/ui/count.tsx';
import { DayField } from '../../../shared/ui/date-picker/day-field.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { MenuItem, MoreMenu } from '../../../shared/ui/menu.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { useDayText } from '../parts/use-day-text.ts';
import { tasksQuery, useTasks } from './client-page-api.ts';
import { InlineForm } from './inline-form.tsx';

interface TaskListProps {
  clientId: string;
  timeZone?: string;
}

const shownInCard = 5;
const drawError = (failure: QueryFailure) => <QueryError layout="line" failure={failure} className="py-2" />;

/** The next tasks beside the timeline. */
export function TaskCard({ clientId, timeZone, onSeeAll }: TaskListProps & { onSeeAll: () => void }) {
  const { t } = useTranslation('clients');
  const query = useQuery(tasksQuery(clientId));
  const [isAdding, setIsAdding] = useState(false);
  const openCount = query.data?.filter(({ doneAt }) => doneAt === null).length ?? 0;
  return (
    <Card aria-labelledby="tasks-heading" className="px-5 pt-3.5 pb-2.5">
      <CardHeader
        isPlain
        id="tasks-heading"
        title={t('page.tasks.heading')}
        className="mb-1!"
        actions={
          <>
            {openCount > 0 && <Count value={openCount} tone="brand" />}
            <IconButton
              size="sm"
              label={t('page.tasks.add')}
              icon={<Plus aria-hidden="true" />}
              className="-mr-2"
              onClick={() => setIsAdding(true)}
            />
          </>
        }
      />
      {isAdding && <AddTask clientId={clientId} timeZone={timeZone} onDone={() => setIsAdding(false)} />}
      <QueryBoundary
        query={query}
        pending={<Skeleton className="my-2 h-20" />}
        error={drawError}
        isEmpty={(tasks) => tasks.length === 0}
        empty={!isAdding && <p className="py-2 text-sm text-ink-3">{t('page.tasks.none')}</p>}
      >
        {(tasks) => (
          <>
            <ul>
              {tasks.slice(0, shownInCard).map((task) => (
                <TaskRow key={task.id} task={task} timeZone={timeZone} />
              ))}
            </ul>
            {tasks.length > shownInCard && (
              <Button variant="link" size="sm" className="my-1.5" onClick={onSeeAll}>
                {t('page.tasks.all', { count: tasks.length })}
              </Button>
            )}
          </>
        )}
      </QueryBoundary>
    </Card>
  );
}

/** All of them, on a tab of their own. */
export function TaskTab({ clientId, timeZone }: TaskListProps) {
  const { t } = useTranslation('clients');
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      {isAdding ? (
        <AddTask clientId={clientId} timeZone={timeZone} onDone={() => setIsAdding(false)} />
      ) : (
        <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={() => setIsAdding(true)}>
          {t('page.tasks.add')}
        </Button>
      )}
      <QueryBoundary
        query={useQuery(tasksQuery(clientId))}
        error={drawError}
        isEmpty={(tasks) => tasks.length === 0}
        empty={<p className="pt-4 pb-6 text-sm text-ink-3">{t('page.tasks.none')}</p>}
      >
        {(tasks) => (
          <ul className="mt-2">
            {tasks.map((task) => (
              <TaskRow key={task.id} task={task} timeZone={timeZone} />
            ))}
          </ul>
        )}
      </QueryBoundary>
    </>
  );
}

function AddTask({ clientId, timeZone, onDone }: TaskListProps & { onDone: () => void }) {
  const { today } = useDayText(timeZone);
  const { add } = useTasks(clientId);
  return (
    <TaskForm
      today={today}
      isSaving={add.isPending}
      onCancel={onDone}
      onSave={(task) => add.mutate(task, { onSuccess: onDone })}
    />
  );
}

interface TaskRowProps {
  task: ClientTask;
  timeZone?: string;
}

function TaskRow({ task, timeZone }: TaskRowProps) {
  const { t } = useTranslation('clients');
  const { today } = useDayText(timeZone);
  const { save, remove } = useTasks(task.clientId);
  const [isEditing, setIsEditing] = useState(false);
  const isDone = task.doneAt !== null;

  if (isEditing) {
    return (
      <li>
        <TaskForm
          task={task}
          today={today}
          isSaving={save.isPending}
          onCancel={() => setIsEditing(false)}
          onSave={(changes) => {
            save.mutate({ ...task, ...changes });
            setIsEditing(false);
          }}
        />
      </li>
    );
  }
  return (
    <li className="flex min-h-11 items-center gap-2 lg:min-h-9">
      <Checkbox
        isSelected={isDone}
        onChange={(isTicked) => save.mutate({ ...task, doneAt: isTicked ? new Date().toISOString() : null })}
        className="min-w-0 flex-1 gap-3! py-1"
      >
        <span className={classNames('min-w-0 wrap-anywhere', isDone && 'text-ink-3 line-through')}>
          {task.title}
        </span>
      </Checkbox>
      <DueText task={task} timeZone={timeZone} />
      <MoreMenu label={t('page.tasks.menu', { title: task.title })} buttonClassName="-mr-2 text-ink-3!">
        <MenuItem icon={<Pencil />} onAction={() => setIsEditing(true)}>
          {t('page.edit')}
        </MenuItem>
        <MenuItem icon={<Trash2 />} onAction={() => remove.mutate(task.id)}>
          {t('page.delete')}
        </MenuItem>
      </MoreMenu>
    </li>
  );
}

function DueText({ task, timeZone }: TaskRowProps) {
  const { t } = useTranslation('clients');
  const { today, dayText } = useDayText(timeZone);
  const { doneAt, dueOn } = task;
  if (doneAt !== null) return <span className="flex-none text-xs text-ink-3">{t('page.tasks.done')}</span>;
  if (dueOn === null) return null;
  const look =
    dueOn < today
      ? 'font-semibold text-danger'
      : dueOn === today
        ? 'font-semibold text-brand-ink'
        : 'text-ink-3';
  return (
    <span className={classNames('flex-none text-xs', look)}>
      {dueOn < today && <span className="sr-only">{t('page.tasks.overdue')} </span>}
      {dayText(dueOn)}
    </span>
  );
}

interface TaskFormProps {
  task?: { title: string; dueOn: string | null };
  today: string;
  isSaving: boolean;
  onSave: (task: { title: string; dueOn: string | null }) => void;
  onCancel: () => void;
}

function TaskForm({ task, today, isSaving, onSave, onCancel }: TaskFormProps) {
  const { t } = useTranslation(['clients', 'common']);
  const [title, setTitle] = useState(task?.title ?? '');
  const [due, setDue] = useState(task?.dueOn ?? '');
  const [hasTried, setHasTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isDueWrong = due.trim() !== '' && parseIsoDate(due.trim()) === undefined;
  const label = t('page.tasks.title');

  useEffect(() => input.current?.focus(), []);

  function handleSubmit() {
    setHasTried(true);
    if (title.trim() === '') return input.current?.focus();
    if (!isDueWrong) onSave({ title: title.trim(), dueOn: due.trim() || null });
  }

  return (
    <InlineForm
      submitLabel={task ? t('common:save') : t('page.tasks.add')}
      isSaving={isSaving}
      onSubmit={handleSubmit}
      onCancel={onCancel}
    >
      <TextField
        ref={input}
        label={label}
        maxLength={200}
        value={title}
        error={hasTried && title.trim() === '' ? `${label} ${t('common:required')}` : undefined}
        onChange={(event) => setTitle(event.target.value)}
      />
      <DayField
        label={t('page.tasks.due')}
        value={due}
        today={today}
        onChange={setDue}
        error={hasTried && isDueWrong ? t('form.errors.date') : undefined}
      />
    </InlineForm>
  );
}
