import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compareValues, compileFilter } from './odata-filter.ts';

export type FeedRow = Record<string, unknown>;

/** What a server of the real world does to its clients; everything may be changed while it runs. */
export interface Misbehaviour {
  /** Rows on a page, whatever the client wishes. */
  maxPageSize: number;
  /** Next pages are counted off, so that rows move between them. */
  nextLinks: 'skip' | 'none' | 'unencoded' | 'missingWithTop';
  /** Digits of a second that are shown; comparisons know more. */
  shownDecimals: number | null;
  /** The answer to $expand where it is not known. */
  refusesExpand: 400 | 500 | null;
  /** Answers without looking at $expand. */
  ignoresExpand: boolean;
  refusesIn: boolean;
  /** Cannot tell which keys are greater than another. */
  refusesKeyPaging: boolean;
  refusesCount: boolean;
  hiddenResources: string[];
  /** Resources that answer with this status. */
  brokenResources: Record<string, number>;
  /** The name under which rooms can be expanded; the other one is unknown. */
  roomsName: 'PropertyRooms' | 'Rooms';
  /** A token is good for so many requests. */
  requestsPerToken: number | null;
  /** Answers to give before any real one, one each. */
  failures: { status: number; headers?: Record<string, string> }[];
  /** Breaks the connection in the middle of the next answers. */
  brokenAnswers: number;
  /** Called after every page of listings. */
  afterPage: (() => void) | null;
}

export type FeedServer = Awaited<ReturnType<typeof startFeedServer>>;

const keyFields: Record<string, string> = {
  Property: 'ListingKey',
  Media: 'MediaKey',
  PropertyRooms: 'RoomKey',
  Office: 'OfficeKey',
  Member: 'MemberKey',
  Lookup: 'LookupKey',
};
export const feedClient = { id: 'client', secret: 'secret' };

export async function startFeedServer() {
  const tables: Record<string, Map<string, FeedRow>> = Object.fromEntries(
    Object.keys(keyFields).map((name) => [name, new Map()]),
  );
  const misbehaviour: Misbehaviour = {
    maxPageSize: 1_000,
    nextLinks: 'skip',
    shownDecimals: null,
    refusesExpand: null,
    refusesKeyPaging: false,
    refusesCount: false,
    ignoresExpand: false,
    refusesIn: false,
    hiddenResources: [],
    brokenResources: {},
    roomsName: 'PropertyRooms',
    requestsPerToken: null,
    failures: [],
    brokenAnswers: 0,
    afterPage: null,
  };
  const requests: URL[] = [];
  const tokens = new Map<string, number>();
  let tokensGiven = 0;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://feed.test');
    if (url.pathname === '/token') return answerToken(request, response);
    requests.push(url);
    const failure = misbehaviour.failures.shift();
    if (failure) return send(response, failure.status, { error: { message: 'not now' } }, failure.headers);
    if (!spendToken(request)) return send(response, 401, { error: { message: 'token is over' } });
    if (url.pathname === '/odata/$metadata') return sendMetadata(response);
    try {
      const body = answer(url, request);
      if (misbehaviour.brokenAnswers > 0) {
        misbehaviour.brokenAnswers -= 1;
        response.writeHead(200, { 'content-type': 'application/json' });
        response.write(JSON.stringify(body).slice(0, 20));
        return response.destroy();
      }
      send(response, 200, body);
    } catch (error) {
      const { status = 400, message } = error as Error & { status?: number };
      send(response, status, { error: { code: String(status), message } });
    }
  });

  /** The words as the members of one enumeration. */
  function sendMetadata(response: ServerResponse): void {
    const members = [...(tables.Lookup?.values() ?? [])].map(
      ({ LookupValue, StandardLookupValue }) =>
        `<Member Name="${LookupValue}"><Annotation Term="RESO.OData.Metadata.StandardName" String="${StandardLookupValue}"/></Member>`,
    );
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<edmx:Edmx><EnumType Name="Words">${members.join('')}</EnumType></edmx:Edmx>`);
  }

  async function answerToken(request: IncomingMessage, response: ServerResponse) {
    let form = '';
    for await (const chunk of request) form += chunk;
    const sent = new URLSearchParams(form);
    if (sent.get('client_id') !== feedClient.id || sent.get('client_secret') !== feedClient.secret)
      return send(response, 400, { error: 'invalid_client' });
    tokensGiven += 1;
    const token = `token-${tokensGiven}`;
    tokens.set(token, misbehaviour.requestsPerToken ?? Number.POSITIVE_INFINITY);
    send(response, 200, { access_token: token, expires_in: 3_600, token_type: 'Bearer' });
  }

  function spendToken(request: IncomingMessage): boolean {
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (token === 'fixed') return true;
    const left = tokens.get(token) ?? 0;
    tokens.set(token, left - 1);
    return left > 0;
  }

  function answer(url: URL, request: IncomingMessage): unknown {
    const name = url.pathname.replace('/odata/', '');
    const table = tables[name];
    if (!table || misbehaviour.hiddenResources.includes(name)) throw fault(404, `no resource ${name}`);
    const broken = misbehaviour.brokenResources[name];
    if (broken) throw fault(broken, `${name} is not to be had`);
    const option = (key: string) => url.searchParams.get(key);
    const filter = option('$filter');
    if (misbehaviour.refusesIn && / in \(/.test(filter ?? '')) throw fault(400, 'in is not supported');
    const expand = option('$expand');
    if (expand && misbehaviour.refusesExpand) throw fault(misbehaviour.refusesExpand, 'no $expand');
    const unknown = expand
      ?.split(',')
      .find((part) => part.endsWith('Rooms') && part !== misbehaviour.roomsName);
    if (unknown) throw fault(400, `cannot expand ${unknown}`);
    if (misbehaviour.refusesCount && option('$count')) throw fault(400, 'no $count');
    if (misbehaviour.refusesKeyPaging && /Key gt /.test(filter ?? '')) throw fault(400, 'no order of keys');
    const keyField = keyFields[name] as string;
    const rows = sortRows(
      [...table.values()].filter(filter ? compileFilter(filter, fieldOf) : () => true),
      option('$orderby') ?? keyField,
    );
    const wished = Number(/maxpagesize=(\d+)/.exec(String(request.headers.prefer))?.[1] ?? 100);
    const top = option('$top') === null ? Number.POSITIVE_INFINITY : Number(option('$top'));
    const skip = Number(option('$skip') ?? 0);
    const size = Math.min(wished, misbehaviour.maxPageSize, top);
    const page = rows
      .slice(skip, skip + size)
      .map((row) => show(row, name, misbehaviour.ignoresExpand ? null : expand));
    const hasMore = rows.length > skip + size && size < top;
    const body: Record<string, unknown> = { value: page };
    if (option('$count') === 'true') body['@odata.count'] = rows.length;
    if (
      hasMore &&
      misbehaviour.nextLinks !== 'none' &&
      !(misbehaviour.nextLinks === 'missingWithTop' && option('$top'))
    )
      body['@odata.nextLink'] = linkTo(url, skip + size);
    if (name === 'Property') misbehaviour.afterPage?.();
    return body;
  }

  function linkTo(url: URL, skip: number): string {
    const next = new URL(url);
    next.searchParams.set('$skip', String(skip));
    const query =
      misbehaviour.nextLinks === 'unencoded'
        ? [...next.searchParams].map(([key, value]) => `${key}=${value}`).join('&')
        : next.searchParams;
    // A host that nobody outside can reach, as behind a proxy.
    return `http://internal.feed.test${url.pathname}?${query}`;
  }

  function show(row: FeedRow, name: string, expand: string | null): FeedRow {
    const shown = Object.fromEntries(
      Object.entries(row).map(([key, value]) => [key, shortenTime(value, misbehaviour.shownDecimals)]),
    );
    if (name !== 'Property' || !expand) return shown;
    const of = (table: string, field: string) =>
      [...(tables[table]?.values() ?? [])].filter((child) => child[field] === row.ListingKey);
    return {
      ...shown,
      ...(expand.includes('Media') ? { Media: of('Media', 'ResourceRecordKey') } : {}),
      ...(expand.includes(misbehaviour.roomsName)
        ? { [misbehaviour.roomsName]: of('PropertyRooms', 'ListingKey') }
        : {}),
    };
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: `${origin}/odata`,
    tokenUrl: `${origin}/token`,
    misbehaviour,
    requests,
    get tokensGiven() {
      return tokensGiven;
    },
    put: (name: keyof typeof keyFields, ...rows: FeedRow[]) => {
      for (const row of rows) tables[name]?.set(String(row[keyFields[name] as string]), row);
    },
    change: (key: string, change: FeedRow) => {
      tables.Property?.set(key, { ...tables.Property.get(key), ...change });
    },
    remove: (name: keyof typeof keyFields, key: string) => tables[name]?.delete(key),
    list: (name: keyof typeof keyFields): FeedRow[] => [...(tables[name]?.values() ?? [])],
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

function fault(status: number, message: string): Error {
  return Object.assign(new Error(message), { status });
}

function fieldOf(row: FeedRow, field: string): unknown {
  return row[field];
}

function sortRows(rows: FeedRow[], orderby: string): FeedRow[] {
  const orders = orderby.split(',').map((part) => part.trim().split(' '));
  return rows.toSorted((left, right) => {
    for (const [field = '', direction] of orders) {
      const order = compareValues(left[field], right[field]) * (direction === 'desc' ? -1 : 1);
      if (order !== 0) return order;
    }
    return 0;
  });
}

/** Rounds, as some servers do: what is shown may be later than what is meant. */
function shortenTime(value: unknown, decimals: number | null): unknown {
  if (decimals === null || typeof value !== 'string' || !/^\d{4}-.*T.*Z$/.test(value)) return value;
  const step = 1000 / 10 ** decimals;
  const rounded = new Date(Math.round(Date.parse(value) / step) * step).toISOString();
  return decimals === 0 ? rounded.replace(/\.\d+Z/, 'Z') : `${rounded.slice(0, 20 + decimals)}Z`;
}
