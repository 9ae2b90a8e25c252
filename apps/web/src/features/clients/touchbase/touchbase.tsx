import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useReadTrouble } from '../../../shared/api/read-trouble.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ServerIllustration } from '../../../shared/ui/illustrations.tsx';
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
  const { t: common } = useTranslation('common');
  const read = useQuery(todayQuery);
  const trouble = useReadTrouble(read, todayQuery.queryKey);
  const { data: today } = read;
  if (today)
    return (
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_340px]">
        <DueCard due={today.due} dueTotal={today.dueTotal} />
        <div className="flex min-w-0 flex-col gap-4">
          <TasksCard tasks={today.tasks} timeZone={timeZone} />
          <AheadCard ahead={today.ahead} timeZone={timeZone} />
          <EndingCard ending={today.ending} />
        </div>
      </div>
    );
  if (trouble)
    return (
      <EmptyState
        illustration={<ServerIllustration />}
        title={t(trouble.kind === 'offline' ? 'list.offline' : 'touchbase.failed')}
        headingLevel={2}
        actions={<Button onClick={trouble.retry}>{common('tryAgain')}</Button>}
      />
    );
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
