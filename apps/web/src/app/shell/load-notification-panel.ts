import { loadTexts } from '../i18n.ts';

/** The panel and its words together. */
export async function loadNotificationPanel() {
  const [panel] = await Promise.all([
    import('../../features/notifications/components/notification-panel.tsx'),
    loadTexts('notifications'),
  ]);
  return panel;
}
