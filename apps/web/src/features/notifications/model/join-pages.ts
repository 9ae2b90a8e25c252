/** One list of the pages. What arrived between two calls moves rows to the next page, so some come twice. */
export function joinPages<Row extends { id: string }>(pages: readonly { result: readonly Row[] }[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { result } of pages) {
    for (const row of result) if (!rows.has(row.id)) rows.set(row.id, row);
  }
  return [...rows.values()];
}
