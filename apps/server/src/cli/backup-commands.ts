import path from 'node:path';
import { filesFolder } from '../compose-platform.ts';
import { backUp } from '../platform/backup/backup.ts';
import { restore } from '../platform/backup/restore.ts';
import { schemaVersion } from '../platform/db/migrate.ts';
import { createStoredFiles } from '../platform/storage/stored-files.ts';
import type { Command, CommandContext } from './command.ts';
import { UsageError } from './command.ts';

export const backupCommand: Command = {
  name: 'backup',
  usage: 'FILE',
  summary: 'write the embedded database and the stored files into one file',
  options: {},
  run: async (context, _options, positionals) => {
    const file = requireFile(positionals);
    await requireCluster(context);
    const { ownerUrl } = await context.openDatabase();
    const report = await backUp({
      url: ownerUrl,
      file,
      schema: await schemaVersion(),
      files: createStoredFiles(filesFolder(context.config)),
      now: new Date(),
      onProgress: (done, total) => context.progress.show('Writing the backup', done, total),
    });
    return {
      text: `Wrote ${report.rows} rows of ${report.tables} tables and ${report.files} files to ${file}.`,
      data: { ...report },
    };
  },
};

export const restoreCommand: Command = {
  name: 'restore',
  usage: 'FILE [--replace]',
  summary: 'read such a file back; --replace allows it to take the place of existing accounts',
  options: { replace: { type: 'boolean' } },
  run: async (context, options, positionals) => {
    const file = requireFile(positionals);
    const cluster = await requireCluster(context);
    const report = await restore({
      file,
      urlOf: cluster.urlOf,
      database: new URL(cluster.url).pathname.slice(1),
      files: createStoredFiles(filesFolder(context.config)),
      replaces: options.replace === true,
      onProgress: (done, total) => context.progress.show('Reading the backup', done, total),
    });
    return {
      text: `Restored ${report.rows} rows of ${report.tables} tables and ${report.files} files, as of ${report.createdAt}.`,
      data: { ...report },
    };
  },
};

function requireFile(positionals: string[]): string {
  const [file] = positionals;
  if (!file || positionals.length > 1) throw new UsageError('Name one file.');
  return path.resolve(file);
}

async function requireCluster(context: CommandContext) {
  const { cluster } = await context.openDatabase();
  if (cluster) return cluster;
  throw new UsageError(
    'DATABASE_URL names a database that is not ours to back up: use pg_dump and pg_restore, see docs/operations.md.',
  );
}
