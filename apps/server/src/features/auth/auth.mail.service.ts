import type { Language } from '@hearthline/contract/common';
import type { LoadSite, Mail } from '@hearthline/contract/site';
import type { PlanKey } from '@hearthline/contract/users';
import { hourMs } from '@hearthline/domain/calendar';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { createId } from '../../platform/ids.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { enqueueMail } from '../../platform/mail/mail-job.ts';
import type { MailSeal } from '../../platform/mail/mail-seal.ts';
import type { EmailChangeMail } from './auth.jobs.ts';
import { sendEmailChangeMailJob } from './auth.jobs.ts';
import type { HashAddress } from './auth.sign-in.service.ts';
import type { TokenPurpose } from './auth.store.ts';
import { createAuthStore } from './auth.store.ts';
import { createOneTimeToken } from './one-time-token.ts';

type AccountMail = Extract<Mail, { name: 'account' }>;

const confirmHours = 48;
export const emailChangeHours = 48;
const resetHours = 1;
/** Until a mailbox that was sent enough is tried again. */
const putOffSeconds = 15 * 60;
const links = {
  confirm_email: { kind: 'confirm', path: '/auth/confirm-email', hours: confirmHours },
  reset_password: { kind: 'reset', path: '/auth/reset_password', hours: resetHours },
  new_email: { kind: 'newEmail', path: '/auth/change-email', hours: emailChangeHours },
  old_email: { kind: 'oldEmail', path: '/auth/change-email', hours: emailChangeHours },
} as const satisfies Record<TokenPurpose, { kind: AccountMail['kind']; path: string; hours: number }>;

export interface AuthMailDeps {
  database: Pick<Database, 'db' | 'transaction'>;
  clock: Clock;
  hashAddress: HashAddress;
  brand: string;
  /** On which people who register begin. */
  defaultPlan: PlanKey;
  /** Where people open the app; links in mails start with it. */
  appOrigin: string;
  loadSite: LoadSite;
  mailSeal: MailSeal;
}

/** What the jobs do after a request: here it may show whether an address has an account, for nobody waits for it. */
export function createAuthMailService(deps: AuthMailDeps) {
  const { database, clock, hashAddress, brand, defaultPlan, appOrigin, loadSite, mailSeal } = deps;

  /** Whoever asks and for what: a stranger's mailbox cannot be filled. What follows a plus does not make another one. */
  function isWithinLimit(tx: Tx, email: string): Promise<boolean> {
    const [name = '', domain] = email.split('@');
    const mailbox = `${name.split('+')[0] || name}@${domain}`;
    return createAuthStore(tx).countAccountMail(hashAddress(mailbox), clock.now());
  }

  async function enqueueAccountMail(
    tx: Tx,
    to: string,
    mail: Omit<AccountMail, 'name' | 'brand' | 'newEmail'> & Partial<Pick<AccountMail, 'newEmail'>>,
  ) {
    const messageId = `${createId()}@${new URL(appOrigin).hostname}`;
    const { renderMail } = await loadSite();
    const rendered = renderMail({ name: 'account', brand, newEmail: '', ...mail });
    await enqueueMail(tx, mailSeal, { to, messageId, ...rendered });
  }

  async function enqueueLink(
    tx: Tx,
    purpose: TokenPurpose,
    agentId: string,
    email: string,
    { language, newEmail = '', endsAt }: { language: Language; newEmail?: string; endsAt?: Date },
  ) {
    const { kind, path, hours } = links[purpose];
    const token = createOneTimeToken();
    const now = clock.now();
    const expiresAt = endsAt ?? new Date(now.getTime() + hours * hourMs);
    await createAuthStore(tx).createOneTimeToken({ hash: token.hash, agentId, purpose, now, expiresAt });
    const link = `${appOrigin}${path}?token=${token.text}`;
    const hoursLeft = Math.max(1, Math.round((expiresAt.getTime() - now.getTime()) / hourMs));
    await enqueueAccountMail(tx, email, { kind, language, link, hours: hoursLeft, newEmail });
  }

  async function completeRegistration(registrationId: string): Promise<void> {
    await database.transaction(async (tx) => {
      const store = createAuthStore(tx);
      const person = await store.takeRegistration(registrationId);
      if (!person) return;
      const agentId = createId();
      const isNew = await store.createAccount(agentId, person, defaultPlan, clock.now());
      const { email, language } = person;
      if (!(await isWithinLimit(tx, email))) return;
      if (isNew) await enqueueLink(tx, 'confirm_email', agentId, email, { language });
      else {
        const link = `${appOrigin}/auth/forgot-password`;
        await enqueueAccountMail(tx, email, { kind: 'exists', language, link, hours: resetHours });
      }
    });
  }

  async function sendConfirmation(email: string, language: Language): Promise<void> {
    await database.transaction(async (tx) => {
      const agent = await createAuthStore(tx).findMailRecipient(email);
      if (!agent || agent.isEmailVerified || !(await isWithinLimit(tx, email))) return;
      await enqueueLink(tx, 'confirm_email', agent.agentId, email, { language });
    });
  }

  async function sendReset(email: string, language: Language): Promise<void> {
    await database.transaction(async (tx) => {
      const agent = await createAuthStore(tx).findMailRecipient(email);
      if (!agent || !(await isWithinLimit(tx, email))) return;
      await enqueueLink(tx, 'reset_password', agent.agentId, email, { language });
    });
  }

  /**
   * To one of the two mailboxes. A new one that has an account learns that, and nobody else does. One that was sent
   * enough is written to later, for the links of an older wish open nothing any more.
   */
  async function sendEmailChange(mail: EmailChangeMail): Promise<void> {
    const { agentId, changeId, mailbox } = mail;
    await database.transaction(async (tx) => {
      const change = await createAuthStore(tx).findEmailChange(agentId, changeId, clock.now());
      if (!change) return;
      const { oldEmail, newEmail, language, expiresAt: endsAt } = change;
      if (!(await isWithinLimit(tx, mailbox === 'old' ? oldEmail : newEmail)))
        await enqueue(tx, sendEmailChangeMailJob, mail, { leastWaitSeconds: putOffSeconds });
      else if (mailbox === 'old')
        await enqueueLink(tx, 'old_email', agentId, oldEmail, { language, newEmail, endsAt });
      else if (!change.isTaken) await enqueueLink(tx, 'new_email', agentId, newEmail, { language, endsAt });
      else {
        const link = `${appOrigin}/auth/login`;
        await enqueueAccountMail(tx, newEmail, { kind: 'taken', language, link, hours: emailChangeHours });
      }
    });
  }

  async function forgetExpired(): Promise<void> {
    await createAuthStore(database.db).forgetExpired(clock.now());
  }

  return { completeRegistration, sendConfirmation, sendReset, sendEmailChange, forgetExpired };
}
