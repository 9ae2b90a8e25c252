import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../api/user-queries.ts';
import { AgreementCard } from '../components/agreement-card.tsx';
import { LoadError } from '../components/load-error.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PasswordCard } from '../components/password-card.tsx';
import { PhotoCard } from '../components/photo-card.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { ProfileSkeleton } from '../components/profile-skeleton.tsx';

function ProfileContent() {
  const { t } = useTranslation('users');
  const { data: me, isPending, isFetching, refetch } = useQuery(meQuery);

  if (isPending) return <ProfileSkeleton />;
  if (!me) {
    return (
      <LoadError text={t('profile.loadFailed')} onRetry={() => void refetch()} isRetrying={isFetching} />
    );
  }
  return (
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
