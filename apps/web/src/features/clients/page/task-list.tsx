import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { Count } from '../../../shared/ui/count.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useDayText } from '../parts/use-day-text.ts';
import { tasksQuery } from './client-queries.ts';
import { TaskForm } from './task-form.tsx';
import { TaskRow } from './task-row.tsx';
import { useTasks } from './use-tasks.ts';

interface TaskListProps {
  clientId: string;
  timeZone?: string;
}

const shownInCard = 5;

/** The next tasks beside the timeline. */
export function TaskCard({ clientId, timeZone, onSeeAll }: TaskListProps & { onSeeAll: () => void }) {
  const { t } = useTranslation('clients');
  const { data: tasks } = useQuery(tasksQuery(clientId));
  const [isAdding, setIsAdding] = useState(false);
  const openCount = tasks?.filter(({ doneAt }) => doneAt === null).length ?? 0;
  const more = (tasks?.length ?? 0) - shownInCard;
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
      {tasks === undefined && <Skeleton className="my-2 h-20" />}
      {tasks?.length === 0 && !isAdding && <p className="py-2 text-sm text-ink-3">{t('page.tasks.none')}</p>}
      <ul>
        {tasks?.slice(0, shownInCard).map((task) => (
          <TaskRow key={task.id} task={task} timeZone={timeZone} />
        ))}
      </ul>
      {more > 0 && (
        <Button variant="link" size="sm" className="my-1.5" onClick={onSeeAll}>
          {t('page.tasks.all', { count: tasks?.length ?? 0 })}
        </Button>
      )}
    </Card>
  );
}

/** All of them, on a tab of their own. */
export function TaskTab({ clientId, timeZone }: TaskListProps) {
  const { t } = useTranslation('clients');
  const { data: tasks } = useQuery(tasksQuery(clientId));
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
      {tasks?.length === 0 && <p className="py-4 text-sm text-ink-3">{t('page.tasks.none')}</p>}
      <ul className="mt-2">
        {tasks?.map((task) => (
          <TaskRow key={task.id} task={task} timeZone={timeZone} />
        ))}
      </ul>
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
