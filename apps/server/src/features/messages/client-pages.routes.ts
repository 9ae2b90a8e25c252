import type { CommercialCategory } from '@hearthline/domain/client/consent';
import { commercialCategories } from '@hearthline/domain/client/consent';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { languageOf } from '../../platform/http/language.ts';
import type { ClientLink, ClientLinks } from './client-link.ts';
import type { PreferencesService } from './preferences.service.ts';
import { renderGone, renderPreferences } from './preferences-page.ts';
import type { ReadingsService } from './readings.service.ts';

/** A report that somebody may see who has its address; the reports' own feature shows it. */
export interface ReportPages {
  show(
    link: ClientLink,
    how: { token: string; userAgent: string; isLooking: boolean },
  ): Promise<string | null>;
  readPhoto(link: ClientLink, reference: string): Promise<Buffer | null>;
  readFile(link: ClientLink): Promise<{ bytes: Buffer; fileName: string } | null>;
}

export interface ClientPages {
  reports: ReportPages;
  links: ClientLinks;
  preferences: PreferencesService;
  readings: ReadingsService;
}

/** Nothing on these pages runs, and nothing on them can reach what the app keeps in the browser. */
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-forms";
/** A report also shows pictures and letters of its own, which live under its own address. */
const reportPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox allow-downloads allow-popups";
const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const formMaxBytes = 4 * 1024;
const userAgentMaxLength = 300;

/** What links in messages open: a page of preferences, a picture, or the place that was meant. */
export async function installClientPages(
  app: FastifyInstance,
  { links, preferences, readings, reports }: ClientPages,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: formMaxBytes }, (request, body, done) =>
    done(null, readForm(request.headers['content-type'] ?? '', String(body))),
  );
  const sendPage = (reply: FastifyReply, html: string, status = 200, policy = pagePolicy) =>
    reply
      .status(status)
      .header('content-security-policy', policy)
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
    if (link.kind === 'report') {
      const html = await reports.show(link, { token: request.params.token, userAgent, isLooking });
      return html === null
        ? gone(reply, request.headers['accept-language'])
        : sendPage(reply, html, 200, reportPolicy);
    }
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

  const reportOf = (token: string): ClientLink | null => {
    const link = links.read(token);
    return link?.kind === 'report' ? link : null;
  };
  const sendBytes = (reply: FastifyReply, bytes: Buffer, type: string) =>
    reply
      .header('cache-control', 'private, max-age=300')
      // The page has an origin of its own, so its pictures come from another one.
      .header('cross-origin-resource-policy', 'cross-origin')
      .type(type)
      .send(bytes);

  app.get<{ Params: { token: string; reference: string } }>(
    '/:token/photo/:reference',
    async (request, reply) => {
      const link = reportOf(request.params.token);
      const bytes = link && (await reports.readPhoto(link, request.params.reference));
      return bytes ? sendBytes(reply, bytes, 'image/webp') : gone(reply, request.headers['accept-language']);
    },
  );

  app.get<{ Params: { token: string } }>('/:token/report.pdf', async (request, reply) => {
    const link = reportOf(request.params.token);
    const file = link && (await reports.readFile(link));
    if (!file) return gone(reply, request.headers['accept-language']);
    reply.header('content-disposition', `inline; filename="${file.fileName}"`);
    return sendBytes(reply, file.bytes, 'application/pdf');
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
