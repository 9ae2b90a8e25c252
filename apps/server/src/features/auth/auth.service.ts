import type { PasswordDeps, PasswordService } from './auth.password.service.ts';
import { createPasswordService } from './auth.password.service.ts';
import type { RegistrationService } from './auth.registration.service.ts';
import { createRegistrationService } from './auth.registration.service.ts';
import type { SignInDeps, SignInService } from './auth.sign-in.service.ts';
import { createHashAddress, createSignInService } from './auth.sign-in.service.ts';
import { createFailureWindow } from './failure-window.ts';

export type AuthService = SignInService & PasswordService & RegistrationService;

export type AuthServiceDeps = Omit<SignInDeps & PasswordDeps, 'hashAddress' | 'failureWindow'> & {
  secret: string;
};

export function createAuthService({ secret, ...deps }: AuthServiceDeps): AuthService {
  const hashAddress = createHashAddress(secret);
  const failureWindow = createFailureWindow({ clock: deps.clock });
  return {
    ...createSignInService({ ...deps, hashAddress, failureWindow }),
    ...createPasswordService({ ...deps, hashAddress }),
    ...createRegistrationService(deps),
  };
}
