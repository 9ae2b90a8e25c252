import type { Rejects } from '../../../../platform/import/rejects.ts';
import type { ListingWriter } from '../listing-writer.ts';
import type { MappedProperty } from '../map-property.ts';
import { mapProperty } from '../map-property.ts';
import type { createTally } from '../tally.ts';
import { writeSafely } from '../write-safely.ts';
import { attachInside } from './attach-inside.ts';
import type { FeedRow } from './feed-client.ts';
import type { FeedShape } from './feed-shape.ts';
import type { KeyLookup } from './key-lookup.ts';
import type { Lookups } from './lookups.ts';
import { keyOf } from './walks.ts';

export interface Intake {
  /** Maps and stores listings of the feed; what cannot be taken is noted, never a reason to stop. */
  take(rows: readonly FeedRow[]): Promise<void>;
  readonly received: number;
  listRefusedKeys(): string[];
}

export interface IntakeParts {
  source: string;
  shape: FeedShape;
  lookup: KeyLookup;
  lookups: Lookups;
  writer: Pick<ListingWriter, 'writeBatch'>;
  rejects: Rejects;
  tally: ReturnType<typeof createTally>;
  refusedKeys: readonly string[];
}

const batchSize = 500;
const maxRefusedKeys = 50_000;

export function createIntake(parts: IntakeParts): Intake {
  const { source, shape, lookup, lookups, writer, rejects, tally } = parts;
  const refusedKeys = new Set(parts.refusedKeys);
  let received = 0;
  const refuse = async (key: string, reason: string) => {
    if (refusedKeys.size < maxRefusedKeys) refusedKeys.add(key);
    await rejects.add({ line: null, reason, row: key });
  };

  const map = async (rows: readonly FeedRow[]): Promise<MappedProperty[]> => {
    const mapAll = () => rows.map((row) => mapProperty(row, { source, explain: lookups.explain }));
    const first = mapAll();
    const unknown = first.flatMap((mapped) => (mapped.ok ? mapped.unknownWords : []));
    const results = unknown.length > 0 && (await lookups.fetchWords(unknown)) ? mapAll() : first;
    const taken: MappedProperty[] = [];
    for (const [index, mapped] of results.entries()) {
      const key = String(keyOf(rows[index], 'ListingKey') ?? '');
      if (mapped.ok) taken.push(mapped);
      else await refuse(key, mapped.reason);
    }
    return taken;
  };

  return {
    take: async (rows) => {
      received += rows.length;
      for (let start = 0; start < rows.length; start += batchSize) {
        const whole = await attachInside(lookup, shape, rows.slice(start, start + batchSize));
        const mapped = await map(whole);
        const { counts, refused } = await writeSafely(writer, mapped);
        for (const { record } of mapped) refusedKeys.delete(record.key);
        for (const { entry, reason } of refused) await refuse(entry.record.key, reason);
        tally.addCounts(counts);
        for (const { warnings } of mapped) tally.addWarnings(warnings);
      }
    },
    get received() {
      return received;
    },
    listRefusedKeys: () => [...refusedKeys],
  };
}
