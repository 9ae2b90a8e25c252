import { chmod, chown, mkdir, readdir, stat } from 'node:fs/promises';
import path from 'node:path';

const ownerOnly = 0o700;
/** The group may pass through by name, and see nothing. */
const passable = 0o710;
const ownFolders = ['cluster', 'files', 'lost+found'];

/**
 * Makes the data folder readable by its owner only. `guest` is the group that must pass through it: started as root,
 * PostgreSQL runs as somebody else. A folder that is not ours alone is left as it is; `describeOpenDataDir` tells it.
 */
export async function closeDataDir(dataDir: string, guest: { gid: number } | null): Promise<void> {
  await mkdir(path.dirname(dataDir), { recursive: true });
  await mkdir(dataDir, { mode: ownerOnly }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const uid = process.getuid?.();
  if (uid === undefined || !(await isOurs(dataDir, uid))) return;
  const group = guest?.gid ?? (await findClusterGroup(dataDir, uid));
  if (group !== null) await chown(dataDir, uid, group);
  await chmod(dataDir, group === null ? ownerOnly : passable);
}

/** Another process may run its PostgreSQL in here as somebody else, who would lose the way to his own files. */
async function findClusterGroup(dataDir: string, uid: number): Promise<number | null> {
  const cluster = await stat(path.join(dataDir, 'cluster')).catch(() => null);
  return cluster && cluster.uid !== uid ? cluster.gid : null;
}

/** Somebody may have named /tmp or /var/lib: what others keep folders in is not ours to close. */
async function isOurs(dataDir: string, uid: number): Promise<boolean> {
  const { uid: owner, mode } = await stat(dataDir);
  const isSticky = (mode & 0o1000) !== 0;
  if (owner !== uid || isSticky) return false;
  const entries = await readdir(dataDir, { withFileTypes: true });
  return entries.every((entry) => !entry.isDirectory() || ownFolders.includes(entry.name));
}

/** Null where nobody else can read or change what lies there. */
export async function describeOpenDataDir(dataDir: string): Promise<string | null> {
  const found = await stat(dataDir).catch(() => null);
  if (process.getuid === undefined || !found || (found.mode & 0o067) === 0) return null;
  return `Other users of this machine can look into ${dataDir}: close it with "chmod 700 ${dataDir}", or set DATA_DIR to a folder of its own.`;
}
