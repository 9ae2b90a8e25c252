import type { postalCardEndpoints } from '@hearthline/contract/postal-card-endpoints';
import type { BinaryReply, Handlers } from '../../../platform/http/bind.ts';
import type { BatchesService } from './batches.service.ts';
import type { CardsService } from './cards.service.ts';
import { requireCardDesign } from './check-design.ts';
import type { LooksService } from './looks.service.ts';
import type { MakeBatch } from './make-batch.ts';
import { drawFront } from './print/draw-front.ts';
import type { DrawSheet } from './sheet.service.ts';

export function createPostalCardRoutes({
  cards,
  looks,
  makeBatch,
  batches,
  drawSheet,
}: {
  cards: CardsService;
  looks: LooksService;
  makeBatch: MakeBatch;
  batches: BatchesService;
  drawSheet: DrawSheet;
}): Handlers<typeof postalCardEndpoints> {
  const reply = <T>(result: T) => ({ isSuccess: true as const, result });
  const page = <T>({ rows, total }: { rows: T[]; total: number }) => ({ ...reply(rows), totalRows: total });
  return {
    'GET /postal-cards': async ({ caller }) => reply(await cards.list(caller.agentId)),
    'GET /postal-cards/settings': async ({ caller }) => reply(await cards.getSettings(caller.agentId)),
    'GET /postal-cards/fronts/{design}': ({ params, query }) =>
      reply({ svg: drawFront({ ...query, design: requireCardDesign(params.design) }) }),
    'POST /postal-cards': async ({ caller, body }) => reply(await cards.create(caller.agentId, body)),
    'GET /postal-cards/{id}': async ({ caller, params }) => reply(await cards.get(caller.agentId, params.id)),
    'PUT /postal-cards/{id}': async ({ caller, params, body: { revision, ...input } }) =>
      reply(await cards.update(caller.agentId, params.id, revision, input)),
    'DELETE /postal-cards/{id}': async ({ caller, params }) => {
      await cards.remove(caller.agentId, params.id);
      return { isSuccess: true as const };
    },
    'GET /postal-cards/{id}/readiness': async ({ caller, params }) =>
      reply(await looks.getReadiness(caller.agentId, params.id)),
    'GET /postal-cards/{id}/addresses': async ({ caller, params, query }) => {
      const { counts, ...rows } = await cards.listAddresses(caller.agentId, params.id, query);
      return { ...page(rows), counts };
    },
    'POST /postal-cards/{id}/preview': async ({ caller, params, body }) =>
      reply(await looks.preview(caller.agentId, params.id, body)),
    'GET /postal-cards/{id}/proof': async ({ caller, params, query }) =>
      pdf(await looks.drawProof(caller.agentId, params.id, query)),
    'POST /postal-cards/{id}/batches': async ({ caller, params, body }) =>
      reply(await batches.get(caller.agentId, await makeBatch(caller.agentId, params.id, body.revision))),
    'GET /postal-batches': async ({ caller, query }) => page(await batches.list(caller.agentId, query)),
    'GET /postal-batches/{id}': async ({ caller, params }) =>
      reply(await batches.get(caller.agentId, params.id)),
    'GET /postal-batches/{id}/addresses': async ({ caller, params, query }) => {
      const { counts, ...rows } = await batches.listAddresses(caller.agentId, params.id, query);
      return { ...page(rows), counts };
    },
    'GET /postal-batches/{id}/preview': async ({ caller, params, query }) =>
      reply(await batches.preview(caller.agentId, params.id, query.position)),
    'POST /postal-batches/{id}/state': async ({ caller, params, body }) =>
      reply(await batches.setState(caller.agentId, params.id, body)),
    'POST /postal-batches/{id}/printer': async ({ caller, params, body }) =>
      reply(await batches.setPrinter(caller.agentId, params.id, body.printer)),
    'GET /postal-batches/{id}/sheet': ({ caller, params, query, language }) =>
      drawSheet(caller.agentId, params.id, { ...query, language }),
  };
}

const pdf = (bytes: Uint8Array): BinaryReply => ({
  content: Buffer.from(bytes),
  contentType: 'application/pdf',
  cacheControl: 'no-store',
});
