import { createRecentCalls } from '../../platform/recent-calls.ts';
import type { EmailChangeService } from './auth.email-change.service.ts';
import { createEmailChangeService } from './auth.email-change.service.ts';
import type { PasswordDeps, PasswordService } from './auth.password.service.ts';
import { createPasswordService } from './auth.password.service.ts';
import type { RegistrationService } from './auth.registration.service.ts';
import { createRegistrationService } from './auth.registration.service.ts';
import type { SignInDeps, SignInService } from './auth.sign-in.service.ts';
import { createHashAddress, createSignInService } from './auth.sign-in.service.ts';

export type AuthService = SignInService & PasswordService & RegistrationService & EmailChangeService;

export type AuthServiceDeps = Omit<SignInDeps & PasswordDeps, 'hashAddress' | 'failureWindow'> & {
  secret: string;
};

export function createAuthService({ secret, ...deps }: AuthServiceDeps): AuthService {
  const hashAddress = createHashAddress(secret);
  const failureWindow = createRecentCalls({ clock: deps.clock });
  const passwords = createPasswordService({ ...deps, hashAddress });
  return {
    ...createSignInService({ ...deps, hashAddress, failureWindow }),
    ...passwords,
    ...createRegistrationService(deps),
    ...createEmailChangeService({ ...deps, checkOwnPassword: passwords.checkOwnPassword }),
  };
}
