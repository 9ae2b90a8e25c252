import type { Me } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { meQuery } from '../api/user-queries.ts';
import { AppearanceSection } from '../components/appearance-section.tsx';
import { NotificationTable } from '../components/notification-table.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PlanSection } from '../components/plan-section.tsx';
import { QuietHoursSection } from '../components/quiet-hours-section.tsx';
import { SaveState } from '../components/save-state.tsx';
import { SettingsSkeleton } from '../components/settings-skeleton.tsx';
import { SignatureSection } from '../components/signature-section.tsx';
import { usePreferences } from '../model/use-preferences.ts';

interface SettingsScreenProps {
  /** Cards of other features. */
  children?: ReactNode;
}

function EditableSettings({ me, children }: SettingsScreenProps & { me: Me }) {
  const { t } = useTranslation('users');
  const { preferences, change, saveState, retry } = usePreferences(me.preferences);
  return (
    <>
      <PageHeading title={t('settings.title')} subtitle={t('settings.subtitle')}>
        <SaveState state={saveState} onRetry={retry} />
      </PageHeading>
      <div className="grid gap-4">
        <PlanSection />
        <div className="grid gap-4 md:grid-cols-2 2xl:grid-cols-[400px_minmax(0,1fr)_400px] xl:grid-cols-[minmax(0,400px)_minmax(400px,1fr)_minmax(0,400px)]">
          <AppearanceSection preferences={preferences} change={change} />
          <NotificationTable preferences={preferences} change={change} />
          <div className="grid gap-4 md:col-span-2 md:grid-cols-2 xl:col-span-1 xl:grid-cols-1 xl:grid-rows-[1fr_auto]">
            <SignatureSection me={me} preferences={preferences} change={change} />
            <QuietHoursSection preferences={preferences} change={change} />
          </div>
        </div>
        {children}
      </div>
    </>
  );
}

export function SettingsScreen({ children }: SettingsScreenProps) {
  const { t } = useTranslation('users');
  const query = useQuery(meQuery);
  const failure = useQueryBoundary(query);
  const { data: me } = query;
  if (me) return <EditableSettings me={me}>{children}</EditableSettings>;
  return (
    <>
      <PageHeading title={t('settings.title')} subtitle={t('settings.subtitle')} />
      {failure ? <QueryError failure={failure} text={t('settings.loadFailed')} /> : <SettingsSkeleton />}
    </>
  );
}
