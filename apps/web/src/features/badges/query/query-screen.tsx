import type { Me } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { usePageName } from '../../../shared/stores/page-name-store.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { SearchIllustration } from '../../../shared/ui/illustrations.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { namedQueryQuery } from '../api/badge-queries.ts';
import { BadgeError } from '../components/badge-error.tsx';
import { QueryView } from './query-view.tsx';

/** One query of the catalogue with its parameters, run as they change. */
export function QueryScreen({ me }: { me: Me | undefined }) {
  const { t } = useTranslation('badges');
  const { key } = useSearch({ strict: false }) as { key?: string };
  if (key === undefined)
    return (
      <EmptyState
        headingLevel={1}
        className="flex-1"
        illustration={<SearchIllustration />}
        title={t('query.none')}
        text={t('query.noneText')}
        actions={
          <Link to="/badge-builder/categoreis" className={buttonClass()}>
            {t('error.toCategories')}
          </Link>
        }
      />
    );
  return <OneQuery key={key} queryKey={key} me={me} />;
}

function OneQuery({ queryKey, me }: { queryKey: string; me: Me | undefined }) {
  const { i18n } = useTranslation('badges');
  const query = useQuery(namedQueryQuery(queryKey, i18n.language));
  usePageName(query.data?.title);
  return (
    <QueryBoundary
      query={query}
      pending={<QuerySkeleton />}
      error={(failure) => <BadgeError failure={failure} />}
    >
      {(named) => (me ? <QueryView key={i18n.language} query={named} agentId={me.id} /> : <QuerySkeleton />)}
    </QueryBoundary>
  );
}

function QuerySkeleton() {
  return (
    <SkeletonFrame>
      <Skeleton className="mb-2 h-7 w-72" />
      <Skeleton className="mb-5 h-4 w-96 max-w-full" />
      <div className="grid gap-4 xl:grid-cols-[440px_minmax(0,1fr)]">
        <Skeleton className="h-120 rounded-lg!" />
        <div className="grid content-start gap-4">
          <Skeleton className="h-44 rounded-lg!" />
          <Skeleton className="h-72 rounded-lg!" />
        </div>
      </div>
    </SkeletonFrame>
  );
}
