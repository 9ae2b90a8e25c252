import { errorStatuses } from '@hearthline/contract/errors';
import type { LoadSite } from '@hearthline/contract/site';
import { siteTemplates } from '@hearthline/domain/site/vocabulary';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import { errorTexts } from '../../../platform/http/error-texts.ts';
import { nameOfHost } from '../../../platform/http/host-name.ts';
import { languageOf } from '../../../platform/http/language.ts';
import type { SignedLinks } from '../../../platform/storage/signed-links.ts';
import { previewKey, previewsPath } from '../draft/site-view.ts';
import type { PictureFiles } from '../pictures/picture-files.ts';
import type { PictureFile, PictureLinks } from '../pictures/picture-links.ts';
import { pictureFiles, picturesPath } from '../pictures/picture-links.ts';
import type { FoundSite } from '../site.store.ts';
import { addressOf } from '../sites.presenter.ts';
import type { AskedSite, SiteAnswers } from './answer-site.ts';
import { describeRoot, indexSites } from './crawler-files.ts';
import { ownHostPath } from './own-hosts.ts';
import { createPageAddresses } from './page-addresses.ts';
import { openToAll } from './page-headers.ts';
import type { SiteAssets } from './site-assets.ts';
import { assetsPath } from './site-assets.ts';
import type { SiteFinder } from './site-finder.ts';

export interface PublicSitesDeps {
  answers: SiteAnswers;
  finder: SiteFinder;
  loadSite: LoadSite;
  loadAssets: () => Promise<SiteAssets>;
  pictureLinks: Pick<PictureLinks, 'verify'>;
  pictureFiles: Pick<PictureFiles, 'load'>;
  sitePreviewLinks: Pick<SignedLinks, 'verify'>;
  publicOrigin: string;
  appOrigin: string;
}

/** A message of the longest, in letters of which each takes nine signs in a form, with all that goes along. */
const formMaxBytes = 64 * 1024;
const slugLength = 60;
const oneYearSeconds = 31_536_000;
const forEver = `public, max-age=${oneYearSeconds}, immutable`;
const pageSeconds = 60;
/** Of the page that says there is no such site; it loads nothing. */
const gonePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; frame-ancestors 'none'; sandbox";

interface Params {
  name: string;
  '*': string;
}
interface SiteRoute {
  Params: Params;
  Body: URLSearchParams | null;
}
type SiteRequest = FastifyRequest<SiteRoute>;
/** A reply itself cannot be handed back: it is awaited until it has gone, and then is nothing. */
type Find = (request: SiteRequest, reply: FastifyReply) => Promise<AskedSite | 'answered' | null>;

/** Sites as anybody reads them: on the public origin, under names of their own, and as previews of drafts. */
export async function installPublicSites(app: FastifyInstance, deps: PublicSitesDeps): Promise<void> {
  speakToPeople(app);
  const serve = createServing(app, deps);
  serve('/sites/:name', findBySlug(deps));
  serve(`${ownHostPath}/:name`, findByHost(deps));
  serve(`${previewsPath}/:name`, findDraft(deps));
  installRoot(app, deps);
  installPictures(app, deps);
  installAssets(app, deps);
}

/** Whoever looks at these is a person: what went wrong is said in words, not as JSON, and what is sent are forms. */
function speakToPeople(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof AppError)) throw error;
    const language = languageOf(request.headers['accept-language']);
    return reply
      .status(errorStatuses[error.code])
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(errorTexts[error.code][language]);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formMaxBytes },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
}

async function sendGone(
  { loadSite }: Pick<PublicSitesDeps, 'loadSite'>,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const language = languageOf(request.headers['accept-language']);
  const html = (await loadSite()).renderPage({ name: 'gone', language });
  return reply
    .status(404)
    .header('content-security-policy', gonePolicy)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html);
}

/** The same pages under an address each. */
function createServing(app: FastifyInstance, deps: PublicSitesDeps) {
  const { answers } = deps;
  return (path: string, find: Find): void => {
    const answerBy =
      (answer: (request: SiteRequest, reply: FastifyReply, asked: AskedSite) => Promise<boolean>) =>
      async (request: SiteRequest, reply: FastifyReply) => {
        const found = await find(request, reply);
        if (found === 'answered') return reply;
        return found && (await answer(request, reply, found)) ? reply : sendGone(deps, request, reply);
      };
    const look = answerBy((request, reply, asked) => {
      const query = queryOf(request);
      return answers.look(request, reply, asked, pathOf(request, query, asked), query);
    });
    app.get<SiteRoute>(path, look);
    app.get<SiteRoute>(`${path}/*`, look);
    app.post<SiteRoute>(
      `${path}/*`,
      answerBy((request, reply, asked) =>
        answers.submit(
          request,
          reply,
          asked,
          request.params['*'],
          queryOf(request),
          request.body ?? new URLSearchParams(),
        ),
      ),
    );
  };
}

const askFor = (site: FoundSite, root: string, publicOrigin: string, isShared: boolean): AskedSite => ({
  agentId: site.agentId,
  addresses: createPageAddresses({ root, canonicalRoot: addressOf(site, publicOrigin) }),
  // What is published says where it stands, which may change.
  key: `${root} ${addressOf(site, publicOrigin)}`,
  preview: null,
  isShared,
});

function findBySlug({ finder, publicOrigin, appOrigin }: PublicSitesDeps): Find {
  const publicHost = nameOfHost(new URL(publicOrigin).host);
  const appHost = nameOfHost(new URL(appOrigin).host);
  const isShared = ({ headers }: FastifyRequest): boolean =>
    publicHost === appHost || nameOfHost(headers.host) !== publicHost;
  return async (request, reply) => {
    const slug = request.params.name;
    const site = slug.length <= slugLength ? await finder.bySlug(slug) : null;
    if (!site) return null;
    if (site.slug === slug) return askFor(site, `/sites/${slug}`, publicOrigin, isShared(request));
    const moved = request.url.replace(/^\/sites\/[^/?]*/, '');
    // What somebody sends goes along: behind a 301 browsers ask for the page without it.
    reply
      .header('cache-control', `public, max-age=${pageSeconds}`)
      .redirect(`/sites/${site.slug}${moved}`, request.method === 'POST' ? 308 : 301);
    return 'answered';
  };
}

function findByHost({ finder, publicOrigin }: PublicSitesDeps): Find {
  return async (request) => {
    const host = nameOfHost(request.headers.host);
    if (host !== request.params.name) return null;
    const site = await finder.byHost(host);
    return site && askFor(site, '', publicOrigin, false);
  };
}

function findDraft({ sitePreviewLinks, publicOrigin }: PublicSitesDeps): Find {
  return async (request) => {
    const token = request.params.name;
    const { key, agentId } = sitePreviewLinks.verify(token);
    if (key !== previewKey) return null;
    const template = siteTemplates.find((each) => each === queryOf(request).get('template')) ?? null;
    const root = `${previewsPath}/${token}`;
    return {
      agentId,
      addresses: createPageAddresses({
        root,
        canonicalRoot: `${publicOrigin}${root}`,
        kept: template ? { template } : {},
      }),
      key: `${root} ${template}`,
      preview: { template },
      isShared: true,
    };
  };
}

/** What programs ask for first, of the origin as a whole. */
function installRoot(app: FastifyInstance, { finder, publicOrigin }: PublicSitesDeps): void {
  const send = (reply: FastifyReply, text: string, type: string) =>
    openToAll(reply)
      .header('cache-control', `public, max-age=${pageSeconds}`)
      .type(`${type}; charset=utf-8`)
      .send(text);
  app.get('/robots.txt', (_request, reply) => send(reply, describeRoot(publicOrigin), 'text/plain'));
  app.get('/sitemap.xml', async (_request, reply) =>
    send(reply, indexSites(publicOrigin, await finder.listPublished()), 'application/xml'),
  );
}

function installPictures(app: FastifyInstance, deps: PublicSitesDeps): void {
  app.get<{ Params: { token: string; file: string } }>(
    `${picturesPath}/:token/:file`,
    async (request, reply) => {
      const picture = deps.pictureLinks.verify(request.params.token);
      const file = pictureFiles.find((each): each is PictureFile => each === request.params.file);
      if (!picture || !file) return sendGone(deps, request, reply);
      const { bytes, contentType } = await deps.pictureFiles.load(picture, file);
      return openToAll(reply).header('cache-control', forEver).type(contentType).send(bytes);
    },
  );
}

function installAssets(app: FastifyInstance, deps: PublicSitesDeps): void {
  app.get<{ Params: { version: string; file: string } }>(
    `${assetsPath}/:version/:file`,
    async (request, reply) => {
      const { version, file } = request.params;
      const assets = await deps.loadAssets();
      const found = assets.files.get(file);
      if (!found) return sendGone(deps, request, reply);
      const isCurrent = assets.path === `${assetsPath}/${version}`;
      return openToAll(reply)
        .header('cache-control', isCurrent ? forEver : `public, max-age=${pageSeconds}`)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type(found.type)
        .send(found.bytes);
    },
  );
}

const queryOf = ({ url }: FastifyRequest): URLSearchParams =>
  new URLSearchParams(URL.parse(url, 'http://page')?.search ?? '');

/** A preview may name its page beside its path: `?lan=fr&page=homes`. */
function pathOf(request: SiteRequest, query: URLSearchParams, { preview }: AskedSite): string {
  const path = request.params['*'] ?? '';
  if (!preview || path !== '') return path;
  const language = query.get('lan') === 'fr' ? 'fr' : 'en';
  const page = (query.get('page') ?? '').slice(0, 200);
  return `${language}/${page}`;
}
