import type { NotificationTopic, Preferences } from '@hearthline/contract/users';
import { notificationTopics } from '@hearthline/contract/users';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { EditablePreferences } from '../model/use-preferences.ts';

type Channel = keyof Preferences['notifications'][NotificationTopic];
const channels: Channel[] = ['inApp', 'email', 'sms'];

type NotificationTableProps = Pick<EditablePreferences, 'preferences' | 'change'>;

export function NotificationTable({ preferences, change }: NotificationTableProps) {
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
