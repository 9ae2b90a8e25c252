import type { CommercialCategory } from '@hearthline/domain/client/consent';
import { commercialCategories } from '@hearthline/domain/client/consent';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageOf } from '../../platform/http/language.ts';
import type { ClientLinks } from './client-link.ts';
import type { PreferencesService } from './preferences.service.ts';
import { renderGone, renderPreferences } from './preferences-page.ts';
import type { ReadingsService } from './readings.service.ts';

export interface ClientPages {
  links: ClientLinks;
  preferences: PreferencesService;
  readings: ReadingsService;
}

/** Nothing on these pages runs, and nothing on them can reach what the app keeps in the browser. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-forms";
const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const formMaxBytes = 4 * 1024;
const userAgentMaxLength = 300;

/** What links in messages open: a page of preferences, a picture, or the place that was meant. */
export async function installClientPages(
  app: FastifyInstance,
  { links, preferences, readings }: ClientPages,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formMaxBytes }, (request, body, done) =>
    done(null, readForm(request.headers['content-type'] ?? '', String(body))),
  );
  const sendPage = (reply: FastifyReply, html: string, status = 200) =>
    reply
      .status(status)
      .header('content-security-policy', pagePolicy)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(html);
  const gone = (reply: FastifyReply, acceptLanguage: string | undefined) =>
    sendPage(reply, renderGone(languageOf(acceptLanguage)), 404);

  app.get<{ Params: { token: string } }>('/:token', async (request, reply) => {
    const link = links.read(request.params.token);
    const userAgent = String(request.headers['user-agent'] ?? '').slice(0, userAgentMaxLength);
    const isLooking = request.method === 'GET';
    if (!link) return gone(reply, request.headers['accept-language']);
    const { agentId, messageId } = link;
    if (link.kind === 'opening') {
      if (isLooking) await readings.record(agentId, messageId, { kind: 'opened', userAgent });
      // Mail that is read in a browser shows it on a page of another origin.
      return reply
        .header('cache-control', 'no-store')
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/gif')
        .send(onePixel);
    }
    if (link.kind === 'target') {
      const target = await preferences.findTarget(agentId, messageId, link.position);
      if (target === null) return gone(reply, request.headers['accept-language']);
      if (isLooking)
        await readings.record(agentId, messageId, {
          kind: 'clicked',
          userAgent,
          detail: target.slice(0, 300),
        });
      return reply
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect(target, 302);
    }
    const found = await preferences.find(agentId, messageId);
    return found
      ? sendPage(reply, renderPreferences(found, null))
      : gone(reply, request.headers['accept-language']);
  });

  app.post<{ Params: { token: string }; Body: URLSearchParams | null }>('/:token', async (request, reply) => {
    const link = links.read(request.params.token);
    const form = request.body ?? new URLSearchParams();
    const wanted = form.get('action') === 'save' ? form.getAll('wanted').filter(isCategory) : [];
    const isAsked = form.has('List-Unsubscribe') || form.has('action');
    const chosen =
      link?.kind === 'preferences' && isAsked
        ? await preferences.choose(link.agentId, link.messageId, wanted)
        : null;
    if (!link || !chosen) return gone(reply, request.headers['accept-language']);
    if (form.has('action'))
      await readings.record(link.agentId, link.messageId, {
        kind: 'viewed',
        userAgent: String(request.headers['user-agent'] ?? '').slice(0, userAgentMaxLength),
      });
    return sendPage(reply, renderPreferences(chosen, wanted.length === 0 ? 'left' : 'saved'));
  });
}

/** Browsers send the page's form in one way, mail programs their one click in either. */
function readForm(contentType: string, body: string): URLSearchParams {
  if (!/^multipart\/form-data\b/i.test(contentType)) return new URLSearchParams(body);
  const form = new URLSearchParams();
  for (const [, name = '', value = ''] of body.matchAll(
    /;\s*name="([^"\r\n]*)"[^\r\n]*\r?\n(?:[^\r\n]+\r?\n)*\r?\n([^\r\n]*)/gi,
  ))
    form.append(name, value);
  return form;
}

const isCategory = (text: string): text is CommercialCategory =>
  (commercialCategories as readonly string[]).includes(text);
