import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ChartPoint } from '../../../shared/charts/line-chart.tsx';
import { LineChart } from '../../../shared/charts/line-chart.tsx';
import { useFormat } from '../../../shared/i18n/format.ts';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { visitsQuery } from '../api/sites-api.ts';

/** How often the site was looked at, and who wrote because of it. */
export function VisitsPart() {
  const { t } = useTranslation('sites');
  const format = useFormat();
  const query = useQuery(visitsQuery);
  return (
    <QueryBoundary
      query={query}
      pending={<Skeleton className="h-60 w-full rounded-md!" />}
      error={(failure) => <QueryError layout="line" failure={failure} text={t('visits.failed')} />}
    >
      {({ days, visits, inquiries, rows }) => (
        <>
          <dl className="grid grid-cols-2 gap-3">
            {(
              [
                ['visits', visits],
                ['inquiries', inquiries],
              ] as const
            ).map(([name, value]) => (
              <div key={name} className="rounded-md border border-line bg-raised px-3.5 py-3">
                <dt className="text-xs text-ink-3">{t(`visits.${name}`)}</dt>
                <dd className="font-tabular text-2xl font-semibold">{format.number(value)}</dd>
              </div>
            ))}
          </dl>
          <p className="text-xs text-ink-3">{t('visits.days', { count: days })}</p>
          {visits > 0 ? (
            <LineChart
              summary={t('visits.summary', { count: visits, days })}
              look="periods"
              points={rows.map(
                ({ day, visits: value }): ChartPoint => ({
                  date: day,
                  value,
                  dateText: format.monthDay(day),
                  title: t('visits.onDay', { count: value, day: format.monthDay(day) }),
                }),
              )}
              valueText={(value) => format.number(value)}
              heightPx={180}
              topPx={16}
              sides={{ left: 32, right: 8 }}
            />
          ) : (
            <p className="text-sm text-ink-2">{t('visits.none')}</p>
          )}
        </>
      )}
    </QueryBoundary>
  );
}
