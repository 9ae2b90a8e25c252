import { toColumnName } from './column-name.ts';

/** Rows in the database's own names, for a statement that takes them all in one bind, however many they are. */
export function toRecords(rows: readonly object[]): string {
  return JSON.stringify(
    rows.map((row) => {
      const named: Record<string, unknown> = {};
      for (const [name, value] of Object.entries(row)) named[toColumnName(name)] = value;
      return named;
    }),
  );
}
