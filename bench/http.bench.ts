import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import autocannon from 'autocannon';
import type { Benchmark } from './support/benchmark.ts';
import { findFreePort, startServer } from './support/server.ts';
import { sized } from './support/size.ts';

const connections = sized(50, 2);
const seconds = sized(10, 1);
const password = 'Hearthline!2025';
const email = 'bench@hearthline.test';

/** Sign-in and the most frequent call under 50 connections, beside a bare route that sends the same bytes. */
export const httpBenchmark: Benchmark = {
  name: 'http',
  run: async () => {
    const verifier = await startVerifier();
    const server = await startServer({
      TURNSTILE_SITE_KEY: 'bench',
      TURNSTILE_SECRET: 'bench',
      TURNSTILE_VERIFY_URL: verifier.url,
      DEMO: 'off',
    });
    try {
      await server.cli(
        'agent',
        'create',
        '--email',
        email,
        '--password',
        password,
        '--first-name',
        'Bench',
        '--last-name',
        'Mark',
      );
      const loginBody = JSON.stringify({
        userKey: email,
        password,
        turnstileToken: 'bench',
        deviceName: 'Bench',
      });
      const headers = { 'content-type': 'application/json' };
      const login = await fetch(`${server.origin}/api/auth/secure/login`, {
        method: 'POST',
        headers,
        body: loginBody,
      });
      const { token } = (await login.json()) as { token: string };
      const authorization = `Bearer ${token}`;
      const me = await (await fetch(`${server.origin}/api/users/me`, { headers: { authorization } })).text();

      const bare = await measureBare(me);
      const mine = await fire({ url: `${server.origin}/api/users/me`, headers: { authorization } });
      const logins = await fire({
        url: `${server.origin}/api/auth/secure/login`,
        method: 'POST',
        headers,
        body: loginBody,
      });
      const rows = [
        toRow('bare Fastify route', bare, bare),
        toRow('GET /api/users/me', mine, bare),
        toRow('POST /api/auth/secure/login', logins, bare),
      ];
      const errors = rows.reduce((sum, row) => sum + Number(row.errors), 0);
      return {
        rows,
        goals: [
          {
            text: `no errors under ${connections} connections`,
            seen: `${errors} errors`,
            isMet: errors === 0,
          },
        ],
      };
    } finally {
      await server.stop();
      verifier.close();
    }
  },
};

function fire(
  options: Pick<autocannon.Options, 'url' | 'headers' | 'method' | 'body'>,
): Promise<autocannon.Result> {
  return autocannon({ connections, duration: seconds, ...options });
}

function toRow(name: string, result: autocannon.Result, bare: autocannon.Result) {
  return {
    name,
    'requests/s': Math.round(result.requests.average),
    'of bare': `${((result.requests.average / bare.requests.average) * 100).toFixed(1)} %`,
    'p50 ms': result.latency.p50,
    'p97.5 ms': result.latency.p97_5,
    'p99 ms': result.latency.p99,
    errors: result.errors + result.timeouts + result.non2xx,
  };
}

async function measureBare(body: string): Promise<autocannon.Result> {
  const port = await findFreePort();
  const child = fork(fileURLToPath(new URL('support/bare-server.ts', import.meta.url)), {
    env: { ...process.env, BARE_PORT: String(port), BARE_BODY: body },
  });
  await once(child, 'message');
  try {
    return await fire({ url: `http://127.0.0.1:${port}/` });
  } finally {
    child.kill();
  }
}

/** Says yes to every token, so that the benchmark measures the sign-in and not the puzzle. */
async function startVerifier(): Promise<{ url: string; close: () => void }> {
  const server = createServer((_request, reply) =>
    reply.setHeader('content-type', 'application/json').end('{"success":true}'),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() };
}
