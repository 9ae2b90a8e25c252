import type { GreetingCategoryRow, GreetingTask } from '@hearthline/contract/greetings';
import type { IsoDate } from '@hearthline/domain/calendar';
import { localDay } from '@hearthline/domain/time-zone';
import { skipToken, useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { greetingCategoriesQuery } from '../../../shared/api/greeting-queries.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { useSettled } from '../../../shared/hooks/use-settled.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { LeaveGuard } from '../../../shared/ui/leave-guard.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { countQuery, taskQuery } from '../api/greetings-api.ts';
import type { EventsView } from '../model/events-view.ts';
import { categoryLink } from '../model/greeting-links.ts';
import { TaskFields } from './task-fields.tsx';
import type { TaskValues } from './task-values.ts';
import { findProblems, inputOf, newTask, valuesOf } from './task-values.ts';
import { useTaskForm } from './use-task-form.ts';

interface TaskDialogProps {
  view: EventsView;
  timeZone: string | undefined;
}

/** A new task, one that is changed, or a new one that begins as another was. */
export function TaskDialog({ view, timeZone }: TaskDialogProps) {
  const { t } = useTranslation('greetings');
  const isNew = view.task === 'new';
  const sourceId = isNew ? view.copy : view.task;
  const categories = useQuery(greetingCategoriesQuery);
  const options = taskQuery(sourceId ?? '');
  const source = useQuery({ ...options, queryFn: sourceId === undefined ? skipToken : options.queryFn });
  const categoriesFailure = useQueryBoundary(categories);
  const sourceFailure = useQueryBoundary(source);
  const failure = categoriesFailure ?? sourceFailure;
  const title = t(isNew ? 'form.newTitle' : 'form.editTitle');
  const isReady = categories.data !== undefined && (sourceId === undefined || source.data !== undefined);
  if (failure && !isReady)
    return (
      <Modal isOpen onOpenChange={(isOpen) => !isOpen && view.closeTask()} size="md" title={title}>
        <QueryError failure={failure} text={t('form.failed')} />
      </Modal>
    );
  // It opens with what it begins with: a dialog that fills up would move under the hand.
  if (!isReady) return null;
  // What a switch made is changed where the switch is.
  if (!isNew && source.data?.isStanding) return <Navigate {...categoryLink(source.data.category)} replace />;
  return (
    <TaskForm
      title={title}
      categories={categories.data}
      task={isNew ? null : (source.data ?? null)}
      source={source.data ?? null}
      onClose={view.closeTask}
      timeZone={timeZone}
    />
  );
}

interface TaskFormProps {
  title: string;
  categories: readonly GreetingCategoryRow[];
  /** Null for a new one. */
  task: GreetingTask | null;
  /** What the form begins with. */
  source: GreetingTask | null;
  onClose: () => void;
  timeZone: string | undefined;
}

function TaskForm({ title, categories, task, source, onClose, timeZone }: TaskFormProps) {
  const { t } = useTranslation('greetings');
  const [today] = useState(() => localDay(new Date(), timeZone));
  const [start] = useState(() => {
    if (source) return valuesOf(source);
    const custom = categories.find(({ category }) => category === 'customDates');
    return newTask('customDates', custom?.designId ?? '');
  });
  const form = useTaskForm(task, start, today);
  return (
    <FormModal
      ref={form.form}
      size="md"
      title={title}
      isDismissable={false}
      onClose={onClose}
      onSubmit={() =>
        form.submit(() => {
          toast.success(t(task ? 'form.saved' : 'form.scheduled'));
          onClose();
        })
      }
      submitLabel={t(task ? 'form.save' : 'form.schedule')}
      isPending={form.isSaving}
      formClassName="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <TaskFields form={form} categories={categories} today={today} />
      <TaskCount values={form.values} today={today} />
      <LeaveGuard wouldLose={form.wouldLose} text={t('form.leaveText')} />
    </FormModal>
  );
}

const typingMs = 400;

interface TaskCountProps {
  values: TaskValues;
  today: IsoDate;
}

/** When it would write next, and to how many: counted while the form is filled in. */
function TaskCount({ values, today }: TaskCountProps) {
  const { t } = useTranslation('greetings');
  const format = useFormat();
  const settled = useSettled(values, typingMs);
  const { category, occasions, customDate, repeatsAnnually, audience } = inputOf(settled);
  const problems = findProblems(settled, today);
  const isCountable = !(['customDate', 'occasions', 'audience'] as const).some((field) =>
    problems.has(field),
  );
  const query = useQuery({
    ...countQuery({ category, occasions, customDate, repeatsAnnually, audience }),
    enabled: isCountable,
  });
  const failure = useQueryBoundary(query);
  function textOf(): string {
    if (!isCountable) return t('count.unknown');
    if (failure) return t('count.failed');
    if (!query.data) return t('count.counting');
    const { sendDate, clientCount, canReceive } = query.data;
    if (sendDate === null) return t('count.never');
    return t('count.next', {
      day: format.dateText(sendDate),
      clients: t('event.clients', { count: clientCount }),
      count: canReceive,
    });
  }
  return (
    <p
      role="status"
      className="flex min-h-11 items-center gap-2.5 rounded-md bg-inset px-3.5 py-2.5 text-sm text-ink-2"
    >
      <Users aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none" />
      {textOf()}
    </p>
  );
}
