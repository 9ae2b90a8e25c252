import type { BodyOf } from '@hearthline/contract';
import { ApiError } from '../../../shared/api/api-error.ts';
import { request } from '../../../shared/api/client.ts';
import { session } from '../../../shared/api/session.ts';

interface SignInInput {
  email: string;
  password: string;
  turnstileToken: string;
}

type SignInOutcome = 'signed-in' | 'refused' | 'locked' | 'unverified';

/** Keeps the tokens only when nothing stands between the person and the account. */
export async function signIn({ email, password, turnstileToken }: SignInInput): Promise<SignInOutcome> {
  const reply = await request('POST /auth/secure/login', {
    body: { userKey: email.trim(), password, turnstileToken, deviceName: session.deviceName },
  });
  if (!reply.isSuccess) return 'refused';
  if (reply.accountIsLocked) return 'locked';
  if (reply.needToVerifyEmail) return 'unverified';
  if (!reply.token || !reply.refreshToken) throw new ApiError({ status: 200, code: 'bad_reply' });
  session.signIn({ token: reply.token, refreshToken: reply.refreshToken });
  return 'signed-in';
}

export function askForPasswordMail(body: BodyOf<'POST /auth/secure/forgot-password'>) {
  return request('POST /auth/secure/forgot-password', { body });
}

export function setPassword(body: BodyOf<'POST /auth/secure/change-password'>) {
  return request('POST /auth/secure/change-password', { body });
}

export function register(body: BodyOf<'POST /auth/register'>) {
  return request('POST /auth/register', { body });
}

export function confirmEmail(userToken: string) {
  return request('POST /auth/confirm-email', { body: { userToken } });
}

export function confirmEmailChange(userToken: string) {
  return request('POST /auth/email-change/confirm', { body: { userToken } });
}

export function refuseEmailChange(userToken: string) {
  return request('POST /auth/email-change/refuse', { body: { userToken } });
}

export function resendConfirmation(body: BodyOf<'POST /auth/resend-confirmation'>) {
  return request('POST /auth/resend-confirmation', { body });
}
