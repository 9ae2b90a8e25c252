import type { GreetingRunDetail } from '@hearthline/contract/greetings';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { runQuery } from '../api/greetings-api.ts';
import { recentLink, taskLink } from '../model/greeting-links.ts';
import { useDayInside } from '../model/use-greeting-words.ts';
import { useRunName } from '../model/use-run-name.ts';
import { ReceiversCard } from './receivers-card.tsx';
import { AnswersCard, DesignCard, ReachedCard } from './run-cards.tsx';

interface RecentDetailScreenProps {
  timeZone?: string | undefined;
}

/** What one day of greetings came to. */
export function RecentDetailScreen({ timeZone }: RecentDetailScreenProps) {
  const { id } = useSearch({ strict: false }) as { id?: string };
  if (id === undefined || !/^[\da-f-]{36}$/.test(id)) return <Unknown />;
  return <Detail key={id} id={id} timeZone={timeZone} />;
}

function Detail({ id, timeZone }: RecentDetailScreenProps & { id: string }) {
  const { t } = useTranslation('greetings');
  const query = useQuery(runQuery(id));
  const failure = useQueryBoundary(query);
  const runName = useRunName();
  usePageName(query.data && runName(query.data));
  if (failure?.kind === 'notFound') return <Unknown />;
  if (failure)
    return (
      <QueryError
        layout="page"
        failure={failure}
        text={t('recent.failed')}
        headingLevel={1}
        className="flex-1"
      />
    );
  if (!query.data) return <PendingDetail />;
  return <Run run={query.data} timeZone={timeZone} />;
}

function Run({ run, timeZone }: RecentDetailScreenProps & { run: GreetingRunDetail }) {
  const { t } = useTranslation('greetings');
  const dayInside = useDayInside();
  const runName = useRunName();
  return (
    <>
      <header className="flex flex-wrap items-center gap-3">
        <div className="min-w-60 flex-1">
          <h1>{runName(run)}</h1>
          <p className="text-sm text-ink-2">
            {t(run.sent > 0 ? 'recent.sentOn' : 'recent.notSent', { day: dayInside(run.day) })}
          </p>
        </div>
        <Link {...taskLink('new', run.taskId)} className={buttonClass({ variant: 'secondary' })}>
          <Copy aria-hidden="true" />
          {t('recent.useAgain')}
        </Link>
      </header>
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[304px_minmax(0,1fr)]">
        <DesignCard run={run} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <div className="grid gap-4 xl:grid-cols-[minmax(0,6fr)_minmax(0,5fr)]">
            <ReachedCard run={run} />
            <AnswersCard run={run} timeZone={timeZone} />
          </div>
          <ReceiversCard id={run.id} timeZone={timeZone} />
        </div>
      </div>
    </>
  );
}

function Unknown() {
  const { t } = useTranslation('greetings');
  return (
    <EmptyState
      illustration={<SearchIllustration />}
      headingLevel={1}
      title={t('recent.unknown')}
      actions={
        <Link {...recentLink} className={buttonClass({ variant: 'secondary' })}>
          {t('recent.title')}
        </Link>
      }
      className="flex-1"
    />
  );
}

function PendingDetail() {
  return (
    <SkeletonFrame>
      <Skeleton className="h-7 w-60" />
      <div className="mt-6 grid gap-4 lg:grid-cols-[304px_1fr]">
        <Skeleton className="h-96 w-full rounded-lg!" />
        <Skeleton className="h-96 w-full rounded-lg!" />
      </div>
    </SkeletonFrame>
  );
}
