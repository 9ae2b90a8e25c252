import type { NotificationChannelStates, OutsideChannel } from '@hearthline/contract/notifications';
import type { NotificationTopic, Preferences } from '@hearthline/contract/users';
import { notificationTopics } from '@hearthline/contract/users';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Banner } from '../../../shared/ui/banner.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { useReopenChannel } from '../api/user-mutations.ts';
import { notificationChannelsQuery } from '../api/user-queries.ts';
import type { EditablePreferences } from '../model/use-preferences.ts';

type Channel = keyof Preferences['notifications'][NotificationTopic];
const outside: OutsideChannel[] = ['email', 'sms'];
const channels: Channel[] = ['inApp', ...outside];

const noteIdOf = (channel: Channel): string => `notifications-${channel}-note`;

type NotificationTableProps = Pick<EditablePreferences, 'preferences' | 'change'>;

/** Which topics reach the agent how. A channel by which nothing arrives cannot be chosen, and says why. */
export function NotificationTable({ preferences, change }: NotificationTableProps) {
  const { t } = useTranslation('users');
  const { data: states } = useQuery(notificationChannelsQuery);
  const { notifications } = preferences;
  // As long as nobody knows better, all can be chosen.
  const isUsable = (channel: Channel) =>
    channel === 'inApp' || states === undefined || states[channel].state === 'open';

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
                aria-describedby={isUsable(channel) ? undefined : noteIdOf(channel)}
                isDisabled={!isUsable(channel)}
                isSelected={isUsable(channel) && notifications[topic][channel]}
                onChange={(isOn) => handleSwitch(topic, channel, isOn)}
              />
            ),
          })),
        ]}
      />
      <div className="grid gap-2 px-5 pt-3">
        {states
          ? outside.map((channel) => <ChannelNote key={channel} channel={channel} {...states[channel]} />)
          : null}
        <p className="text-xs text-ink-3">{t('notifications.collected')}</p>
      </div>
    </Card>
  );
}

type ChannelNoteProps = NotificationChannelStates[OutsideChannel] & { channel: OutsideChannel };

/** Where it goes, or why it does not. */
function ChannelNote({ channel, state, address }: ChannelNoteProps) {
  const { t } = useTranslation('users');
  const format = useFormat();
  const reopen = useReopenChannel();
  const written = channel === 'sms' ? format.phone(address) : address;
  if (state === 'failed')
    return (
      <div id={noteIdOf(channel)}>
        <Banner
          tone="warning"
          actions={
            <Button
              size="sm"
              variant="secondary"
              isLoading={reopen.isPending}
              onClick={() => reopen.mutate(channel)}
            >
              {t(`notifications.reopen.${channel}`)}
            </Button>
          }
        >
          {t(`notifications.failed.${channel}`, { address: written })}
        </Banner>
      </div>
    );
  return (
    <p id={noteIdOf(channel)} className="text-xs wrap-anywhere text-ink-2">
      {state === 'noProvider' ? t('notifications.noProvider') : null}
      {state === 'open' ? t(`notifications.goesTo.${channel}`, { address: written }) : null}
      {state === 'noAddress' ? (
        <>
          {t('notifications.noNumber')}{' '}
          <Link to="/user/profile" className="text-link">
            {t('notifications.toProfile')}
          </Link>
        </>
      ) : null}
    </p>
  );
}
