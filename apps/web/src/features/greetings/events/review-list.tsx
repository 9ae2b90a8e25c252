import type { GreetingEvent, GreetingYear } from '@hearthline/contract/greetings';
import { addDays } from '@hearthline/domain/calendar';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Check, CheckCheck, SkipForward } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLostRow } from '../../../shared/hooks/use-lost-row.ts';
import { Button, buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { HearthIllustration } from '../../../shared/ui/illustrations.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SkeletonFrame, SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { useDecide } from '../api/greeting-actions.ts';
import { eventsQuery } from '../api/greetings-api.ts';
import { yearLink } from '../model/greeting-links.ts';
import { useEventWords } from '../model/use-greeting-words.ts';
import { EventButton } from '../parts/event-row.tsx';

/** Ahead of today: the server asks for a word about as many days. */
const approvalDays = 14;
const mostAtOnce = '100';

interface ReviewListProps {
  year: GreetingYear;
  onOpen: (event: GreetingEvent) => void;
}

/** What wants the agent's word before it goes: all of it, or one by one. */
export function ReviewList({ year, onOpen }: ReviewListProps) {
  const { t } = useTranslation('greetings');
  const query = useQuery(
    eventsQuery({
      from: year.today,
      to: addDays(year.today, approvalDays),
      isWaiting: 'true',
      pageSize: mostAtOnce,
    }),
  );
  const list = useLostRow<HTMLDivElement>(query.data?.result.length);
  return (
    <Card aria-labelledby="review-title" className="mt-4 max-w-200">
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
          <QueryError layout="page" failure={failure} text={t('coming.failed')} className="min-h-80" />
        )}
      >
        {({ result, totalRows }) => (
          <div ref={list} tabIndex={-1} className="outline-none">
            {result.length === 0 ? (
              <NothingWaits />
            ) : (
              <Waiting events={result} total={totalRows} onOpen={onOpen} />
            )}
          </div>
        )}
      </QueryBoundary>
    </Card>
  );
}

function NothingWaits() {
  const { t } = useTranslation('greetings');
  return (
    <EmptyState
      illustration={<HearthIllustration />}
      headingLevel={2}
      title={t('review.none')}
      text={t('review.noneText')}
      actions={
        <Link {...yearLink} className={buttonClass({ variant: 'secondary' })}>
          {t('review.back')}
        </Link>
      }
      className="min-h-80"
    />
  );
}

interface WaitingProps {
  events: readonly GreetingEvent[];
  total: number;
  onOpen: (event: GreetingEvent) => void;
}

function Waiting({ events, total, onOpen }: WaitingProps) {
  const { t } = useTranslation('greetings');
  const decide = useDecide();
  const { titleOf } = useEventWords();
  return (
    <>
      <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3.5">
        <div className="min-w-48 flex-1">
          <h2 id="review-title">{t('review.title', { count: total })}</h2>
          <p className="text-xs text-ink-3">{t('review.text')}</p>
        </div>
        <Button
          icon={<CheckCheck aria-hidden="true" />}
          isLoading={decide.isPending}
          onClick={() => decide.mutate({ keys: events.map(({ key }) => key), decision: 'approve' })}
        >
          {t('review.approveAll', { count: events.length })}
        </Button>
      </header>
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <li key={`${event.key} ${event.day}`} className="flex items-center gap-1 px-2">
            <div className="min-w-0 flex-1">
              <EventButton event={event} hasMonth isStateHidden onOpen={onOpen} />
            </div>
            <IconButton
              variant="outline"
              label={t('review.approve', { name: titleOf(event) })}
              icon={<Check aria-hidden="true" />}
              className="border-success-line! text-success!"
              onClick={() => decide.mutate({ keys: [event.key], decision: 'approve' })}
            />
            <IconButton
              variant="outline"
              label={t('review.skip', { name: titleOf(event) })}
              icon={<SkipForward aria-hidden="true" />}
              onClick={() => decide.mutate({ keys: [event.key], decision: 'skip' })}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
