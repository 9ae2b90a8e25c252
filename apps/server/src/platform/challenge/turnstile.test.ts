import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTurnstileVerifier } from './turnstile.ts';

let service: FastifyInstance;
let received: { type: string | undefined; form: Record<string, string> } | undefined;
let reply: () => unknown;

beforeEach(async () => {
  received = undefined;
  service = fastify({ forceCloseConnections: true });
  service.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
    },
  );
  service.post('/siteverify', async (request) => {
    received = {
      type: request.headers['content-type'],
      form: request.body as Record<string, string>,
    };
    return reply();
  });
  await service.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => service.close());

const verify = (timeoutMs = 2000) => {
  const { port } = service.server.address() as AddressInfo;
  const verifyUrl = `http://127.0.0.1:${port}/siteverify`;
  return createTurnstileVerifier({ secret: 's3cret', verifyUrl, timeoutMs }).verify(
    'the-token',
    '203.0.113.1',
  );
};

it('[AUTH-22] asks the configured service with the secret, form-encoded', async () => {
  reply = () => ({ success: true, hostname: 'app.example.test' });
  expect(await verify()).toBe(true);
  expect(received?.type).toContain('application/x-www-form-urlencoded');
  expect(received?.form).toEqual({ secret: 's3cret', response: 'the-token', remoteip: '203.0.113.1' });
});

it('[AUTH-22] refuses when the service refuses', async () => {
  reply = () => ({ success: false, 'error-codes': ['timeout-or-duplicate'] });
  expect(await verify()).toBe(false);
});

it('[AUTH-22] refuses when the service fails, is late, talks nonsense or is away', async () => {
  reply = () => {
    throw new Error('out of order');
  };
  expect(await verify()).toBe(false);
  reply = () => 'success';
  expect(await verify()).toBe(false);
  reply = () => ({ success: 'true' });
  expect(await verify()).toBe(false);
  reply = () => new Promise(() => {});
  expect(await verify(50)).toBe(false);
  const away = createTurnstileVerifier({ secret: 's', verifyUrl: 'http://127.0.0.1:1/' });
  expect(await away.verify('the-token', '203.0.113.1')).toBe(false);
});
