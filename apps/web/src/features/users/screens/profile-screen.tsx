import type { BoardAgreement } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { meQuery } from '../../../shared/api/me-query.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { useSidebarStore } from '../../../shared/stores/sidebar-store.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, CardHeader } from '../../../shared/ui/card.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import type { TagTone } from '../../../shared/ui/tag.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { EmailCard } from '../components/email-card.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PhotoCard } from '../components/photo-card.tsx';
import { ProfileForm } from '../components/profile-form.tsx';
import { AccessSection } from '../setup/access-request.tsx';

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
              <EmailCard email={me.email} timeZone={me.preferences.timeZone} />
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

const tones: Record<BoardAgreement['status'], TagTone> = {
  active: 'success',
  expired: 'danger',
  none: 'warning',
};

function useAgreementText({ status, validUntil }: BoardAgreement): string {
  const { t } = useTranslation(['users', 'common']);
  const format = useFormat();
  if (status === 'none') return t('common:boardAccess.needed');
  const date = validUntil && format.dateText(validUntil);
  if (status === 'active') {
    return date ? t('agreement.activeUntil', { date }) : t('agreement.activeOpen');
  }
  return date ? t('agreement.expiredOn', { date }) : t('agreement.expiredText');
}

function AgreementCard({ agreement }: { agreement: BoardAgreement }) {
  const { t } = useTranslation('users');
  const text = useAgreementText(agreement);
  return (
    <Card isPadded aria-labelledby="agreement-heading">
      <CardHeader
        isPlain
        className="!mb-2"
        id="agreement-heading"
        title={t('agreement.heading')}
        actions={<Tag tone={tones[agreement.status]}>{t(`agreement.${agreement.status}`)}</Tag>}
      />
      {agreement.boardName && <p className="text-sm font-medium">{agreement.boardName}</p>}
      <p className="text-sm text-ink-2">{text}</p>
      {agreement.status === 'active' ? null : <AccessSection />}
    </Card>
  );
}

function PasswordCard({ changedAt }: { changedAt: string }) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const setChangePasswordModal = useSidebarStore((state) => state.setChangePasswordModal);
  return (
    <Card isPadded aria-labelledby="password-heading">
      <div className="flex items-center gap-3">
        <span className="grid size-9 flex-none place-items-center rounded-md bg-[color-mix(in_srgb,var(--info)_14%,transparent)] text-info">
          <Lock aria-hidden="true" size={18} strokeWidth={1.75} />
        </span>
        <div className="min-w-0">
          <h3 id="password-heading" className="text-sm font-medium tracking-normal">
            {t('password.heading')}
          </h3>
          <p className="text-xs text-ink-3">
            {t('password.changedOn', { date: format.dateText(changedAt) })}
          </p>
        </div>
      </div>
      <Button variant="secondary" fullWidth className="mt-3.5" onClick={() => setChangePasswordModal(true)}>
        {t('password.change')}
      </Button>
    </Card>
  );
}

const personalFields = ['title', 'first', 'last', 'email', 'phone', 'job'];
const realtorFields = ['id', 'brokerage', 'city', 'phone', 'fax', 'email', 'address', 'mailing', 'same'];

function FieldsSkeleton({ fields }: { fields: string[] }) {
  return (
    <Card isPadded>
      <Skeleton className="mb-5 h-4 w-36" />
      <div className="grid gap-x-4 gap-y-5 md:grid-cols-2 xl:grid-cols-3">
        {fields.map((field) => (
          <div key={field} className="grid gap-2">
            <Skeleton className="h-3 w-20" />
            <Skeleton className="h-10 !rounded-md" />
          </div>
        ))}
      </div>
    </Card>
  );
}

/** The shape the screen will have. */
function ProfileSkeleton() {
  return (
    <SkeletonFrame className="grid items-start gap-4 lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-5 xl:grid-cols-[320px_minmax(0,1fr)]">
      <div className="grid gap-4">
        <Card className="overflow-hidden">
          <Skeleton className="h-19 !rounded-none" />
          <div className="-mt-[54px] grid gap-3 px-5 pb-5">
            <Skeleton className="size-27 !rounded-full border-4 border-surface" />
            <Skeleton className="h-5 w-40" />
            <Skeleton className="h-3 w-56" />
            <Skeleton className="mt-4 h-10 !rounded-md" />
          </div>
        </Card>
        <Card isPadded>
          <Skeleton className="h-16" />
        </Card>
        <Card isPadded>
          <Skeleton className="h-22" />
        </Card>
      </div>
      <div className="grid gap-4">
        <FieldsSkeleton fields={personalFields} />
        <FieldsSkeleton fields={realtorFields} />
      </div>
    </SkeletonFrame>
  );
}
