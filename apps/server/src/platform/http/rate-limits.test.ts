import { endpoints } from '@hearthline/contract';
import { errorBody } from '@hearthline/contract/errors';
import { afterEach, describe, expect, it } from 'vitest';
import type { HttpApp } from '../../testing/http-app.ts';
import { createHttpApp } from '../../testing/http-app.ts';

const limit = endpoints['POST /auth/secure/login'].limitPerMinute;
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
    http = await createHttpApp({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
    await exhaust('192.0.2.1', { 'x-forwarded-for': '198.51.100.7' });
    expect((await login('192.0.2.1', { 'x-forwarded-for': '198.51.100.7' })).statusCode).toBe(429);
    expect((await login('192.0.2.1', { 'x-forwarded-for': '198.51.100.8' })).statusCode).toBe(400);
  });

  it('are off when the operator says so', async () => {
    http = await createHttpApp({ env: { RATE_LIMITS: 'off' } });
    await exhaust('192.0.2.1');
    expect((await login('192.0.2.1')).statusCode).toBe(400);
  });
});
