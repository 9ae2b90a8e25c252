import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip as gunzipCallback } from 'node:zlib';
import type {} from '@fastify/multipart';
import type { Language } from '@hearthline/contract/common';
import type { Endpoint, EndpointCookie, EndpointKey, EndpointTable } from '@hearthline/contract/endpoint';
import { splitKey } from '@hearthline/contract/endpoint';
import { jsonBodyMaxBytes, uploadMaxBytes } from '@hearthline/contract/limits';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Authenticate, Caller } from '../auth/authenticate.ts';
import type { Work } from '../db/pool-shares.ts';
import { doWork } from '../db/pool-shares.ts';
import { AppError } from '../errors.ts';
import type { Release } from '../shares.ts';
import { createOwnerShares, GoneError } from '../shares.ts';
import { languageOf } from './language.ts';
import { isLocalCaller } from './local-caller.ts';
import { validateInput } from './validate.ts';

const gunzip = promisify(gunzipCallback);

type Out<S> = S extends z.ZodType ? z.output<S> : undefined;
type PartOf<E, K extends keyof Endpoint> = K extends keyof E ? E[K] : undefined;

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

export interface BinaryReply {
  content: Readable | Buffer;
  contentType: string;
  cacheControl: string;
  /** For bytes that are kept compressed; they are opened again for the rare caller that cannot. */
  contentEncoding?: 'gzip';
}

export interface CallCookie {
  /** Empty when the browser sent none. */
  value: string;
  set(value: string): void;
}

/** What a handler is given: input that passed the contract, and who asks. */
export interface Call<E extends Endpoint = Endpoint> {
  body: Out<PartOf<E, 'body'>>;
  query: Out<PartOf<E, 'query'>>;
  params: Out<PartOf<E, 'params'>>;
  caller: E['access'] extends 'public' ? null : Caller;
  language: Language;
  /** Network address of the caller, for limits only; it is never stored or logged. */
  address: string;
  /** Of an endpoint that declares one. */
  cookie: PartOf<E, 'cookie'> extends EndpointCookie ? CallCookie : undefined;
  /** Whether the caller sits at this machine. */
  isLocal: boolean;
  /** Who asks at a public endpoint, if somebody signed in. */
  findCaller(): Promise<Caller | null>;
  /** Aborted when nobody waits for the reply any more; for work that takes long. */
  watchAsker(): AbortSignal;
  /** The one file of an upload endpoint. */
  readFile(): Promise<UploadedFile>;
}

type Result<E extends Endpoint> = E['reply'] extends z.ZodType ? z.input<E['reply']> : BinaryReply;

export type Handlers<T extends EndpointTable> = {
  [K in keyof T]: T[K] extends Endpoint ? (call: Call<T[K]>) => Promise<Result<T[K]>> | Result<T[K]> : never;
};

export interface BindOptions {
  authenticate: Authenticate;
  checksReplies: boolean;
  limitsCalls: boolean;
  /** Where the app's address is not https, cookies go without Secure. */
  isPlainHttp?: boolean;
}

/** Binds every endpoint of a table to its handler: authentication, then input, then the handler, then the reply. */
export function bindEndpoints<T extends EndpointTable>(
  app: FastifyInstance,
  table: T,
  handlers: Handlers<T>,
  options: BindOptions,
): void {
  const acquireTurn = createOwnerShares(1, turnPatienceMs);
  for (const key of Object.keys(table) as (EndpointKey & keyof T)[]) {
    const endpoint = table[key] as Endpoint;
    const handler = handlers[key] as unknown as (call: Call) => Promise<unknown>;
    const [method, path] = splitKey(key);
    app.route({
      method,
      url: path.replace(/\{(\w+)\}/g, ':$1'),
      bodyLimit: endpoint.upload ? uploadMaxBytes + 64 * 1024 : jsonBodyMaxBytes,
      config: {
        endpointKey: key,
        access: endpoint.access,
        ...(options.limitsCalls && endpoint.limitPerMinute
          ? { rateLimit: { max: endpoint.limitPerMinute, timeWindow: '1 minute' } }
          : {}),
      },
      // After the limits, which count on request, so that those who are refused are counted; before the body is read.
      preParsing: async (request, reply) => {
        request.caller = await authorize(endpoint, request, options.authenticate);
        if (endpoint.oneAtATime && request.caller)
          await takeTurn(acquireTurn(`${request.caller.agentId} ${key}`), reply);
      },
      handler: async (request, reply) => answer(endpoint, handler, request, reply, options),
    });
  }
}

const turnPatienceMs = 30_000;

/** Until the answer has gone out, or nobody waits for it any more. */
async function takeTurn(waiting: Promise<Release>, { raw }: FastifyReply): Promise<void> {
  const release = await waiting;
  if (raw.closed) {
    release();
    throw new GoneError('Nobody waits any more');
  }
  raw.once('close', release);
}

function watchAsker({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController();
  if (raw.closed) leaving.abort();
  else raw.once('close', () => leaving.abort());
  return leaving.signal;
}

async function authorize(
  endpoint: Endpoint,
  request: FastifyRequest,
  authenticate: Authenticate,
): Promise<Caller | null> {
  if (endpoint.access === 'public') return null;
  const caller = await authenticate(request.headers.authorization);
  if (!caller) throw new AppError('unauthenticated');
  if (endpoint.access === 'admin' && !caller.isAdmin) throw new AppError('forbidden');
  return caller;
}

async function answer(
  endpoint: Endpoint,
  handler: (call: Call) => Promise<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  { authenticate, checksReplies, isPlainHttp }: BindOptions,
) {
  const input = validateInput(endpoint, { params: request.params, query: request.query, body: request.body });
  const call = {
    ...input,
    caller: request.caller,
    language: languageOf(request.headers['accept-language']),
    address: request.ip,
    cookie: endpoint.cookie && openCookie(endpoint.cookie, request, reply, !isPlainHttp),
    isLocal: isLocalCaller(request),
    findCaller: () => authenticate(request.headers.authorization),
    watchAsker: () => watchAsker(reply),
    readFile: () => readFile(request),
  } as Call;
  const result = await doWork(workOf(request), () => handler(call));
  if (endpoint.reply === 'binary') return sendBinary(request, reply, result as BinaryReply);
  const body = checksReplies ? endpoint.reply.parse(result) : result;
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function openCookie(
  { name, path, maxAgeSeconds }: EndpointCookie,
  request: FastifyRequest,
  reply: FastifyReply,
  isSecure: boolean,
): CallCookie {
  const sent = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const attributes = `Max-Age=${maxAgeSeconds}; Path=${path}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  return {
    value: sent.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? '',
    set: (value) => reply.header('set-cookie', `${name}=${value}; ${attributes}`),
  };
}

/** Searches of the whole market are the only questions that may take long. */
function workOf({ routeOptions, caller }: FastifyRequest): Work {
  const isMarket = /^\/api\/(listings|places|lookups)\b/.test(routeOptions.url ?? '');
  return { kind: isMarket ? 'market' : 'interactive', ownerId: caller?.agentId ?? null };
}

async function sendBinary(request: FastifyRequest, reply: FastifyReply, binary: BinaryReply) {
  const { content, contentType, cacheControl, contentEncoding } = binary;
  reply.header('cache-control', cacheControl).type(contentType);
  if (!contentEncoding || !Buffer.isBuffer(content)) return reply.send(content);
  reply.header('vary', 'accept-encoding');
  const takesGzip = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''));
  return takesGzip
    ? reply.header('content-encoding', contentEncoding).send(content)
    : reply.send(await gunzip(content));
}

async function readFile(request: FastifyRequest): Promise<UploadedFile> {
  const invalidFile = (cause?: unknown) =>
    new AppError('invalid_input', {
      fields: [{ path: 'file', code: 'required', message: 'A file is required' }],
      cause,
    });
  try {
    const part = await request.file();
    if (part?.fieldname !== 'file') throw invalidFile();
    const bytes = await part.toBuffer();
    // The parser itself overlooks a limit that is reached between two pieces.
    if (part.file.truncated) throw new AppError('file_too_large');
    return { name: part.filename.slice(0, 200), bytes };
  } catch (error) {
    // What the multipart parser throws without a code of its own is a malformed or cut off upload.
    const isNamed = error instanceof AppError || String((error as { code?: string }).code).startsWith('FST_');
    throw isNamed ? error : invalidFile(error);
  } finally {
    // Whatever is left of the body is let through: a client that cannot go on sending never sees the answer.
    request.raw.unpipe();
    request.raw.resume();
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
  interface FastifyContextConfig {
    endpointKey?: string;
    access?: string;
    /** Waits on purpose, so its time says nothing about the server. */
    isLongPoll?: boolean;
  }
}
