import { randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { demoAccounts } from '../config/config.ts';
import type { PasswordHasher } from '../platform/auth/password-hasher.ts';
import { createPasswordHasher } from '../platform/auth/password-hasher.ts';
import type { StoredCredential } from './demo-accounts.store.ts';
import { deleteUnsealedMails, listCredentials, replacePassword } from './demo-accounts.store.ts';

/** The configuration and the data do not go together; told in a sentence. */
export class UnsafeStartError extends Error {
  override name = 'UnsafeStartError';
}

const demoEmails = [...demoAccounts.agents, demoAccounts.admin];

/** The accounts of the demo that everybody can open: their password stands in the README. */
export async function findOpenDemoAccounts(
  ownerUrl: string,
  hasher: Pick<PasswordHasher, 'verify'> = createPasswordHasher(),
): Promise<StoredCredential[]> {
  const open: StoredCredential[] = [];
  for (const credential of await listCredentials(ownerUrl, demoEmails))
    if (await hasher.verify(credential.passwordHash, demoAccounts.password)) open.push(credential);
  return open;
}

/** Gives them passwords that nobody knows. */
export async function closeDemoAccounts(ownerUrl: string): Promise<string[]> {
  const hasher = createPasswordHasher();
  const open = await findOpenDemoAccounts(ownerUrl, hasher);
  for (const { agentId } of open)
    await replacePassword(ownerUrl, agentId, await hasher.hash(randomBytes(32).toString('base64url')));
  return open.map(({ email }) => email);
}

/** Production does not start on data that was a demo while everybody could still get in. */
export async function requireClosedDemo(config: Config, ownerUrl: string): Promise<void> {
  if (!config.isProduction || config.demo.isOn) return;
  const open = await findOpenDemoAccounts(ownerUrl);
  if (open.length > 0) throw new UnsafeStartError(describeOpenAccounts(open));
  await deleteUnsealedMails(ownerUrl);
}

export function describeOpenAccounts(open: readonly Pick<StoredCredential, 'email'>[]): string {
  const emails = open.map(({ email }) => email).join(', ');
  return `The password of the demo still opens ${emails}: close them with "npm run cli -- demo close", or say DEMO=on if this is a demo.`;
}
