import type { ListingEntry, ListingWriter, Reading, WriteCounts } from './listing-writer.ts';
import { addCounts, noCounts } from './tally.ts';

export interface SafeWrite<Entry> {
  counts: WriteCounts;
  refused: { entry: Entry; reason: string }[];
}

/** A record that the database will not take must not keep the others of its batch out. */
export async function writeSafely<Entry extends ListingEntry>(
  writer: Pick<ListingWriter, 'writeBatch'>,
  entries: readonly Entry[],
  reading: Reading = {},
): Promise<SafeWrite<Entry>> {
  if (entries.length === 0) return { counts: noCounts(), refused: [] };
  try {
    return { counts: await writer.writeBatch(entries, reading), refused: [] };
  } catch (error) {
    if (!isDataFault(error)) throw error;
    if (entries.length === 1 && entries[0]) {
      return { counts: noCounts(), refused: [{ entry: entries[0], reason: describe(error) }] };
    }
    const middle = Math.ceil(entries.length / 2);
    const first = await writeSafely(writer, entries.slice(0, middle), reading);
    const second = await writeSafely(writer, entries.slice(middle), reading);
    return { counts: addCounts(first.counts, second.counts), refused: [...first.refused, ...second.refused] };
  }
}

/** PostgreSQL's classes for values that do not fit (22), rows that break a rule (23), and limits (54). */
function isDataFault(error: unknown): boolean {
  return /^(22|23|54)\w{3}$/.test(String((error as { code?: unknown }).code ?? ''));
}

function describe(error: unknown): string {
  return `the database refused it (${String((error as { code?: unknown }).code)})`;
}
