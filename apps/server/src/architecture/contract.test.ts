import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@hearthline/contract';
import type { Endpoint } from '@hearthline/contract/endpoint';
import { splitKey } from '@hearthline/contract/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { envSchema } from '../config/env.ts';
import type { TestApp } from '../testing/test-app.ts';
import { createTestApp } from '../testing/test-app.ts';

/** Endpoints that anybody may call. A new one needs a reason and a line here. */
const publicEndpoints = [
  'GET /auth/challenge',
  'GET /files/{token}',
  'GET /mailbox',
  'GET /pictures/{token}',
  'POST /auth/confirm-email',
  // With the token of a mail, as above.
  'POST /auth/email-change/confirm',
  'POST /auth/email-change/refuse',
  'POST /auth/refresh',
  'POST /auth/register',
  'POST /auth/resend-confirmation',
  'POST /auth/secure/change-password',
  'POST /auth/secure/forgot-password',
  'POST /auth/secure/login',
];

/** Routes beside the contract: for the operator, the browser's start, the push channel, what anybody reads and static files. */
const routesBesideContract = [
  '/api/openapi.json',
  '/c/:token',
  '/c/:token/*',
  '/config.json',
  '/drawings/:name',
  '/fonts/:name',
  '/healthz',
  '/hub',
  '/hub/*',
  '/hub/negotiate',
  '/inbound/mail',
  '/metrics',
  '/page-scripts/:name',
  '/readyz',
  '/robots.txt',
  '/site-assets/:version/:file',
  '/site-pictures/:token/:file',
  '/sitemap.xml',
  '/sites-own/:name',
  '/sites-own/:name/*',
  '/sites-preview/:name',
  '/sites-preview/:name/*',
  '/sites/:name',
  '/sites/:name/*',
  '/turnstile.html',
];

const urlOf = (path: string) => `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
const keys = Object.keys(endpoints) as (keyof typeof endpoints)[];
const accessOf = (key: keyof typeof endpoints) => (endpoints[key] as Endpoint).access;

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

describe('contract', () => {
  it('binds every endpoint with the access it declares', () => {
    for (const key of keys) {
      const [method, path] = splitKey(key);
      const route = test.routes.find((bound) => bound.method === method && bound.url === urlOf(path));
      expect({ key, access: route?.access }).toEqual({ key, access: accessOf(key) });
      expect(['public', 'agent', 'admin']).toContain(accessOf(key));
    }
  });

  it('binds nothing else but the routes of the list', () => {
    const inContract = new Set(keys.map((key) => urlOf(splitKey(key)[1])));
    const others = test.routes
      .filter((route) => route.method !== 'OPTIONS' && !inContract.has(route.url))
      .map((route) => route.url);
    expect([...new Set(others)].sort()).toEqual(routesBesideContract);
  });

  it('lets nobody in without a token except where the list says so', async () => {
    expect(keys.filter((key) => accessOf(key) === 'public').sort()).toEqual(publicEndpoints);
    for (const key of keys.filter((each) => accessOf(each) !== 'public')) {
      const [method, path] = splitKey(key);
      const reply = await test.send(method, `/api${path.replace(/\{\w+\}/g, '1')}`);
      expect({ key, status: reply.statusCode, code: reply.json().error.code }).toEqual({
        key,
        status: 401,
        code: 'unauthenticated',
      });
    }
  });

  it('describes every endpoint at /api/openapi.json', async () => {
    const { paths } = (await test.send('GET', '/api/openapi.json')).json() as {
      paths: Record<string, object>;
    };
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.sort()).toEqual([...keys].sort());
  });
});

describe('configuration', () => {
  it('names every variable in .env.example and no other', async () => {
    const file = await readFile(fileURLToPath(new URL('../../../../.env.example', import.meta.url)), 'utf8');
    const named = [...file.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
    expect(named.sort()).toEqual(Object.keys(envSchema.shape).sort());
  });
});
