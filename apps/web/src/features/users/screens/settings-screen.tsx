import type { Me, NotificationTopic, Preferences } from '@hearthline/contract/users';
import { notificationTopics } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueryBoundary } from '../../../shared/api/use-query-boundary.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { SaveState } from '../../../shared/ui/save-state.tsx';
import { Skeleton, SkeletonFrame } from '../../../shared/ui/skeleton.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { meQuery } from '../api/user-queries.ts';
import { AppearanceSection } from '../components/appearance-section.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PlanSection } from '../components/plan-section.tsx';
import { QuietHoursSection } from '../components/quiet-hours-section.tsx';
import { SignatureSection } from '../components/signature-section.tsx';
import type { EditablePreferences } from '../model/use-preferences.ts';
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
        <SaveState of="choices" {...saveState} onRetry={retry} />
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

const rows = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The shape the screen will have. */
function SettingsSkeleton() {
  return (
    <SkeletonFrame className="grid gap-4">
      <Card className="px-5 pt-4 pb-4.5">
        <Skeleton className="mb-4 h-4 w-16" />
        <div className="grid gap-3 md:grid-cols-3">
          <Skeleton className="h-37 !rounded-[12px]" />
          <Skeleton className="h-37 !rounded-[12px]" />
          <Skeleton className="h-37 !rounded-[12px]" />
        </div>
      </Card>
      <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        <Card isPadded>
          <Skeleton className="mb-5 h-4 w-48" />
          <Skeleton className="mb-6 h-10 !rounded-md" />
          <Skeleton className="mb-6 h-26 !rounded-md" />
          <Skeleton className="h-10 !rounded-md" />
        </Card>
        <Card isPadded>
          <Skeleton className="mb-6 h-4 w-28" />
          {rows.map((row) => (
            <div key={row} className="flex h-11 items-center gap-8">
              <Skeleton className="mr-auto h-3 w-36" />
              <Skeleton className="h-5 w-9 !rounded-full" />
              <Skeleton className="h-5 w-9 !rounded-full" />
              <Skeleton className="h-5 w-9 !rounded-full" />
            </div>
          ))}
        </Card>
        <div className="grid gap-4">
          <Card isPadded>
            <Skeleton className="mb-5 h-4 w-24" />
            <Skeleton className="h-30 !rounded-md" />
          </Card>
          <Card isPadded>
            <Skeleton className="mb-4 h-4 w-28" />
            <Skeleton className="h-7" />
          </Card>
        </div>
      </div>
    </SkeletonFrame>
  );
}

type Channel = keyof Preferences['notifications'][NotificationTopic];
const channels: Channel[] = ['inApp', 'email', 'sms'];

type NotificationTableProps = Pick<EditablePreferences, 'preferences' | 'change'>;

function NotificationTable({ preferences, change }: NotificationTableProps) {
  const { t } = useTranslation('users');
  const { notifications } = preferences;

  function handleSwitch(topic: NotificationTopic, channel: Channel, isOn: boolean) {
    change({ notifications: { ...notifications, [topic]: { ...notifications[topic], [channel]: isOn } } });
  }

  return (
    <Card className="overflow-hidden pb-3" aria-labelledby="notifications-heading">
      <h2 id="notifications-heading" className="flex min-h-15 items-center px-5 text-[15px]/[22px]">
        {t('notifications.heading')}
      </h2>
      <DataTable
        labelledBy="notifications-heading"
        headHeight={34}
        className="border-t border-line [--row-height:44px] lg:[--row-height:42px]"
        rows={notificationTopics}
        keyOf={(topic) => topic}
        columns={[
          {
            key: 'topic',
            header: t('notifications.about'),
            isRowHeader: true,
            className: 'pr-2',
            cellClass: 'py-1',
            cell: (topic) => t(`notifications.topics.${topic}`),
          },
          ...channels.map((channel) => ({
            key: channel,
            header: t(`notifications.${channel}`),
            align: 'center' as const,
            className: 'w-[74px] px-0 last:w-[82px] last:pr-2',
            cell: (topic: NotificationTopic) => (
              <Switch
                className="align-middle"
                aria-label={t('notifications.cell', {
                  topic: t(`notifications.topics.${topic}`),
                  channel: t(`notifications.${channel}`),
                })}
                isSelected={notifications[topic][channel]}
                onChange={(isOn) => handleSwitch(topic, channel, isOn)}
              />
            ),
          })),
        ]}
      />
    </Card>
  );
}
