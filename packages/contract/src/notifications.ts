import { z } from 'zod';
import { count, done, id, isoInstant, numberText, successPage } from './common.ts';
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

export const notificationPageSize = 15;
export const notificationPageSizeMax = 100;
export const notificationTitleMaxLength = 200;
export const notificationBodyMaxLength = 4_000;
export const notificationLinkMaxLength = 500;

export const notification = z.object({
  id,
  title: z.string(),
  /** Sanitised HTML. */
  body: z.string(),
  messageType: z.enum(messageTypes),
  createdAt: isoInstant,
  createdAtHumanized: z.string(),
  isRead: z.boolean(),
  readAt: isoInstant.nullable(),
  readAtHumanized: z.string().nullable(),
  /** A path of the app that a click opens. */
  link: z.string().nullable(),
});
export type Notification = z.infer<typeof notification>;

const whole = (min: number, max: number) => numberText.pipe(z.number().int().min(min).max(max));
const paging = z.strictObject({
  Page: whole(1, 100_000).default(1),
  PageSize: whole(1, notificationPageSizeMax).default(notificationPageSize),
});

export const notificationEndpoints = defineEndpoints({
  'GET /notifications/unread': {
    access: 'agent',
    summary: 'Unread notifications, newest first',
    query: paging,
    reply: successPage(notification),
  },
  'GET /notifications/unread/count': {
    access: 'agent',
    summary: 'How many notifications are unread',
    reply: z.object({ isSuccess: z.literal(true), count }),
  },
  'GET /notifications/all': {
    access: 'agent',
    summary: 'All notifications, newest first',
    query: paging,
    reply: successPage(notification),
  },
  'PUT /notifications/read': {
    access: 'agent',
    summary: 'These have been read',
    body: z.strictObject({ ids: z.array(id).min(1).max(1_000) }),
    reply: done,
  },
  'PUT /notifications/readall': {
    access: 'agent',
    summary: 'All that there are at this moment have been read',
    reply: done,
  },
});
