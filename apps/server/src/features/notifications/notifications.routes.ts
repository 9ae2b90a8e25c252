import type { notificationEndpoints } from '@hearthline/contract/notifications';
import type { Handlers } from '../../platform/http/bind.ts';
import type { NotificationsService } from './notifications.service.ts';

export function createNotificationsRoutes(
  notifications: NotificationsService,
): Handlers<typeof notificationEndpoints> {
  return {
    'GET /notifications/unread/count': async ({ caller }) => ({
      isSuccess: true,
      count: await notifications.countUnread(caller.agentId),
    }),
  };
}
