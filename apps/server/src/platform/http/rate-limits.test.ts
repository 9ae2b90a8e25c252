import { endpoints } from '@hearthline/contract';
import { errorBody } from '@hearthline/contract/errors';
import type { Site } from '@hearthline/contract/site';
import { afterEach, describe, expect, it } from 'vitest';
import { createClientPages } from '../../features/client-pages/create-client-pages.ts';
import { fontFolder } from '../../site.ts';
import type { HttpApp } from '../../testing/http-app.ts';
import { createHttpApp } from '../../testing/http-app.ts';

const limit = endpoints['POST /auth/secure/login'].limitPerMinute;
const anybody = { agentId: '', isAdmin: false, sessionId: 's', expiresAt: 0 };
let http: HttpApp;
afterEach(() => http.app.close());

const login = (remoteAddress: string, headers: Record<string, string> = {}) =>
  http.send({ method: 'POST', url: '/api/auth/secure/login', remoteAddress, headers, payload: {} });

async function exhaust(remoteAddress: string, headers?: Record<string, string>): Promise<void> {
  for (let call = 0; call < limit; call += 1) {
    expect((await login(remoteAddress, headers)).statusCode).toBe(400);
  }
}

describe('rate limits', () => {
  it('answer 429 with the error body past the limit of an endpoint, for that address and endpoint alone', async () => {
    http = await createHttpApp({ env: { RATE_LIMITS: 'on' } });
    await exhaust('192.0.2.1');
    const reply = await login('192.0.2.1', { 'accept-language': 'fr' });
    expect(reply.statusCode).toBe(429);
    expect(errorBody.parse(reply.json()).error).toMatchObject({
      code: 'too_many_requests',
      friendlyMessage: 'Trop de tentatives. Attendez une minute et réessayez.',
    });
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await login('192.0.2.2')).statusCode).toBe(400);
    const other = await http.send({ method: 'GET', url: '/api/auth/challenge', remoteAddress: '192.0.2.1' });
    expect(other.statusCode).toBe(404);
    expect((await http.get('/healthz')).statusCode).toBe(200);
  });

  it('are not moved by a header that anybody can write', async () => {
    http = await createHttpApp({ env: { RATE_LIMITS: 'on' } });
    await exhaust('192.0.2.1');
    expect((await login('192.0.2.1', { 'x-forwarded-for': '198.51.100.7' })).statusCode).toBe(429);
  });

  it('count the address that a trusted proxy tells', async () => {
    http = await createHttpApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: '192.0.2.1' } });
    await exhaust('192.0.2.1', { 'x-forwarded-for': '198.51.100.7' });
    expect((await login('192.0.2.1', { 'x-forwarded-for': '198.51.100.7' })).statusCode).toBe(429);
    expect((await login('192.0.2.1', { 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(400);
    const forged = { 'x-forwarded-for': '203.0.113.5, 198.51.100.7' };
    expect((await login('192.0.2.1', forged)).statusCode).toBe(429);
  });

  it('count calls that are refused for their token, by address', async () => {
    http = await createHttpApp({ env: { RATE_LIMITS: 'on' }, authenticate: async () => null });
    const call = (remoteAddress: string, url: string) =>
      http.send({ method: 'PUT', url, remoteAddress, headers: { authorization: 'Bearer expired' } });
    const { limitPerMinute } = endpoints['PUT /users/password'];
    for (let count = 0; count < limitPerMinute; count += 1)
      expect((await call('192.0.2.1', '/api/users/password')).statusCode, String(count)).toBe(401);
    expect((await call('192.0.2.1', '/api/users/password')).statusCode).toBe(429);
    expect((await call('192.0.2.2', '/api/users/password')).statusCode).toBe(401);
    for (let count = 0; count < 1200; count += 1)
      expect((await call('192.0.2.3', '/api/users')).statusCode, String(count)).toBe(401);
    expect((await call('192.0.2.3', '/api/users')).statusCode).toBe(429);
  });

  it('hold for the hub by address, and for negotiations by agent', async () => {
    http = await createHttpApp({
      env: { RATE_LIMITS: 'on' },
      hub: { open: async () => 'id' },
      authenticate: async (agentId) => (agentId ? { ...anybody, agentId } : null),
    });
    const negotiate = (agentId: string, remoteAddress: string) =>
      http.send({
        method: 'POST',
        url: '/hub/negotiate',
        remoteAddress,
        headers: { authorization: agentId },
      });
    for (let call = 0; call < 60; call += 1)
      expect((await negotiate('ava', `192.0.2.${call + 1}`)).statusCode).toBe(200);
    const refused = await negotiate('ava', '192.0.2.61');
    expect([refused.statusCode, refused.json().error.code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await negotiate('noah', '192.0.2.1')).statusCode).toBe(200);
    const poll = (remoteAddress: string) => http.send({ method: 'GET', url: '/hub?id=1', remoteAddress });
    for (let call = 0; call < 1200; call += 1)
      expect((await poll('198.51.100.1')).statusCode, String(call)).toBe(401);
    expect((await poll('198.51.100.1')).statusCode).toBe(429);
    expect((await poll('198.51.100.2')).statusCode).toBe(401);
  });

  it('hold for the pages of clients by address, in words that a person can read', async () => {
    const pages = createClientPages({
      links: { follow: async () => null, findEnded: async () => null },
      kinds: [],
      loadSite: async () => ({ renderPage: () => '<p>gone</p>' }) as unknown as Site,
      fontFolder,
      drawingsPath: '/drawings',
      openDrawing: async () => null,
      scriptsPath: '/page-scripts',
      loadPageScript: async () => ({ name: 'none.js', code: Buffer.from('') }),
    });
    http = await createHttpApp({ env: { RATE_LIMITS: 'on' }, clientPages: pages });
    const open = (remoteAddress: string, url = '/c/token') =>
      http.send({ method: 'GET', url, remoteAddress, headers: { 'accept-language': 'fr' } });
    for (let call = 0; call < 600; call += 1)
      expect((await open('192.0.2.1')).statusCode, String(call)).toBe(404);
    const refused = await open('192.0.2.1', '/c/another/file.png');
    expect([refused.statusCode, refused.payload]).toEqual([
      429,
      'Trop de tentatives. Attendez une minute et réessayez.',
    ]);
    expect(refused.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await open('192.0.2.2')).statusCode).toBe(404);
  });

  it('are off when the operator says so', async () => {
    http = await createHttpApp({ env: { RATE_LIMITS: 'off' } });
    await exhaust('192.0.2.1');
    expect((await login('192.0.2.1')).statusCode).toBe(400);
  });
});
