import { create } from 'zustand';
import { loadTexts } from '../i18n.ts';

interface NotificationPanelState {
  isOpen: boolean;
  /** What opened it last and gets the focus back. */
  opener: HTMLElement | null;
  toggle: (opener: HTMLElement) => void;
  close: () => void;
}

/** The bell stands in the header, the panel beside the page. */
export const useNotificationPanelStore = create<NotificationPanelState>()((set) => ({
  isOpen: false,
  opener: null,
  toggle: (opener) => set(({ isOpen }) => ({ isOpen: !isOpen, opener })),
  close: () => set({ isOpen: false }),
}));

/** The panel and its words together. */
export async function loadNotificationPanel() {
  const [panel] = await Promise.all([
    import('../../features/notifications/components/notification-panel.tsx'),
    loadTexts('notifications'),
  ]);
  return panel;
}
