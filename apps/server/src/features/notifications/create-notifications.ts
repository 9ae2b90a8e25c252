import { createNotificationsRoutes } from './notifications.routes.ts';
import type { NotificationsDeps } from './notifications.service.ts';
import { createNotificationsService } from './notifications.service.ts';

/** What the program tells an agent, and what became of it. */
export function createNotifications(deps: NotificationsDeps) {
  const service = createNotificationsService(deps);
  return { service, routes: createNotificationsRoutes(service) };
}
