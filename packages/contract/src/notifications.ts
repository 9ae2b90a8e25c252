import { z } from 'zod';
import {
  count,
  done,
  id,
  isoInstant,
  numberText,
  paragraphs,
  requiredLine,
  success,
  successPage,
} from './common.ts';
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

/** How notifications reach an agent outside of the app. */
export const outsideChannels = ['email', 'sms'] as const;
export type OutsideChannel = (typeof outsideChannels)[number];

const channelState = z.object({
  /** `failed`: nothing arrives at this address; `noProvider`: nobody here can send it. */
  state: z.enum(['open', 'failed', 'noAddress', 'noProvider']),
  /** The agent's own; empty where there is none. */
  address: z.string(),
});
export const notificationChannelStates = z.object({ email: channelState, sms: channelState });
export type NotificationChannelStates = z.infer<typeof notificationChannelStates>;

export const announcementLimits = { title: 120, body: 1_500, listed: 20 } as const;
const announcementText = z.strictObject({
  title: requiredLine(announcementLimits.title),
  body: paragraphs(announcementLimits.body).min(1),
});
/** Plain text, a paragraph a line. */
export const announcementInput = z.strictObject({ en: announcementText, fr: announcementText });
export type AnnouncementInput = z.infer<typeof announcementInput>;

export const announcement = announcementInput.extend({
  id,
  createdAt: isoInstant,
  /** How many agents were told so far. */
  told: count,
  isFinished: z.boolean(),
});
export type Announcement = z.infer<typeof announcement>;

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
  'GET /notifications/channels': {
    access: 'agent',
    summary: 'Where notifications by mail and SMS go, and whether they can',
    reply: success(notificationChannelStates),
  },
  'POST /notifications/channels/{channel}/reopen': {
    access: 'agent',
    summary: 'Try again an address at which nothing arrived',
    params: z.strictObject({ channel: z.enum(outsideChannels) }),
    reply: success(notificationChannelStates),
  },
  'GET /admin/announcements': {
    access: 'admin',
    summary: 'How many agents an announcement would reach, and the last ones that the caller sent',
    reply: success(z.object({ agents: count, sent: z.array(announcement) })),
  },
  'POST /admin/announcements': {
    access: 'admin',
    summary: 'Tell all agents something, each in their language',
    body: announcementInput,
    reply: success(announcement),
    limitPerMinute: 10,
  },
});
