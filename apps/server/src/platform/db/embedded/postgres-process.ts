import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { totalmem } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { findFreePort } from '../../free-port.ts';
import type { ClusterPlaces } from './places.ts';
import type { SystemUser } from './system-user.ts';

const passwordFileName = 'hearthline-password';
export const superuser = 'hearthline';

/** Makes the cluster in a folder of its own and moves it into place when whole, so that a crash leaves nothing half made. */
export async function createCluster(places: ClusterPlaces, user: SystemUser | null): Promise<void> {
  if (existsSync(path.join(places.pgData, 'PG_VERSION'))) return;
  const unfinished = `${places.pgData}.${process.pid}`;
  const passwordFile = `${unfinished}.password`;
  await removeLeftovers(places);
  await mkdir(unfinished, { mode: 0o700 });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (user) {
    await chown(unfinished, user.uid, user.gid);
    await chown(passwordFile, user.uid, user.gid);
  }
  await runInitdb(
    places,
    [
      '-D',
      unfinished,
      '-U',
      superuser,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--locale=C',
      '--no-sync',
    ],
    user,
  );
  await rename(passwordFile, path.join(unfinished, passwordFileName));
  // Another program may have been faster; its cluster stands and ours goes.
  await rename(unfinished, places.pgData).catch(() => rm(unfinished, { recursive: true }));
}

/** Detached: Ctrl-C in the terminal must reach us first, who then stop when the cluster is whole. */
async function runInitdb(places: ClusterPlaces, args: string[], user: SystemUser | null): Promise<void> {
  const child = spawn(places.initdb, args, {
    ...user,
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [[code], said] = await Promise.all([once(child, 'close'), text(child.stderr)]);
  if (code !== 0) throw new Error(`The database could not be made: ${said}`);
}

/** What programs left behind that were killed while they made a cluster. */
async function removeLeftovers({ pgData }: ClusterPlaces): Promise<void> {
  const [folder, name] = [path.dirname(pgData), path.basename(pgData)];
  for (const entry of await readdir(folder)) {
    const pid = entry.startsWith(`${name}.`)
      ? Number(entry.slice(name.length + 1).split('.')[0])
      : Number.NaN;
    if (Number.isInteger(pid) && (pid === process.pid || !isAlive(pid)))
      await rm(path.join(folder, entry), { recursive: true, force: true, maxRetries: 10 });
  }
}

export async function loadPassword(places: ClusterPlaces): Promise<string> {
  return readFile(path.join(places.pgData, passwordFileName), 'utf8');
}

export interface StartedPostgres {
  port: number;
  /** Settles when the process ends, for instance because another one already serves this folder. */
  ended: Promise<void>;
}

export async function startPostgres(
  places: ClusterPlaces,
  user: SystemUser | null,
  { settings = {}, port: wanted }: { settings?: Record<string, string> | undefined; port?: number },
): Promise<StartedPostgres> {
  const port = wanted ?? (await findFreePort());
  const log = await open(places.logFile, 'a', 0o600);
  const child = spawn(
    places.postgres,
    [
      '-D',
      places.pgData,
      '-p',
      String(port),
      '-h',
      '127.0.0.1',
      '-k',
      '',
      ...toArguments({ ...sizeToMachine(), ...settings }),
    ],
    // Detached: Ctrl-C in the terminal must reach us first, and a killed server must not take the database with it.
    { ...user, cwd: '/', detached: true, stdio: ['ignore', log.fd, log.fd] },
  );
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  child.unref();
  await log.close();
  return { port, ended };
}

export interface Postmaster {
  pid: number;
  /** Zero until the process has come so far as to note it. */
  port: number;
}

/** The process that serves the folder, as PostgreSQL itself notes it; null when that process is gone. */
export async function findPostmaster(places: ClusterPlaces): Promise<Postmaster | null> {
  const note = await readFile(path.join(places.pgData, 'postmaster.pid'), 'utf8').catch(() => '');
  const [pid, , , port] = note.split('\n').map(Number);
  // A number below 2 would address a group of processes, or all of them, instead of one.
  const isOneProcess = pid !== undefined && Number.isInteger(pid) && pid > 1;
  return isOneProcess && isAlive(pid) && (await isPostgres(pid, places)) ? { pid, port: port || 0 } : null;
}

/** A note that outlived its process may name a number that another program got since. */
async function isPostgres(pid: number, places: ClusterPlaces): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return command === null || command.includes(places.pgData);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The last lines of the log, for an error message that helps. */
export async function loadLogTail(places: ClusterPlaces): Promise<string> {
  const size = await stat(places.logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size === 0) return '';
  return (await readFile(places.logFile, 'utf8')).trimEnd().split('\n').slice(-5).join('\n');
}

/** An eighth of the memory: enough for a million listings on a small server, bearable on a laptop. */
function sizeToMachine(): Record<string, string> {
  const megabytes = Math.round(totalmem() / 8 / 2 ** 20);
  return {
    shared_buffers: `${Math.min(Math.max(megabytes, 64), 4096)}MB`,
    max_connections: '200',
    random_page_cost: '1.1',
    log_min_messages: 'warning',
    // Statements and details of errors hold what people wrote.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
}

function toArguments(settings: Record<string, string>): string[] {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
