import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { solvePuzzle } from '../../apps/server/src/platform/challenge/solve.ts';
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

export async function createAccount(name: string): Promise<Account> {
  const email = `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 8)}@hearthline.test`;
  await cli(
    'agent',
    'create',
    '--email',
    email,
    '--password',
    password,
    '--first-name',
    name,
    '--last-name',
    'Okafor',
  );
  return { email, firstName: name, password };
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
      turnstileToken: await solveChallenge(),
      deviceName: 'Journey',
    }),
  });
  return (await reply.json()) as { token: string; refreshToken: string };
}
