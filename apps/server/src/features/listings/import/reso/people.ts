import type { FeedClient, FeedRow } from './feed-client.ts';
import { isAbsent, isUnsupported } from './feed-error.ts';
import type { FeedPeopleStore, Person } from './feed-people.store.ts';
import type { FeedState } from './feed-state.ts';
import type { KeyLookup } from './key-lookup.ts';
import type { KeyValue } from './odata.ts';
import type { Stream } from './walks.ts';
import { findNewest, keyOf, walkByTime } from './walks.ts';

/** Who lists a home, where the feed keeps them in lists of their own. */
interface PeopleKind {
  stream: Stream;
  time: 'officeTime' | 'memberTime';
  /** How a listing names them, and how they name themselves; the best way first. */
  ways: readonly (readonly [own: string, theirs: string])[];
  /** What a listing takes from them where it does not tell it itself, from the first of these fields that is told. */
  fills: Readonly<Record<string, readonly string[]>>;
}

const kinds: readonly PeopleKind[] = [
  {
    stream: { resource: 'Office', timeField: 'ModificationTimestamp', keyField: 'OfficeKey' },
    time: 'officeTime',
    ways: [
      ['ListOfficeKey', 'OfficeKey'],
      ['ListOfficeMlsId', 'OfficeMlsId'],
    ],
    fills: { ListOfficeName: ['OfficeName'], ListOfficePhone: ['OfficePhone'] },
  },
  {
    stream: { resource: 'Member', timeField: 'ModificationTimestamp', keyField: 'MemberKey' },
    time: 'memberTime',
    ways: [
      ['ListAgentKey', 'MemberKey'],
      ['ListAgentMlsId', 'MemberMlsId'],
    ],
    fills: {
      ListAgentFullName: ['MemberFullName'],
      ListAgentFirstName: ['MemberFirstName'],
      ListAgentLastName: ['MemberLastName'],
      ListAgentDirectPhone: ['MemberDirectPhone', 'MemberPreferredPhone'],
      ListAgentEmail: ['MemberEmail'],
      ListOfficeName: ['OfficeName'],
    },
  },
];

/** Without these a listing may not be shown: its brokerage and its agent. */
const neededFields = ['ListOfficeName', 'ListAgentFullName'];
const maxText = 200;

export interface People {
  /** Whether they can be read at all today. */
  probe(): Promise<void>;
  /** Puts names, phones and mail addresses into listings that only have the keys of people. */
  attach(rows: readonly FeedRow[]): Promise<FeedRow[]>;
  /** People whose name or number changed: their listings are read again. */
  follow(stream: Stream, take: (rows: readonly FeedRow[]) => Promise<void>): Promise<void>;
  readonly isUnread: boolean;
}

export function createPeople(parts: {
  client: FeedClient;
  lookup: KeyLookup;
  store: FeedPeopleStore;
  state: FeedState;
  save(change: Partial<FeedState>): Promise<void>;
}): People {
  const { client, lookup, store, state, save } = parts;
  const absent = new Set<PeopleKind>();
  let isUnread = false;
  const giveUp = (kind: PeopleKind, error: unknown): void => {
    if (!isUnsupported(error)) throw error;
    absent.add(kind);
    isUnread ||= !isAbsent(error) || state[kind.time] !== null;
  };

  async function findPeople(kind: PeopleKind, rows: readonly FeedRow[]): Promise<Map<string, Person>> {
    const wanted = new Map(
      rows
        .filter((row) => neededFields.some((field) => isEmpty(row[field])))
        .flatMap((row) => nameWay(kind, row) ?? [])
        .map((way) => [way.id, way]),
    );
    const known = new Map(await store.find([...wanted.keys()]));
    const unknown = [...wanted.values()].filter(({ id }) => !known.has(id));
    if (absent.has(kind) || unknown.length === 0) return known;
    const fetched: [string, Person][] = [];
    try {
      for (const [theirs, group] of Map.groupBy(unknown, (way) => way.theirs)) {
        const values = group.map(({ value }) => value);
        const told = tellBy(kind, theirs, await lookup.find(kind.stream, theirs, values));
        for (const [id, { person }] of told) fetched.push([id, person]);
      }
    } catch (error) {
      giveUp(kind, error);
    }
    await store.save(fetched);
    return new Map([...known, ...fetched]);
  }

  async function followKind(
    kind: PeopleKind,
    listings: Stream,
    take: Parameters<People['follow']>[1],
  ): Promise<void> {
    const since = state[kind.time];
    if (since === null) {
      // Those that are needed were asked for by key; from now on changes are watched.
      await save({ [kind.time]: await findNewest(client, kind.stream) });
      return;
    }
    for await (const { rows, reached } of walkByTime(client, kind.stream, since)) {
      for (const [own, theirs] of kind.ways) {
        const told = tellBy(kind, theirs, rows);
        const known = await store.find([...told.keys()]);
        const changed = known.flatMap(([id, before]) => {
          const now = told.get(id);
          return now && !isSame(before, now.person) ? [{ id, ...now }] : [];
        });
        await store.save(changed.map(({ id, person }) => [id, person]));
        const values = changed.map(({ value }) => value);
        await take(await lookup.find(listings, own, values));
      }
      await save({ [kind.time]: reached });
    }
  }

  return {
    probe: async () => {
      for (const kind of kinds) {
        await client
          .get({ resource: kind.stream.resource, top: 1 })
          .catch((error: unknown) => giveUp(kind, error));
      }
    },
    attach: async (rows) => {
      let filled = [...rows];
      for (const kind of kinds) {
        const people = await findPeople(kind, filled);
        filled = filled.map((row) => ({
          ...row,
          ...fillFrom(people.get(nameWay(kind, row)?.id ?? ''), row),
        }));
      }
      return filled;
    },
    follow: async (listings, take) => {
      for (const kind of kinds) {
        if (absent.has(kind)) continue;
        try {
          await followKind(kind, listings, take);
        } catch (error) {
          giveUp(kind, error);
        }
      }
    },
    get isUnread() {
      return isUnread;
    },
  };
}

function nameWay({ ways }: PeopleKind, row: FeedRow) {
  for (const [own, theirs] of ways) {
    const value = keyOf(row, own);
    if (value !== null && value !== '') return { id: `${theirs} ${value}`, theirs, value };
  }
  return null;
}

function tellBy(kind: PeopleKind, theirs: string, rows: readonly FeedRow[]) {
  const told = new Map<string, { value: KeyValue; person: Person }>();
  for (const row of rows) {
    const value = keyOf(row, theirs);
    if (value !== null) told.set(`${theirs} ${value}`, { value, person: describe(kind, row) });
  }
  return told;
}

/** As the fields of a listing. */
function describe({ fills }: PeopleKind, row: FeedRow): Person {
  const told = Object.entries(fills).flatMap(([field, fields]) => {
    const text = fields.map((name) => row[name]).find((value) => !isEmpty(value));
    return typeof text === 'string' ? [[field, text.slice(0, maxText).toWellFormed()] as const] : [];
  });
  return Object.fromEntries(told);
}

function fillFrom(person: Person | undefined, row: FeedRow): FeedRow {
  return Object.fromEntries(Object.entries(person ?? {}).filter(([field]) => isEmpty(row[field])));
}

function isSame(left: Person, right: Person): boolean {
  const fields = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...fields].every((field) => left[field] === right[field]);
}

const isEmpty = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';
