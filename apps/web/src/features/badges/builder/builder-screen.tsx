import type { Badge } from '@hearthline/contract/badges';
import type { Me } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/api/api-error.ts';
import { useReadTrouble } from '../../../shared/api/read-trouble.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ScaffoldIllustration } from '../../../shared/ui/illustrations.tsx';
import { Ring } from '../../../shared/ui/loaders.tsx';
import { badgeQuery, namedQueryQuery } from '../api/badge-queries.ts';
import { BadgeTroubleBanner } from '../components/badge-trouble-banner.tsx';
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
            {t('trouble.toCategories')}
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
  const query = badgeQuery(badgeId);
  const read = useQuery(query);
  const trouble = useReadTrouble(read, query.queryKey);
  if (trouble) return <BadgeTroubleBanner trouble={trouble} error={read.error} className="m-8" />;
  if (read.data === undefined) return <Waiting />;
  if (read.data === null)
    return (
      <BadgeTroubleBanner
        trouble={{ kind: 'failed', retry: () => void read.refetch() }}
        error={new ApiError({ status: 404, code: 'not_found' })}
        className="m-8"
      />
    );
  return <BadgeOfQuery queryKey={read.data.queryKey} badge={read.data} me={me} placing={placing} />;
}

interface BadgeOfQueryProps extends OpenBadgeProps {
  queryKey: string;
  badge: Badge | null;
}

function BadgeOfQuery({ queryKey, badge, me, placing }: BadgeOfQueryProps) {
  const { i18n } = useTranslation('badges');
  const query = namedQueryQuery(queryKey, i18n.language);
  const read = useQuery(query);
  const trouble = useReadTrouble(read, query.queryKey);
  if (trouble) return <BadgeTroubleBanner trouble={trouble} error={read.error} className="m-8" />;
  if (!read.data || !me) return <Waiting />;
  return (
    <BuilderView
      key={`${i18n.language} ${badge?.badgeId ?? ''}`}
      badge={badge}
      firstQuery={read.data}
      agentId={me.id}
      isAdmin={me.isAdmin}
      placing={placing}
    />
  );
}

function Waiting() {
  return (
    <div className="grid flex-1 place-items-center">
      <Ring size="lg" />
    </div>
  );
}
