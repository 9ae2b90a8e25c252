import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { originOf } from '../../../platform/http/security-headers.ts';

const hashOf = (styles: string): string => `'sha256-${createHash('sha256').update(styles).digest('base64')}'`;

export interface PagePolicy {
  styles: string;
  /** Its script of the bot challenge; null on pages without a form that asks for one. */
  challengeScript: string | null;
  /** The page stands beside the app, so nothing on it may reach what the app keeps in the browser. */
  isShared: boolean;
  /** Who may show it in a frame; null for nobody. */
  framedBy: string | null;
}

/** Nothing is loaded from elsewhere, and nothing runs but the challenge. */
export function describePagePolicy({ styles, challengeScript, isShared, framedBy }: PagePolicy): string {
  const outside = originOf(challengeScript) ?? '';
  const directives = [
    "default-src 'none'",
    // The card of the challenge brings styles of its own, and no text of an agent stands beside it.
    challengeScript === null ? `style-src ${hashOf(styles)}` : "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    // What programs that examine a page ask for on its behalf, robots.txt first; of its own it asks for nothing.
    `connect-src 'self' ${outside}`,
    ...(challengeScript === null
      ? []
      : [`script-src 'self' ${outside}`, `frame-src ${outside || "'none'"}`, 'worker-src blob: data:']),
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy ?? "'none'"}`,
    ...(isShared ? ['sandbox allow-forms allow-scripts allow-popups'] : []),
  ];
  return directives.map((directive) => directive.trimEnd()).join('; ');
}

/** Anybody's page may show it, and a page in a sandbox is anybody's. */
export const openToAll = (reply: FastifyReply): FastifyReply =>
  reply.header('cross-origin-resource-policy', 'cross-origin').header('access-control-allow-origin', '*');

/** Programs that look at pages by themselves, and browsers that look ahead. */
const robotPattern =
  /bot|crawl|spider|slurp|preview|monitor|lighthouse|headless|curl|wget|python|facebookexternal/i;

export const isRobot = (userAgent: string, purpose: string): boolean =>
  userAgent === '' || robotPattern.test(userAgent.slice(0, 400)) || /prefetch|prerender/i.test(purpose);
