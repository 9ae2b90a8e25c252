import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { buildSiteIfStale } from '../../../../scripts/build-web.ts';
import { migrate } from '../platform/db/migrate.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    templateUrl: string;
  }
}

/** One cluster for the run and one migrated database in it, which every test file clones; and the site, which draws every mail. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [cluster] = await Promise.all([startTemporaryCluster(), buildSiteIfStale()]);
  const templateUrl = cluster.urlOf('template_hearthline');
  const client = new pg.Client({ connectionString: cluster.urlOf('postgres') });
  await client.connect();
  await client.query('create database template_hearthline');
  await client.end();
  await migrate(templateUrl);
  project.provide('templateUrl', templateUrl);
  return () => cluster.leave();
}
