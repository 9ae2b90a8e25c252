import type { ImportIssueKind } from '@hearthline/contract/client-import';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/database.ts';
import type { ClientImport, ClientImportIssue } from '../../../platform/db/schema.generated.ts';

export type ImportRow = Selectable<ClientImport>;
export type IssueRow = Pick<Selectable<ClientImportIssue>, 'rowNumber' | 'kind' | 'reasons' | 'cells'>;

/** Imports of one agent and the rows of their files that need a word. */
export function createImportStore(tx: Tx, agentId: string) {
  const own = () => tx.selectFrom('clientImport').selectAll().where('agentId', '=', agentId);
  const change = (id: string) =>
    tx.updateTable('clientImport').where('agentId', '=', agentId).where('id', '=', id);
  const issues = (importId: string) =>
    tx
      .selectFrom('clientImportIssue')
      .select(['rowNumber', 'kind', 'reasons', 'cells'])
      .where('agentId', '=', agentId)
      .where('importId', '=', importId)
      .orderBy('rowNumber');

  return {
    insert: async (row: Omit<Insertable<ClientImport>, 'agentId'>): Promise<void> => {
      await tx
        .insertInto('clientImport')
        .values({ ...row, agentId })
        .execute();
    },
    find: (id: string): Promise<ImportRow | undefined> => own().where('id', '=', id).executeTakeFirst(),
    /** Nobody else changes it before this transaction ends. */
    lock: (id: string): Promise<ImportRow | undefined> =>
      own().where('id', '=', id).forUpdate().executeTakeFirst(),
    /** Newest first, without what is known of their columns: that is long, and lists do not show it. */
    list: async (limit: number): Promise<ImportRow[]> => {
      const { rows } = await sql<ImportRow>`
        select i.*, plan - 'columns' - 'format' as plan from client_import i
        where agent_id = ${agentId} order by id desc limit ${limit}`.execute(tx);
      return rows;
    },
    update: async (id: string, changes: Updateable<ClientImport>): Promise<void> => {
      await change(id).set(changes).execute();
    },
    setPartSize: async (id: string, part: number, bytes: number, at: Date): Promise<void> => {
      await sql`
        update client_import set part_sizes[${part + 1}::int] = ${bytes}, updated_at = ${at}
        where agent_id = ${agentId} and id = ${id}`.execute(tx);
    },
    /** A new check makes the others wait for a plan again; two at once would only slow each other. */
    stopOtherChecks: async (id: string, at: Date): Promise<void> => {
      await tx
        .updateTable('clientImport')
        .set({ state: 'mapping', updatedAt: at })
        .where('agentId', '=', agentId)
        .where('id', '<>', id)
        .where('state', '=', 'checking')
        .execute();
    },
    remove: async (id: string): Promise<void> => {
      await tx.deleteFrom('clientImport').where('agentId', '=', agentId).where('id', '=', id).execute();
    },

    insertIssues: async (importId: string, rows: readonly IssueRow[]): Promise<void> => {
      if (rows.length === 0) return;
      await sql`
        insert into client_import_issue (agent_id, import_id, row_number, kind, reasons, cells)
        select ${agentId}, ${importId}, row_number, kind, reasons, cells
        from jsonb_populate_recordset(null::client_import_issue, ${JSON.stringify(
          rows.map(({ rowNumber, ...row }) => ({ row_number: rowNumber, ...row })),
        )}::jsonb)`.execute(tx);
    },
    removeIssues: async (importId: string): Promise<void> => {
      await tx
        .deleteFrom('clientImportIssue')
        .where('agentId', '=', agentId)
        .where('importId', '=', importId)
        .execute();
    },
    listIssues: (
      importId: string,
      { kind, offset, limit }: { kind: ImportIssueKind | undefined; offset: number; limit: number },
    ): Promise<IssueRow[]> => {
      const all = issues(importId).offset(offset).limit(limit);
      return (kind ? all.where('kind', '=', kind) : all).execute();
    },
    listIssuesAfter: (importId: string, rowNumber: number, limit: number): Promise<IssueRow[]> =>
      issues(importId).where('rowNumber', '>', rowNumber).limit(limit).execute(),
  };
}

/** Two imports of one agent cannot run at once. */
export function isAlreadyRunning(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && constraint === 'client_import_running';
}
