import type { Rejects } from '../../../../platform/import/rejects.ts';
import type { ListingWriter } from '../listing-writer.ts';
import type { MappedProperty } from '../map-property.ts';
import { mapProperty } from '../map-property.ts';
import type { createTally } from '../tally.ts';
import { writeSafely } from '../write-safely.ts';
import { attachInside } from './attach-inside.ts';
import type { FeedRow } from './feed-client.ts';
import type { FeedRefusals, Refusal } from './feed-refusals.store.ts';
import type { FeedShape } from './feed-shape.ts';
import type { KeyLookup } from './key-lookup.ts';
import type { Lookups } from './lookups.ts';
import type { People } from './people.ts';
import { keyOf } from './walks.ts';

export interface Intake {
  /** Maps and stores listings of the feed; what cannot be taken is noted, never a reason to stop. */
  take(rows: readonly FeedRow[]): Promise<void>;
  readonly received: number;
  /** What this very run has refused. */
  readonly refusedKeys: ReadonlySet<string>;
}

export interface IntakeParts {
  source: string;
  shape: FeedShape;
  lookup: KeyLookup;
  lookups: Lookups;
  people: Pick<People, 'attach'>;
  writer: Pick<ListingWriter, 'writeBatch'>;
  rejects: Rejects;
  tally: ReturnType<typeof createTally>;
  refusals: FeedRefusals;
}

const batchSize = 500;

export function createIntake(parts: IntakeParts): Intake {
  const { source, shape, lookup, lookups, people, writer, rejects, tally, refusals } = parts;
  const refusedKeys = new Set<string>();
  let received = 0;

  const map = async (rows: readonly FeedRow[]) => {
    const mapAll = () => rows.map((row) => mapProperty(row, { source, explain: lookups.explain }));
    const first = mapAll();
    const unknown = first.flatMap((mapped) => (mapped.ok ? mapped.unknownWords : []));
    const results = unknown.length > 0 && (await lookups.fetchWords(unknown)) ? mapAll() : first;
    const taken: MappedProperty[] = [];
    const refused: Refusal[] = [];
    for (const [index, mapped] of results.entries()) {
      if (mapped.ok) taken.push(mapped);
      else refused.push({ key: String(keyOf(rows[index], 'ListingKey') ?? ''), reason: mapped.reason });
    }
    return { taken, refused };
  };

  return {
    take: async (rows) => {
      received += rows.length;
      for (let start = 0; start < rows.length; start += batchSize) {
        const named = await people.attach(rows.slice(start, start + batchSize));
        const whole = await attachInside(lookup, shape, named);
        const { taken, refused } = await map(whole);
        const written = await writeSafely(writer, taken);
        for (const { entry, reason } of written.refused) refused.push({ key: entry.record.key, reason });
        for (const { key, reason } of refused) {
          refusedKeys.add(key);
          await rejects.add({ line: null, reason, row: key });
        }
        await refusals.replace(
          whole.map((row) => String(keyOf(row, 'ListingKey') ?? '')),
          refused,
        );
        tally.addCounts(written.counts);
        for (const { warnings } of taken) tally.addWarnings(warnings);
      }
    },
    get received() {
      return received;
    },
    refusedKeys,
  };
}
