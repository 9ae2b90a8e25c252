import type { Tokens, VerifiedAccess } from './tokens.ts';

export type Caller = VerifiedAccess;
export type Authenticate = (authorizationHeader: string | undefined) => Promise<Caller | null>;

/** A caller is who their token says, unless the session behind it has been ended meanwhile. */
export function createAuthenticate(deps: {
  tokens: Pick<Tokens, 'verifyAccess'>;
  isSessionEnded: (sessionId: string) => boolean;
}): Authenticate {
  return async (header) => {
    const token = /^Bearer ([\w.-]{1,4096})$/i.exec(header ?? '')?.[1];
    if (!token) return null;
    const caller = await deps.tokens.verifyAccess(token);
    return caller && !deps.isSessionEnded(caller.sessionId) ? caller : null;
  };
}
