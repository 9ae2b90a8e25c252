import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpApp } from '../../testing/http-app.ts';
import { createHttpApp } from '../../testing/http-app.ts';

const page = '<!doctype html><title>Hearthline</title>';
const code = `export const long = '${'x'.repeat(4000)}';`;
let folder: string;
let http: HttpApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hearthline-web-'));
  await mkdir(path.join(folder, 'dist', 'assets'), { recursive: true });
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);
  await write('outside.txt', 'not for the world');
  await write('dist/index.html', page);
  await write('dist/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await write('dist/assets/main-4f2a.js', code);
  await write('dist/assets/main-4f2a.js.br', 'compressed before');
  http = await createHttpApp({ webFolder: path.join(folder, 'dist') });
});
afterAll(async () => {
  await http.app.close();
  await rm(folder, { recursive: true });
});

describe('static files of another origin', () => {
  const built =
    '<link rel="icon" href="/favicon.svg" /><link href="/config.json" />' +
    '<script type="module" crossorigin src="/assets/main-4f2a.js"></script><a href="/auth/login">In</a>';
  let elsewhere: HttpApp;
  beforeAll(async () => {
    const webFolder = path.join(folder, 'built');
    await mkdir(path.join(webFolder, 'assets'), { recursive: true });
    await writeFile(path.join(webFolder, 'index.html'), built);
    await writeFile(path.join(webFolder, 'assets/main-4f2a.js'), code);
    elsewhere = await createHttpApp({ webFolder, env: { CDN_BASE: 'https://cdn.test/app/' } });
  });
  afterAll(() => elsewhere.app.close());

  it('[SHELL-23] are what the page names there; its configuration and screens stay here', async () => {
    expect((await elsewhere.get('/')).payload).toBe(
      built
        .replace('"/favicon.svg"', '"https://cdn.test/app/favicon.svg"')
        .replace('"/assets/main-4f2a.js"', '"https://cdn.test/app/assets/main-4f2a.js"'),
    );
    expect((await elsewhere.get('/config.json')).json()).toMatchObject({ cdnBase: 'https://cdn.test/app' });
  });

  it('[SHELL-23] may be loaded by any page, modules and fonts included', async () => {
    const shared = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };
    expect((await elsewhere.get('/assets/main-4f2a.js')).headers).toMatchObject(shared);
    expect((await elsewhere.get('/')).headers['cross-origin-resource-policy']).toBe('same-origin');
    const own = await http.get('/assets/main-4f2a.js');
    expect(own.headers['access-control-allow-origin']).toBeUndefined();
    expect(own.headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('web app', () => {
  it.each(['/', '/dashboard', '/auth/login?next=%2Fdashboard', '/property-search/result/view?id=1'])(
    'answers %s with the page, asked for again each time',
    async (url) => {
      const reply = await http.get(url);
      expect({ status: reply.statusCode, body: reply.payload }).toEqual({ status: 200, body: page });
      expect(reply.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      });
    },
  );

  it('lets browsers keep files with a hash for ever, and asks again for the others', async () => {
    const asset = await http.get('/assets/main-4f2a.js');
    expect({ status: asset.statusCode, body: asset.payload }).toEqual({ status: 200, body: code });
    expect(asset.headers['content-type']).toMatch(/javascript/);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await http.get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('sends the version that was compressed when it was built', async () => {
    const reply = await http.get('/assets/main-4f2a.js', { 'accept-encoding': 'br, gzip' });
    expect(reply.headers['content-encoding']).toBe('br');
    expect(reply.payload).toBe('compressed before');
  });

  it.each(['/assets/gone-1234.js', '/logo.png', '/api/nothing', '/api', '/api/users/nothing?x=1'])(
    'says that %s is not there, with the error body',
    async (url) => {
      const reply = await http.get(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.json().error.code).toBe('not_found');
    },
  );

  it('[PUSH-01] leaves every path of the hub to the hub, which refuses in plain text', async () => {
    const page = { accept: 'text/html', authorization: 'Bearer x' };
    for (const method of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const) {
      const refused = await http.send({ method, url: '/hub/negotiate?negotiateVersion=1', headers: page });
      expect([method, refused.statusCode, refused.headers.allow]).toEqual([method, 405, 'POST']);
      expect(refused.headers['content-type']).toContain('text/plain');
    }
    for (const method of ['HEAD', 'PUT', 'PATCH'] as const) {
      const refused = await http.send({ method, url: '/hub?id=1', headers: page });
      expect([method, refused.statusCode, refused.headers.allow]).toEqual([method, 405, 'GET, POST, DELETE']);
    }
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
      for (const url of ['/hub/unknown', '/hub/negotiate/below', '/hub/negotiate/', '/hub/unknown.js?x=1']) {
        const missing = await http.send({ method, url, headers: page });
        expect([method, url, missing.statusCode]).toEqual([method, url, 404]);
        expect(missing.headers['content-type']).toContain('text/plain');
      }
  });

  it.each(['/inbound', '/inbound/mail', '/inbound/nothing'])(
    'never answers %s with the page',
    async (url) => {
      expect((await http.get(url, { accept: 'text/html' })).statusCode).toBe(404);
    },
  );

  it('never leaves its folder', async () => {
    for (const url of [
      '/../outside.txt',
      '/assets/../../outside.txt',
      '/%2e%2e/outside.txt',
      '/..%2foutside.txt',
    ]) {
      expect((await http.get(url)).payload).not.toContain('not for the world');
    }
  });

  it('[AUTH-22] serves /turnstile.html as an empty page', async () => {
    const reply = await http.get('/turnstile.html');
    expect({ status: reply.statusCode, body: reply.payload }).toEqual({ status: 200, body: '' });
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('answers with the icon when a browser asks for the usual one', async () => {
    const reply = await http.get('/favicon.ico');
    expect([reply.statusCode, reply.headers.location]).toEqual([301, '/favicon.svg']);
  });

  it('is not there where it is not built', async () => {
    const bare = await createHttpApp();
    expect((await bare.get('/')).statusCode).toBe(404);
    expect((await bare.get('/turnstile.html')).statusCode).toBe(200);
    await bare.app.close();
  });
});

describe('system routes', () => {
  it('tell that the program lives and is ready', async () => {
    expect((await http.get('/healthz')).json()).toEqual({ status: 'ok' });
    expect((await http.get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  it('count requests by route, never by address', async () => {
    await http.get('/api/files/a-token-of-somebody');
    const { headers, payload } = await http.get('/metrics');
    expect(headers['content-type']).toContain('text/plain');
    expect(payload).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/files/:token",status="404"}',
    );
    expect(payload).toContain('process_cpu_seconds_total');
    expect(payload).not.toContain('a-token-of-somebody');
  });

  it('compress what is long, in the encoding that was asked for', async () => {
    const plain = (await http.get('/api/openapi.json')).payload;
    const brotli = await http.get('/api/openapi.json', { 'accept-encoding': 'br' });
    const gzip = await http.get('/api/openapi.json', { 'accept-encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    const short = await http.get('/healthz', { 'accept-encoding': 'br' });
    expect(short.headers['content-encoding']).toBeUndefined();
  });
});
