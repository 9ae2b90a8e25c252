import { parseInstant } from '../field-reader.ts';
import type { ListingWriter } from '../listing-writer.ts';
import type { FeedClient, FeedPage } from './feed-client.ts';
import { isUnsupported } from './feed-error.ts';
import type { FeedStateStore } from './feed-state.store.ts';
import { keyOf, walkByKey, walkByLinks } from './walks.ts';

export interface SweepReport {
  /** Listings that the feed still has. */
  keys: number;
  /** Listings of ours that it has no more. */
  vanished: number;
  deleted: number;
  /** Listings that we should have had, or had in an older form. */
  recovered: number;
  /** So much would vanish that the answer is more likely wrong than true: nothing was deleted. */
  isAborted: boolean;
}

export interface SweepParts {
  client: FeedClient;
  store: Pick<FeedStateStore, 'listKeys'>;
  writer: Pick<ListingWriter, 'markDeleted'>;
  source: string;
  keysPath: string;
  filter: string | undefined;
  /** In percent of our own listings. */
  vanishLimit: number;
  refusedKeys: readonly string[];
  fetchKeys(keys: readonly string[]): Promise<void>;
}

const deletionsAtOnce = 1_000;

/** Compares all keys: a record that leaves the licence just disappears, nothing tells. */
export async function sweepKeys(parts: SweepParts): Promise<SweepReport> {
  const { store, writer, source, vanishLimit, fetchKeys } = parts;
  const theirs = await listTheirKeys(parts);
  const own = await store.listKeys(source);
  const vanished = [...own.keys()].filter((key) => !theirs.has(key));
  const isAborted = isTooMuch(vanished.length, own.size, theirs.size, vanishLimit);
  let deleted = 0;
  for (let start = 0; start < vanished.length && !isAborted; start += deletionsAtOnce) {
    deleted += await writer.markDeleted(source, vanished.slice(start, start + deletionsAtOnce));
  }
  const refused = new Set(parts.refusedKeys);
  const missing = [...theirs]
    .filter(([key, time]) => !refused.has(key) && isBehind(own.get(key), time))
    .map(([key]) => key);
  if (missing.length > 0) await fetchKeys(missing);
  return { keys: theirs.size, vanished: vanished.length, deleted, recovered: missing.length, isAborted };
}

/** One listing is no sign of a broken answer, an empty answer always is. */
function isTooMuch(vanished: number, own: number, theirs: number, limit: number): boolean {
  if (own > 0 && theirs === 0) return true;
  return vanished > 1 && vanished * 100 > own * limit;
}

function isBehind(ours: string | undefined, theirs: string | null): boolean {
  return ours === undefined || (theirs !== null && theirs > ours);
}

async function listTheirKeys({ client, keysPath, filter }: SweepParts): Promise<Map<string, string | null>> {
  const keys = new Map<string, string | null>();
  const collect = async (pages: AsyncIterable<FeedPage>) => {
    for await (const { rows } of pages) {
      for (const row of rows) {
        const key = keyOf(row, 'ListingKey');
        // A record that may no longer be shown is as good as gone.
        if (key !== null && row.MlgCanView !== false)
          keys.set(String(key), parseInstant(row.ModificationTimestamp));
      }
    }
  };
  const select = 'ListingKey,ModificationTimestamp';
  try {
    await collect(walkByKey(client, { resource: keysPath, keyField: 'ListingKey', filter, select }));
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    await collect(walkByLinks(client, { resource: keysPath, filter }));
  }
  return keys;
}
