import { randomBytes } from 'node:crypto';
import cors from '@fastify/cors';
import type {} from '@fastify/rate-limit';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticate, Caller } from '../auth/authenticate.ts';
import type { Clock } from '../clock/clock.ts';
import { AppError } from '../errors.ts';
import { closeFrame } from './frames.ts';
import type { Hub, HubCaller } from './hub.ts';

export interface HubRoutesDeps {
  hub: Hub;
  authenticate: Authenticate;
  clock: Clock;
  corsOrigins: string[];
  /** The plugin that counts calls is there. */
  limitsCalls: boolean;
}

/** Far above what a message may have, so that one that is too long can be answered in the words of the protocol. */
const bodyMaxBytes = 1024 * 1024;
const idPattern = /^[\w-]{1,64}$/;
const newestVersion = 1;
/** Of one agent: a connection lasts for hours, and a browser needs one. */
const negotiationsPerMinute = 60;

const noCache = {
  'cache-control': 'no-cache, no-store',
  pragma: 'no-cache',
  expires: 'Thu, 01 Jan 1970 00:00:00 GMT',
};

/** The hub protocol over long polling, as the official clients speak it. */
export async function installHub(app: FastifyInstance, deps: HubRoutesDeps): Promise<void> {
  const { hub, corsOrigins } = deps;
  await app.register(cors, {
    origin: corsOrigins,
    credentials: true,
    methods: ['GET', 'POST', 'DELETE'],
    allowedHeaders: ['authorization', 'content-type', 'x-requested-with', 'x-signalr-user-agent'],
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: bodyMaxBytes }, (_request, body, done) =>
    done(null, body),
  );

  const countNegotiation = createNegotiationLimit(app, deps);
  app.post('/negotiate', { config: { access: 'agent' } }, async (request, reply) => {
    const caller = await authorize(request, deps);
    await countNegotiation(request, reply);
    const version = parseVersion(request.query as Record<string, unknown>);
    reply.headers(noCache);
    if (version === null) return { error: 'The client requested a version that is not supported.' };
    const id = await hub.open(caller);
    if (id === null) throw new AppError('too_many_requests');
    const isNamed = version >= 1;
    return {
      negotiateVersion: version,
      connectionId: isNamed ? randomBytes(16).toString('base64url') : id,
      ...(isNamed ? { connectionToken: id } : {}),
      availableTransports: [{ transport: 'LongPolling', transferFormats: ['Text'] }],
    };
  });

  app.get(
    '/',
    { config: { access: 'agent', isLongPoll: true }, exposeHeadRoute: false },
    async (request, reply) => {
      const caller = await authorize(request, deps);
      const id = parseId(request);
      if (id === null) return plain(reply, 400, 'Connection ID required');
      const answer = await hub.poll(id, caller, (leave) => reply.raw.once('close', leave));
      if (answer.isLast) reply.header('connection', 'close');
      return reply
        .headers(noCache)
        .type(answer.status === 200 ? 'application/octet-stream' : 'text/plain')
        .code(answer.status)
        .send(answer.body);
    },
  );

  app.post('/', { config: { access: 'agent' }, errorHandler: handleTooLong }, async (request, reply) => {
    const caller = await authorize(request, deps);
    const id = parseId(request);
    if (id === null) return plain(reply, 400, 'Connection ID required');
    const body = typeof request.body === 'string' ? request.body : '';
    const outcome = await hub.receive(id, caller.agentId, body);
    // A client that stops says so and deletes the connection at the same time: what is gone already is closed.
    return send(reply, outcome === 'unknown' && body === closeFrame ? 'received' : outcome, 200);
  });

  app.delete('/', { config: { access: 'agent' } }, async (request, reply) => {
    const caller = await authorize(request, deps);
    const id = parseId(request);
    if (id === null) return plain(reply, 400, 'Connection ID required');
    return send(reply, await hub.close(id, caller.agentId), 202);
  });

  /** What is too long to be read at all is too long for the protocol too. */
  async function handleTooLong(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
    if (error.code !== 'FST_ERR_CTP_BODY_TOO_LARGE') throw error;
    const caller = await authorize(request, deps);
    const id = parseId(request);
    if (id !== null) await hub.receive(id, caller.agentId, null);
    return plain(reply.header('connection', 'close'), 413, '');
  }

  installRefusals(app);
}

/** What is no request of the protocol ends here: past these routes the web app would answer with its page. */
function installRefusals(app: FastifyInstance): void {
  const refuse = (method: string[], url: string, answer: (reply: FastifyReply) => FastifyReply) =>
    app.route({
      method,
      url,
      config: { access: 'public' },
      exposeHeadRoute: false,
      handler: (_request, reply) => answer(reply),
    });
  const onlyAllow = (methods: string) => (reply: FastifyReply) =>
    plain(reply.header('allow', methods), 405, 'Method not allowed');
  refuse(['HEAD', 'PUT', 'PATCH'], '/', onlyAllow('GET, POST, DELETE'));
  refuse(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'], '/negotiate', onlyAllow('POST'));
  refuse(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'], '/*', (reply) => plain(reply, 404, 'Not found'));
}

/** Counts what the authorized caller of a request asks for. */
function createNegotiationLimit(app: FastifyInstance, { limitsCalls }: Pick<HubRoutesDeps, 'limitsCalls'>) {
  const count =
    limitsCalls &&
    app.createRateLimit({
      max: negotiationsPerMinute,
      timeWindow: '1 minute',
      keyGenerator: ({ caller }) => caller?.agentId ?? '',
    });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = count && (await count(request));
    if (!counted || counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new AppError('too_many_requests');
  };
}

async function authorize(
  request: FastifyRequest,
  { authenticate, clock }: Pick<HubRoutesDeps, 'authenticate' | 'clock'>,
): Promise<HubCaller> {
  const caller: Caller | null = await authenticate(request.headers.authorization);
  if (!caller) throw new AppError('unauthenticated');
  request.caller = caller;
  const { agentId, sessionId, expiresAt } = caller;
  return { agentId, sessionId, expiresInMs: Math.max(expiresAt * 1000 - clock.now().getTime(), 0) };
}

/** Null: one that this server cannot speak. */
function parseVersion({ negotiateVersion }: Record<string, unknown>): number | null {
  if (negotiateVersion === undefined) return 0;
  return typeof negotiateVersion === 'string' && /^\d{1,9}$/.test(negotiateVersion)
    ? Math.min(Number(negotiateVersion), newestVersion)
    : null;
}

/** An id that we cannot have given is replaced by one that nobody has, so that it is unknown like the rest. */
function parseId({ query }: FastifyRequest): string | null {
  const { id } = query as Record<string, unknown>;
  if (typeof id !== 'string' || id === '') return null;
  return idPattern.test(id) ? id : randomBytes(16).toString('base64url');
}

function send(
  reply: FastifyReply,
  outcome: 'received' | 'removed' | 'foreign' | 'unknown',
  status: number,
): FastifyReply {
  if (outcome === 'foreign') return plain(reply, 403, '');
  if (outcome === 'unknown') return plain(reply, 404, 'No Connection with that ID');
  return plain(reply, status, '');
}

const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.headers(noCache).type('text/plain').code(status).send(text);
