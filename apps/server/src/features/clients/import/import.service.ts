import type { ClientImport, ImportIssue, ImportIssueKind } from '@hearthline/contract/client-import';
import { importShownIssues } from '@hearthline/contract/client-import';
import type { Language } from '@hearthline/contract/common';
import { AppError } from '../../../platform/errors.ts';
import { createId } from '../../../platform/ids.ts';
import type { ClientTransaction, ClientTransactions } from '../client-transaction.ts';
import { FileFailure } from './file/import-failure.ts';
import { presentImport, presentIssue, tallyOf } from './import.presenter.ts';
import type { ImportRow } from './import.store.ts';
import { createImportStore } from './import.store.ts';
import type { ImportFiles } from './import-files.ts';
import { sizesOfParts } from './import-files.ts';

const listedImports = 20;
/** More files than this that were never imported are somebody's forgotten tries. */
const openImports = 10;

export const storeOf = ({ tx, agentId }: Pick<ClientTransaction, 'tx' | 'agentId'>) =>
  createImportStore(tx, agentId);

/** One that is there; another agent's looks as if it were not. */
export async function getImport(transaction: ClientTransaction, id: string): Promise<ImportRow> {
  const row = await storeOf(transaction).find(id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** The same, and nobody else changes it meanwhile. */
export async function lockImport(transaction: ClientTransaction, id: string): Promise<ImportRow> {
  const row = await storeOf(transaction).lock(id);
  if (!row) throw new AppError('not_found');
  return row;
}

/** The file has done its work. Were this interrupted, the daily job would find what is left. */
export async function removeParts(
  { open }: ClientTransactions,
  files: ImportFiles,
  row: ImportRow,
): Promise<void> {
  await files.remove(row);
  await open(row.agentId, (transaction) => storeOf(transaction).update(row.id, { partSizes: [] }));
}

/** Files on their way in: announced, sent in parts, read, and forgotten. */
export function createImportService(transactions: ClientTransactions, files: ImportFiles) {
  const { open } = transactions;
  const find = (agentId: string, id: string): Promise<ImportRow> =>
    open(agentId, (transaction) => getImport(transaction, id));

  /** Forgets tries that were left lying, the oldest first. */
  async function forgetOldTries(agentId: string): Promise<void> {
    const rows = await open(agentId, (transaction) => storeOf(transaction).list(1_000));
    const unfinished = rows.filter(({ state }) =>
      ['uploading', 'mapping', 'checked', 'failed'].includes(state),
    );
    for (const row of unfinished.slice(openImports - 1)) await forget(row);
  }

  async function forget(row: ImportRow): Promise<void> {
    await open(row.agentId, (transaction) => storeOf(transaction).remove(row.id));
    await files.remove(row);
  }

  async function fail(row: ImportRow, { failure }: FileFailure): Promise<ImportRow> {
    const changed = await open(row.agentId, async (transaction) => {
      await storeOf(transaction).update(row.id, { state: 'failed', failure, updatedAt: transaction.now });
      return getImport(transaction, row.id);
    });
    await removeParts(transactions, files, row);
    return changed;
  }

  return {
    list: async (agentId: string): Promise<ClientImport[]> =>
      (await open(agentId, (transaction) => storeOf(transaction).list(listedImports))).map(presentImport),

    get: async (agentId: string, id: string): Promise<ClientImport> => presentImport(await find(agentId, id)),

    announce: async (
      agentId: string,
      { fileName, bytes }: { fileName: string; bytes: number },
    ): Promise<ClientImport> => {
      await forgetOldTries(agentId);
      return open(agentId, async (transaction) => {
        const id = createId();
        await storeOf(transaction).insert({
          id,
          fileName,
          byteSize: bytes,
          partSizes: sizesOfParts(bytes).map(() => 0),
          state: 'uploading',
          createdAt: transaction.now,
          updatedAt: transaction.now,
        });
        return presentImport(await getImport(transaction, id));
      });
    },

    addPart: async (agentId: string, id: string, part: number, bytes: Buffer): Promise<number> => {
      const row = await find(agentId, id);
      if (row.state !== 'uploading') throw new AppError('conflict');
      if (sizesOfParts(row.byteSize)[part] !== bytes.length)
        throw new AppError('invalid_input', {
          fields: [{ path: 'file', code: 'part_size', message: 'Not the length of this part' }],
        });
      await files.put(row, part, bytes);
      return open(agentId, async (transaction) => {
        await storeOf(transaction).setPartSize(id, part, bytes.length, transaction.now);
        const { partSizes } = await getImport(transaction, id);
        return partSizes.reduce((sum, size) => sum + size, 0);
      });
    },

    /** Outside of a transaction, since a large file takes seconds. */
    parse: async (agentId: string, id: string, language: Language): Promise<ClientImport> => {
      const row = await find(agentId, id);
      if (row.state === 'mapping') return presentImport(row);
      if (row.state !== 'uploading' || row.partSizes.some((size) => size === 0))
        throw new AppError('conflict');
      try {
        const { plan, rowsTotal } = await files.parse(row, language);
        return await open(agentId, async (transaction) => {
          const changes = {
            state: 'mapping',
            plan: JSON.stringify(plan),
            rowsTotal,
            updatedAt: transaction.now,
          };
          await storeOf(transaction).update(id, changes);
          return presentImport(await getImport(transaction, id));
        });
      } catch (error) {
        if (!(error instanceof FileFailure)) throw error;
        return presentImport(await fail(row, error));
      }
    },

    listIssues: (
      agentId: string,
      id: string,
      request: { kind?: ImportIssueKind | undefined; page: number; pageSize: number },
    ): Promise<{ rows: ImportIssue[]; totalRows: number }> =>
      open(agentId, async (transaction) => {
        const counts = tallyOf(await getImport(transaction, id));
        const { kind, page, pageSize } = request;
        const offset = Math.min((page - 1) * pageSize, importShownIssues);
        const limit = Math.min(pageSize, importShownIssues - offset);
        const rows = limit === 0 ? [] : await storeOf(transaction).listIssues(id, { kind, offset, limit });
        const total = kind ? counts[kind] : counts.refused + counts.incomplete + counts.known + counts.likely;
        return { rows: rows.map(presentIssue), totalRows: Math.min(total, importShownIssues) };
      }),

    remove: async (agentId: string, id: string): Promise<void> => {
      const row = await find(agentId, id);
      if (row.state === 'importing') throw new AppError('conflict');
      await forget(row);
    },
  };
}

export type ImportService = ReturnType<typeof createImportService>;
