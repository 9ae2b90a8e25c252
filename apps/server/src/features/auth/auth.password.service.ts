import type { Language } from '@hearthline/contract/common';
import type { PasswordRefusal } from '@hearthline/contract/users';
import type { EndedSessions } from '../../platform/auth/ended-sessions.ts';
import type { PasswordHasher } from '../../platform/auth/password-hasher.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { sendResetMailJob } from './auth.jobs.ts';
import type { HashAddress } from './auth.sign-in.service.ts';
import { announceEnded } from './auth.sign-in.service.ts';
import { createAuthStore, ownPasswordChangedAt } from './auth.store.ts';
import { hashOneTimeToken } from './one-time-token.ts';

export interface PasswordDeps {
  database: Database;
  hasher: PasswordHasher;
  endedSessions: Pick<EndedSessions, 'add'>;
  hashAddress: HashAddress;
  clock: Clock;
}

export type PasswordService = ReturnType<typeof createPasswordService>;

export function createPasswordService({ database, hasher, endedSessions, hashAddress, clock }: PasswordDeps) {
  /** Counted apart from sign-ins: who guesses in a stolen session does not lock the owner out, nor the other way round. */
  const oldPasswordKey = (agentId: string) => hashAddress(`${agentId} old password`);

  /** Whether the address has an account is looked up by the job, so every request does the same. */
  async function requestReset(email: string, language: Language): Promise<void> {
    await enqueue(database.db, sendResetMailJob, { email, language });
  }

  /** With the token of the mail. Whoever read that mail owns the address, so it counts as confirmed too. */
  async function resetPassword(userToken: string, newPassword: string): Promise<{ isSuccess: boolean }> {
    const passwordHash = await hasher.hash(newPassword);
    const ended = await database.transaction(async (tx) => {
      const store = createAuthStore(tx);
      const now = clock.now();
      const owner = await store.consumeOneTimeToken(hashOneTimeToken(userToken), 'reset_password', now);
      if (!owner) return null;
      await store.setPassword(owner.agentId, passwordHash, now);
      await store.verifyEmail(owner.agentId, now);
      await store.clearSignInFailures(hashAddress(owner.email));
      await store.clearSignInFailures(oldPasswordKey(owner.agentId));
      await store.forgetDevices(owner.agentId);
      const ids = await store.endOtherSessions(owner.agentId, null, 'password', now);
      await announceEnded(tx, ids);
      return ids;
    });
    endedSessions.add(ended ?? []);
    return { isSuccess: ended !== null };
  }

  /** For what a stolen session alone must not do. Null when the password is right. */
  async function checkOwnPassword(agentId: string, password: string): Promise<PasswordRefusal | null> {
    const failures = createAuthStore(database.db);
    const failureKey = oldPasswordKey(agentId);
    if (await failures.isLocked(failureKey, clock.now())) return 'too_many_wrong_passwords';
    const ownHash = await database.asAgent(agentId, (tx) => createAuthStore(tx).findOwnPasswordHash());
    const isRight = await hasher.verify(ownHash, password);
    if (await failures.settleSignIn(failureKey, isRight, clock.now())) return 'too_many_wrong_passwords';
    return isRight ? null : 'invalid_old_password';
  }

  /** With the old password; this session stays, those of other devices end. Null when it is changed. */
  async function changePassword(
    agentId: string,
    sessionId: string,
    oldPassword: string,
    newPassword: string,
  ): Promise<PasswordRefusal | null> {
    const refusal = await checkOwnPassword(agentId, oldPassword);
    if (refusal) return refusal;
    const newHash = await hasher.hash(newPassword);
    const ended = await database.transaction(async (tx) => {
      const store = createAuthStore(tx);
      const now = clock.now();
      await store.setPassword(agentId, newHash, now);
      const ids = await store.endOtherSessions(agentId, sessionId, 'password', now);
      await announceEnded(tx, ids);
      return ids;
    });
    endedSessions.add(ended);
    return null;
  }

  return { requestReset, resetPassword, changePassword, checkOwnPassword, ownPasswordChangedAt };
}
