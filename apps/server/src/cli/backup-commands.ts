import path from 'node:path';
import { filesFolder } from '../compose-platform.ts';
import { backUp } from '../platform/backup/backup.ts';
import { BackupSecretError, backUpSecret, chooseSecret } from '../platform/backup/backup-secret.ts';
import { noteBackup } from '../platform/backup/last-backup.ts';
import { findBackedUpSecret, restore } from '../platform/backup/restore.ts';
import { schemaVersion } from '../platform/db/migrate.ts';
import { findKeptSecret, keepSecret, loadSecret } from '../platform/secret.ts';
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
    const { dataDir, tokenSecret, backupPassphrase } = context.config;
    const secret = await backUpSecret(await loadSecret(dataDir, tokenSecret), backupPassphrase);
    const now = new Date();
    const report = await backUp({
      url: ownerUrl,
      file,
      schema: await schemaVersion(),
      files: createStoredFiles(filesFolder(context.config)),
      secret,
      now,
      onProgress: (done, total) => context.progress.show('Writing the backup', done, total),
    });
    await noteBackup(dataDir, { at: now.toISOString(), file });
    const warning = secret.sealed
      ? null
      : 'The secret that signs links in mails is not in it, because BACKUP_PASSPHRASE is not set: a restore elsewhere will ask for TOKEN_SECRET.';
    return {
      text: withWarning(
        `Wrote ${report.rows} rows of ${report.tables} tables and ${report.files} files to ${file}.`,
        warning,
      ),
      data: { ...report, hasSecret: warning === null, warning },
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
    const { secret, warning } = await chooseSecretFor(context, file);
    const report = await restore({
      file,
      urlOf: cluster.urlOf,
      database: new URL(cluster.url).pathname.slice(1),
      files: createStoredFiles(filesFolder(context.config)),
      replaces: options.replace === true,
      onProgress: (done, total) => context.progress.show('Reading the backup', done, total),
    });
    // In production TOKEN_SECRET is given at every start; elsewhere the next start shall find it.
    if (!context.config.isProduction) await keepSecret(context.config.dataDir, secret);
    return {
      text: withWarning(
        `Restored ${report.rows} rows of ${report.tables} tables and ${report.files} files, as of ${report.createdAt}. A server that is running has to be started anew.`,
        warning,
      ),
      data: { ...report, warning },
    };
  },
};

async function chooseSecretFor({ config }: CommandContext, file: string) {
  const { dataDir, tokenSecret: configured, backupPassphrase: passphrase } = config;
  try {
    const kept = await findKeptSecret(dataDir);
    return await chooseSecret(await findBackedUpSecret(file), { passphrase, configured, kept });
  } catch (error) {
    throw error instanceof BackupSecretError ? new UsageError(error.message) : error;
  }
}

const withWarning = (text: string, warning: string | null) => (warning ? `${text}\n${warning}` : text);

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
