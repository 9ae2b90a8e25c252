import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { originOf, share } from './security-headers.ts';

const oneYearSeconds = 31_536_000;

export interface WebApp {
  folder: string;
  /** Null when the web app is not built, for instance in server tests. */
  indexHtml: string | null;
}

export function findWebApp(folder: string): WebApp {
  const index = path.join(folder, 'index.html');
  return { folder, indexHtml: existsSync(index) ? readFileSync(index, 'utf8') : null };
}

/** What a page loads from; `/config.json` and the screens stay here. */
const staticAddress = /(?<=(?:src|href)=")(?=\/(?:assets\/|favicon))/g;

/**
 * Files with a hash in their name never change; everything else is asked for again. A network of copies takes them from
 * here, so that under another origin every page may load them: they are the same for everybody.
 */
export async function serveWebApp(
  app: FastifyInstance,
  { folder, indexHtml }: WebApp,
  {
    cdnBase,
    isElsewhere,
  }: {
    cdnBase: string;
    /** Whether a name is somebody's own, under which there are no screens of the app. */
    isElsewhere(host: string | undefined): boolean;
  },
): Promise<void> {
  // The challenge opens this page in a frame of its own; it is empty by specification.
  app.get('/turnstile.html', (_request, reply) => reply.type('text/html; charset=utf-8').send(''));
  if (indexHtml === null) return;
  const page = indexHtml.replace(staticAddress, () => cdnBase);
  // Browsers ask for it beside every document that names no icon.
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const place = path.relative(folder, file);
      const isHashed = place.startsWith(`assets${path.sep}`);
      reply.header('cache-control', isHashed ? `public, max-age=${oneYearSeconds}, immutable` : 'no-cache');
      // Forms of public pages ask for the challenge, and a page in a sandbox has no origin of its own.
      if (place.startsWith(`challenge${path.sep}`)) share(reply);
      if (originOf(cdnBase) === null) return;
      share(reply);
      // Modules and fonts of another origin are loaded only with this.
      reply.header('access-control-allow-origin', '*');
    },
  });
  app.get('/*', (request, reply) => {
    // A missing file or call is missing; any other path is a screen of the app.
    const [address = ''] = request.url.split('?');
    const isFile = path.extname(address) !== '' && !request.headers.accept?.includes('text/html');
    const isNoScreen = isFile || /^\/(api|hub|inbound)(\/|$)/.test(address);
    if (isNoScreen || isElsewhere(request.headers.host)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-cache')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}
