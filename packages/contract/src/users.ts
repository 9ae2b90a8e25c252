import { z } from 'zod';
import { newPassword, typedPassword } from './auth.ts';
import {
  count,
  done,
  email,
  id,
  isoDate,
  isoInstant,
  language,
  line,
  numberText,
  paragraphs,
  requiredLine,
  success,
  theme,
} from './common.ts';
import { defineEndpoints } from './endpoint.ts';
import { userKinds } from './enums.ts';
import { fieldIssue } from './errors.ts';

export const titles = ['', 'Mr', 'Ms', 'Mx', 'Dr'] as const;

/** Ten digits at least; spaces, dots, dashes, brackets and a leading + are how people write them. */
const phone = line(40).refine(
  (text) => text === '' || (/^[+\d\s().-]+$/.test(text) && text.replace(/\D/g, '').length >= 10),
  {
    error: 'phone_digits',
  },
);
const optionalEmail = z.union([z.literal(''), email]);

export const realtorProfile = z.strictObject({
  agentId: line(40),
  brokerageName: line(160),
  phone,
  fax: phone,
  email: optionalEmail,
  address: line(200),
  city: line(80),
  mailingAddress: line(200),
});
export type RealtorProfile = z.infer<typeof realtorProfile>;

export const notificationTopics = [
  'listingChanges',
  'basketAnswers',
  'clientAlerts',
  'cmaReports',
  'conditionDeadlines',
  'birthdays',
  'announcements',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

const channels = z.strictObject({ inApp: z.boolean(), email: z.boolean(), sms: z.boolean() });
export type NotificationChannels = z.infer<typeof channels>;
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** Also of its sanitised form, in which an angle bracket has four characters. */
export const signatureMaxLength = 4000;

export const preferences = z.strictObject({
  language,
  theme,
  /** An IANA zone such as America/Toronto. */
  timeZone: line(64),
  /** Signature per language as the small HTML that mail clients agree on. */
  signature: z.strictObject({ en: paragraphs(signatureMaxLength), fr: paragraphs(signatureMaxLength) }),
  notifications: z.record(z.enum(notificationTopics), channels),
  /** Messages wait between these two times in the agent's zone. */
  quietHours: z.strictObject({ isOn: z.boolean(), from: timeOfDay, to: timeOfDay }),
});
export type Preferences = z.infer<typeof preferences>;

/** What is left out stays as it is, also single notification topics. */
export const updatePreferencesInput = preferences.partial().extend({
  notifications: z.partialRecord(z.enum(notificationTopics), channels).optional(),
});
export type UpdatePreferencesInput = z.infer<typeof updatePreferencesInput>;

export const boardAgreement = z.object({
  status: z.enum(['active', 'expired', 'none']),
  boardName: z.string().nullable(),
  validUntil: isoDate.nullable(),
});
export type BoardAgreement = z.infer<typeof boardAgreement>;

export const me = z.object({
  id,
  kind: z.enum(userKinds),
  isAdmin: z.boolean(),
  email: z.string(),
  title: z.enum(titles),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  jobTitle: z.string(),
  realtor: realtorProfile,
  preferences,
  boardAgreement,
  /** Whether the set-up checklist is put away. */
  isSetupDismissed: z.boolean(),
  passwordChangedAt: isoInstant,
});
export type Me = z.infer<typeof me>;

export const updateUserInput = z.strictObject({
  title: z.enum(titles),
  firstName: requiredLine(80).optional(),
  lastName: requiredLine(80).optional(),
  phone: phone.optional(),
  jobTitle: line(120).optional(),
  realtor: realtorProfile.partial().optional(),
});
export type UpdateUserInput = z.infer<typeof updateUserInput>;

export const planKeys = ['solo', 'pro', 'team'] as const;
export type PlanKey = (typeof planKeys)[number];

export const plan = z.object({
  key: z.enum(planKeys),
  monthlyPriceCents: z.number().int(),
  isCurrent: z.boolean(),
  /** Null means without limit. */
  clientLimit: z.number().int().nullable(),
  cmaLimitPerMonth: z.number().int().nullable(),
  siteLimit: z.number().int(),
  seatLimit: z.number().int(),
  hasPostalCards: z.boolean(),
  /** Postal cards, counted when a batch is made. */
  cardLimitPerMonth: z.number().int().nullable(),
});
export type Plan = z.infer<typeof plan>;

/** What of the present plan the agent has used and what is left; null means without limit. */
export const plansReply = z.object({
  plans: z.array(plan),
  renewsOn: isoDate.nullable(),
  use: z.object({
    clients: count,
    /** Made in this month of the agent's calendar, those that were deleted since included. */
    cmaThisMonth: count,
    /** In batches that were made in that month, those that were called off included. */
    cardsThisMonth: count,
  }),
  /** How many more may be created. */
  left: z.object({
    clients: z.number().int().nullable(),
    cmaThisMonth: z.number().int().nullable(),
    cardsThisMonth: z.number().int().nullable(),
  }),
  /** First day of the next month, by the agent's calendar. */
  cmaCountedAnewOn: isoDate,
});
export type PlansReply = z.infer<typeof plansReply>;

/** An agent as administrators see them. */
export const adminAgent = z.object({
  id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  plan: z.enum(planKeys),
  clients: count,
  cmaThisMonth: count,
});
export type AdminAgent = z.infer<typeof adminAgent>;

/** A wish to sign in with another address, while it waits for both mailboxes. */
export const emailChange = z.object({
  newEmail: z.string(),
  requestedAt: isoInstant,
  expiresAt: isoInstant,
  isNewConfirmed: z.boolean(),
  isOldConfirmed: z.boolean(),
});
export type EmailChange = z.infer<typeof emailChange>;

/** After five wrong ones in a quarter of an hour the old password is not looked at for as long. */
export const passwordRefusal = z.enum(['invalid_old_password', 'too_many_wrong_passwords']);
export type PasswordRefusal = z.infer<typeof passwordRefusal>;

/** Only a password change says no with status 200 and a reason. */
export const passwordChangeReply = z.object({
  isSuccess: z.boolean(),
  error: z
    .object({
      code: passwordRefusal,
      friendlyMessage: z.string(),
      fields: z.array(fieldIssue),
    })
    .optional(),
});

const whole = (min: number, max: number) => numberText.pipe(z.number().int().min(min).max(max));
/** How many agents administrators see at a time. */
export const adminPageSize = 20;

export const userEndpoints = defineEndpoints({
  'GET /users/me': { access: 'agent', summary: 'The signed-in agent', reply: success(me) },
  'PUT /users': {
    access: 'agent',
    summary: 'Update personal and realtor info; fields left out stay as they are',
    body: updateUserInput,
    reply: success(me),
  },
  'PUT /users/preferences': {
    access: 'agent',
    summary: 'Update language, theme, time zone, signature, notifications or quiet hours',
    body: updatePreferencesInput,
    reply: success(preferences),
  },
  'PUT /users/password': {
    access: 'agent',
    summary: 'Change the password and end the sessions of other devices',
    body: z.strictObject({ oldPassword: typedPassword, newPassword }),
    reply: passwordChangeReply,
    limitPerMinute: 10,
  },
  'GET /users/profile/avatar': {
    access: 'agent',
    summary: 'Address of the picture, valid for a while; null without one',
    reply: success(z.string().nullable()),
  },
  'POST /users/profile/avatar': {
    access: 'agent',
    summary: 'Replace the picture (JPEG, PNG or WebP, at most 1 MB)',
    upload: 'file',
    reply: success(z.string()),
    limitPerMinute: 20,
    oneAtATime: true,
  },
  'GET /users/plans': {
    access: 'agent',
    summary: 'Plans, the current one and its use',
    reply: success(plansReply),
  },
  'GET /users/email-change': {
    access: 'agent',
    summary: 'The change of the sign-in address that waits for confirmation; null without one',
    reply: success(emailChange.nullable()),
  },
  'POST /users/email-change': {
    access: 'agent',
    summary:
      'Ask to sign in with another address; both mailboxes are asked, and the answer is the same for any address',
    body: z.strictObject({ newEmail: email, password: typedPassword }),
    reply: success(emailChange),
    limitPerMinute: 10,
  },
  'DELETE /users/email-change': {
    access: 'agent',
    summary: 'Give the change of the sign-in address up; links that were mailed for it lead nowhere',
    reply: done,
  },
  'GET /admin/agents': {
    access: 'admin',
    summary: 'Agents by name or address, with their plan and what they use of it',
    query: z.strictObject({ search: line(200).default(''), page: whole(1, 10_000).default(1) }),
    reply: z.object({ isSuccess: z.literal(true), result: z.array(adminAgent), totalRows: count }),
  },
  'PUT /admin/agents/{agentId}/plan': {
    access: 'admin',
    summary: 'Change the plan of an agent; what exists above its limits stays',
    params: z.strictObject({ agentId: id }),
    body: z.strictObject({ plan: z.enum(planKeys) }),
    reply: success(adminAgent),
  },
});
