import { chmod, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Cluster } from '../platform/db/embedded/cluster.ts';
import { joinCluster } from '../platform/db/embedded/cluster.ts';
import { isAlive } from '../platform/db/embedded/postgres-process.ts';
import { removeDataDir } from './server-process.ts';

const prefix = 'hearthline-cluster-';

/** A cluster that forgets everything: without syncing to disk, and removed when left. */
export async function startTemporaryCluster(): Promise<Cluster & { dataDir: string }> {
  await removeLeftClusters();
  const dataDir = await mkdtemp(path.join(tmpdir(), `${prefix}${process.pid}-`));
  await chmod(dataDir, 0o755);
  const cluster = await joinCluster({
    dataDir,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      shared_buffers: '128MB',
      max_connections: '300',
    },
  });
  return {
    ...cluster,
    dataDir,
    leave: async () => {
      await cluster.leave();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Of runs that were killed: what they kept in memory would stay there. */
async function removeLeftClusters(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : Number.NaN;
    if (!Number.isInteger(pid) || isAlive(pid)) continue;
    // Another run may be removing it too; what stays is met again by the next one.
    await removeLeftCluster(path.join(tmpdir(), name)).catch(() => {});
  }
}

async function removeLeftCluster(folder: string): Promise<void> {
  if ((await lstat(folder)).uid !== process.getuid?.()) return;
  await removeDataDir(folder);
}
