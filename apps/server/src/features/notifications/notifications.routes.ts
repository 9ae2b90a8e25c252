import type { notificationEndpoints } from '@hearthline/contract/notifications';
import type { Call, Handlers } from '../../platform/http/bind.ts';
import type { NotificationsService } from './notifications.service.ts';

type ListCall = Pick<
  Call<(typeof notificationEndpoints)['GET /notifications/all']>,
  'caller' | 'query' | 'language'
>;

export function createNotificationsRoutes(
  notifications: NotificationsService,
): Handlers<typeof notificationEndpoints> {
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
  };
}
