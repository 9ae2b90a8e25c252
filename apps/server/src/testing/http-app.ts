import type { Endpoints } from '@hearthline/contract';
import { endpoints } from '@hearthline/contract';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app.ts';
import { createConfig } from '../config/config.ts';
import { parseEnv } from '../config/env.ts';
import type { ClientPages } from '../features/client-pages/create-client-pages.ts';
import type { Authenticate, Caller } from '../platform/auth/authenticate.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { AppError } from '../platform/errors.ts';
import type { Handlers } from '../platform/http/bind.ts';
import { findWebApp } from '../platform/http/web-app.ts';
import { createLog } from '../platform/log/log.ts';
import { createMetrics } from '../platform/metrics/metrics.ts';
import type { Hub } from '../platform/push/hub.ts';

export interface HttpAppOptions {
  env?: Record<string, string>;
  /** The rest answers that there is nothing. */
  handlers?: Partial<Handlers<Endpoints>>;
  webFolder?: string;
  checkReady?: () => Promise<void>;
  hub?: Partial<Hub>;
  authenticate?: Authenticate;
  clientPages?: ClientPages;
}

export interface HttpApp {
  app: FastifyInstance;
  /** Every line of the log so far. */
  logLines(): Record<string, unknown>[];
  logText(): string;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
}

const caller: Caller = {
  agentId: '0192f0a0-0000-7000-8000-000000000001',
  isAdmin: false,
  sessionId: 's',
  expiresAt: 0,
};

const noHub: Hub = {
  open: async () => null,
  poll: async () => ({ status: 404, body: '' }),
  receive: async () => 'unknown',
  close: async () => 'unknown',
  heldPolls: 0,
  start: () => {},
  stop: async () => {},
};

/** The HTTP side alone: no database, everybody with a token is let in, and the log is kept. */
export async function createHttpApp(options: HttpAppOptions = {}): Promise<HttpApp> {
  const env = { NODE_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'info', ...options.env };
  const config = createConfig(parseEnv(env));
  const lines: string[] = [];
  const nothing = () => {
    throw new AppError('not_found');
  };
  const handlers = Object.fromEntries(Object.keys(endpoints).map((key) => [key, nothing]));
  const app = await buildApp({
    config,
    log: createLog(config.logLevel, { write: (line) => lines.push(line) }),
    metrics: createMetrics(),
    hub: { ...noHub, ...options.hub },
    clientPages: options.clientPages ?? { install: async () => {} },
    publicSites: { install: async () => {}, rewriteUrl: ({ url }) => url ?? '/', ownsHost: () => false },
    inbound: { receive: async () => 'nothing' },
    clock: systemClock,
    authenticate: options.authenticate ?? (async (header) => (header ? caller : null)),
    handlers: { ...handlers, ...options.handlers } as Handlers<Endpoints>,
    webApp: findWebApp(options.webFolder ?? '/nowhere'),
    checkReady: options.checkReady ?? (async () => {}),
  });
  return {
    app,
    logLines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    logText: () => lines.join(''),
    get: (url, headers = {}) => app.inject({ method: 'GET', url, headers }),
    send: (request) => app.inject(request),
  };
}
