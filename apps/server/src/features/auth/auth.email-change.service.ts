import type { Language } from '@hearthline/contract/common';
import type { EmailChange, PasswordRefusal } from '@hearthline/contract/users';
import { hourMs } from '@hearthline/domain/calendar';
import { demoAccounts } from '../../config/config.ts';
import type { EndedSessions } from '../../platform/auth/ended-sessions.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { createId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { sendEmailChangeMailJob } from './auth.jobs.ts';
import { emailChangeHours } from './auth.mail.service.ts';
import { announceEnded } from './auth.sign-in.service.ts';
import { createAuthStore } from './auth.store.ts';
import { hashOneTimeToken } from './one-time-token.ts';

export interface EmailChangeDeps {
  database: Pick<Database, 'transaction' | 'asAgent'>;
  endedSessions: Pick<EndedSessions, 'add'>;
  clock: Clock;
  checkOwnPassword(agentId: string, password: string): Promise<PasswordRefusal | null>;
}

export type EmailChangeService = ReturnType<typeof createEmailChangeService>;

const demoEmails: readonly string[] = [...demoAccounts.agents, demoAccounts.admin];

/** Signing in with another address: asked with the password, and true once both mailboxes have said yes. */
export function createEmailChangeService(deps: EmailChangeDeps) {
  const { database, endedSessions, clock } = deps;

  const findEmailChange = (agentId: string): Promise<EmailChange | null> =>
    database.asAgent(agentId, async (tx) => {
      const change = await createAuthStore(tx).findOwnEmailChange(clock.now());
      if (!change) return null;
      const { requestedAt, expiresAt, ...shown } = change;
      return { ...shown, requestedAt: requestedAt.toISOString(), expiresAt: expiresAt.toISOString() };
    });

  async function requireOtherAddress(agentId: string, newEmail: string): Promise<void> {
    const present = await database.asAgent(agentId, (tx) => createAuthStore(tx).findOwnEmail());
    // Everybody signs in with those of the demo, and `demo close` finds them by their addresses.
    if (present && demoEmails.includes(present.toLowerCase()))
      throw new AppError('forbidden', { texts: demoTexts });
    if (present?.toLowerCase() === newEmail) throw refuseField('newEmail', 'same_email', sameTexts);
  }

  /** Whether the address has an account is looked up by a job, so every request does the same. */
  async function requestEmailChange(
    { agentId, sessionId }: { agentId: string; sessionId: string },
    { newEmail, password, language }: { newEmail: string; password: string; language: Language },
  ): Promise<EmailChange> {
    await requireOtherAddress(agentId, newEmail);
    const refusal = await deps.checkOwnPassword(agentId, password);
    if (refusal === 'too_many_wrong_passwords')
      throw new AppError('too_many_requests', { texts: lockedTexts });
    if (refusal) throw refuseField('password', 'wrong_password', wrongTexts);
    const now = clock.now();
    const id = createId();
    const expiresAt = new Date(now.getTime() + emailChangeHours * hourMs);
    await database.transaction(async (tx) => {
      const wish = { agentId, id, newEmail, language, sessionId, now, expiresAt };
      await createAuthStore(tx).keepEmailChange(wish);
      for (const mailbox of ['old', 'new'] as const)
        await enqueue(tx, sendEmailChangeMailJob, { agentId, changeId: id, mailbox });
    });
    return {
      newEmail,
      requestedAt: now.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isNewConfirmed: false,
      isOldConfirmed: false,
    };
  }

  const cancelEmailChange = (agentId: string): Promise<void> =>
    database.transaction((tx) => createAuthStore(tx).forgetEmailChange(agentId, clock.now()));

  /** Either mail's token works once; which mail it was, the token knows. */
  async function consumeToken(tx: Tx, userToken: string): Promise<{ agentId: string; isNew: boolean }> {
    const store = createAuthStore(tx);
    const hash = hashOneTimeToken(userToken);
    for (const purpose of ['new_email', 'old_email'] as const) {
      const owner = await store.consumeOneTimeToken(hash, purpose, clock.now());
      if (owner) return { agentId: owner.agentId, isNew: purpose === 'new_email' };
    }
    throw new AppError('token_invalid');
  }

  /** True when the other mailbox had said yes before. As after a change of the password, other devices are signed out. */
  async function confirmEmailChange(userToken: string): Promise<boolean> {
    const ended = await database.transaction(async (tx) => {
      const store = createAuthStore(tx);
      const { agentId, isNew } = await consumeToken(tx, userToken);
      const change = await store.confirmEmailChange(agentId, isNew, clock.now());
      if (!change) throw new AppError('token_invalid');
      if (!change.isNewConfirmed || !change.isOldConfirmed) return null;
      if (!(await store.changeEmail(agentId, change.newEmail, clock.now())))
        throw new AppError('email_exists');
      const ids = await store.endOtherSessions(agentId, change.sessionId, 'email', clock.now());
      await announceEnded(tx, ids);
      return ids;
    });
    endedSessions.add(ended ?? []);
    return ended !== null;
  }

  const refuseEmailChange = (userToken: string): Promise<void> =>
    database.transaction(async (tx) => {
      const { agentId } = await consumeToken(tx, userToken);
      await createAuthStore(tx).forgetEmailChange(agentId, clock.now());
    });

  return { findEmailChange, requestEmailChange, cancelEmailChange, confirmEmailChange, refuseEmailChange };
}

/** For the operator, where the old mailbox is lost. All devices are signed out. False when the address is taken. */
export function createEmailChanger({
  database,
  clock,
}: {
  /** The worker's. */
  database: Pick<Database, 'transaction'>;
  clock: Clock;
}) {
  return (agentId: string, newEmail: string): Promise<boolean> =>
    database.transaction(async (tx) => {
      const store = createAuthStore(tx);
      if (!(await store.changeEmail(agentId, newEmail, clock.now()))) return false;
      await announceEnded(tx, await store.endOtherSessions(agentId, null, 'email', clock.now()));
      return true;
    });
}

type Texts = Record<Language, string>;

function refuseField(path: string, code: string, texts: Texts): AppError {
  return new AppError('invalid_input', { fields: [{ path, code, message: texts.en }], texts });
}

const wrongTexts: Texts = { en: 'This is not your password', fr: 'Ce n’est pas votre mot de passe' };
const sameTexts: Texts = {
  en: 'You sign in with this address already',
  fr: 'Vous vous connectez déjà avec cette adresse',
};
const lockedTexts: Texts = {
  en: 'Too many wrong passwords. Wait 15 minutes and try again.',
  fr: 'Trop de mots de passe erronés. Attendez 15 minutes et réessayez.',
};
const demoTexts: Texts = {
  en: 'The accounts of the demo keep their addresses, because everybody signs in with them. Register one of your own to try it.',
  fr: 'Les comptes de démonstration gardent leurs adresses, car tout le monde s’y connecte. Créez votre propre compte pour l’essayer.',
};
