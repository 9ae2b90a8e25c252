import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import type { InboundService } from './inbound.service.ts';

const mailMaxBytes = 10 * 1024 * 1024;

/** Where a mail server or provider hands in what came back, as the raw mail. Without a secret there is no such place. */
export async function installInbound(
  app: FastifyInstance,
  { service, secret }: { service: InboundService; secret: string | undefined },
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: mailMaxBytes }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Body: Buffer | null }>('/mail', {
    onRequest: async (request) => {
      if (secret === undefined) throw new AppError('not_found');
      if (!isSame(String(request.headers.authorization ?? ''), `Bearer ${secret}`))
        throw new AppError('unauthenticated');
    },
    handler: async (request) => {
      if (!request.body || request.body.length === 0) throw new AppError('invalid_input');
      return { isSuccess: true, result: await service.receive(request.body) };
    },
  });
}

/** Digests are of one length, so comparing them tells nothing about the secret. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
