import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { mainDashboard } from '@hearthline/contract/dashboard';
import type { Composition } from '../../apps/server/src/composition.ts';
import { compose } from '../../apps/server/src/composition.ts';
import { createConfig } from '../../apps/server/src/config/config.ts';
import { parseEnv } from '../../apps/server/src/config/env.ts';
import { createPasswordHasher } from '../../apps/server/src/platform/auth/password-hasher.ts';
import { createEmbeddedChallenge } from '../../apps/server/src/platform/challenge/embedded.ts';
import { solvePuzzle } from '../../apps/server/src/platform/challenge/solve.ts';
import { systemClock } from '../../apps/server/src/platform/clock/clock.ts';
import type { RunFile } from '../../apps/server/src/platform/db/embedded/run-file.ts';
import { createId } from '../../apps/server/src/platform/ids.ts';
import { createLog } from '../../apps/server/src/platform/log/log.ts';
import { loadSecret } from '../../apps/server/src/platform/secret.ts';
import { appOrigin, dataDir } from './server-address.ts';

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

let beside: Promise<Beside> | undefined;
type Beside = Pick<Composition, 'operator' | 'workerDatabase'>;

/** The operator's services on the database of the running server: much faster than a command per account. */
async function openBeside(): Promise<Beside> {
  const known = JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8')) as RunFile;
  return compose({
    config: createConfig(parseEnv({ DATA_DIR: dataDir })),
    ownerUrl: `postgres://hearthline:${known.password}@127.0.0.1:${known.port}/hearthline`,
    secret: await loadSecret(dataDir, undefined),
    clock: systemClock,
    log: createLog('warn'),
    // What a sign-in costs is in the hash itself; with this one, an agent for every journey costs next to nothing.
    hasher: createPasswordHasher({ memoryCost: 64, timeCost: 1, parallelism: 1 }),
  });
}

/** Far enough away for every run of the journeys. */
const agreement = { boardName: 'Regional board', validFrom: '2020-01-01', validUntil: '2099-12-31' };

/**
 * Without an agreement with the board, an agent sees no listing data. Journeys that are not about the dashboard begin with
 * an empty one, because a full one takes a second of the processor each time it is opened.
 */
export async function createAccount(
  name: string,
  { hasAgreement = true, hasBadges = false } = {},
): Promise<Account> {
  beside ??= openBeside();
  const { operator, workerDatabase } = await beside;
  const { createAccount: create, agreements } = operator;
  const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@hearthline.test`;
  const agentId = await create({ email, password, firstName: name, lastName: 'Okafor' });
  if (!agentId) throw new Error(`${email} exists already`);
  if (hasAgreement) await agreements.grant(agentId, agreement);
  if (!hasBadges) {
    const empty = { agentId, id: createId(), name: mainDashboard, position: 0, createdAt: systemClock.now() };
    await workerDatabase.db.insertInto('dashboard').values(empty).execute();
  }
  return { email, firstName: name, password };
}

type NotificationEvent = Parameters<Composition['operator']['notifications']['notify']>[1][number];

/** What another part of the product would tell this agent; those given later are newer. */
export async function notify({ email }: Account, ...events: NotificationEvent[]): Promise<void> {
  beside ??= openBeside();
  const { agreements, notifications } = (await beside).operator;
  const agentId = await agreements.findAgentId(email);
  if (!agentId) throw new Error(`There is no agent ${email}`);
  await notifications.notify(agentId, events);
}

/** A turnstile token, as the browser's worker would find it. */
export async function solveChallenge(): Promise<string> {
  const reply = await fetch(`${appOrigin}/api/auth/challenge`);
  const { result } = (await reply.json()) as { result: Parameters<typeof solvePuzzle>[0] };
  return solvePuzzle(result);
}

/** One that the server would have signed, but easy: what a puzzle costs is shown where somebody types a password. */
async function solveEasyChallenge(): Promise<string> {
  const secret = await loadSecret(dataDir, undefined);
  const uses = { use: async () => true };
  const easy = createEmbeddedChallenge({ secret, clock: systemClock, uses, rounds: 1, bits: 1 });
  return solvePuzzle(easy.createPuzzle());
}

export async function signIn(account: Account): Promise<{ token: string; refreshToken: string }> {
  const reply = await fetch(`${appOrigin}/api/auth/secure/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      userKey: account.email,
      password: account.password,
      turnstileToken: await solveEasyChallenge(),
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
