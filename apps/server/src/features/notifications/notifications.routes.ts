import type { notificationEndpoints } from '@hearthline/contract/notifications';
import type { Call, Handlers } from '../../platform/http/bind.ts';
import type { AnnouncementsService } from './announcements/announcements.service.ts';
import type { ChannelsService } from './deliveries/channels.service.ts';
import type { NotificationsService } from './notifications.service.ts';

type ListCall = Pick<
  Call<(typeof notificationEndpoints)['GET /notifications/all']>,
  'caller' | 'query' | 'language'
>;

export function createNotificationsRoutes({
  notifications,
  channels,
  announcements,
}: {
  notifications: NotificationsService;
  channels: Pick<ChannelsService, 'list' | 'reopen'>;
  announcements: Pick<AnnouncementsService, 'list' | 'send'>;
}): Handlers<typeof notificationEndpoints> {
  const list = async ({ caller, query, language }: ListCall, isUnreadOnly: boolean) => {
    const { rows, totalRows } = await notifications.list(caller.agentId, {
      isUnreadOnly,
      page: query.Page,
      pageSize: query.PageSize,
      language,
    });
    return { isSuccess: true as const, result: rows, totalRows };
  };
  return {
    'GET /notifications/unread': (call) => list(call, true),
    'GET /notifications/unread/count': async ({ caller }) => ({
      isSuccess: true,
      count: await notifications.countUnread(caller.agentId),
    }),
    'GET /notifications/all': (call) => list(call, false),
    'PUT /notifications/read': async ({ caller, body }) => {
      await notifications.markRead(caller.agentId, body.ids);
      return { isSuccess: true };
    },
    'PUT /notifications/readall': async ({ caller }) => {
      await notifications.markAllRead(caller.agentId);
      return { isSuccess: true };
    },
    'GET /notifications/channels': async ({ caller }) => ({
      isSuccess: true,
      result: await channels.list(caller.agentId),
    }),
    'POST /notifications/channels/{channel}/reopen': async ({ caller, params }) => ({
      isSuccess: true,
      result: await channels.reopen(caller.agentId, params.channel),
    }),
    'GET /admin/announcements': async ({ caller }) => ({
      isSuccess: true,
      result: await announcements.list(caller.agentId),
    }),
    'POST /admin/announcements': async ({ caller, body }) => ({
      isSuccess: true,
      result: await announcements.send(caller.agentId, body),
    }),
  };
}
