/** Writes the row types of the newest schema. A test compares the file with a fresh one. */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { migrate } from '../apps/server/src/platform/db/migrate.ts';
import { generateSchema } from '../apps/server/src/testing/generate-schema.ts';
import { startTemporaryCluster } from '../apps/server/src/testing/temporary-cluster.ts';

const target = fileURLToPath(new URL('../apps/server/src/platform/db/schema.generated.ts', import.meta.url));
const cluster = await startTemporaryCluster();
try {
  await migrate(cluster.url);
  await writeFile(target, await generateSchema(cluster.url));
} finally {
  await cluster.leave();
}
