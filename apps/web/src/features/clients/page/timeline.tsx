import type { TimelineEntry, TimelineKind } from '@hearthline/contract/client-page';
import { localDay } from '@hearthline/domain/time-zone';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { useDayText } from '../parts/use-day-text.ts';
import { timelineQuery } from './client-queries.ts';
import { TimelineRow } from './timeline-row.tsx';

interface TimelineProps {
  clientId: string;
  kind: TimelineKind | undefined;
  timeZone?: string;
}

/** What happened, newest first, a day at a time. */
export function Timeline({ clientId, kind, timeZone }: TimelineProps) {
  const { t } = useTranslation('clients');
  const query = useInfiniteQuery(timelineQuery(clientId, kind));
  const { dayText } = useDayText(timeZone);
  const entries = query.data?.pages.flatMap(({ result }) => result) ?? [];
  return (
    <QueryBoundary
      query={query}
      pending={<Waiting />}
      error={(failure) => <QueryError layout="line" failure={failure} className="justify-center py-6" />}
      isEmpty={() => entries.length === 0}
      empty={<p className="py-6 text-sm text-ink-3">{t('page.timeline.empty')}</p>}
    >
      {() => (
        <>
          {groupByDay(entries, timeZone).map(({ day, entries: ofDay }) => (
            <Fragment key={day}>
              <h3 className="pt-3 pb-1 text-xs font-medium tracking-normal text-ink-3">{dayText(day)}</h3>
              <ol>
                {ofDay.map((entry) => (
                  <TimelineRow key={entry.id} clientId={clientId} entry={entry} timeZone={timeZone} />
                ))}
              </ol>
            </Fragment>
          ))}
          {query.hasNextPage && (
            <MoreEntries isBusy={query.isFetchingNextPage} onMore={() => void query.fetchNextPage()} />
          )}
        </>
      )}
    </QueryBoundary>
  );
}

function groupByDay(entries: readonly TimelineEntry[], timeZone?: string) {
  const days = Map.groupBy(entries, ({ at }) => localDay(new Date(at), timeZone));
  return [...days].map(([day, ofDay]) => ({ day, entries: ofDay }));
}

function Waiting() {
  return (
    <div aria-hidden="true">
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </div>
  );
}

/** So early that whoever scrolls rarely sees the end. */
const ahead = '0px 0px 400px';

/** Stands where the next page will, and asks for it when it comes near or is pressed. */
function MoreEntries({ isBusy, onMore }: { isBusy: boolean; onMore: () => void }) {
  const { t } = useTranslation('clients');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element || isBusy) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: ahead,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isBusy, onMore]);
  return (
    <div ref={place} className="flex justify-center py-3">
      <Button variant="ghost" size="sm" isLoading={isBusy} onClick={onMore}>
        {t('page.timeline.more')}
      </Button>
    </div>
  );
}
