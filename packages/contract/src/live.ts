import type { MessageType } from './notifications.ts';

/** What the hub sends. `toast` tells a person something, `changed` tells the screens what to read again. */
export const hubMethods = { toast: 'toast', changed: 'changed' } as const;

type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface LiveToast {
  /** Compared without regard to case. */
  messageType: string;
  title?: string;
  /** Plain text. */
  body: string;
}

export const changedTopics = [
  'notifications',
  'messages',
  'imports',
  'cma',
  'clients',
  'favorites',
  'baskets',
  'alerts',
  'greetings',
  'sites',
  'news',
  'market',
  'dashboard',
  'access',
] as const;
export type ChangedTopic = (typeof changedTopics)[number];

export interface LiveChange {
  topic: ChangedTopic;
}

/** How the sixteen types of notifications look as a toast. */
export const toastKindOf: Record<MessageType, ToastKind> = {
  Info: 'info',
  Warning: 'warning',
  Error: 'error',
  Success: 'success',
  Announcement: 'info',
  Snooze: 'info',
  Reminder: 'warning',
  Alert: 'warning',
  Hot: 'info',
  Rocket: 'success',
  DownSide: 'info',
  UpSide: 'success',
  SadFace: 'warning',
  HappyFace: 'success',
  Call: 'info',
  Heart: 'success',
};
