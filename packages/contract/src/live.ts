import { z } from 'zod';
import type { MessageType } from './notifications.ts';

/** What the hub sends. `toast` tells a person something, `changed` tells the screens what to read again. */
export const hubMethods = { toast: 'toast', changed: 'changed' } as const;

export const toastKinds = ['success', 'error', 'info', 'warning'] as const;
export type ToastKind = (typeof toastKinds)[number];

export const liveToast = z.object({
  messageType: z.string().max(40),
  title: z.string().max(200).optional(),
  /** Plain text. */
  body: z.string().max(5_000),
});
export type LiveToast = z.infer<typeof liveToast>;

export const changedTopics = ['notifications'] as const;
export type ChangedTopic = (typeof changedTopics)[number];
export const liveChange = z.object({ topic: z.enum(changedTopics) });
export type LiveChange = z.infer<typeof liveChange>;

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
