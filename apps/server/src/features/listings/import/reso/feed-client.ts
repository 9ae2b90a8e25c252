import type { Clock } from '../../../../platform/clock/clock.ts';
import { fetchBody, parseJsonBody, sendRequest } from '../../../../platform/http/outgoing.ts';
import { isPlainObject, parseInstant } from '../field-reader.ts';
import { FeedError } from './feed-error.ts';
import type { Query } from './odata.ts';
import { buildUrl, resolveNextLink } from './odata.ts';
import type { Waiting } from './retry.ts';
import { requestPatiently } from './retry.ts';
import type { FeedCredentials } from './token-source.ts';
import { createTokenSource } from './token-source.ts';

export type FeedRow = Record<string, unknown>;

export interface FeedPage {
  rows: FeedRow[];
  nextLink: string | null;
  /** All that the question matches, where it was asked and told. */
  count: number | null;
  /** The server's own time. */
  serverTime: string | null;
}

export interface FeedClient {
  get(query: Query): Promise<FeedPage>;
  follow(nextLink: string): Promise<FeedPage>;
  getText(resource: string): Promise<string>;
  readonly requests: number;
  readonly retries: number;
}

export interface FeedClientOptions {
  url: string;
  credentials: FeedCredentials;
  pageSize: number;
  clock: Clock;
  waiting: Waiting;
}

const timeoutMs = 120_000;
const maxBytes = 256 * 1024 * 1024;
const refusalMaxBytes = 10_000;
const maxMessage = 200;

export function createFeedClient({
  url,
  credentials,
  pageSize,
  clock,
  waiting,
}: FeedClientOptions): FeedClient {
  let requests = 0;
  let retries = 0;
  const onRetry = () => {
    retries += 1;
  };
  const tokens = createTokenSource(credentials, { clock, waiting, onRetry });

  /** Also the body belongs to a try: a connection that breaks in the middle of a page is asked again. */
  const request = async (address: string, accept: string): Promise<{ response: Response; text: string }> => {
    let text = '';
    const send = async (token: string) => {
      requests += 1;
      const response = await sendRequest(address, {
        headers: { accept, authorization: `Bearer ${token}`, prefer: `odata.maxpagesize=${pageSize}` },
        timeoutMs,
        followsRedirects: true,
      });
      if (response.ok) text = await fetchText(response);
      return response;
    };
    for (let attempt = 1; ; attempt += 1) {
      const token = await tokens.get();
      const response = await requestPatiently(() => send(token), waiting, onRetry);
      if (response.ok) return { response, text };
      const isRefused = response.status === 401 || response.status === 403;
      if (!isRefused || attempt > 1 || !tokens.discard(token)) throw await describeRefusal(response);
      await response.body?.cancel();
    }
  };

  const getPage = async (address: string): Promise<FeedPage> => {
    const { response, text } = await request(address, 'application/json');
    return parsePage(text, response.headers);
  };

  return {
    get: (query) => getPage(buildUrl(url, query)),
    follow: (nextLink) => getPage(resolveNextLink(nextLink, url)),
    getText: async (resource) => (await request(buildUrl(url, { resource }), 'application/xml')).text,
    get requests() {
      return requests;
    },
    get retries() {
      return retries;
    },
  };
}

async function fetchText(response: Response): Promise<string> {
  const bytes = await fetchBody(response, maxBytes);
  if (!bytes)
    throw new FeedError('The feed sent a page that is too large: ask for fewer rows with RESO_PAGE_SIZE.');
  return new TextDecoder().decode(bytes);
}

function parsePage(text: string, headers: Headers): FeedPage {
  const body = parseJson(text);
  if (!isPlainObject(body) || !Array.isArray(body.value))
    throw new FeedError('The feed sent something else than a list of records.');
  const nextLink = body['@odata.nextLink'] ?? body['odata.nextLink'];
  const count = body['@odata.count'];
  const date = Date.parse(headers.get('date') ?? '');
  return {
    rows: body.value.filter(isPlainObject),
    nextLink: typeof nextLink === 'string' && nextLink !== '' ? nextLink : null,
    count: typeof count === 'number' ? count : null,
    serverTime: Number.isNaN(date) ? null : parseInstant(new Date(date).toISOString()),
  };
}

async function describeRefusal(response: Response): Promise<FeedError> {
  const body = await parseJsonBody(response, refusalMaxBytes).catch(() => null);
  const error = isPlainObject(body) && isPlainObject(body.error) ? body.error : {};
  const message = typeof error.message === 'string' ? `: ${error.message.slice(0, maxMessage)}` : '';
  return new FeedError(`The feed answered ${response.status}${message}.`, response.status);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
