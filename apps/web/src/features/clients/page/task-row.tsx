import type { ClientTask } from '@hearthline/contract/client-page';
import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { MenuItem } from '../../../shared/ui/menu.tsx';
import { useDayText } from '../parts/use-day-text.ts';
import { ItemMenu } from './item-menu.tsx';
import { TaskForm } from './task-form.tsx';
import { useTasks } from './use-tasks.ts';

interface TaskRowProps {
  task: ClientTask;
  timeZone?: string;
}

export function TaskRow({ task, timeZone }: TaskRowProps) {
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
      <ItemMenu label={t('page.tasks.menu', { title: task.title })}>
        <MenuItem icon={<Pencil />} onAction={() => setIsEditing(true)}>
          {t('page.edit')}
        </MenuItem>
        <MenuItem icon={<Trash2 />} onAction={() => remove.mutate(task.id)}>
          {t('page.delete')}
        </MenuItem>
      </ItemMenu>
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
