import type { CmaRow } from '@hearthline/contract/cma';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { cmaPageQuery } from '../api/cma-api.ts';
import { CmaError } from '../components/cma-error.tsx';
import { HomeThumb } from '../components/home-thumb.tsx';
import { cmaLink } from '../model/cma-links.ts';

const shown = 7;

/** What was valued last, one tap away. */
export function RecentCard() {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const query = useQuery(cmaPageQuery({ page: 1, pageSize: shown }));
  const total = query.data?.totalRows ?? 0;
  return (
    <Card aria-labelledby="cma-recent" className="overflow-hidden">
      <CardHeader
        id="cma-recent"
        title={t('start.recent')}
        actions={
          total > 0 ? (
            <Link
              to="/cma/recent"
              className="touch-target text-sm font-medium text-brand-ink hover:underline"
            >
              {t('start.all', { number: format.number(total) })}
            </Link>
          ) : null
        }
      />
      <div className="px-2 py-1.5">
        <QueryBoundary
          query={query}
          pending={['first', 'second', 'third'].map((row) => <SkeletonRow key={row} className="px-3" />)}
          error={(failure) => <CmaError failure={failure} className="m-2" />}
          isEmpty={({ totalRows }) => totalRows === 0}
          empty={<p className="px-3 py-6 text-center text-sm text-ink-2">{t('start.noRecent')}</p>}
        >
          {({ result }) => (
            <ul>
              {result.map((row) => (
                <li key={row.id}>
                  <RecentRow row={row} />
                </li>
              ))}
            </ul>
          )}
        </QueryBoundary>
      </div>
    </Card>
  );
}

function RecentRow({ row }: { row: CmaRow }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const now = useNow();
  const { latest } = row;
  return (
    <Link
      {...cmaLink(row, latest !== null)}
      className="flex items-center gap-3 rounded-md px-3 py-2.75 transition-control hover:bg-hover"
    >
      <HomeThumb url={row.photoUrl} className="h-13 w-18 rounded-md" />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium">{row.address}</span>
        <span className="block truncate text-xs text-ink-3">
          {t(`methods.${row.method}`)} · {format.relative(row.updatedAt, now)}
        </span>
        {latest ? (
          <span aria-hidden="true" className="block truncate text-xs text-ink-3 md:hidden">
            {format.priceRange(latest.low, latest.high)}
          </span>
        ) : null}
      </span>
      {latest ? (
        <span className="shrink-0 text-right">
          <b className="block font-semibold">{format.price(latest.value)}</b>
          <span className="block text-xs whitespace-nowrap text-ink-3 max-md:sr-only">
            {format.priceRange(latest.low, latest.high)}
          </span>
        </span>
      ) : (
        <Tag>{t('recent.draft')}</Tag>
      )}
    </Link>
  );
}
