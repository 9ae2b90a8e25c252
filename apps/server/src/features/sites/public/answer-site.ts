import { createHash } from 'node:crypto';
import type { Language } from '@hearthline/contract/common';
import type { SiteTemplate } from '@hearthline/domain/site/vocabulary';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../../platform/clock/clock.ts';
import { nameOfHost } from '../../../platform/http/host-name.ts';
import { languageOf } from '../../../platform/http/language.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { ContactService } from '../contact/contact.service.ts';
import { typedEmail } from '../contact/parse-contact.ts';
import type { DrawnPage, PageDrawer } from '../pages/draw-pages.ts';
import type { OpenedSite, SiteOpener } from '../pages/open-site.ts';
import type { PageRequest } from '../pages/page-request.ts';
import { describeRequest, parsePageRequest, parsePath } from '../pages/page-request.ts';
import type { PlainPages } from '../pages/plain-pages.ts';
import type { SitePorts } from '../site-ports.ts';
import type { VisitsService } from '../visits/visits.service.ts';
import type { CrawlerFiles } from './crawler-files.ts';
import type { PageAddresses } from './page-addresses.ts';
import { describePagePolicy, isRobot, openToAll } from './page-headers.ts';
import type { FileCache, KeptPage, PageCache } from './site-cache.ts';
import type { SitePhotos } from './site-photos.ts';

/** A site as somebody asked for it. */
export interface AskedSite {
  agentId: string;
  addresses: PageAddresses;
  /** Names the same pages in the cache. */
  key: string;
  preview: { template: SiteTemplate | null } | null;
  /** On the origin of the app, from which the page is held apart. */
  isShared: boolean;
}

export interface AnswerDeps {
  opener: SiteOpener;
  drawer: PageDrawer;
  plain: PlainPages;
  crawlers: CrawlerFiles;
  photos: SitePhotos;
  contact: ContactService;
  visits: Pick<VisitsService, 'count' | 'findToday'>;
  cache: PageCache;
  fileCache: FileCache;
  ports: Pick<SitePorts, 'hasBoardAccess' | 'news'>;
  challengeScript: string;
  appOrigin: string;
  clock: Clock;
  log: Pick<Log, 'warn'>;
}

const pageSeconds = 60;
const photoSeconds = 900;
/** Pages with forms carry the moment at which they were made. */
const unkept = new Set<PageRequest['page']>(['contact', 'unsubscribe']);

/** Answers whatever is asked of one site, wherever it stands. */
export function createSiteAnswers(deps: AnswerDeps) {
  const { opener, drawer, plain, crawlers, photos, contact, visits, cache, fileCache, ports } = deps;

  const open = ({ agentId, addresses, preview }: AskedSite) => opener.open(agentId, addresses, preview);

  function sendPage(
    reply: FastifyReply,
    { isShared, preview }: Pick<AskedSite, 'isShared' | 'preview'>,
    page: Pick<DrawnPage, 'status' | 'html' | 'styles'>,
    { isKept, hasChallenge }: { isKept: boolean; hasChallenge: boolean },
  ): true {
    if (preview) reply.removeHeader('x-frame-options').header('x-robots-tag', 'noindex, nofollow');
    // In a sandbox it has an origin of its own anyway, and browsers complain of a page there that asks for one.
    if (isShared) reply.removeHeader('origin-agent-cluster');
    reply
      .status(page.status)
      .header(
        'content-security-policy',
        describePagePolicy({
          styles: page.styles,
          challengeScript: hasChallenge ? deps.challengeScript : null,
          isShared,
          framedBy: preview ? deps.appOrigin : null,
        }),
      )
      .header('cache-control', isKept ? `public, max-age=${pageSeconds}` : 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.html);
    return true;
  }

  async function draw(asked: AskedSite, language: Language, request: PageRequest): Promise<KeptPage> {
    const site = await open(asked);
    if (!site) return { status: 404, html: '', styles: '', etag: '', postId: null };
    const drawn = await drawer.drawRequest(site, language, request);
    return {
      ...drawn,
      etag: `W/"${createHash('sha256').update(drawn.html).digest('base64url').slice(0, 22)}"`,
    };
  }

  /** Without cookies nobody is told from anybody: who comes from elsewhere counts, programs do not. */
  async function countVisit(request: FastifyRequest, asked: AskedSite, postId: string | null): Promise<void> {
    const { headers, method } = request;
    const purpose = String(headers['sec-purpose'] ?? headers.purpose ?? '');
    if (method !== 'GET' || asked.preview || isRobot(String(headers['user-agent'] ?? ''), purpose)) return;
    const cameFrom = URL.parse(String(headers.referer ?? ''))?.host ?? '';
    try {
      if (nameOfHost(cameFrom) !== nameOfHost(headers.host)) await visits.count(asked.agentId);
      if (postId !== null)
        await ports.news.countVisit(asked.agentId, postId, await visits.findToday(asked.agentId));
    } catch (error) {
      deps.log.warn({ err: error }, 'a visit could not be counted');
    }
  }

  async function answerPage(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: AskedSite,
    { language, steps }: { language: Language; steps: readonly string[] },
    query: URLSearchParams,
  ): Promise<boolean> {
    const wanted = parsePageRequest(steps, query);
    const isKept = !asked.preview && !unkept.has(wanted.page);
    const mayShowMarket = await ports.hasBoardAccess(asked.agentId);
    const key = [asked.key, language, mayShowMarket, describeRequest(wanted)].join(' ');
    const page = isKept
      ? await cache.find(asked.agentId, key, () => draw(asked, language, wanted))
      : await draw(asked, language, wanted);
    if (page.html === '') return false;
    if (page.status === 200) await countVisit(request, asked, page.postId);
    if (isKept && page.status === 200) {
      reply.header('etag', page.etag);
      if (request.headers['if-none-match']?.split(/,\s*/).includes(page.etag)) {
        reply.status(304).header('cache-control', `public, max-age=${pageSeconds}`).send();
        return true;
      }
    }
    return sendPage(reply, asked, page, {
      isKept: isKept && page.status === 200,
      hasChallenge: wanted.page === 'contact' && !asked.preview,
    });
  }

  async function answerFile(reply: FastifyReply, asked: AskedSite, file: string): Promise<boolean> {
    const send = (text: string, type: string): true => {
      reply.header('cache-control', `public, max-age=${pageSeconds}`).type(type).send(text);
      return true;
    };
    if (file.startsWith('photos/')) {
      const mayShowMarket = await ports.hasBoardAccess(asked.agentId);
      const key = [asked.agentId, asked.key, mayShowMarket].join(' ');
      const photo = await photos.load(key, file.slice('photos/'.length), () => open(asked));
      if (!photo) return false;
      openToAll(reply)
        .header('cache-control', asked.preview ? 'no-store' : `public, max-age=${photoSeconds}`)
        .type(photo.type)
        .send(photo.bytes);
      return true;
    }
    if (asked.preview) return false;
    if (file === 'robots.txt')
      return send(crawlers.robots(asked.addresses.file('sitemap.xml')), 'text/plain; charset=utf-8');
    const [, language] = /^(en|fr)\/feed\.xml$/.exec(file) ?? [];
    if (file !== 'sitemap.xml' && !language) return false;
    const mayShowMarket = await ports.hasBoardAccess(asked.agentId);
    const key = [asked.key, mayShowMarket, file].join(' ');
    const { status, text } = await fileCache.find(asked.agentId, key, async () => {
      const site = await open(asked);
      if (!site) return { status: 404, text: '' };
      const made = language ? crawlers.feed(site, language as Language) : crawlers.sitemap(site);
      return { status: 200, text: await made };
    });
    return status === 200 && send(text, `application/${language ? 'atom+xml' : 'xml'}; charset=utf-8`);
  }

  return {
    /** Whether there was anything; a reply itself is awaited until it has gone, and then is nothing. */
    look: async (
      request: FastifyRequest,
      reply: FastifyReply,
      asked: AskedSite,
      path: string,
      query: URLSearchParams,
    ): Promise<boolean> => {
      if (await answerFile(reply, asked, path)) return true;
      const parsed = parsePath(path);
      if (parsed) return answerPage(request, reply, asked, parsed, query);
      if (path.replaceAll('/', '') !== '') {
        const language = languageOf(request.headers['accept-language']);
        return answerPage(request, reply, asked, { language, steps: ['', ''] }, query);
      }
      const language = languageOf(request.headers['accept-language']);
      reply
        .header('vary', 'accept-language')
        .header('cache-control', `public, max-age=${pageSeconds}`)
        .redirect(asked.addresses.page(language, ''), 302);
      return true;
    },

    submit: async (
      request: FastifyRequest,
      reply: FastifyReply,
      asked: AskedSite,
      path: string,
      query: URLSearchParams,
      form: URLSearchParams,
    ): Promise<boolean> => {
      const parsed = parsePath(path);
      const wanted = parsed && parsePageRequest(parsed.steps, query);
      if (!parsed || (wanted?.page !== 'contact' && wanted?.page !== 'unsubscribe')) return false;
      const site = await open(asked);
      if (!site) return false;
      const { language } = parsed;
      const seeOther = (sent: Record<string, string>): true => {
        reply
          .header('cache-control', 'no-store')
          .redirect(asked.addresses.page(language, wanted.page, sent), 303);
        return true;
      };
      // A draft is only looked at.
      if (asked.preview) return seeOther({});
      const answer = await (wanted.page === 'contact'
        ? submitContact(site, language, wanted.home)
        : submitUnsubscribe(site, language));
      if (!answer) return seeOther({ sent: '1' });
      return sendPage(reply, asked, answer, { isKept: false, hasChallenge: wanted.page === 'contact' });

      async function submitContact(opened: OpenedSite, lan: Language, home: string) {
        const outcome = await contact.submit(opened, lan, form, { address: request.ip, home });
        if (outcome.isSent) return null;
        return drawer.draw(await plain.contact(opened, lan, outcome.form, false), outcome.status);
      }

      async function submitUnsubscribe(opened: OpenedSite, lan: Language) {
        if ((await contact.unsubscribe(opened, form, request.ip)) === 'sent') return null;
        const shown = contact.describeUnsubscribe(opened, lan, typedEmail(form));
        return drawer.draw(await plain.unsubscribe(opened, lan, { ...shown, outcome: 'invalid' }), 422);
      }
    },
  };
}

export type SiteAnswers = ReturnType<typeof createSiteAnswers>;
