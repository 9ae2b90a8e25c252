import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

export interface ContentSources {
  /** Inline scripts of the page, allowed by their hash. */
  inlineScripts: string[];
  /** Origins of the challenge, the map and the pictures, where they are not our own. */
  challengeOrigin: string | null;
  imageOrigins: string[];
  connectOrigins: string[];
  isHttps: boolean;
}

export async function installSecurityHeaders(app: FastifyInstance, sources: ContentSources): Promise<void> {
  const challenge = sources.challengeOrigin ? [sources.challengeOrigin] : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...sources.inlineScripts.map(hashOf), ...challenge],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...sources.imageOrigins],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...sources.connectOrigins],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: challenge.length > 0 ? challenge : ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: sources.isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginEmbedderPolicy: false,
  });
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** The text of every inline script of a page, as the browser will hash it. */
export function findInlineScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? '');
}

/** `https://host/path` → `https://host`; a path on our own origin needs no permission. */
export function originOf(address: string | null): string | null {
  return address && /^https?:/.test(address) ? new URL(address).origin : null;
}
