import { z } from 'zod';
import { defineEndpoints } from './endpoint.ts';

export const messageTypes = [
  'Info',
  'Warning',
  'Error',
  'Success',
  'Announcement',
  'Snooze',
  'Reminder',
  'Alert',
  'Hot',
  'Rocket',
  'DownSide',
  'UpSide',
  'SadFace',
  'HappyFace',
  'Call',
  'Heart',
] as const;
export type MessageType = (typeof messageTypes)[number];

export const notificationEndpoints = defineEndpoints({
  'GET /notifications/unread/count': {
    access: 'agent',
    summary: 'How many notifications are unread',
    reply: z.object({ isSuccess: z.literal(true), count: z.number().int() }),
  },
});
