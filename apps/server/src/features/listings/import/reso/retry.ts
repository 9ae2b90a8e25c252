import { FeedError } from './feed-error.ts';

export interface Waiting {
  sleep(milliseconds: number): Promise<void>;
  /** From 0 to 1. */
  random(): number;
}

const maxAttempts = 8;
const baseDelay = 1_000;
const maxDelay = 60_000;
/** A server that asks for more than this is not waited for: the next run goes on where this one stopped. */
const longestWait = 15 * 60_000;
const busyStatuses = [429, 500, 502, 503, 504];
/** A fault of the server itself is seldom gone a minute later. */
const maxFaultAttempts = 3;

/** Asks again while the server is busy or out of reach, later each time and never in step with other clients. */
export async function requestPatiently(
  send: () => Promise<Response>,
  { sleep, random }: Waiting,
  onRetry: () => void,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await send().catch((error: unknown) => asNetworkError(error));
    if (outcome instanceof Response && !busyStatuses.includes(outcome.status)) return outcome;
    const status = outcome instanceof Response ? outcome.status : undefined;
    if (attempt === (status === 500 ? maxFaultAttempts : maxAttempts)) {
      throw new FeedError(
        status
          ? `The feed answered ${status} ${attempt} times.`
          : `The feed is out of reach: ${(outcome as Error).message}.`,
        status,
      );
    }
    const asked = outcome instanceof Response ? parseRetryAfter(outcome.headers) : null;
    if (outcome instanceof Response) await outcome.body?.cancel();
    if (asked !== null && asked > longestWait)
      throw new FeedError(`The feed asks to come back in ${Math.ceil(asked / 60_000)} minutes.`, status);
    onRetry();
    const ceiling = Math.min(maxDelay, baseDelay * 2 ** (attempt - 1));
    await sleep(asked === null ? ceiling * (0.5 + random() / 2) : asked + random() * baseDelay);
  }
}

/** Seconds, or a date to be read against the server's own clock. */
function parseRetryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (value === null) return null;
  if (/^\d{1,6}$/.test(value.trim())) return Number(value) * 1000;
  const until = Date.parse(value);
  const now = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(until) || Number.isNaN(now) ? null : Math.max(0, until - now);
}

function asNetworkError(error: unknown): Error {
  if (error instanceof FeedError) throw error;
  const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
  return new Error(cause?.code ?? (error instanceof Error ? error.message : String(error)));
}
