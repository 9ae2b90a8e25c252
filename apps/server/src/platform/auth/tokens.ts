import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../clock/clock.ts';

export const accessTokenSeconds = 15 * 60;
export const refreshTokenSeconds = 30 * 24 * 60 * 60;

export interface AccessClaims {
  agentId: string;
  isAdmin: boolean;
  /** The session of one device; all its tokens die with it. */
  sessionId: string;
}

/** What a token that holds says. */
export interface VerifiedAccess extends AccessClaims {
  /** In seconds since 1970. */
  expiresAt: number;
}

export interface RefreshClaims {
  agentId: string;
  sessionId: string;
  /** Each refresh token works once: the session remembers only the newest of these. */
  tokenId: string;
}

export type Tokens = ReturnType<typeof createTokens>;

/** Signs and reads the two JSON Web Tokens. The audience keeps one kind from passing for the other. */
export function createTokens({ secret, clock }: { secret: string; clock: Clock }) {
  const key = createSecretKey(Buffer.from(secret));
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);

  const sign = (audience: string, subject: string, seconds: number, claims: Record<string, unknown>) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(subject)
      .setAudience(audience)
      .setIssuedAt(nowSeconds())
      .setExpirationTime(nowSeconds() + seconds)
      .sign(key);

  const verify = async (audience: string, token: string) => {
    try {
      const { payload } = await jwtVerify(token, key, {
        audience,
        algorithms: ['HS256'],
        currentDate: clock.now(),
      });
      return payload;
    } catch {
      return null;
    }
  };

  /** Checking a signature costs more than most requests do, and the same token comes with hundreds of them. */
  const verified = createVerifiedTokens();

  return {
    signAccess: ({ agentId, isAdmin, sessionId }: AccessClaims) =>
      sign('access', agentId, accessTokenSeconds, { sid: sessionId, adm: isAdmin }),
    signRefresh: ({ agentId, sessionId, tokenId }: RefreshClaims) =>
      sign('refresh', agentId, refreshTokenSeconds, { sid: sessionId, jti: tokenId }),
    verifyAccess: async (token: string): Promise<VerifiedAccess | null> => {
      const known = verified.find(token, nowSeconds());
      if (known) return known;
      const payload = await verify('access', token);
      if (!payload?.sub || typeof payload.sid !== 'string') return null;
      const claims = {
        agentId: payload.sub,
        isAdmin: payload.adm === true,
        sessionId: payload.sid,
        expiresAt: payload.exp ?? 0,
      };
      verified.add(token, claims);
      return claims;
    },
    verifyRefresh: async (token: string): Promise<RefreshClaims | null> => {
      const payload = await verify('refresh', token);
      if (!payload?.sub || typeof payload.sid !== 'string' || typeof payload.jti !== 'string') return null;
      return { agentId: payload.sub, sessionId: payload.sid, tokenId: payload.jti };
    },
  };
}

const verifiedMost = 5_000;

/** Tokens whose signature held, with when they end; a token that differs in one sign is another one. */
function createVerifiedTokens() {
  const known = new Map<string, VerifiedAccess>();
  return {
    find: (token: string, nowSeconds: number): VerifiedAccess | undefined => {
      const claims = known.get(token);
      if (claims && claims.expiresAt > nowSeconds) return claims;
      known.delete(token);
      return undefined;
    },
    add: (token: string, claims: VerifiedAccess): void => {
      const [oldest] = known.keys();
      if (known.size >= verifiedMost && oldest !== undefined) known.delete(oldest);
      known.set(token, claims);
    },
  };
}
