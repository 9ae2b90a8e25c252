import { randomUUID } from 'node:crypto';
import type { TestDatabase } from './test-database.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  isRequired: boolean;
  /** Worked out by the database; nobody may write it. */
  isGenerated: boolean;
  /** The first value that a check constraint on this column or its enum type allows, where they list values. */
  allowed: string | null;
}

interface ForeignKey {
  table: string;
  columns: string[];
  parent: string;
  parentColumns: string[];
}

export type Row = Record<string, unknown>;

export interface RowMaker {
  /** Tables with a column agent_id, parents before children. */
  tables: string[];
  /** One row for this agent in every table, as the owner. */
  insertEverywhere(agentId: string): Promise<Map<string, Row>>;
  /** The row without what the database works out itself. */
  writable(table: string, row: Row): Row;
}

/** Fills any table from what the catalog says about it, so that later tables are included by themselves. */
export async function createRowMaker(database: TestDatabase): Promise<RowMaker> {
  const columns = await database.query<Column & { [key: string]: unknown }>(columnsQuery);
  const keys = await database.query<ForeignKey & { [key: string]: unknown }>(foreignKeysQuery);
  const owned = new Set(columns.filter(({ name }) => name === 'agent_id').map(({ table }) => table));
  const tables = sortByParents([...owned], keys);
  // Rows of nobody that rows of agents refer to, such as a listing.
  const parents = keys
    .filter(({ table, parent }) => owned.has(table) && !owned.has(parent))
    .map(({ parent }) => parent);

  return {
    tables,
    writable: (table, row) => {
      const generated = columns.filter((column) => column.table === table && column.isGenerated);
      return Object.fromEntries(
        Object.entries(row).filter(([name]) => !generated.some((column) => column.name === name)),
      );
    },
    insertEverywhere: async (agentId) => {
      const made = new Map<string, Row>();
      for (const table of [...new Set(parents), ...tables]) {
        const required = columns.filter((column) => column.table === table && column.isRequired);
        const row: Row = Object.fromEntries(
          required.map((column) => [column.name, valueFor(column, agentId)]),
        );
        for (const key of keys.filter((each) => each.table === table)) {
          const parent = made.get(key.parent) ?? {};
          key.columns.forEach((column, index) => {
            if (column in row) row[column] = parent[key.parentColumns[index] ?? ''];
          });
        }
        made.set(table, await insert(database, table, row));
      }
      return made;
    },
  };
}

async function insert(database: TestDatabase, table: string, row: Row): Promise<Row> {
  const { statement, values } = createInsert(table, row);
  const [stored] = await database.query<Row>(`${statement} returning *`, values);
  return stored ?? {};
}

function createInsert(table: string, row: Row): { statement: string; values: unknown[] } {
  const names = Object.keys(row);
  const places = names.map((_, index) => `$${index + 1}`);
  return {
    statement: `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`,
    values: Object.values(row),
  };
}

function valueFor({ name, type, allowed }: Column, agentId: string): unknown {
  if (name === 'agent_id') return agentId;
  if (allowed !== null) return allowed;
  if (type.endsWith('[]')) return [];
  if (type === 'uuid') return randomUUID();
  if (type === 'date') return '2025-01-01';
  if (type.startsWith('timestamp')) return '2025-01-01T00:00:00Z';
  if (type.startsWith('time')) return '12:00';
  if (type === 'boolean') return false;
  if (type === 'json' || type === 'jsonb') return '{}';
  if (type === 'bytea') return Buffer.from(agentId);
  if (/int|numeric|double|real/.test(type)) return 1;
  return `${name}-${agentId}`;
}

function sortByParents(tables: string[], keys: ForeignKey[]): string[] {
  const sorted: string[] = [];
  const visit = (table: string) => {
    if (sorted.includes(table)) return;
    for (const key of keys) if (key.table === table && key.parent !== table) visit(key.parent);
    if (tables.includes(table)) sorted.push(table);
  };
  for (const table of tables.sort()) visit(table);
  return sorted;
}

const columnsQuery = `
  select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attnotnull and not a.atthasdef and a.attidentity = '' as "isRequired", a.attgenerated <> '' as "isGenerated",
      coalesce(
        (select substring(pg_get_constraintdef(k.oid) from $$ARRAY\\['?([^',\\]]+)$$) from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] limit 1),
        (select e.enumlabel from pg_enum e where e.enumtypid = a.atttypid order by e.enumsortorder limit 1)) as allowed
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`;

const foreignKeysQuery = `
  select k.conrelid::regclass::text as "table", k.confrelid::regclass::text as parent,
      (select array_agg(a.attname::text order by p.n) from unnest(k.conkey) with ordinality p(num, n)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.num) as columns,
      (select array_agg(a.attname::text order by p.n) from unnest(k.confkey) with ordinality p(num, n)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = p.num) as "parentColumns"
    from pg_constraint k where k.contype = 'f' and k.conparentid = 0 and k.connamespace = 'public'::regnamespace`;
