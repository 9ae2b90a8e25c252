import type { Today } from '@hearthline/contract/client-page';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Cake, House } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SkeletonFrame, SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { todayQuery } from '../api/clients-api.ts';
import { useTickTask } from '../api/touchbase-actions.ts';
import { clientPageLink } from '../parts/client-links.ts';
import { useDayText } from '../parts/use-day-text.ts';
import { DueCard } from './due-card.tsx';
import { Person } from './person.tsx';

interface TouchbaseProps {
  timeZone: string | undefined;
}

/** What an agent should do today. */
export function Touchbase({ timeZone }: TouchbaseProps) {
  const { t } = useTranslation('clients');
  const query = useQuery(todayQuery);
  return (
    <QueryBoundary
      query={query}
      pending={<TouchbaseSkeleton />}
      error={(failure) => <QueryError layout="page" failure={failure} text={t('touchbase.failed')} />}
    >
      {(today) => (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
          <DueCard due={today.due} dueTotal={today.dueTotal} />
          <div className="flex min-w-0 flex-col gap-4">
            <TasksCard tasks={today.tasks} timeZone={timeZone} />
            <AheadCard ahead={today.ahead} timeZone={timeZone} />
            <EndingCard ending={today.ending} />
          </div>
        </div>
      )}
    </QueryBoundary>
  );
}

function TouchbaseSkeleton() {
  return (
    <SkeletonFrame className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      {[6, 3].map((rows) => (
        <Card key={rows} isPadded>
          {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
            <SkeletonRow key={key} />
          ))}
        </Card>
      ))}
    </SkeletonFrame>
  );
}

interface SideCardProps {
  title: string;
  empty: string;
  isEmpty: boolean;
  children: ReactNode;
}

function SideCard({ title, empty, isEmpty, children }: SideCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader id={id} title={title} className="max-md:px-4" />
      {isEmpty ? (
        <p className="px-5 py-4 text-sm text-ink-2 max-md:px-4">{empty}</p>
      ) : (
        <ul className="px-5 py-1.5 max-md:px-4">{children}</ul>
      )}
    </Card>
  );
}

interface TasksCardProps {
  tasks: Today['tasks'];
  timeZone: string | undefined;
}

function TasksCard({ tasks, timeZone }: TasksCardProps) {
  const { t } = useTranslation('clients');
  const { dayText, today } = useDayText(timeZone);
  const { mutate: tick } = useTickTask();
  return (
    <SideCard
      title={t('touchbase.tasks.title')}
      empty={t('touchbase.tasks.empty')}
      isEmpty={tasks.length === 0}
    >
      {tasks.map((task) => (
        <li key={task.id} className="flex items-start gap-3 py-2">
          <Checkbox
            isSelected={false}
            aria-label={t('touchbase.tasks.done', { title: task.title })}
            onChange={() => tick(task)}
            className="mt-px"
          />
          <div className="min-w-0 flex-1">
            <p className="text-sm wrap-anywhere">{task.title}</p>
            <Link
              {...clientPageLink(task.clientId)}
              className="block truncate rounded-xs text-xs text-ink-3 hovered:underline"
            >
              {task.clientName}
            </Link>
          </div>
          <span
            className={classNames(
              'text-xs whitespace-nowrap',
              task.dueOn !== null && task.dueOn <= today ? 'font-medium text-brand-ink' : 'text-ink-3',
            )}
          >
            {task.dueOn === null ? t('touchbase.tasks.noDay') : dayText(task.dueOn)}
          </span>
        </li>
      ))}
    </SideCard>
  );
}

interface AheadCardProps {
  ahead: Today['ahead'];
  timeZone: string | undefined;
}

/** Birthdays and the days on which people moved in. */
function AheadCard({ ahead, timeZone }: AheadCardProps) {
  const { t } = useTranslation('clients');
  const { dayText } = useDayText(timeZone);

  function describe({ what, years }: Today['ahead'][number]): string {
    if (what === 'moveIn') return t('touchbase.ahead.moveIn', { count: years ?? 0 });
    return years === null ? t('touchbase.ahead.birthday') : t('touchbase.ahead.turns', { years });
  }

  return (
    <SideCard
      title={t('touchbase.ahead.title')}
      empty={t('touchbase.ahead.empty')}
      isEmpty={ahead.length === 0}
    >
      {ahead.map((each) => (
        <li key={`${each.what}-${each.client.id}`} className="flex py-2">
          <Person
            client={each.client}
            detail={
              <span className="inline-flex items-center gap-1.5">
                {each.what === 'birthday' ? (
                  <Cake aria-hidden="true" className="size-3.5" />
                ) : (
                  <House aria-hidden="true" className="size-3.5" />
                )}
                {describe(each)}
              </span>
            }
            end={<span className="text-xs whitespace-nowrap text-ink-3">{dayText(each.on)}</span>}
          />
        </li>
      ))}
    </SideCard>
  );
}

function EndingCard({ ending }: Pick<Today, 'ending'>) {
  const { t } = useTranslation('clients');
  const format = useFormat();
  return (
    <SideCard
      title={t('touchbase.ending.title')}
      empty={t('touchbase.ending.empty')}
      isEmpty={ending.length === 0}
    >
      {ending.map(({ client, endsOn, daysLeft }) => (
        <li key={client.id} className="flex py-2">
          <Person
            client={client}
            detail={t('touchbase.ending.left', { count: daysLeft, day: format.monthDay(endsOn) })}
          />
        </li>
      ))}
    </SideCard>
  );
}
