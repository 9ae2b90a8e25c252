import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { meQuery } from '../api/user-queries.ts';
import { AgreementCard } from '../components/agreement-card.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PasswordCard } from '../components/password-card.tsx';
import { PhotoCard } from '../components/photo-card.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { ProfileSkeleton } from '../components/profile-skeleton.tsx';

function ProfileContent() {
  const { t } = useTranslation('users');
  const query = useQuery(meQuery);
  return (
    <QueryBoundary
      query={query}
      pending={<ProfileSkeleton />}
      error={(failure) => <QueryError failure={failure} text={t('profile.loadFailed')} />}
    >
      {(me) => (
        <ProfileForm
          me={me}
          aside={
            <>
              <PhotoCard me={me} />
              <AgreementCard agreement={me.boardAgreement} />
              <PasswordCard changedAt={me.passwordChangedAt} />
            </>
          }
        />
      )}
    </QueryBoundary>
  );
}

export function ProfileScreen() {
  const { t } = useTranslation('users');
  return (
    <>
      <PageHeading title={t('profile.title')} subtitle={t('profile.subtitle')} />
      <ProfileContent />
    </>
  );
}
