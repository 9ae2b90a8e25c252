import type { siteEndpoints } from '@hearthline/contract/site-endpoints';
import type { Handlers } from '../../platform/http/bind.ts';
import type { AddressService } from './address/address.service.ts';
import type { DraftService } from './draft/draft.service.ts';
import type { PublishService } from './gate/publish.service.ts';
import type { PicturesService } from './pictures/pictures.service.ts';
import type { VisitsService } from './visits/visits.service.ts';

export function createSitesRoutes({
  drafts,
  publishing,
  pictures,
  addresses,
  visits,
}: {
  drafts: DraftService;
  publishing: PublishService;
  pictures: PicturesService;
  addresses: AddressService;
  visits: VisitsService;
}): Handlers<typeof siteEndpoints> {
  const reply = <T>(result: T) => ({ isSuccess: true as const, result });
  return {
    'GET /sites/mine': async ({ caller }) => reply(await drafts.get(caller.agentId)),
    'PUT /sites/mine/draft': async ({ caller, body }) =>
      reply(await drafts.save(caller.agentId, body.revision, body.draft)),
    'POST /sites/mine/template': async ({ caller, body }) =>
      reply(await drafts.chooseTemplate(caller.agentId, body.revision, body.template)),
    'GET /sites/mine/versions': async ({ caller }) => reply(await drafts.listVersions(caller.agentId)),
    'POST /sites/mine/versions/{number}/restore': async ({ caller, params, body }) =>
      reply(await drafts.restore(caller.agentId, body.revision, params.number)),
    'GET /sites/mine/check': async ({ caller, language }) =>
      reply(await publishing.check(caller.agentId, language)),
    'POST /sites/mine/publish': async ({ caller, body, language }) =>
      reply(await publishing.publish(caller.agentId, body.revision, language)),
    'POST /sites/mine/unpublish': async ({ caller }) => reply(await publishing.unpublish(caller.agentId)),
    'POST /sites/mine/pictures': async ({ caller, query, readFile }) =>
      reply(await pictures.upload(caller.agentId, query.use, await readFile())),
    'POST /sites/mine/pictures/{id}/crop': async ({ caller, params, body }) =>
      reply(await pictures.crop(caller.agentId, params.id, body)),
    'PUT /sites/mine/slug': async ({ caller, body }) =>
      reply(await addresses.setSlug(caller.agentId, body.slug)),
    'PUT /sites/mine/host': async ({ caller, body }) =>
      reply(await addresses.setHost(caller.agentId, body.host)),
    'POST /sites/mine/host/check': async ({ caller }) => reply(await addresses.checkHost(caller.agentId)),
    'GET /sites/places': async ({ query }) => reply(await drafts.searchPlaces(query.search)),
    'GET /sites/visits': async ({ caller }) => reply(await visits.get(caller.agentId)),
  };
}
