import { parseInstant } from '../field-reader.ts';
import type { FeedClient, FeedPage, FeedRow } from './feed-client.ts';
import { isUnsupported } from './feed-error.ts';
import type { KeyValue, Query } from './odata.ts';
import { both, literal } from './odata.ts';

/** A list of records on the server that have a time of change and a key. */
export interface Stream {
  resource: string;
  timeField: string;
  keyField: string;
  filter?: string | undefined;
  expand?: string | undefined;
}

export interface Stretch {
  rows: FeedRow[];
  /** Everything that changed up to here has been handed over. */
  reached: string | null;
  page: FeedPage;
}

/**
 * Servers show times that are rounded or cut off, up to a second: so every question starts that much
 * before the last time seen, and what was seen already is dropped.
 */
const margin = 1_000;
export const longAgo = '1900-01-01T00:00:00.000Z';

/**
 * All records changed since a time, oldest first. Pages are never counted: a page starts at the time of the
 * last record, and where more records carry that time than fit on a page, they are walked by key. The end is
 * an empty answer, whatever the server says or leaves out about a next page.
 */
export async function* walkByTime(
  client: FeedClient,
  stream: Stream,
  since: string | null,
): AsyncGenerator<Stretch> {
  const { timeField, keyField, filter } = stream;
  const seen = createSeen(stream);
  const ask = (extra: string | null, get: FeedClient['get'] = client.get) =>
    get({
      resource: stream.resource,
      filter: both(filter, extra),
      orderby: `${timeField},${keyField}`,
      expand: stream.expand,
    });
  const countFirst: FeedClient['get'] = (query) => getCounted(client, query);
  let time = since;
  for (let isFirst = true; ; isFirst = false) {
    const page = await ask(
      time === null ? null : `${timeField} ge ${shift(time, -margin)}`,
      isFirst ? countFirst : client.get,
    );
    // Records without a time may stand first; they must not look like the end.
    const last =
      findLastTime(page.rows, timeField) ?? (time === null && page.rows.length > 0 ? longAgo : null);
    const reached = last !== null && (time === null || last > time) ? last : time;
    const hasAdvanced = reached !== time;
    const rows = seen.takeFresh(page.rows);
    if (rows.length > 0) yield { rows, reached, page };
    time = reached;
    if (time !== null) seen.forgetBefore(shift(time, -2 * margin));
    if (hasAdvanced) continue;
    if (time === null) return;

    // Everything of this moment, however many pages; a server that cannot sort by key links them instead.
    const inWindow = `${timeField} ge ${shift(time, -margin)} and ${timeField} le ${shift(time, margin)}`;
    for await (const found of walkWindow(client, { ...stream, filter: both(filter, inWindow) }, page)) {
      const fresh = seen.takeFresh(found.rows);
      if (fresh.length > 0) yield { rows: fresh, reached: time, page: found };
    }
    const beyond = await ask(`${timeField} gt ${shift(time, margin)}`);
    const next = findLastTime(beyond.rows, timeField);
    if (next === null || next <= time) return;
    time = next;
    const fresh = seen.takeFresh(beyond.rows);
    if (fresh.length > 0) yield { rows: fresh, reached: time, page: beyond };
  }
}

async function* walkWindow(
  client: FeedClient,
  stream: Stream,
  { nextLink }: FeedPage,
): AsyncGenerator<FeedPage> {
  try {
    yield* walkByKey(client, stream);
  } catch (error) {
    if (!isUnsupported(error) || nextLink === null) throw error;
    yield* walkByLinks(client, { nextLink });
  }
}

/** All records that a filter lets through, in the order of their keys: nothing shifts while rows come and go. */
export async function* walkByKey(
  client: FeedClient,
  { resource, keyField, filter, expand, select }: Omit<Stream, 'timeField'> & Pick<Query, 'select'>,
): AsyncGenerator<FeedPage> {
  let after: KeyValue | null = null;
  let firstKey: KeyValue | null = null;
  for (;;) {
    const page = await client.get({
      resource,
      filter: both(filter, after === null ? null : `${keyField} gt ${literal(after)}`),
      orderby: keyField,
      expand,
      ...(select ? { select } : {}),
    });
    const first = keyOf(page.rows[0], keyField);
    const last = keyOf(page.rows.at(-1), keyField);
    // A server that answers the same again does not understand the question.
    if (last === null || last === after || (first === firstKey && after !== null)) return;
    yield page;
    firstKey = first;
    after = last;
  }
}

/** Page after page as the server links them. */
export async function* walkByLinks(
  client: FeedClient,
  start: Query | { nextLink: string },
): AsyncGenerator<FeedPage> {
  const followed = new Set<string>();
  let page = 'nextLink' in start ? await client.follow(start.nextLink) : await getCounted(client, start);
  for (;;) {
    yield page;
    if (page.nextLink === null || followed.has(page.nextLink)) return;
    followed.add(page.nextLink);
    page = await client.follow(page.nextLink);
  }
}

/** With the number of all records, for the progress bar, where the server can count. */
async function getCounted(client: FeedClient, query: Query): Promise<FeedPage> {
  try {
    return await client.get({ ...query, count: true });
  } catch (error) {
    if (!isUnsupported(error)) throw error;
    return client.get(query);
  }
}

/** The time of the record that changed last. */
export async function findNewest(
  client: FeedClient,
  { resource, timeField, filter }: Stream,
): Promise<string | null> {
  const page = await client.get({ resource, filter, orderby: `${timeField} desc`, top: 1 });
  return findLastTime(page.rows, timeField);
}

export function findLastTime(rows: readonly FeedRow[], timeField: string): string | null {
  return rows.reduce<string | null>((last, row) => {
    const time = parseInstant(row[timeField]);
    return time !== null && (last === null || time > last) ? time : last;
  }, null);
}

export function keyOf(row: FeedRow | undefined, keyField: string): KeyValue | null {
  const key = row && Object.hasOwn(row, keyField) ? row[keyField] : null;
  return typeof key === 'string' || typeof key === 'number' ? key : null;
}

function createSeen({ timeField, keyField }: Stream) {
  const times = new Map<KeyValue, string>();
  return {
    takeFresh: (rows: readonly FeedRow[]): FeedRow[] =>
      rows.filter((row) => {
        const key = keyOf(row, keyField);
        const time = parseInstant(row[timeField]) ?? '';
        if (key === null || times.get(key) === time) return key === null;
        times.delete(key);
        times.set(key, time);
        return true;
      }),
    /** Records come in the order of their times, so the old ones stand first. */
    forgetBefore: (time: string) => {
      for (const [key, seenTime] of times) {
        if (seenTime >= time) return;
        times.delete(key);
      }
    },
  };
}

function shift(time: string, milliseconds: number): string {
  return new Date(Date.parse(time) + milliseconds).toISOString();
}
