import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { toColumnName } from '../../../platform/db/column-name.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Client } from '../../../platform/db/schema.generated.ts';
import type { ClientRecord } from '../records/client-record.ts';
import { recordColumns } from '../records/client-record.ts';

export type WrittenClient = ClientRecord & { id: string };

/** One statement writes many records, as JSON instead of thousands of parameters. */
const columns = recordColumns.map((column) => [column, toColumnName(column)] as const);
const listed = sql.raw(columns.map(([, name]) => name).join(', '));
const assigned = sql.raw(columns.map(([, name]) => `${name} = r.${name}`).join(', '));

function toJson(records: readonly WrittenClient[]): string {
  const rows = records.map((record) => {
    const cells = columns.map(([column, name]) => [name, record[column]] as const);
    return { ...Object.fromEntries(cells), id: record.id, more_phones: JSON.parse(record.morePhones) };
  });
  return JSON.stringify(rows);
}

/** Clients as an import meets and writes them, many at once. Its own are not strangers to it. */
export function createImportPeopleStore(tx: Tx, agentId: string, importId: string) {
  const others = sql`c.agent_id = ${agentId} and c.deleted_at is null and c.import_id is distinct from ${importId}::uuid`;

  return {
    findEmailOwners: async (emails: readonly string[]): Promise<Map<string, string>> => {
      const { rows } = await sql<{ email: string; clientId: string }>`
        select e.email, e.client_id from find_email_owners(${agentId}, ${emails}::text[]) e
        join client c on c.id = e.client_id where ${others}`.execute(tx);
      return new Map(rows.map(({ email, clientId }) => [email, clientId]));
    },
    findPhoneOwners: async (numbers: readonly string[]): Promise<Map<string, string>> => {
      const { rows } = await sql<{ number: string; clientId: string }>`
        select p.number, p.client_id from client_phone p join client c on c.agent_id = p.agent_id and c.id = p.client_id
        where p.agent_id = ${agentId} and p.number = any (${numbers}::text[]) and ${others}`.execute(tx);
      return new Map(rows.map(({ number, clientId }) => [number, clientId]));
    },
    listNamesakes: async (
      sortNames: readonly string[],
    ): Promise<Pick<Selectable<Client>, 'id' | 'sortName' | 'address1' | 'postalCode'>[]> => {
      const { rows } = await sql<Selectable<Client>>`
        select c.id, c.sort_name, c.address1, c.postal_code from client c
        where ${others} and c.sort_name = any (${sortNames}::text[]) and c.address1 <> ''`.execute(tx);
      return rows;
    },
    /** In one order, so that two of us never wait for each other. */
    lockRecords: (ids: readonly string[]): Promise<Selectable<Client>[]> =>
      tx
        .selectFrom('client')
        .selectAll()
        .where('agentId', '=', agentId)
        .where('deletedAt', 'is', null)
        .where('id', '=', sql<string>`any (${ids}::uuid[])`)
        .orderBy('id')
        .forUpdate()
        .execute(),
    insert: async (records: readonly WrittenClient[], at: Date): Promise<void> => {
      if (records.length === 0) return;
      await sql`
        insert into client (agent_id, id, import_id, is_imported, created_at, updated_at, ${listed})
        select ${agentId}, id, ${importId}, true, ${at}, ${at}, ${listed}
        from jsonb_populate_recordset(null::client, ${toJson(records)}::jsonb)`.execute(tx);
    },
    update: async (records: readonly WrittenClient[], at: Date): Promise<void> => {
      if (records.length === 0) return;
      await sql`
        update client c set updated_at = ${at}, ${assigned}
        from jsonb_populate_recordset(null::client, ${toJson(records)}::jsonb) r
        where c.agent_id = ${agentId} and c.id = r.id`.execute(tx);
    },
    removeCreated: async (batchId: string, at: Date): Promise<number> => {
      const { numAffectedRows } = await sql`
        update client set deleted_at = ${at}, deleted_batch = ${batchId}
        where agent_id = ${agentId} and import_id = ${importId} and deleted_at is null`.execute(tx);
      return Number(numAffectedRows ?? 0);
    },
  };
}

export type ImportPeopleStore = ReturnType<typeof createImportPeopleStore>;
