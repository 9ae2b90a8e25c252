import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Endpoints, ReplyOf } from '@hearthline/contract';
import { splitKey } from '@hearthline/contract/endpoint';
import type { ErrorBody } from '@hearthline/contract/errors';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { BoundRoute } from '../app.ts';
import { buildApp } from '../app.ts';
import type { PlatformInput } from '../compose-platform.ts';
import type { Composition } from '../composition.ts';
import { compose } from '../composition.ts';
import { createConfig } from '../config/config.ts';
import { parseEnv } from '../config/env.ts';
import { createPasswordHasher } from '../platform/auth/password-hasher.ts';
import { solvePuzzle } from '../platform/challenge/solve.ts';
import type { SettableClock } from '../platform/clock/clock.ts';
import { createSettableClock } from '../platform/clock/clock.ts';
import { checkConnection } from '../platform/db/health.store.ts';
import { createLog } from '../platform/log/log.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import type { TestDatabase } from './test-database.ts';
import { createTestDatabase } from './test-database.ts';

export interface TestAgent {
  agentId: string;
  email: string;
  token: string;
  refreshToken: string;
}

export interface TestApp {
  app: FastifyInstance;
  clock: SettableClock;
  database: TestDatabase;
  services: Composition;
  /** Every route that was bound, with the access its endpoint declares. */
  routes: BoundRoute[];
  dataDir: string;
  /** Calls an endpoint of the contract; the reply has its type, or an error. */
  call<K extends keyof Endpoints>(
    key: K,
    options?: CallOptions,
  ): Promise<{ status: number; body: ReplyOf<K> & Partial<ErrorBody> }>;
  /** Any request, also one that no client of ours would send. */
  send(
    method: string,
    url: string,
    options?: Pick<InjectOptions, 'headers' | 'payload'>,
  ): Promise<LightMyRequestResponse>;
  createAgent(name: string, options?: { isAdmin?: boolean }): Promise<TestAgent>;
  solveChallenge(): Promise<string>;
  close(): Promise<void>;
}

export interface TestAppOptions extends Pick<PlatformInput, 'hubTimings' | 'findTxtRecords' | 'loadSite'> {
  /** Another instance of the same installation, with its database and clock. */
  beside?: TestApp;
  /** One that the test has prepared. */
  database?: TestDatabase;
  secret?: string;
  /** The page of the web app; without it there is none. */
  indexHtml?: string;
}

export interface CallOptions {
  as?: Pick<TestAgent, 'token'>;
  /** Not typed by the contract, because most tests send something else on purpose. */
  body?: unknown;
  params?: Record<string, string>;
  query?: string;
  language?: string;
}

export const testPassword = 'Hearthline!2025';
export const testSecret = 'a secret that is only used by tests, long enough';
/** The cheapest argon2id there is: the tests are about who gets in, not about how long it takes. */
const cheapHasher = createPasswordHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 });

/** The whole program on a database of its own, with a clock that stands still and puzzles that are easy. */
export async function createTestApp(
  env: Record<string, string> = {},
  { beside, database: prepared, secret = testSecret, indexHtml, ...options }: TestAppOptions = {},
): Promise<TestApp> {
  const database = beside?.database ?? prepared ?? (await createTestDatabase());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'hearthline-app-'));
  const clock = beside?.clock ?? createSettableClock('2025-11-12T14:00:00Z');
  const config = createConfig(
    parseEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...env }),
  );
  const log = createLog(config.logLevel);
  const services = await compose({
    config,
    ownerUrl: database.ownerUrl,
    secret,
    clock,
    log,
    hasher: cheapHasher,
    puzzle: { rounds: 2, bits: 2 },
    ...options,
  });
  const routes: BoundRoute[] = [];
  const app = await buildApp({
    onRoute: (route) => routes.push(route),
    config,
    log,
    metrics: createMetrics(),
    authenticate: services.authenticate,
    handlers: services.handlers,
    hub: services.hub,
    clientPages: services.clientPages,
    publicSites: services.publicSites,
    inbound: services.inbound,
    clock,
    webApp: { folder: await mkdtemp(path.join(dataDir, 'web-')), indexHtml: indexHtml ?? null },
    checkReady: () => checkConnection(services.database.db),
  });
  await services.start();

  const send: TestApp['send'] = (method, url, options) =>
    app.inject({ method: method as 'GET', url, ...options });

  const call: TestApp['call'] = async (key, { as, body, params = {}, query = '', language } = {}) => {
    const [method, path] = splitKey(key);
    const reply = await send(
      method,
      `/api${path.replace(/\{(\w+)\}/g, (_, name) => params[name] ?? '')}${query}`,
      {
        headers: {
          ...(as ? { authorization: `Bearer ${as.token}` } : {}),
          ...(language ? { 'accept-language': language } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        payload: body === undefined ? undefined : JSON.stringify(body),
      },
    );
    return { status: reply.statusCode, body: reply.json() };
  };

  const solveChallenge = async () => solvePuzzle((await call('GET /auth/challenge')).body.result);

  return {
    app,
    clock,
    database,
    services,
    routes,
    dataDir,
    send,
    call,
    solveChallenge,
    createAgent: async (name, options = {}) => {
      const email = `${name.toLowerCase()}@hearthline.test`;
      const agentId = await services.operator.createAccount({
        email,
        password: testPassword,
        firstName: name,
        lastName: 'Tester',
        ...options,
      });
      if (!agentId) throw new Error(`${email} exists already`);
      const { body } = await call('POST /auth/secure/login', {
        body: {
          userKey: email,
          password: testPassword,
          turnstileToken: await solveChallenge(),
          deviceName: 'Test',
        },
      });
      return { agentId, email, token: body.token ?? '', refreshToken: body.refreshToken ?? '' };
    },
    close: async () => {
      await services.hub.stop();
      await app.close();
      await services.stop();
      if (!beside) await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
