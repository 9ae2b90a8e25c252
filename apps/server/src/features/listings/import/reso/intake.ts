import type { Rejects } from '../../../../platform/import/rejects.ts';
import { isPlainObject } from '../field-reader.ts';
import type { ListingWriter } from '../listing-writer.ts';
import type { MappedProperty } from '../map-property.ts';
import { mapProperty } from '../map-property.ts';
import type { createTally } from '../tally.ts';
import { writeSafely } from '../write-safely.ts';
import { attachInside, isOfProperty } from './attach-inside.ts';
import type { FeedRow } from './feed-client.ts';
import type { FeedInsideStore, InsideCount } from './feed-inside.store.ts';
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
  /** How many of them were new or other than known. */
  readonly changed: number;
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
  inside: Pick<FeedInsideStore, 'save'>;
  /** When an earlier run had read everything; null where none has. */
  lastReadAt: Date | null;
}

const batchSize = 500;

export function createIntake(parts: IntakeParts): Intake {
  const { source, shape, lookup, lookups, people, writer, rejects, tally, refusals, inside, lastReadAt } =
    parts;
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
        const written = await writeSafely(writer, taken, { lastReadAt });
        for (const { entry, reason } of written.refused) refused.push({ key: entry.record.key, reason });
        for (const { key, reason } of refused) {
          refusedKeys.add(key);
          await rejects.add({ line: null, reason, row: key });
        }
        await refusals.replace(
          whole.map((row) => String(keyOf(row, 'ListingKey') ?? '')),
          refused,
        );
        await inside.save(whole.flatMap(countInside));
        tally.addCounts(written.counts);
        for (const { warnings } of taken) tally.addWarnings(warnings);
      }
    },
    get received() {
      return received;
    },
    get changed() {
      return tally.counts.inserted + tally.counts.updated;
    },
    refusedKeys,
  };
}

function countInside(row: FeedRow): InsideCount[] {
  const key = keyOf(row, 'ListingKey');
  const told: [InsideCount['part'], unknown][] = [
    ['media', row.Media],
    ['rooms', row.PropertyRooms ?? row.Rooms],
  ];
  return told.flatMap(([part, list]) => {
    if (key === null || !Array.isArray(list)) return [];
    const own = list.filter((item) => isPlainObject(item) && isOfProperty(item));
    return [{ key: String(key), part, count: own.length }];
  });
}
