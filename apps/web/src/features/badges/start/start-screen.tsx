import type { NamedQuery, QueryCategoryGroup } from '@hearthline/contract/badges';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Blocks, LayoutList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ScaffoldIllustration } from '../../../shared/ui/illustrations.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { badgePageQuery, badgeRunsQuery, categoriesQuery, queryRunsQuery } from '../api/badge-queries.ts';
import { BadgeCard } from '../card/badge-card.tsx';
import type { BadgeState } from '../card/badge-placeholder.tsx';
import { BadgeError } from '../components/badge-error.tsx';
import { BadgeFace } from '../components/badge-face.tsx';
import { CategoryCard } from '../components/category-card.tsx';
import { startConfiguration } from '../model/badge-draft.ts';

/** Where building begins: what there is already, badges that only have to be taken, and the catalogue. */
export function StartScreen() {
  const { t, i18n } = useTranslation('badges');
  const query = useQuery(categoriesQuery('', i18n.language));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1>{t('start.title')}</h1>
          <p className="text-sm text-ink-2">{t('start.subtitle')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link to="/badge-builder/defined-badges" className={buttonClass({ variant: 'secondary' })}>
            <Blocks aria-hidden="true" strokeWidth={1.75} />
            {t('categories.defined')}
          </Link>
          <Link to="/badge-builder/categoreis" className={buttonClass()}>
            <LayoutList aria-hidden="true" strokeWidth={1.75} />
            {t('start.browse')}
          </Link>
        </div>
      </header>
      <OwnBadges />
      <QueryBoundary
        query={query}
        pending={<Skeleton className="h-80 rounded-lg!" />}
        error={(failure) => <BadgeError failure={failure} />}
      >
        {(groups) => (
          <>
            <ReadyBadges groups={groups} />
            <Categories groups={groups} />
          </>
        )}
      </QueryBoundary>
    </div>
  );
}

function Categories({ groups }: { groups: readonly QueryCategoryGroup[] }) {
  const { t } = useTranslation('badges');
  return (
    <section aria-labelledby="start-categories">
      <h2 id="start-categories" className="mb-3">
        {t('start.categories')}
      </h2>
      <div className="grid grid-cols-2 gap-2.5 md:gap-3 xl:grid-cols-4">
        {groups.map((group) => (
          <CategoryCard key={group.key} group={group} />
        ))}
      </div>
    </section>
  );
}

const mostOwn = 4;

/** The first badges at a glance; the others are one step away. */
function OwnBadges() {
  const { t, i18n } = useTranslation('badges');
  const query = useQuery(
    badgePageQuery({ term: '', category: undefined, type: undefined, page: 1, pageSize: mostOwn }),
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
        {total > mostOwn ? (
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

const mostReady = 8;

/** In turns from each category, so that the choice shows what there is; what is used already comes last. */
function chooseReady(groups: readonly QueryCategoryGroup[]): NamedQuery[] {
  const lines = groups.map(({ queries }) =>
    queries.toSorted((one, other) => one.usedIn.badges - other.usedIn.badges),
  );
  const longest = Math.max(0, ...lines.map((line) => line.length));
  return Array.from({ length: longest }, (_, turn) => lines.flatMap((line) => line[turn] ?? []))
    .flat()
    .slice(0, mostReady);
}

function ReadyBadges({ groups }: { groups: readonly QueryCategoryGroup[] }) {
  const { t, i18n } = useTranslation('badges');
  const { language } = useFormat();
  const queries = chooseReady(groups);
  const runs = useQuery(
    queryRunsQuery(
      queries.map(({ key }) => key),
      i18n.language,
    ),
  );
  return (
    <section aria-labelledby="start-ready">
      <h2 id="start-ready">{t('start.ready')}</h2>
      <p className="mb-3 text-sm text-ink-2">{t('start.readyText')}</p>
      <ul className={badgeGridClass}>
        {queries.map((query) => {
          const run = runs.data?.get(query.key);
          return (
            <li key={query.key} className="relative min-w-0 rounded-[14px]">
              <BadgeCard
                configuration={startConfiguration(query, language)}
                result={run?.queryResult ?? null}
                state={stateOf(run, runs.isError)}
                unit={query.unit}
                size="Medium"
              />
              <Link
                to="/badge-builder/preview"
                search={{ key: query.key }}
                aria-label={t('start.useNamed', { title: query.title })}
                className="absolute inset-0 rounded-[14px]"
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function stateOf(run: { lock: string | null } | null | undefined, hasFailed: boolean): BadgeState {
  if (hasFailed || run === null) return 'failed';
  if (run?.lock) return 'locked';
  return run ? 'ready' : 'loading';
}

const badgeGridClass = 'grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 xl:grid-cols-4';
