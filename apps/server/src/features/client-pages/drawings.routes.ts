import type { FastifyInstance } from 'fastify';

/** By its name; null for one that there is not. */
export type OpenDrawing = (name: string) => Promise<{ bytes: Buffer; type: string } | null>;

const oneWeekSeconds = 604_800;

/** Drawings of ours, which mails, pages and screens show alike. */
export async function installDrawings(app: FastifyInstance, open: OpenDrawing): Promise<void> {
  app.get<{ Params: { name: string } }>('/:name', async (request, reply) => {
    const drawing = await open(request.params.name);
    if (!drawing) return reply.callNotFound();
    return reply
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('cache-control', `public, max-age=${oneWeekSeconds}`)
      .type(drawing.type)
      .send(drawing.bytes);
  });
}
