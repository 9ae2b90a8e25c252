import { errorStatuses } from '@hearthline/contract/errors';
import type { LoadSite, PublicPage } from '@hearthline/contract/site';
import { languages } from '@hearthline/domain/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { errorTexts } from '../../platform/http/error-texts.ts';
import { languageOf } from '../../platform/http/language.ts';
import type { FollowedLink, PageAnswer, PageKind, Visit } from '../../platform/pages/page-kind.ts';
import type { ClientLinks } from './page-links.ts';
import { parseForm } from './parse-form.ts';

export interface ClientPagesDeps {
  links: Pick<ClientLinks, 'follow' | 'findEnded'>;
  kinds: readonly PageKind[];
  loadSite: LoadSite;
}

/** Nothing on these pages runs, and nothing on them can reach what the app keeps in the browser. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-forms allow-downloads allow-popups";
/** The same with a script of our own, which can reach nothing but the page it belongs to. */
const scriptPolicy = pagePolicy
  .replace("default-src 'none';", "default-src 'none'; script-src 'self'; connect-src 'self';")
  .replace('sandbox ', 'sandbox allow-scripts ');
/** A comment of the longest, in letters that take three signs each in a form. */
const formMaxBytes = 24 * 1024;
const userAgentMaxLength = 300;

interface Params {
  token: string;
  '*': string;
}

/** Everything under `/c`: a link is followed, its kind of page answers, the site draws. */
export async function installClientPages(
  app: FastifyInstance,
  { links, kinds, loadSite }: ClientPagesDeps,
): Promise<void> {
  const kindsByName = new Map(kinds.map((kind) => [kind.kind, kind]));
  // Whoever looks at these is a person: what they have to do is said in words, not as JSON.
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof AppError && error.code === 'too_many_requests')) throw error;
    const { [languageOf(request.headers['accept-language'])]: text } = errorTexts[error.code];
    return reply
      .status(errorStatuses[error.code])
      .header('access-control-allow-origin', '*')
      .type('text/plain; charset=utf-8')
      .send(text);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formMaxBytes }, (request, body, done) =>
    done(null, parseForm(request.headers['content-type'] ?? '', String(body))),
  );

  async function sendPage(reply: FastifyReply, page: PublicPage, status = 200) {
    const html = (await loadSite()).renderPage(page);
    return reply
      .status(status)
      .header('content-security-policy', 'script' in page ? scriptPolicy : pagePolicy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);
  }

  /** Of a link that we made and that has ended, its kind may say whom to ask. */
  async function sendEnded(
    request: FastifyRequest<{ Params: Params }>,
    reply: FastifyReply,
    link: { agentId: string; kind: string } | null,
  ) {
    // In the language in which the page was read last, where its address says so.
    const chosen = queryOf(request).get('lan');
    const language =
      languages.find((each) => each === chosen) ?? languageOf(request.headers['accept-language']);
    // What a link that holds was about may be gone.
    const ended = link ?? (await links.findEnded(request.params.token));
    const kind = ended && kindsByName.get(ended.kind);
    const page = ended && (await kind?.openEnded?.(ended.agentId, language));
    return page ? sendPage(reply, page, 410) : sendPage(reply, { name: 'gone', language }, 404);
  }

  /** Finds the link and its kind, and sends what that says; whoever has no such link is told so in their own language. */
  async function answer(
    request: FastifyRequest<{ Params: Params }>,
    reply: FastifyReply,
    ask: (kind: PageKind, link: FollowedLink, visit: Visit) => Promise<PageAnswer | null> | undefined,
  ) {
    const link = await links.follow(request.params.token);
    const kind = link && kindsByName.get(link.kind);
    const visit = {
      userAgent: String(request.headers['user-agent'] ?? '').slice(0, userAgentMaxLength),
      isLooking: request.method === 'GET',
      query: queryOf(request),
    };
    const found = kind && (await ask(kind, link, visit));
    // A header holds no letters of other alphabets, and an agent may have written any: it is the address as it is encoded.
    const target = found && 'redirectTo' in found ? URL.parse(found.redirectTo) : null;
    if (target)
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(target.href, 302);
    // A page in a sandbox has no origin, so that even its own script asks from elsewhere.
    if (link) reply.header('access-control-allow-origin', '*');
    if (found && 'seeOther' in found)
      return reply.header('cache-control', 'no-store').redirect(found.seeOther, 303);
    if (!found || 'redirectTo' in found) return sendEnded(request, reply, link);
    return 'page' in found ? sendPage(reply, found.page) : sendBytes(reply, found);
  }

  app.get<{ Params: Params }>('/:token', (request, reply) =>
    answer(request, reply, (kind, link, visit) => kind.open(link, visit)),
  );
  app.get<{ Params: Params }>('/:token/*', (request, reply) =>
    answer(request, reply, (kind, link, visit) => kind.openFile?.(link, request.params['*'], visit)),
  );
  app.post<{ Params: Params; Body: URLSearchParams | null }>('/:token', (request, reply) =>
    answer(request, reply, (kind, link, visit) =>
      kind.submit?.(link, request.body ?? new URLSearchParams(), visit),
    ),
  );
}

function sendBytes(
  reply: FastifyReply,
  { bytes, type, fileName, maxAgeSeconds }: Extract<PageAnswer, { bytes: Buffer }>,
) {
  if (fileName) reply.header('content-disposition', `inline; filename="${fileName}"`);
  return (
    reply
      .header('cache-control', maxAgeSeconds ? `private, max-age=${maxAgeSeconds}` : 'no-store')
      // A page has an origin of its own, so its pictures come from another one; so does mail that is read in a browser.
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(type)
      .send(bytes)
  );
}

const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(URL.parse(url, 'http://page')?.search ?? '');
