import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { todayQuery } from '../api/clients-api.ts';
import { DueCard } from './due-card.tsx';
import { AheadCard, EndingCard, TasksCard } from './side-cards.tsx';

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
    <div aria-busy="true" className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
      {[6, 3].map((rows) => (
        <Card key={rows} isPadded>
          {Array.from({ length: rows }, (_, row) => `row-${row}`).map((key) => (
            <SkeletonRow key={key} />
          ))}
        </Card>
      ))}
    </div>
  );
}
