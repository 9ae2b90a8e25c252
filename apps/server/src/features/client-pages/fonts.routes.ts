import { readdirSync, readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const oneYearSeconds = 31_536_000;

/** A page in a sandbox has no origin, so that to the browser our own font comes from a foreign one. */
export async function installFonts(app: FastifyInstance, folder: URL): Promise<void> {
  const fonts = new Map(
    readdirSync(folder).map((name) => [name, readFileSync(new URL(name, folder))] as const),
  );
  app.get<{ Params: { name: string } }>('/:name', (request, reply) => {
    const font = fonts.get(request.params.name);
    if (!font) return reply.callNotFound();
    return reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', `public, max-age=${oneYearSeconds}, immutable`)
      .type('font/woff2')
      .send(font);
  });
}
