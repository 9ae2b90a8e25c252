import { parseInstant } from '../field-reader.ts';
import type { FeedClient, FeedPage } from './feed-client.ts';
import { isUnsupported } from './feed-error.ts';
import type { FeedRefusals } from './feed-refusals.store.ts';
import type { FeedStateStore, OwnKey } from './feed-state.store.ts';
import { keyOf, walkByKey, walkByLinks } from './walks.ts';

export interface SweepReport {
  /** Listings that the feed still has. */
  keys: number;
  /** Listings of ours that it has no more. */
  vanished: number;
  deleted: number;
  /** Listings that we should have had, or had in an older form. */
  recovered: number;
  /** Records that were refused before and have been looked at again. */
  retried: number;
  /** So much would vanish that the answer is more likely wrong than true: nothing was deleted. */
  isAborted: boolean;
}

export interface SweepParts {
  client: FeedClient;
  store: Pick<FeedStateStore, 'listKeys'>;
  source: string;
  keysPath: string;
  filter: string | undefined;
  /** In percent of our own listings. */
  vanishLimit: number;
  refusals: Pick<FeedRefusals, 'listKeys' | 'forget'>;
  /** Refused a moment ago: they would be again. */
  refusedKeys: ReadonlySet<string>;
  fetchKeys(keys: readonly string[]): Promise<void>;
  /** Answers how many of these were still there. */
  markDeleted(keys: readonly string[]): Promise<number>;
}

const deletionsAtOnce = 1_000;

/** Compares all keys: a record that leaves the licence just disappears, nothing tells. */
export async function sweepKeys(parts: SweepParts): Promise<SweepReport> {
  const { store, source, vanishLimit, refusals, fetchKeys } = parts;
  const theirs = await listTheirKeys(parts);
  const own = await store.listKeys(source);
  const standing = [...own].filter(([, { isGone }]) => !isGone).map(([key]) => key);
  const vanished = standing.filter((key) => !theirs.has(key));
  const isAborted = isTooMuch(vanished.length, standing.length, theirs.size, vanishLimit);
  let deleted = 0;
  for (let start = 0; start < vanished.length && !isAborted; start += deletionsAtOnce) {
    deleted += await parts.markDeleted(vanished.slice(start, start + deletionsAtOnce));
  }
  const refused = new Set(await refusals.listKeys());
  const missing = [...theirs]
    .filter(([key, time]) => !refused.has(key) && isBehind(own.get(key), time))
    .map(([key]) => key);
  // What the rules or the feed could not do then, they may be able to do now.
  const retried = [...refused].filter((key) => theirs.has(key) && !parts.refusedKeys.has(key));
  if (!isAborted) await refusals.forget([...refused].filter((key) => !theirs.has(key)));
  if (missing.length + retried.length > 0) await fetchKeys([...missing, ...retried]);
  return {
    keys: theirs.size,
    vanished: vanished.length,
    deleted,
    recovered: missing.length,
    retried: retried.length,
    isAborted,
  };
}

/** One listing is no sign of a broken answer, an empty answer always is. */
function isTooMuch(vanished: number, own: number, theirs: number, limit: number): boolean {
  if (own > 0 && theirs === 0) return true;
  return vanished > 1 && vanished * 100 > own * limit;
}

function isBehind(ours: OwnKey | undefined, theirs: string | null): boolean {
  return ours === undefined || ours.hasVanished || (theirs !== null && theirs > ours.modifiedAt);
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
