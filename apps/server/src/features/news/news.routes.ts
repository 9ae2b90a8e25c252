import type { newsEndpoints } from '@hearthline/contract/news-endpoints';
import type { Handlers } from '../../platform/http/bind.ts';
import type { LibraryService } from './library/library.service.ts';
import type { PostsService } from './posts/posts.service.ts';
import type { PublishingService } from './posts/publishing.service.ts';
import type { SendingService } from './sending/sending.service.ts';

export function createNewsRoutes({
  posts,
  publishing,
  library,
  sending,
}: {
  posts: PostsService;
  publishing: PublishingService;
  library: LibraryService;
  sending: SendingService;
}): Handlers<typeof newsEndpoints> {
  const reply = <T>(result: T) => ({ isSuccess: true as const, result });
  const done = { isSuccess: true as const };
  return {
    'GET /news': async ({ caller, query, language }) => {
      const { rows, ...counted } = await posts.list(caller.agentId, { ...query, language });
      return { ...reply(rows), ...counted };
    },
    'POST /news': async ({ caller, body }) => reply(await posts.create(caller.agentId, body)),
    'GET /news/library': async ({ caller, query, language }) =>
      reply(await library.list(caller.agentId, { isAll: query.all === 'true', language })),
    'GET /news/library/{key}': async ({ caller, params, query }) =>
      reply(await library.preview(caller.agentId, params.key, query.language)),
    'POST /news/library/{key}/adopt': async ({ caller, params }) =>
      reply(await library.adopt(caller.agentId, params.key)),
    'GET /news/{id}': async ({ caller, params }) => reply(await posts.get(caller.agentId, params.id)),
    'PUT /news/{id}': async ({ caller, params, body }) =>
      reply(await posts.update(caller.agentId, params.id, body)),
    'DELETE /news/{id}': async ({ caller, params }) => {
      await posts.remove(caller.agentId, params.id);
      return done;
    },
    'POST /news/{id}/restore': async ({ caller, params }) =>
      reply(await posts.restore(caller.agentId, params.id)),
    'POST /news/{id}/publish': async ({ caller, params, body }) =>
      reply(await publishing.publish(caller.agentId, params.id, body)),
    'POST /news/{id}/withdraw': async ({ caller, params }) =>
      reply(await publishing.withdraw(caller.agentId, params.id)),
    'GET /news/{id}/preview': async ({ caller, params, query }) =>
      reply(await sending.preview(caller.agentId, params.id, query)),
    'POST /news/{id}/audience': async ({ caller, params, body }) =>
      reply(await sending.evaluate(caller.agentId, params.id, body.audience)),
    'POST /news/{id}/send': async ({ caller, params, body }) =>
      reply(await sending.send(caller.agentId, params.id, body)),
    'POST /news/{id}/send/{mailingId}/cancel': async ({ caller, params }) =>
      reply(await sending.cancel(caller.agentId, params.id, params.mailingId)),
    'POST /news/{id}/test': async ({ caller, params, body }) => {
      await sending.sendTest(caller.agentId, params.id, body.language);
      return done;
    },
  };
}
