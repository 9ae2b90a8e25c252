import type { BodyOf, ParamsOf, ReplyOf } from '@hearthline/contract';
import type { ErrorBody, ErrorCode, FieldIssue } from '@hearthline/contract/errors';
import { errorStatuses } from '@hearthline/contract/errors';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { EndpointKey, JsonKey, UploadKey } from '../shared/api/endpoint-address.ts';
import { testConfig } from './test-config.ts';

export interface FakeRequest<K extends EndpointKey> {
  body: BodyOf<K>;
  params: ParamsOf<K>;
  query: URLSearchParams;
  headers: Headers;
  /** Whether an upload came with its field `file`. The content is lost between jsdom and Node. */
  hasFile: boolean;
}

class FakeFailure {
  readonly response: Response;

  constructor(response: Response) {
    this.response = response;
  }
}

type Answer<K extends EndpointKey> = ReplyOf<K> | FakeFailure;
type CallableKey = JsonKey | UploadKey;
type Routes = { [K in CallableKey]?: (request: FakeRequest<K>) => Answer<K> | Promise<Answer<K>> };

/** An error answer in the form of the contract. */
export function failWith(
  code: ErrorCode,
  details: { friendlyMessage?: string; fields?: FieldIssue[] } = {},
): FakeFailure {
  const { friendlyMessage = '', fields } = details;
  const body: ErrorBody = { error: { code, friendlyMessage, fields, requestId: 'req-test' } };
  return new FakeFailure(HttpResponse.json(body, { status: errorStatuses[code] }));
}

/** No answer at all, as with a cut line. */
export function failNetwork(): FakeFailure {
  return new FakeFailure(HttpResponse.error());
}

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function parseBody(request: Request): Promise<{ body: unknown; hasFile: boolean }> {
  const text = await request.text();
  if (request.headers.get('Content-Type')?.startsWith('multipart/')) {
    return { body: undefined, hasFile: text.includes('name="file"; filename=') };
  }
  return { body: text ? JSON.parse(text) : undefined, hasFile: false };
}

function addressPattern(key: string): { method: 'get' | 'post' | 'put' | 'delete'; url: string } {
  const [method = '', path = ''] = key.split(' ');
  const url = testConfig.apiBase + path.replace(/\{(\w+)\}/g, ':$1');
  return { method: method.toLowerCase() as 'get', url };
}

/**
 * Answers the calls of a test at the network, typed by the contract. Later calls add routes and replace those of the
 * same key. A call that no route answers fails the test.
 */
export function fakeApi(routes: Routes) {
  const received = new Map<string, FakeRequest<EndpointKey>[]>();

  function addRoute<K extends CallableKey>(key: K, answer: NonNullable<Routes[K]>): void {
    const { method, url } = addressPattern(key);
    const handler = http[method](url, async ({ request, params }) => {
      const { body, hasFile } = await parseBody(request);
      const query = new URL(request.url).searchParams;
      const call = { body, params, query, headers: request.headers, hasFile } as unknown as FakeRequest<K>;
      received.set(key, [...(received.get(key) ?? []), call as unknown as FakeRequest<EndpointKey>]);
      const reply = await answer(call);
      return reply instanceof FakeFailure ? reply.response.clone() : HttpResponse.json(reply as object);
    });
    server.use(handler);
  }

  for (const key of Object.keys(routes) as CallableKey[]) {
    const answer = routes[key];
    if (answer) addRoute(key, answer as NonNullable<Routes[typeof key]>);
  }

  return {
    /** What was asked of one endpoint so far, oldest first. */
    calls<K extends CallableKey>(key: K): FakeRequest<K>[] {
      return (received.get(key) ?? []) as unknown as FakeRequest<K>[];
    },
  };
}
