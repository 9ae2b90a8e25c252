import type { GreetingCategoryRow, GreetingTask } from '@hearthline/contract/greetings';
import { localDay } from '@hearthline/domain/time-zone';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { greetingCategoriesQuery } from '../../../shared/api/greeting-queries.ts';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { FormModal } from '../../../shared/ui/form-modal.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { taskQuery } from '../api/greetings-api.ts';
import type { EventsView } from '../model/events-view.ts';
import { TaskCount } from './task-count.tsx';
import { TaskFields } from './task-fields.tsx';
import { newTask, valuesOf } from './task-values.ts';
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
    </FormModal>
  );
}
