import { randomBytes } from 'node:crypto';
import type { Config } from '../../config/config.ts';
import { demoAccounts } from '../../config/config.ts';
import { createPasswordHasher } from '../../platform/auth/password-hasher.ts';
import { systemClock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { createDatabase } from '../../platform/db/database.ts';
import { deleteUnsealedMails } from '../../platform/mail/mailbox.store.ts';
import { announceEnded } from './auth.sign-in.service.ts';
import { createAuthStore } from './auth.store.ts';

/** The configuration and the data do not go together; told in a sentence. */
export class UnsafeStartError extends Error {
  override name = 'UnsafeStartError';
}

interface OpenAccount {
  agentId: string;
  email: string;
}

const hasher = createPasswordHasher();
const demoEmails = [...demoAccounts.agents, demoAccounts.admin].toSorted();

/** The accounts of the demo that everybody can open: their password stands in the README. */
export function findOpenDemoAccounts(ownerUrl: string): Promise<OpenAccount[]> {
  return withDatabase(ownerUrl, listOpen);
}

/** Gives them passwords that nobody knows. What was open with the old ones is open no more, and no device is known by it. */
export function closeDemoAccounts(ownerUrl: string): Promise<string[]> {
  return withDatabase(ownerUrl, async (database) => {
    const open = await listOpen(database);
    for (const { agentId } of open) {
      const passwordHash = await hasher.hash(randomBytes(32).toString('base64url'));
      await database.transaction(async (tx) => {
        const store = createAuthStore(tx);
        const now = systemClock.now();
        await store.setPassword(agentId, passwordHash, now);
        await store.forgetDevices(agentId);
        await announceEnded(tx, await store.endOtherSessions(agentId, null, 'password', now));
      });
    }
    return open.map(({ email }) => email);
  });
}

/** Production does not start on data that was a demo while everybody could still get in. */
export async function requireClosedDemo(config: Config, ownerUrl: string): Promise<void> {
  if (!config.isProduction || config.demo.isOn) return;
  const open = await findOpenDemoAccounts(ownerUrl);
  if (open.length > 0) throw new UnsafeStartError(describeOpenAccounts(open));
  await deleteUnsealedMails(ownerUrl);
}

export function describeOpenAccounts(open: readonly Pick<OpenAccount, 'email'>[]): string {
  const emails = open.map(({ email }) => email).join(', ');
  return `The password of the demo still opens ${emails}: close them with "npm run cli -- demo close", or say DEMO=on if this is a demo.`;
}

async function listOpen({ db }: Database): Promise<OpenAccount[]> {
  const open: OpenAccount[] = [];
  for (const email of demoEmails) {
    const credential = await createAuthStore(db).findCredential(email);
    if (credential && (await hasher.verify(credential.passwordHash, demoAccounts.password)))
      open.push({ agentId: credential.agentId, email });
  }
  return open;
}

async function withDatabase<T>(ownerUrl: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = createDatabase({ url: ownerUrl, role: 'hearthline_app', maxConnections: 1 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
