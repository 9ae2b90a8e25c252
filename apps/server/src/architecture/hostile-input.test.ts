import { createHmac } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { endpoints } from '@hearthline/contract';
import type { Endpoint, EndpointKey } from '@hearthline/contract/endpoint';
import { splitKey } from '@hearthline/contract/endpoint';
import { errorBody, errorStatuses } from '@hearthline/contract/errors';
import { uploadMaxBytes } from '@hearthline/contract/limits';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { putMadeModel } from '../features/cma/testing/made-board.ts';
import { createSample } from '../testing/contract-samples.ts';
import { createFingerprint } from '../testing/database-fingerprint.ts';
import {
  listHostileRoots,
  listHostileTexts,
  listLargeRoots,
  listSpoiledFields,
} from '../testing/hostile-inputs.ts';
import { createMultipart } from '../testing/multipart.ts';
import type { TestAgent, TestApp } from '../testing/test-app.ts';
import { createTestApp } from '../testing/test-app.ts';

const table = Object.entries(endpoints) as [EndpointKey, Endpoint][];
const withBody = table.filter(([, endpoint]) => endpoint.body);
const withUpload = table.filter(([, endpoint]) => endpoint.upload);
const signedIn = table.filter(([, endpoint]) => endpoint.access !== 'public');
const json = { 'content-type': 'application/json' };
const refusal = errorBody.strict();
/** No refusal repeats what was sent at length. */
const replyMaxBytes = 16 * 1024;

let test: TestApp;
let ava: TestAgent;
let noah: TestAgent;
let before: unknown;
beforeAll(async () => {
  test = await createTestApp();
  ava = await test.createAgent('Ava', { isAdmin: true });
  noah = await test.createAgent('Noah');
  await putMadeModel(test.database.worker.db, test.clock.now());
  before = await describeState();
});
afterAll(() => test.close());

const describeState = async () => ({
  rows: await createFingerprint(test.database),
  files: await readdir(test.dataDir, { recursive: true }),
});
/** Once a group: reading every row after each of the thousands of requests would take most of the time. */
const expectNothingChanged = async () => expect(await describeState()).toEqual(before);
const authorization = (token: string) => ({ authorization: `Bearer ${token}` });

const urls = new Map<EndpointKey, string>();

/** Made once: telling a sample of its schema takes longer than the request. */
function urlOf(key: EndpointKey, endpoint: Endpoint): string {
  const made = urls.get(key) ?? createUrl(key, endpoint);
  urls.set(key, made);
  return made;
}

function createUrl(key: EndpointKey, endpoint: Endpoint): string {
  const params = endpoint.params ? (createSample(endpoint.params) as Record<string, unknown>) : {};
  const query = endpoint.query ? (createSample(endpoint.query) as Record<string, string>) : {};
  const path = splitKey(key)[1].replace(/\{(\w+)\}/g, (_, name) => String(params[name]));
  return `/api${path}?${new URLSearchParams(query)}`;
}

async function refuse(
  what: string,
  key: EndpointKey,
  request: { url?: string; headers?: Record<string, string>; payload?: string | Buffer },
): Promise<LightMyRequestResponse> {
  const url = request.url ?? urlOf(key, (endpoints as Record<string, Endpoint>)[key] as Endpoint);
  const headers = { ...authorization(ava.token), ...request.headers };
  const reply = await test.send(splitKey(key)[0], url, { headers, payload: request.payload });
  const body = refusal.safeParse(safeJson(reply.payload));
  const description = `${key}: ${what} → ${reply.statusCode} ${reply.payload.slice(0, 300)}`;
  const isRefused =
    reply.statusCode >= 400 &&
    reply.statusCode < 500 &&
    body.success &&
    errorStatuses[body.data.error.code] === reply.statusCode &&
    body.data.error.requestId === reply.headers['x-request-id'] &&
    reply.payload.length < replyMaxBytes;
  // One look for all of it, at each of thousands of replies.
  expect(isRefused, description).toBe(true);
  return reply;
}

function safeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

describe('bodies', () => {
  afterAll(expectNothingChanged);
  const seen = new Set<string>();
  /** What is too large or too deep is refused before the endpoint is asked, so one of each access is enough. */
  const seenAccess = new Set<Endpoint['access']>();

  it.each(withBody)('%s refuses every spoiled field', { timeout: 60_000 }, async (key, endpoint) => {
    const spoiled = listSpoiledFields(endpoint.body as never, seen);
    const bodies = [
      ...listHostileRoots(endpoint.body as never),
      ...(seenAccess.has(endpoint.access) ? [] : listLargeRoots(endpoint.body as never)),
      ...spoiled.bodies,
    ];
    seenAccess.add(endpoint.access);
    const taken = spoiled.forSchema.filter(({ value }) => endpoint.body?.safeParse(value).success !== false);
    expect(taken.map(({ name }) => name)).toEqual([]);
    for (const { name, text } of bodies) {
      const { statusCode } = await refuse(name, key, { headers: json, payload: text });
      expect([400, 413], `${key}: ${name}`).toContain(statusCode);
    }
  });

  it.each(withBody)('%s takes JSON and nothing else', async (key, endpoint) => {
    const text = JSON.stringify(createSample(endpoint.body as never));
    const types = [
      'text/plain',
      'application/xml',
      'application/x-www-form-urlencoded',
      'application/jsonp',
      '',
    ];
    for (const type of types) {
      const headers: Record<string, string> = type === '' ? {} : { 'content-type': type };
      const { statusCode } = await refuse(`as ${type}`, key, { headers, payload: text });
      expect([400, 415]).toContain(statusCode);
    }
    await refuse('as multipart', key, await createMultipart(Buffer.from(text)));
    await refuse('without a body', key, {});
    await refuse('as broken UTF-8', key, { headers: json, payload: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) });
  });

  it.each(withUpload)('%s takes one picture and nothing else', async (key) => {
    const boundary = { 'content-type': 'multipart/form-data; boundary=x' };
    const attempts = {
      json: { headers: json, payload: '{"file":"x"}' },
      text: { headers: { 'content-type': 'text/plain' }, payload: 'x' },
      nothing: {},
      'no boundary': { headers: { 'content-type': 'multipart/form-data' }, payload: 'x' },
      'no parts': { headers: boundary, payload: '--x--\r\n' },
      'broken parts': { headers: boundary, payload: '--x\r\nContent-Disposition: form-data; name="fi' },
      'cut off': {
        headers: boundary,
        payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
      },
      'a field': {
        headers: boundary,
        payload: '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\nabc\r\n--x--\r\n',
      },
      'many fields': {
        headers: boundary,
        payload: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(50),
      },
      'many files': {
        headers: boundary,
        payload: '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n1\r\n'.repeat(50),
      },
      'prototype field': {
        headers: boundary,
        payload: '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
      },
      'another field': await createMultipart(Buffer.from('x'), { field: 'picture' }),
      'an empty file': await createMultipart(Buffer.alloc(0)),
      'no picture': await createMultipart(Buffer.from('x'.repeat(1000)), { name: '../../etc/passwd.jpg' }),
      'too large': await createMultipart(Buffer.alloc(uploadMaxBytes + 1)),
      'far too large': await createMultipart(Buffer.alloc(4 * uploadMaxBytes)),
    };
    for (const [name, request] of Object.entries(attempts)) await refuse(name, key, request);
  });
});

describe('addresses', () => {
  afterAll(expectNothingChanged);

  it.each(table)('%s refuses spoiled queries', async (key, endpoint) => {
    const [path = '', query = ''] = urlOf(key, endpoint).split('?');
    const spoiled = ['unheardOf=1', '__proto__=1', 'constructor=1', '%zz=1', 'a[b]=1', '%00=1'];
    for (const extra of spoiled) await refuse(extra, key, { url: `${path}?${query}&${extra}` });
    for (const name of Object.keys(endpoint.query?.shape ?? {})) {
      for (const text of listHostileTexts().filter((each) => !isAccepted(endpoint, name, each))) {
        await refuse(`${name} is ${text.slice(0, 40)}`, key, { url: `${path}?${name}=${text}` });
      }
      await refuse(`${name} as object`, key, { url: `${path}?${name}[a]=1` });
    }
  });

  it.each(table.filter(([, endpoint]) => endpoint.params))('%s refuses spoiled paths', async (key) => {
    for (const text of ['%20', '-1', ...listHostileTexts()]) {
      const path = splitKey(key)[1].replace(/\{\w+\}/g, text);
      await refuse(text.slice(0, 40), key, { url: `/api${path}` });
    }
  });

  it('refuses other methods and unknown paths with the same body', async () => {
    for (const [key] of table) {
      const path = `/api${splitKey(key)[1].replace(/\{\w+\}/g, '1')}`;
      for (const method of ['PATCH', 'DELETE']) {
        if (`${method} ${splitKey(key)[1]}` in endpoints) continue;
        await refuse(method, `${method} ${splitKey(key)[1]}` as EndpointKey, { url: path });
      }
      await refuse('below', key, { url: `${path}/below` });
    }
  });
});

/** Some hostile text is a harmless value where any short text is one, such as an address to search for. */
function isAccepted(endpoint: Endpoint, name: string, encoded: string): boolean {
  const value = URL.canParse(`http://a/?x=${encoded}`)
    ? new URL(`http://a/?x=${encoded}`).searchParams.get('x')
    : '';
  if (value?.includes('\0')) return false;
  return endpoint.query?.safeParse({ [name]: value }).success ?? false;
}

describe('tokens', () => {
  afterAll(expectNothingChanged);

  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

  /** Checked in one place for all of them: every bad token for the first of each sort, the rest meets some. */
  const met = new Set<string>();
  const someBad = ['empty', 'garbage', 'another secret'];

  function listBadTokens({ access, body, upload }: Endpoint): [name: string, header: string][] {
    const sort = `${access} ${Boolean(body)} ${Boolean(upload)}`;
    const isFirst = !met.has(sort);
    met.add(sort);
    return Object.entries(listBadHeaders()).filter(([name]) => isFirst || someBad.includes(name));
  }

  function listBadHeaders(): Record<string, string> {
    const [head = '', payload = '', signature = ''] = ava.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const foreign = `${head}.${payload}`;
    const signed = createHmac('sha256', 'another secret, as long as ours is')
      .update(foreign)
      .digest('base64url');
    return {
      empty: '',
      'no scheme': ava.token,
      'another scheme': `Basic ${ava.token}`,
      garbage: 'Bearer garbage',
      'dots only': 'Bearer ..',
      'very long': `Bearer ${'x'.repeat(10_000)}`,
      'two tokens': `Bearer ${ava.token} ${noah.token}`,
      'a refresh token': `Bearer ${ava.refreshToken}`,
      'another secret': `Bearer ${foreign}.${signed}`,
      'no algorithm': `Bearer ${encode({ alg: 'none' })}.${payload}.`,
      'another algorithm': `Bearer ${encode({ alg: 'HS512' })}.${payload}.${signature}`,
      'another subject': `Bearer ${head}.${encode({ ...claims, sub: noah.agentId })}.${signature}`,
      'a later end': `Bearer ${head}.${encode({ ...claims, exp: 4102444800 })}.${signature}`,
    };
  }

  it.each(signedIn)('%s refuses every token but a good one', async (key, endpoint) => {
    const input = await createValidInput(endpoint);
    for (const [name, authorization] of listBadTokens(endpoint)) {
      const { statusCode } = await refuse(name, key, {
        ...input,
        headers: { ...input.headers, authorization },
      });
      expect(statusCode, `${key}: ${name}`).toBe(401);
    }
    const now = test.clock.now();
    test.clock.advance(15 * 60 * 1000);
    expect((await refuse('expired', key, input)).statusCode).toBe(401);
    test.clock.set(now);
  });
});

describe('owners', () => {
  let untouched: unknown;
  let shared: TestAgent;
  beforeAll(async () => {
    shared = await createOther('Shared');
    untouched = await createFingerprint(test.database, ava.agentId);
  });
  afterAll(async () => expect(await createFingerprint(test.database, ava.agentId)).toEqual(untouched));

  async function createOther(name: string): Promise<TestAgent> {
    const other = await test.createAgent(name);
    await test.services.operator.agreements.grant(other.agentId, agreement);
    return other;
  }

  it.each(signedIn)('%s acts for the owner of the token alone', async (key, endpoint) => {
    // What an account writes about itself may end it or its session; a mailing brings its id along, and would be found.
    const isOwnAccount = splitKey(key)[0] !== 'GET' && /^\/((auth|users)\/|mailings$)/.test(splitKey(key)[1]);
    const other = isOwnAccount
      ? await createOther(`Other${signedIn.findIndex(([each]) => each === key)}`)
      : shared;
    const { headers, payload } = await createValidInput(endpoint);
    const reply = await test.send(splitKey(key)[0], urlOf(key, endpoint), {
      headers: { ...headers, ...authorization(other.token) },
      payload,
    });
    expect(expectedStatuses(key, endpoint), key).toContain(reply.statusCode);
    expect(reply.payload).not.toContain(ava.agentId);
  });
});

const agreement = { boardName: 'Board', validFrom: '2025-01-01', validUntil: '2026-12-31' };

/** They name a record elsewhere than in their path. */
const ofNobody: ReadonlySet<string> = new Set([
  'POST /baskets',
  'POST /alerts',
  'GET /alerts/ledger',
  'POST /alerts/approvals',
  'POST /alerts/approvals/undo',
  'POST /alerts/approvals/send-now',
  'POST /alerts/proposal',
  'POST /greetings/tasks',
  'POST /greetings/tasks/count',
  'POST /greetings/templates/{category}/{design}/preview',
]);

/** They go on from what was seen, which the sample has not; the last needs a name to look for. */
const ofTheUnseen: ReadonlySet<string> = new Set([
  'PUT /sites/mine/draft',
  'POST /sites/mine/template',
  'POST /sites/mine/publish',
  'POST /sites/mine/host/check',
]);

/** A call that names a record may find none: the sample's id belongs to nobody. */
function expectedStatuses(key: EndpointKey, endpoint: Endpoint): number[] {
  if (endpoint.access === 'admin') return [403];
  // It asks for the password, and the sample is not the right one.
  if (key === 'POST /users/email-change') return [400];
  // The sample's municipality does not exist.
  if (key === 'PUT /badges/scope') return [400];
  // Custom dates are no whole that could be switched on.
  if (key === 'PUT /greetings/categories/{category}') return [400];
  // What is somebody else's, or nobody's, is answered in the same way everywhere.
  if (key.includes('{id}')) return [404];
  // The sample's client, alert, match or reader is nobody's.
  if (ofNobody.has(key)) return [404];
  if (ofTheUnseen.has(key)) return [409];
  // A market without homes lies nowhere.
  if (key.endsWith('/weather')) return [503];
  return /\{(listingId|key|name|badgeId)\}|\/(why|restore)$/.test(key) ? [200, 404] : [200];
}

async function createValidInput(
  endpoint: Endpoint,
): Promise<{ headers?: Record<string, string>; payload?: string | Buffer }> {
  if (endpoint.upload) {
    const background = '#c1440e';
    return createMultipart(
      await sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  }
  return endpoint.body ? { headers: json, payload: JSON.stringify(createSample(endpoint.body)) } : {};
}
