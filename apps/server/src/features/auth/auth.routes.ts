import type { authEndpoints, Puzzle } from '@hearthline/contract/auth';
import type { ChallengeVerifier } from '../../platform/challenge/challenge.ts';
import { AppError } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/http/bind.ts';
import type { AuthService } from './auth.service.ts';

export interface AuthRoutesDeps {
  service: AuthService;
  challenge: ChallengeVerifier;
  /** Null where an outside service makes the challenges. */
  createPuzzle: (() => Puzzle) | null;
}

interface ChallengedCall {
  body: { turnstileToken: string };
  address: string;
}

export function createAuthRoutes(deps: AuthRoutesDeps): Handlers<typeof authEndpoints> {
  const { service, challenge, createPuzzle } = deps;

  const challenged =
    <C extends ChallengedCall, R>(handle: (call: C) => Promise<R>) =>
    async (call: C): Promise<R> => {
      if (!(await challenge.verify(call.body.turnstileToken, call.address))) {
        throw new AppError('challenge_failed');
      }
      return handle(call);
    };
  const done = { isSuccess: true } as const;

  return {
    'POST /auth/secure/login': challenged(({ body, address, cookie }) =>
      service.login({ ...body, address, cookie }),
    ),
    'POST /auth/secure/forgot-password': challenged(async ({ body, language }) => {
      await service.requestReset(body.email, language);
      return done;
    }),
    'POST /auth/secure/change-password': challenged(({ body }) =>
      service.resetPassword(body.userToken, body.newPassword),
    ),
    'POST /auth/refresh': ({ body }) => service.refresh(body),
    'POST /auth/logout': async ({ body, caller, cookie }) => {
      await service.logout(caller, body.logoutAllDevice, cookie);
      return done;
    },
    'POST /auth/register': challenged(async ({ body, language }) => {
      await service.register({ ...body, language });
      return done;
    }),
    'POST /auth/confirm-email': async ({ body }) => {
      await service.confirmEmail(body.userToken);
      return done;
    },
    'POST /auth/resend-confirmation': challenged(async ({ body, language }) => {
      await service.resendConfirmation(body.email, language);
      return done;
    }),
    'POST /auth/email-change/confirm': async ({ body }) => ({
      isSuccess: true,
      result: { isChanged: await service.confirmEmailChange(body.userToken) },
    }),
    'POST /auth/email-change/refuse': async ({ body }) => {
      await service.refuseEmailChange(body.userToken);
      return done;
    },
    'GET /auth/challenge': () => {
      if (!createPuzzle) throw new AppError('not_found');
      return { isSuccess: true, result: createPuzzle() };
    },
  };
}
