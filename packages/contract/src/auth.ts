import { isAcceptablePassword, passwordMaxLength } from '@hearthline/domain';
import { z } from 'zod';
import { done, email, line, outcome, requiredLine, success } from './common.ts';
import { defineEndpoints } from './endpoint.ts';

const turnstileToken = z.string().min(1).max(4096);
const deviceName = line(200);
const oneTimeToken = z.string().min(1).max(200);
const jwt = z.string().min(1).max(4096);

/** A password that is only compared: any text, so that old rules never lock anybody out. */
export const typedPassword = z.string().min(1).max(passwordMaxLength);
export const newPassword = z
  .string()
  .max(passwordMaxLength)
  .refine(isAcceptablePassword, { error: 'password_rules' });

export const loginInput = z.strictObject({
  userKey: email,
  password: typedPassword,
  turnstileToken,
  deviceName,
});
export const loginReply = z.object({
  isSuccess: z.boolean(),
  accountIsLocked: z.boolean(),
  needToVerifyEmail: z.boolean(),
  token: z.string().optional(),
  refreshToken: z.string().optional(),
});
export type LoginReply = z.infer<typeof loginReply>;

export const refreshReply = z.object({
  isSuccess: z.boolean(),
  token: z.string().optional(),
  refreshToken: z.string().optional(),
});
export type RefreshReply = z.infer<typeof refreshReply>;

export const registerInput = z.strictObject({
  email,
  newPassword,
  firstName: requiredLine(80),
  lastName: requiredLine(80),
  turnstileToken,
});

export const logoutInput = z.strictObject({
  deviceName,
  deviceId: line(64),
  logoutAllDevice: z.boolean(),
});

/** The embedded bot challenge: many small puzzles, so that the time to solve them varies little. */
export const puzzle = z.object({
  seed: z.string(),
  /** How many nonces to find. */
  rounds: z.number().int(),
  /** Leading zero bits that each SHA-256 must have. */
  bits: z.number().int(),
  expiresAt: z.number().int(),
  signature: z.string(),
});
export type Puzzle = z.infer<typeof puzzle>;

/** Tells a browser that signed in before from one that did not. It opens nothing. */
const deviceCookie = { name: 'hearthline.device', path: '/api/auth', maxAgeSeconds: 365 * 24 * 60 * 60 };

export const authEndpoints = defineEndpoints({
  'POST /auth/secure/login': {
    access: 'public',
    summary: 'Sign in with address and password',
    body: loginInput,
    reply: loginReply,
    cookie: deviceCookie,
    limitPerMinute: 30,
  },
  'POST /auth/secure/forgot-password': {
    access: 'public',
    summary: 'Ask for a mail with a link to set a new password',
    body: z.strictObject({ email, turnstileToken }),
    reply: outcome,
    limitPerMinute: 10,
  },
  'POST /auth/secure/change-password': {
    access: 'public',
    summary: 'Set a new password with the token of the mail',
    body: z.strictObject({ userToken: oneTimeToken, newPassword, turnstileToken }),
    reply: outcome,
    limitPerMinute: 10,
  },
  'POST /auth/refresh': {
    access: 'public',
    summary: 'Exchange a refresh token for a new pair; each works once',
    body: z.strictObject({ refreshToken: jwt, deviceName }),
    reply: refreshReply,
    limitPerMinute: 60,
  },
  'POST /auth/logout': {
    access: 'agent',
    summary: 'End this session, or those of all devices',
    body: logoutInput,
    reply: done,
    cookie: deviceCookie,
  },
  'POST /auth/register': {
    access: 'public',
    summary: 'Ask for an account; the answer is the same whether or not the address has one',
    body: registerInput,
    reply: done,
    limitPerMinute: 10,
  },
  'POST /auth/confirm-email': {
    access: 'public',
    summary: 'Confirm an address with the token of the mail',
    body: z.strictObject({ userToken: oneTimeToken }),
    reply: done,
    limitPerMinute: 10,
  },
  'POST /auth/resend-confirmation': {
    access: 'public',
    summary: 'Send the confirmation mail again',
    body: z.strictObject({ email, turnstileToken }),
    reply: done,
    limitPerMinute: 10,
  },
  'POST /auth/email-change/confirm': {
    access: 'public',
    summary: 'Say yes to another sign-in address, with the token of the mail to the old or the new one',
    body: z.strictObject({ userToken: oneTimeToken }),
    reply: success(z.object({ isChanged: z.boolean() })),
    limitPerMinute: 10,
  },
  'POST /auth/email-change/refuse': {
    access: 'public',
    summary: 'Say no to another sign-in address, with the token of either mail',
    body: z.strictObject({ userToken: oneTimeToken }),
    reply: done,
    limitPerMinute: 10,
  },
  'GET /auth/challenge': {
    access: 'public',
    summary: 'A fresh puzzle of the embedded bot challenge',
    reply: success(puzzle),
    limitPerMinute: 120,
  },
});
