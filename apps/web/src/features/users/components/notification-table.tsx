import type { NotificationTopic, Preferences } from '@hearthline/contract/users';
import { notificationTopics } from '@hearthline/contract/users';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../shared/ui/card.tsx';
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
      <table aria-labelledby="notifications-heading" className="w-full text-sm">
        <thead>
          <tr className="h-[34px] border-y border-line text-xs text-ink-3">
            <th scope="col" className="pr-2 pl-5 text-left font-medium">
              {t('notifications.about')}
            </th>
            {channels.map((channel) => (
              <th
                key={channel}
                scope="col"
                className="w-[74px] text-center font-medium last:w-[82px] last:pr-2"
              >
                {t(`notifications.${channel}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {notificationTopics.map((topic) => (
            <tr key={topic} className="h-11 border-b border-line last:border-0 lg:h-[42px]">
              <th scope="row" className="py-1 pr-2 pl-5 text-left font-normal">
                {t(`notifications.topics.${topic}`)}
              </th>
              {channels.map((channel) => (
                <td key={channel} className="text-center last:pr-2">
                  <Switch
                    className="align-middle"
                    aria-label={t('notifications.cell', {
                      topic: t(`notifications.topics.${topic}`),
                      channel: t(`notifications.${channel}`),
                    })}
                    isSelected={notifications[topic][channel]}
                    onChange={(isOn) => handleSwitch(topic, channel, isOn)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
