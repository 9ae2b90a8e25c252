import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Cluster } from '../platform/db/embedded/cluster.ts';
import { joinCluster } from '../platform/db/embedded/cluster.ts';

/** A cluster that forgets everything: without syncing to disk, and removed when left. */
export async function startTemporaryCluster(): Promise<Cluster & { dataDir: string }> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearthline-'));
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
