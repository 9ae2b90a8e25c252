import type { Language } from '@hearthline/contract/common';
import type { PlanKey } from '@hearthline/contract/users';
import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/database.ts';

export interface Credential {
  agentId: string;
  passwordHash: string;
  isAdmin: boolean;
  isEmailVerified: boolean;
}

export interface NewPerson {
  email: string;
  passwordHash: string;
  firstName: string;
  lastName: string;
  language: Language;
}

export type TokenPurpose = 'confirm_email' | 'reset_password' | 'new_email' | 'old_email';
export type EndReason = 'logout' | 'password' | 'email';

/** For the account screen, inside a transaction of that agent. */
export const ownPasswordChangedAt = sql<Date | null>`system.own_password_changed_at()`;

/** The functions of schema `system`: the app role can reach its tables in no other way. */
export function createAuthStore(tx: Tx | Db) {
  const listRows = async <Row>(query: RawBuilder<Row>): Promise<Row[]> => (await query.execute(tx)).rows;
  const findRow = async <Row>(query: RawBuilder<Row>): Promise<Row | undefined> => (await listRows(query))[0];
  const isTrue = async (query: RawBuilder<{ answer: boolean }>): Promise<boolean> =>
    (await findRow(query))?.answer === true;
  const run = async (query: RawBuilder<unknown>): Promise<void> => {
    await query.execute(tx);
  };
  const listIds = async (query: RawBuilder<{ id: string }>): Promise<string[]> =>
    (await listRows(query)).map((row) => row.id);

  return {
    createAccount: (agentId: string, person: NewPerson, plan: PlanKey, now: Date) =>
      isTrue(sql`select system.create_account(${agentId}, ${person.email}, ${person.passwordHash},
        ${person.firstName}, ${person.lastName}, ${person.language}, ${now}, ${plan}) as answer`),
    setAdmin: (agentId: string, isAdmin: boolean) =>
      run(sql`select system.set_admin(${agentId}, ${isAdmin})`),
    keepRegistration: (id: string, person: NewPerson, now: Date) =>
      run(sql`select system.keep_registration(${id}, ${person.email}, ${person.passwordHash},
        ${person.firstName}, ${person.lastName}, ${person.language}, ${now})`),
    takeRegistration: (id: string) => findRow<NewPerson>(sql`select * from system.take_registration(${id})`),

    findCredential: (email: string) =>
      findRow<Credential>(sql`select * from system.find_credential(${email})`),
    findMailRecipient: (email: string) =>
      findRow<Pick<Credential, 'agentId' | 'isEmailVerified'>>(
        sql`select * from system.find_mail_recipient(${email})`,
      ),
    findOwnPasswordHash: async () =>
      (await findRow<{ hash: string | null }>(sql`select system.own_password_hash() as hash`))?.hash ?? null,
    findOwnEmail: async () =>
      (await findRow<{ email: string }>(sql`select email from agent where agent_id = current_agent_id()`))
        ?.email,
    verifyEmail: (agentId: string, now: Date) => run(sql`select system.verify_email(${agentId}, ${now})`),
    setPassword: (agentId: string, passwordHash: string, now: Date) =>
      run(sql`select system.set_password(${agentId}, ${passwordHash}, ${now})`),

    startSession: (session: {
      id: string;
      agentId: string;
      passwordHash: string;
      deviceName: string;
      tokenId: string;
      now: Date;
      expiresAt: Date;
    }) =>
      isTrue(sql`select system.start_session(${session.id}, ${session.agentId}, ${session.passwordHash},
        ${session.deviceName}, ${session.tokenId}, ${session.now}, ${session.expiresAt}) as answer`),
    rotateSession: (session: {
      id: string;
      agentId: string;
      oldTokenId: string;
      newTokenId: string;
      deviceName: string;
      now: Date;
      expiresAt: Date;
    }) =>
      findRow<{ outcome: 'rotated' | 'reused' | 'gone'; isAdmin: boolean }>(
        sql`select * from system.rotate_session(${session.id}, ${session.agentId}, ${session.oldTokenId},
          ${session.newTokenId}, ${session.deviceName}, ${session.now}, ${session.expiresAt})`,
      ),
    endSession: (agentId: string, sessionId: string, reason: EndReason, now: Date) =>
      listIds(sql`select id from system.end_session(${agentId}, ${sessionId}, ${reason}, ${now}) as id`),
    endOtherSessions: (agentId: string, keptSessionId: string | null, reason: EndReason, now: Date) =>
      listIds(
        sql`select id from system.end_other_sessions(${agentId}, ${keptSessionId}, ${reason}, ${now}) as id`,
      ),

    createOneTimeToken: (token: {
      hash: Buffer;
      agentId: string;
      purpose: TokenPurpose;
      now: Date;
      expiresAt: Date;
    }) =>
      run(sql`select system.create_one_time_token(${token.hash}, ${token.agentId}, ${token.purpose},
        ${token.now}, ${token.expiresAt})`),
    consumeOneTimeToken: (hash: Buffer, purpose: TokenPurpose, now: Date) =>
      findRow<{ agentId: string; email: string }>(
        sql`select * from system.consume_one_time_token(${hash}, ${purpose}, ${now})`,
      ),

    isLocked: (addressHash: Buffer, now: Date) =>
      isTrue(sql`select system.is_locked(${addressHash}, ${now}) as answer`),
    settleSignIn: (addressHash: Buffer, isRight: boolean, now: Date) =>
      isTrue(sql`select system.settle_sign_in(${addressHash}, ${isRight}, ${now}) as answer`),
    clearSignInFailures: (addressHash: Buffer) =>
      run(sql`select system.clear_sign_in_failures(${addressHash})`),

    /** False when the mailbox was sent enough of them. */
    countAccountMail: (addressHash: Buffer, now: Date) =>
      isTrue(sql`select system.count_account_mail(${addressHash}, ${now}) as answer`),

    findKnownDevice: async (email: string, deviceHashes: Buffer[]) =>
      (
        await findRow<{ hash: Buffer | null }>(
          sql`select system.find_known_device(${email}, ${deviceHashes}) as hash`,
        )
      )?.hash ?? null,
    keepDevice: (agentId: string, deviceHash: Buffer, now: Date) =>
      run(sql`select system.keep_device(${agentId}, ${deviceHash}, ${now})`),
    /** The hashes of those that were known until now. */
    forgetDevices: async (agentId: string) =>
      (await listRows<{ hash: Buffer }>(sql`select hash from system.forget_devices(${agentId}) as hash`)).map(
        ({ hash }) => hash,
      ),

    keepEmailChange: (wish: {
      agentId: string;
      id: string;
      newEmail: string;
      language: Language;
      sessionId: string;
      now: Date;
      expiresAt: Date;
    }) =>
      run(sql`select system.keep_email_change(${wish.agentId}, ${wish.id}, ${wish.newEmail}, ${wish.language},
        ${wish.sessionId}, ${wish.now}, ${wish.expiresAt})`),
    /** Inside a transaction of that agent. */
    findOwnEmailChange: (now: Date) =>
      findRow<{
        newEmail: string;
        requestedAt: Date;
        expiresAt: Date;
        isNewConfirmed: boolean;
        isOldConfirmed: boolean;
      }>(sql`select * from system.own_email_change(${now})`),
    /** For the mails of this wish; none where a newer one took its place. */
    findEmailChange: (agentId: string, id: string, now: Date) =>
      findRow<{ oldEmail: string; newEmail: string; language: Language; expiresAt: Date; isTaken: boolean }>(
        sql`select * from system.find_email_change(${agentId}, ${id}, ${now})`,
      ),
    confirmEmailChange: (agentId: string, isNew: boolean, now: Date) =>
      findRow<{ newEmail: string; sessionId: string; isNewConfirmed: boolean; isOldConfirmed: boolean }>(
        sql`select * from system.confirm_email_change(${agentId}, ${isNew}, ${now})`,
      ),
    forgetEmailChange: (agentId: string, now: Date) =>
      run(sql`select system.forget_email_change(${agentId}, ${now})`),
    /** False when the address has an account already. */
    changeEmail: (agentId: string, newEmail: string, now: Date) =>
      isTrue(sql`select system.change_email(${agentId}, ${newEmail}, ${now}) as answer`),

    forgetExpired: (now: Date) => run(sql`select system.forget_expired(${now})`),
  };
}
