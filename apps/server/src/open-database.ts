import type { Config } from './config/config.ts';
import { closeDataDir } from './platform/data-dir.ts';
import type { Cluster } from './platform/db/embedded/cluster.ts';
import { joinCluster } from './platform/db/embedded/cluster.ts';
import { migrate } from './platform/db/migrate.ts';
import type { Progress } from './platform/terminal/progress.ts';

export interface OpenedDatabase {
  ownerUrl: string;
  /** Null where DATABASE_URL names a database that somebody else runs. */
  cluster: Cluster | null;
  close(): Promise<void>;
}

const clusterSteps = ['create', 'start', 'ready'] as const;

/** The configured database or the embedded one, at the newest schema. */
export async function openDatabase(
  config: Config,
  progress: Progress,
  beforeMigration: (cluster: Cluster | null) => Promise<void> = async () => {},
): Promise<OpenedDatabase> {
  if (config.db.url) await closeDataDir(config.dataDir, null);
  const cluster = config.db.url
    ? null
    : await joinCluster({
        dataDir: config.dataDir,
        onStep: (step) =>
          progress.show('Preparing the database', clusterSteps.indexOf(step) + 1, clusterSteps.length),
      });
  try {
    await beforeMigration(cluster);
    const ownerUrl = config.db.url ?? cluster?.url ?? '';
    await migrate(ownerUrl, {
      onProgress: (done, total) => progress.show('Bringing the schema up to date', done, total),
    });
    return { ownerUrl, cluster, close: async () => cluster?.leave() };
  } catch (error) {
    await cluster?.leave();
    throw error;
  }
}
