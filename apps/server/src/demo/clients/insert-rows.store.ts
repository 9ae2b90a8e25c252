import type { Insertable } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import type { DB } from '../../platform/db/schema.generated.ts';

const portion = 100;

/** So many at a time that a statement stays within what the database takes. */
export async function insertRows<Table extends keyof DB>(
  tx: Tx,
  table: Table,
  rows: Insertable<DB[Table]>[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += portion)
    await tx
      .insertInto(table)
      .values(rows.slice(start, start + portion))
      .execute();
}
