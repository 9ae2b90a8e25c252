import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';
import { AppError } from '../errors.ts';
import { deriveKey } from '../secret.ts';

export interface SignedLink {
  key: string;
  /** On whose behalf the link was issued. */
  agentId: string;
  /** Which form of the file, where there are several. */
  projection: string | undefined;
}

export interface SignedLinks {
  sign(link: { key: string; agentId: string; projection?: string; seconds: number }): string;
  /** Throws `forbidden` for a link we did not make, `link_expired` for one whose time is over. */
  verify(token: string): SignedLink;
}

const windowSeconds = 300;
const signedMost = 20_000;
const linkPayload = z.tuple([z.string(), z.string(), z.string().nullable(), z.number().int()]);

/** Links that carry their own permission, for `<img>` and downloads, which send no bearer token. */
export function createSignedLinks(deps: {
  secret: string;
  clock: Clock;
  /** Links of one purpose are worth nothing for another. */
  purpose: 'files' | 'pictures' | 'site previews';
}): SignedLinks {
  const signingKey = deriveKey(deps.secret, deps.purpose);
  const signatureOf = (payload: string) => createHmac('sha256', signingKey).update(payload).digest();
  /** A page of homes needs dozens, and the next page, the map and the way back need the same ones again. */
  const signed = new Map<string, string>();

  return {
    sign: ({ key, agentId, projection, seconds }) => {
      // Rounded up, so that the same file keeps its address, and its place in the browser's cache, for a while.
      const expiresAt =
        Math.ceil((deps.clock.now().getTime() / 1000 + seconds) / windowSeconds) * windowSeconds;
      const link = JSON.stringify([key, agentId, projection ?? null, expiresAt]);
      const known = signed.get(link);
      if (known !== undefined) return known;
      const payload = Buffer.from(link).toString('base64url');
      const token = `${payload}.${signatureOf(payload).toString('base64url')}`;
      if (signed.size >= signedMost) signed.clear();
      signed.set(link, token);
      return token;
    },
    verify: (token) => {
      const [payload = '', signature = '', ...rest] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(payload);
      // Base64url has several spellings of the same bytes; only the one we issued counts.
      const isOurs =
        rest.length === 0 &&
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        given.toString('base64url') === signature;
      if (!isOurs) throw new AppError('forbidden');
      const parsed = linkPayload.safeParse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      if (!parsed.success) throw new AppError('forbidden');
      const [key, agentId, projection, expiresAt] = parsed.data;
      if (expiresAt * 1000 <= deps.clock.now().getTime()) throw new AppError('link_expired');
      return { key, agentId, projection: projection ?? undefined };
    },
  };
}
