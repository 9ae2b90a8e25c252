import type { Language } from '@hearthline/contract/common';
import type { PlanKey } from '@hearthline/contract/users';
import { isAcceptablePassword } from '@hearthline/domain';
import type { PasswordHasher } from '../../platform/auth/password-hasher.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { createId } from '../../platform/ids.ts';
import { createAuthStore } from './auth.store.ts';

export interface NewAccount {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  language?: Language;
  isAdmin?: boolean;
  /** The operator's choice for new accounts where it is left out. */
  plan?: PlanKey;
}

export type CreateVerifiedAccount = (account: NewAccount) => Promise<string | null>;

/** Accounts made by the operator or the demo: the address counts as confirmed. Null when it has an account already. */
export function createAccountMaker(deps: {
  /** The worker's: only that role may appoint admins. */
  database: Pick<Database, 'transaction'>;
  hasher: Pick<PasswordHasher, 'hash'>;
  clock: Clock;
  defaultPlan: PlanKey;
}): CreateVerifiedAccount {
  const { database, hasher, clock, defaultPlan } = deps;
  return async ({ email, password, firstName, lastName, language = 'en', isAdmin = false, plan }) => {
    if (!isAcceptablePassword(password)) {
      throw new AppError('invalid_input', {
        fields: [{ path: 'password', code: 'password_rules', message: 'password_rules' }],
      });
    }
    const passwordHash = await hasher.hash(password);
    return database.transaction(async (tx) => {
      const store = createAuthStore(tx);
      const agentId = createId();
      const now = clock.now();
      const person = { email, passwordHash, firstName, lastName, language };
      if (!(await store.createAccount(agentId, person, plan ?? defaultPlan, now))) return null;
      await store.verifyEmail(agentId, now);
      if (isAdmin) await store.setAdmin(agentId, true);
      return agentId;
    });
  };
}
