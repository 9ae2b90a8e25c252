import type { Badge } from '@hearthline/contract/badges';
import type { Me } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ScaffoldIllustration } from '../../../shared/ui/illustrations.tsx';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { badgeQuery, namedQueryQuery } from '../api/badge-queries.ts';
import { BadgeError } from '../components/badge-error.tsx';
import type { Placing } from '../components/use-add-to-dashboard.tsx';
import { useAddToDashboard } from '../components/use-add-to-dashboard.tsx';
import { BuilderView } from './builder-view.tsx';

interface BuilderScreenProps {
  me: Me | undefined;
}

interface OpenBadgeProps extends BuilderScreenProps {
  placing: Placing;
}

/** A new badge of a query, or one that is changed. */
export function BuilderScreen({ me }: BuilderScreenProps) {
  const { t } = useTranslation('badges');
  const { key, id } = useSearch({ strict: false }) as { key?: string; id?: string };
  // Here, because the first saving changes the address while the badge is still on its way to the dashboard.
  const placing = useAddToDashboard();
  if (id !== undefined || key !== undefined)
    return (
      <>
        {id === undefined ? (
          <BadgeOfQuery key={key} queryKey={key ?? ''} badge={null} me={me} placing={placing} />
        ) : (
          <ChangeBadge key={id} badgeId={id} me={me} placing={placing} />
        )}
        {placing.dialog}
      </>
    );
  return (
    <EmptyState
      headingLevel={1}
      className="flex-1"
      illustration={<ScaffoldIllustration />}
      title={t('builder.none')}
      text={t('builder.noneText')}
      actions={
        <>
          <Link to="/badge-builder/categoreis" className={buttonClass()}>
            {t('error.toCategories')}
          </Link>
          <Link to="/badge-builder/defined-badges" className={buttonClass({ variant: 'secondary' })}>
            {t('categories.defined')}
          </Link>
        </>
      }
    />
  );
}

function ChangeBadge({ badgeId, me, placing }: { badgeId: string } & OpenBadgeProps) {
  const query = useQuery(badgeQuery(badgeId));
  return (
    <QueryBoundary
      query={query}
      pending={<Waiting />}
      error={(failure) => <BadgeError failure={failure} className="m-8" />}
    >
      {(badge) =>
        badge ? (
          <BadgeOfQuery queryKey={badge.queryKey} badge={badge} me={me} placing={placing} />
        ) : (
          <BadgeError
            failure={{ kind: 'notFound', error: null, message: undefined, retry: () => void query.refetch() }}
            className="m-8"
          />
        )
      }
    </QueryBoundary>
  );
}

interface BadgeOfQueryProps extends OpenBadgeProps {
  queryKey: string;
  badge: Badge | null;
}

function BadgeOfQuery({ queryKey, badge, me, placing }: BadgeOfQueryProps) {
  const { i18n } = useTranslation('badges');
  const query = useQuery(namedQueryQuery(queryKey, i18n.language));
  return (
    <QueryBoundary
      query={query}
      pending={<Waiting />}
      error={(failure) => <BadgeError failure={failure} className="m-8" />}
    >
      {(firstQuery) =>
        me ? (
          <BuilderView
            key={`${i18n.language} ${badge?.badgeId ?? ''}`}
            badge={badge}
            firstQuery={firstQuery}
            agentId={me.id}
            isAdmin={me.isAdmin}
            placing={placing}
          />
        ) : (
          <Waiting />
        )
      }
    </QueryBoundary>
  );
}

function Waiting() {
  return (
    <div className="grid flex-1 place-items-center">
      <Ring size="lg" />
    </div>
  );
}
