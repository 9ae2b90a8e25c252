import type { ErrorBody, ErrorCode } from '@hearthline/contract/errors';
import { errorStatuses } from '@hearthline/contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { BusyError, GoneError } from '../shares.ts';
import { errorTexts } from './error-texts.ts';
import { languageOf } from './language.ts';

const frameworkCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
  FST_REQ_FILE_TOO_LARGE: 'file_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media',
};

/** Connection lost, refused or exhausted, and PostgreSQL starting up or shutting down. */
const databaseAwayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  // No room on its disk or on ours, no memory, no connection left.
  '53100',
  'ENOSPC',
  '53200',
  '53300',
  '08000',
  '08003',
  '08006',
  // A lock or a statement that waited too long.
  '55P03',
  '57014',
]);

export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeOf(error);
    if (error instanceof GoneError) {
      request.log.info('nobody waits for the reply any more');
    } else if (code === 'internal' || code === 'unavailable') {
      request.log.error({ err: error, code }, 'request failed');
    } else {
      request.log.warn({ code }, 'request refused');
    }
    return sendError(request, reply, code, error instanceof AppError ? error : {});
  });
  app.setNotFoundHandler((request, reply) => sendError(request, reply, 'not_found'));
}

export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  { fields, texts = errorTexts[code] }: Partial<Pick<AppError, 'fields' | 'texts'>> = {},
) {
  const body: ErrorBody = {
    error: {
      code,
      friendlyMessage: texts[languageOf(request.headers['accept-language'])],
      ...(fields ? { fields } : {}),
      requestId: request.id,
    },
  };
  return reply
    .status(errorStatuses[code])
    .header('x-request-id', request.id)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

function codeOf(error: FastifyError): ErrorCode {
  if (error instanceof AppError) return error.code;
  const known = frameworkCodes[error.code];
  if (known) return known;
  if (isDatabaseAway(error)) return 'unavailable';
  if (error.statusCode === 429) return 'too_many_requests';
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return 'invalid_input';
  return 'internal';
}

function isDatabaseAway(error: FastifyError): boolean {
  return (
    databaseAwayCodes.has(error.code) ||
    error instanceof BusyError ||
    /timeout exceeded when trying to connect|Connection terminated|is not queryable/.test(error.message)
  );
}
