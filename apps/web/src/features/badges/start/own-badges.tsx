import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ScaffoldIllustration } from '../../../shared/ui/illustrations.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { badgePageQuery, badgeRunsQuery } from '../api/badge-queries.ts';
import { BadgeError } from '../components/badge-error.tsx';
import { BadgeFace } from '../components/badge-face.tsx';
import { badgeGridClass } from './grid-class.ts';

const mostShown = 4;

/** The first badges at a glance; the others are one step away. */
export function OwnBadges() {
  const { t, i18n } = useTranslation('badges');
  const query = useQuery(
    badgePageQuery({ term: '', category: undefined, type: undefined, page: 1, pageSize: mostShown }),
  );
  const badges = query.data?.result ?? [];
  const runs = useQuery(
    badgeRunsQuery(
      badges.map(({ badgeId }) => badgeId),
      i18n.language,
    ),
  );
  const total = query.data?.totalRows ?? 0;
  return (
    <section aria-labelledby="start-yours">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="start-yours">{t('start.yours')}</h2>
        {total > mostShown ? (
          <Link to="/badge-builder/defined-badges" className="text-link touch-target text-sm">
            {t('start.all', { count: total })}
          </Link>
        ) : null}
      </div>
      <QueryBoundary
        query={query}
        pending={
          <div className={badgeGridClass}>
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} className="h-37 rounded-[14px]!" />
            ))}
          </div>
        }
        error={(failure) => <BadgeError failure={failure} />}
        isEmpty={({ totalRows }) => totalRows === 0}
        empty={
          <Card>
            <EmptyState
              illustration={<ScaffoldIllustration />}
              title={t('start.none')}
              text={t('start.noneText')}
            />
          </Card>
        }
      >
        {() => (
          <ul className={badgeGridClass}>
            {badges.map((badge) => (
              <li key={badge.badgeId} className="relative min-w-0 rounded-[14px]">
                <BadgeFace
                  badge={badge}
                  answer={runs.data?.get(badge.badgeId)}
                  hasFailed={runs.isError}
                  onRetry={() => void runs.refetch()}
                />
                <Link
                  to="/badge-builder/preview"
                  search={{ id: badge.badgeId }}
                  aria-label={t('defined.editNamed', { name: badge.badgeName })}
                  className="absolute inset-0 rounded-[14px]"
                />
              </li>
            ))}
          </ul>
        )}
      </QueryBoundary>
    </section>
  );
}
