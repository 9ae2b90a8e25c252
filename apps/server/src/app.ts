import type { Socket } from 'node:net';
import compress from '@fastify/compress';
import cors from '@fastify/cors';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import { endpoints } from '@hearthline/contract';
import { uploadMaxBytes } from '@hearthline/contract/limits';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import Fastify, { LogController } from 'fastify';
import type { Config } from './config/config.ts';
import type { ClientPages } from './features/client-pages/create-client-pages.ts';
import { installInbound } from './features/messages/inbound/inbound.routes.ts';
import type { InboundService } from './features/messages/inbound/inbound.service.ts';
import type { PublicSites } from './features/sites/create-sites.ts';
import type { Authenticate } from './platform/auth/authenticate.ts';
import type { Clock } from './platform/clock/clock.ts';
import { AppError } from './platform/errors.ts';
import type { Handlers } from './platform/http/bind.ts';
import { bindEndpoints } from './platform/http/bind.ts';
import { installErrorHandler, sendError } from './platform/http/error-handler.ts';
import { nameOfHost } from './platform/http/host-name.ts';
import { createOpenApi } from './platform/http/openapi.ts';
import type { ContentSources } from './platform/http/security-headers.ts';
import {
  findInlineScripts,
  installSecurityHeaders,
  originOf,
  share,
} from './platform/http/security-headers.ts';
import type { WebApp } from './platform/http/web-app.ts';
import { serveWebApp } from './platform/http/web-app.ts';
import { createId } from './platform/ids.ts';
import type { Log } from './platform/log/log.ts';
import type { Metrics } from './platform/metrics/metrics.ts';
import { installHub } from './platform/push/hub.routes.ts';
import type { Hub } from './platform/push/hub.ts';

export interface AppDeps {
  config: Config;
  log: Log;
  metrics: Metrics;
  authenticate: Authenticate;
  handlers: Handlers<typeof endpoints>;
  hub: Hub;
  clientPages: ClientPages;
  publicSites: PublicSites;
  inbound: InboundService;
  clock: Clock;
  webApp: WebApp;
  /** Throws while the program cannot serve, for instance because the database is away. */
  checkReady: () => Promise<void>;
  /** Told of every route as it is bound. */
  onRoute?: (route: BoundRoute) => void;
}

export interface BoundRoute {
  method: string;
  url: string;
  access: string | undefined;
}

/** From one network address, behind which a whole office may sit. */
const callsPerMinute = { api: 1200, hub: 1200, clientPages: 600, sites: 1200 };

/** Assembles the HTTP side: plugins, error handler, routes. It never listens. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { config } = deps;
  const app = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.http.trustProxy,
    genReqId: () => createId(),
    requestTimeout: 60_000,
    // An address that cannot be decoded never reaches the error handler.
    frameworkErrors: (_error, request, reply) => sendError(request, reply, 'invalid_input'),
    routerOptions: { maxParamLength: 2000 },
    rewriteUrl: deps.publicSites.rewriteUrl,
  });
  app.addHook('onRoute', ({ method, url, config: routeConfig }) => {
    deps.onRoute?.({ method: String(method), url, access: routeConfig?.access });
  });
  app.decorateRequest('caller', null);
  installErrorHandler(app);
  installQuickClose(app);
  installRequestLog(app, deps.metrics);
  installJsonParser(app);
  installSecurityHeaders(app, describeSources(deps));
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await app.register(multipart, {
    // No limit on parts beside these: the parser throws outside of the request when an upload breaks off after it.
    limits: { fileSize: uploadMaxBytes, files: 1, fields: 4, fieldSize: 1024 },
  });
  installSystemRoutes(app, deps);
  await app.register((api) => installApi(api, deps), { prefix: '/api' });
  await app.register((hub) => installPush(hub, deps), { prefix: '/hub' });
  await app.register(async (pages) => {
    await limitCalls(pages, config, callsPerMinute.clientPages);
    await deps.clientPages.install(pages);
  });
  await app.register(async (sites) => {
    await limitCalls(sites, config, callsPerMinute.sites);
    await deps.publicSites.install(sites);
  });
  await app.register(
    (inbound) => installInbound(inbound, { service: deps.inbound, secret: config.mail.inboundSecret }),
    { prefix: '/inbound' },
  );
  await serveWebApp(app, deps.webApp, {
    cdnBase: config.browser.cdnBase,
    isElsewhere: deps.publicSites.ownsHost,
  });
  return app;
}

/** Where a page of the app may load from. */
function describeSources({ config, webApp }: AppDeps): ContentSources {
  const { challenge, apiBase, imageApiBase, pagesOrigin, cdnBase, hubUrl, mapStyleUrl } = config.browser;
  const originsOf = (...addresses: (string | null)[]) =>
    addresses.map(originOf).filter((origin) => origin !== null);
  return {
    inlineScripts: findInlineScripts(webApp.indexHtml ?? ''),
    challengeOrigin: originOf(challenge.scriptUrl),
    staticOrigin: originOf(cdnBase),
    imageOrigins: originsOf(imageApiBase, pagesOrigin, mapStyleUrl),
    connectOrigins: originsOf(apiBase, hubUrl, mapStyleUrl),
    frameOrigins: originsOf(pagesOrigin),
    sharedPaths: originOf(imageApiBase) ? ['/api/pictures/', '/api/files/'] : [],
    isHttps: config.origins.app.startsWith('https:'),
    ownNames: new Set(
      [config.origins.app, config.origins.public].map((origin) => nameOfHost(new URL(origin).host)),
    ),
  };
}

async function installApi(api: FastifyInstance, { config, handlers, authenticate }: AppDeps): Promise<void> {
  await api.register(cors, { origin: config.http.corsOrigins, methods: ['GET', 'POST', 'PUT', 'DELETE'] });
  await limitCalls(api, config, callsPerMinute.api);
  // Forms of public pages ask for it too, and a page in a sandbox has no origin of its own.
  api.addHook('onRequest', async ({ url }, reply) => {
    if (/^\/api\/auth\/challenge(\?|$)/.test(url)) share(reply).header('access-control-allow-origin', '*');
  });
  let document: object | undefined;
  api.get('/openapi.json', () => {
    // Made when somebody asks: it takes a tenth of a start.
    document ??= createOpenApi(endpoints, { title: config.browser.brand, version: '0.1.0' });
    return document;
  });
  bindEndpoints(api, endpoints, handlers, {
    authenticate,
    checksReplies: config.http.checksReplies,
    limitsCalls: config.http.limitsCalls,
    isPlainHttp: config.origins.app.startsWith('http:'),
  });
}

async function installPush(hub: FastifyInstance, deps: AppDeps): Promise<void> {
  await limitCalls(hub, deps.config, callsPerMinute.hub);
  await installHub(hub, { ...deps, ...deps.config.http });
}

async function limitCalls(scope: FastifyInstance, { http }: Config, max: number): Promise<void> {
  if (!http.limitsCalls) return;
  await scope.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new AppError('too_many_requests'),
  });
}

function installSystemRoutes(app: FastifyInstance, { config, metrics, checkReady }: AppDeps): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async () => {
    await checkReady();
    return { status: 'ready' };
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.render()),
  );
  app.get('/config.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(config.browser),
  );
}

/** So long may requests that are under way go on when the program stops. */
const drainMs = 4_000;

/**
 * Browsers open connections ahead of the requests they expect, and keep those they used. One that has not carried any
 * does not count as idle, and one that carries the next request would never be: both would keep the server from closing.
 */
function installQuickClose(app: FastifyInstance): void {
  const unused = new Set<Socket>();
  let isClosing = false;
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  app.server.on('request', ({ socket }) => unused.delete(socket));
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    for (const socket of unused) socket.destroy();
    setTimeout(() => app.server.closeAllConnections(), drainMs).unref();
  });
}

/** One line per request with the route's pattern, never its address: addresses carry tokens and names. */
function installRequestLog(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.isLongPoll && reply.statusCode < 300) return;
    const route = request.routeOptions.url ?? 'unknown';
    metrics.observeRequest(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
}

/** JSON only, an empty body is no body, and keys that reach into prototypes are refused. */
function installJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else parse(request, body as string, done);
  });
}
