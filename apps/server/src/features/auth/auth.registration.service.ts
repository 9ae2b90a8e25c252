import type { Language } from '@hearthline/contract/common';
import type { PasswordHasher } from '../../platform/auth/password-hasher.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { createId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { completeRegistrationJob, sendConfirmationMailJob } from './auth.jobs.ts';
import { createAuthStore } from './auth.store.ts';
import { hashOneTimeToken } from './one-time-token.ts';

export interface RegistrationDeps {
  database: Pick<Database, 'db' | 'transaction'>;
  hasher: Pick<PasswordHasher, 'hash'>;
  clock: Clock;
}

export type RegistrationService = ReturnType<typeof createRegistrationService>;

export function createRegistrationService({ database, hasher, clock }: RegistrationDeps) {
  /** Only notes the wish; a job makes the account or writes to the one who has it, after the answer is given. */
  async function register(input: {
    email: string;
    newPassword: string;
    firstName: string;
    lastName: string;
    language: Language;
  }): Promise<void> {
    const { email, firstName, lastName, language } = input;
    const passwordHash = await hasher.hash(input.newPassword);
    const registrationId = createId();
    await database.transaction(async (tx) => {
      const person = { email, passwordHash, firstName, lastName, language };
      await createAuthStore(tx).keepRegistration(registrationId, person, clock.now());
      await enqueue(tx, completeRegistrationJob, { registrationId });
    });
  }

  async function confirmEmail(userToken: string): Promise<void> {
    await database.transaction(async (tx) => {
      const store = createAuthStore(tx);
      const now = clock.now();
      const owner = await store.consumeOneTimeToken(hashOneTimeToken(userToken), 'confirm_email', now);
      if (!owner) throw new AppError('token_invalid');
      await store.verifyEmail(owner.agentId, now);
    });
  }

  async function resendConfirmation(email: string, language: Language): Promise<void> {
    await enqueue(database.db, sendConfirmationMailJob, { email, language });
  }

  return { register, confirmEmail, resendConfirmation };
}
