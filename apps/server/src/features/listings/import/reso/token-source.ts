import type { Clock } from '../../../../platform/clock/clock.ts';
import { parseJsonBody, sendRequest } from '../../../../platform/http/outgoing.ts';
import { FeedError } from './feed-error.ts';
import type { Waiting } from './retry.ts';
import { requestPatiently } from './retry.ts';

export type FeedCredentials =
  | { kind: 'token'; token: string }
  | { kind: 'client'; clientId: string; clientSecret: string; tokenUrl: string; scope?: string | undefined };

export interface TokenSource {
  get(): Promise<string>;
  /** The server refused this one; true where there may be another. */
  discard(token: string): boolean;
}

/** So that a token does not end on its way. */
const earlySeconds = 30;
const defaultSeconds = 3_600;
const timeoutMs = 30_000;
const answerMaxBytes = 64 * 1024;

export function createTokenSource(
  credentials: FeedCredentials,
  { clock, waiting, onRetry }: { clock: Clock; waiting: Waiting; onRetry: () => void },
): TokenSource {
  if (credentials.kind === 'token') {
    return { get: () => Promise.resolve(credentials.token), discard: () => false };
  }
  let current: { token: string; endsAt: number } | null = null;
  return {
    get: async () => {
      const now = clock.now().getTime();
      if (!current || now >= current.endsAt) {
        const { token, seconds } = await requestToken(credentials, waiting, onRetry);
        current = { token, endsAt: now + Math.max(0, seconds - earlySeconds) * 1000 };
      }
      return current.token;
    },
    discard: (token) => {
      if (current?.token === token) current = null;
      return true;
    },
  };
}

async function requestToken(
  { clientId, clientSecret, tokenUrl, scope }: Extract<FeedCredentials, { kind: 'client' }>,
  waiting: Waiting,
  onRetry: () => void,
): Promise<{ token: string; seconds: number }> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    ...(scope ? { scope } : {}),
  });
  const response = await requestPatiently(
    () =>
      sendRequest(tokenUrl, {
        method: 'POST',
        body,
        headers: { accept: 'application/json' },
        timeoutMs,
        followsRedirects: true,
      }),
    waiting,
    onRetry,
  );
  const answer = await parseJsonBody(response, answerMaxBytes).catch(() => null);
  const { access_token: token, expires_in: seconds } = (answer ?? {}) as Record<string, unknown>;
  if (!response.ok || typeof token !== 'string')
    throw new FeedError(`The feed gave no token (${response.status}).`, response.status);
  return { token, seconds: typeof seconds === 'number' && seconds > 0 ? seconds : defaultSeconds };
}
