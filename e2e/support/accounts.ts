import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { solvePuzzle } from '../../apps/server/src/platform/challenge/solve.ts';
import type { NotificationEvent, Operator } from './operator.ts';
import { appOrigin, dataDir, operatorPort } from './server-address.ts';

const run = promisify(execFile);
const cliFile = fileURLToPath(new URL('../../apps/server/src/cli.ts', import.meta.url));
export const password = 'Hearthline!2025';

export interface Account {
  email: string;
  firstName: string;
  password: string;
}

/** Runs a command of the operator beside the running server. */
export async function cli(...args: string[]): Promise<Record<string, unknown>> {
  const { stdout } = await run('node', [cliFile, ...args, '--json'], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '{}') as Record<string, unknown>;
}

/** Calls the operator's services beside the running program. */
async function askOperator<Name extends keyof Operator>(
  name: Name,
  input: Parameters<Operator[Name]>[0],
): Promise<Awaited<ReturnType<Operator[Name]>>> {
  const reply = await fetch(`http://127.0.0.1:${operatorPort}/${name}`, {
    method: 'POST',
    body: JSON.stringify(input),
  });
  if (!reply.ok) throw new Error(await reply.text());
  return (await reply.json()) as Awaited<ReturnType<Operator[Name]>>;
}

/**
 * Without an agreement with the board, an agent sees no listing data. Journeys that are not about the dashboard begin with
 * an empty one, because a full one takes a second of the processor each time it is opened.
 */
export async function createAccount(
  firstName: string,
  { isAdmin = false, hasAgreement = true, hasBadges = false } = {},
): Promise<Account> {
  const email = `${firstName.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@hearthline.test`;
  await askOperator('createAccount', { email, password, firstName, isAdmin, hasAgreement, hasBadges });
  return { email, firstName, password };
}

/** What another part of the product would tell this agent; those given later are newer. */
export async function notify({ email }: Account, ...events: NotificationEvent[]): Promise<void> {
  await askOperator('notify', { email, events });
}

/** What waits for this address in the outbox need not be waited for. */
export async function sendWaiting(to: string): Promise<void> {
  await askOperator('sendWaiting', { to });
}

/** A turnstile token, as the browser's worker would find it. */
export async function solveChallenge(): Promise<string> {
  const reply = await fetch(`${appOrigin}/api/auth/challenge`);
  const { result } = (await reply.json()) as { result: Parameters<typeof solvePuzzle>[0] };
  return solvePuzzle(result);
}

export async function signIn(account: Account): Promise<{ token: string; refreshToken: string }> {
  const reply = await fetch(`${appOrigin}/api/auth/secure/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      userKey: account.email,
      password: account.password,
      // One that the server would have signed, but easy: what a puzzle costs is shown where somebody types a password.
      turnstileToken: await askOperator('solveEasyChallenge', {}),
      deviceName: 'Journey',
    }),
  });
  return (await reply.json()) as { token: string; refreshToken: string };
}

const tokens = new WeakMap<Account, Promise<string>>();

/** For calls beside the browser; an account signs in for them once. */
export function tokenOf(account: Account): Promise<string> {
  const known = tokens.get(account) ?? signIn(account).then(({ token }) => token);
  tokens.set(account, known);
  return known;
}

/** The board tells another price of a listing, in cents. */
export async function changePrice(listingId: string, listPrice: number): Promise<void> {
  await askOperator('changePrice', { listingId, listPrice });
}
