import type { FastifyInstance } from 'fastify';

export interface PageScript {
  /** With a part of the hash of its content. */
  name: string;
  code: Buffer;
}

const oneYearSeconds = 31_536_000;

/** Scripts of pages for people without an account, under names that change with what is in them. */
export async function installPageScripts(
  app: FastifyInstance,
  loadScript: () => Promise<PageScript>,
): Promise<void> {
  app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const { name, code } = await loadScript();
    if (request.params.name !== name) return reply.callNotFound();
    return reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', `public, max-age=${oneYearSeconds}, immutable`)
      .type('text/javascript; charset=utf-8')
      .send(code);
  });
}
