import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { nameOfHost } from './host-name.ts';

export interface ContentSources {
  /** Inline scripts of the page, allowed by their hash. */
  inlineScripts: string[];
  /** Origins of the challenge, the map, the pictures and the static files, where they are not our own. */
  challengeOrigin: string | null;
  staticOrigin: string | null;
  imageOrigins: string[];
  connectOrigins: string[];
  /** Of the pages that the app shows as they will be published. */
  frameOrigins: string[];
  /** Beginnings of addresses that our own page asks for under another origin. */
  sharedPaths: string[];
  isHttps: boolean;
  /** Names of the installation itself; under any other somebody else may have more that knows no encryption. */
  ownNames: ReadonlySet<string>;
}

const oneYearSeconds = 31_536_000;

/** Put together once: they are the same for every reply, and go out with each. */
export function installSecurityHeaders(app: FastifyInstance, sources: ContentSources): void {
  const headers = {
    'content-security-policy': describeContentPolicy(sources),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  };
  const demandHttps = (reply: FastifyReply, host: string | undefined): void => {
    const reach = sources.ownNames.has(nameOfHost(host)) ? '; includeSubDomains' : '';
    reply.header('strict-transport-security', `max-age=${oneYearSeconds}${reach}`);
  };
  app.addHook('onRequest', ({ url, headers: { host } }, reply, done) => {
    reply.headers(headers);
    if (sources.isHttps) demandHttps(reply, host);
    if (sources.sharedPaths.some((path) => url.startsWith(path))) share(reply);
    done();
  });
}

/** Pages of another origin may show it. */
export function share(reply: FastifyReply): FastifyReply {
  return reply.header('cross-origin-resource-policy', 'cross-origin');
}

function describeContentPolicy(sources: ContentSources): string {
  const challenge = sources.challengeOrigin ? [sources.challengeOrigin] : [];
  const files = sources.staticOrigin ? [sources.staticOrigin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...sources.inlineScripts.map(hashOf), ...files, ...challenge],
    'style-src': ["'self'", "'unsafe-inline'", ...files],
    'img-src': ["'self'", 'data:', 'blob:', ...sources.imageOrigins, ...files],
    'font-src': ["'self'", ...files],
    'connect-src': ["'self'", ...sources.connectOrigins],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", ...challenge, ...sources.frameOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join(';');
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The text of every inline script of a page, as the browser will hash it. */
export function findInlineScripts(html: string): string[] {
  const [, ...afterOpenings] = html.split('<script>');
  return afterOpenings.map((text) => text.split('</script>', 1)[0] ?? '');
}

/** `https://host/path` → `https://host`; a path on our own origin needs no permission. */
export function originOf(address: string | null): string | null {
  return address && /^https?:/.test(address) ? new URL(address).origin : null;
}
