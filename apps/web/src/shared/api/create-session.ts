import type { BodyOf, ReplyOf } from '@hearthline/contract';
import { tokenExpiryMarginSeconds } from '@hearthline/contract/limits';
import { ApiError, parseReply, sessionExpiredError } from './api-error.ts';
import { describeDevice, getDeviceId } from './device.ts';
import type { Fetch, HttpReply } from './http.ts';
import { jsonHeaders, sendHttp } from './http.ts';

/** Why a session ended: its time was over, the server refused to prolong it, or somebody signed out. */
export type SessionEnd = 'expired' | 'refused' | 'signed-out';
export type SessionEvent = { type: 'started'; isOtherTab: boolean } | { type: 'ended'; reason: SessionEnd };

export interface SessionDeps {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Milliseconds since epoch. */
  now: () => number;
  fetch: Fetch;
  /** Missing on plain HTTP origins other than localhost: tabs then refresh on their own. */
  locks: Pick<LockManager, 'request'> | undefined;
  /** Waits until other tabs see what this one has stored: browsers carry it to them a moment later. */
  settle: () => Promise<void>;
  apiBase: () => string;
  language: () => string;
  userAgent: string;
}

export interface TokenPair {
  token: string;
  refreshToken: string;
}

const accessKey = 'hearthline.accessToken';
const refreshKey = 'hearthline.refreshToken';
const lockName = 'hearthline.refresh';
/** A hanging refresh would keep every tab waiting for the lock. */
const refreshTimeoutMs = 30_000;

/** A server that is away or busy says nothing about the session: the tokens then stay for the next try (decision 0054). */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}

export function createSession(deps: SessionDeps) {
  const { storage, now } = deps;
  const deviceName = describeDevice(deps.userAgent);
  const listeners = new Set<(event: SessionEvent) => void>();
  let hasEnded = false;
  let running: { staleToken: string; result: Promise<string> } | undefined;

  function emit(event: SessionEvent): void {
    for (const listener of [...listeners]) listener(event);
  }

  /** The access token comes last and goes first, so that a tab which sees one also has the other. */
  function store({ token, refreshToken }: TokenPair): void {
    storage.setItem(refreshKey, refreshToken);
    storage.setItem(accessKey, token);
    hasEnded = false;
  }

  function end(reason: SessionEnd): void {
    storage.removeItem(accessKey);
    storage.removeItem(refreshKey);
    // Many waiting calls may find the same end; it is told once.
    if (hasEnded) return;
    hasEnded = true;
    emit({ type: 'ended', reason });
  }

  /** The stored pair, or the end of the session where its refresh token can no longer be used. */
  function requirePair(): TokenPair {
    const token = storage.getItem(accessKey);
    const refreshToken = storage.getItem(refreshKey);
    if (token !== null && refreshToken !== null && !isExpiring(refreshToken, now())) {
      hasEnded = false;
      return { token, refreshToken };
    }
    end(token === null ? 'signed-out' : 'expired');
    throw sessionExpiredError();
  }

  /** Another tab may have signed in as somebody else: what one agent asked for is never sent as another. */
  function requireAccountOf(earlierToken: string): TokenPair {
    const pair = requirePair();
    if (!isSameAccount(pair.token, earlierToken)) throw sessionExpiredError();
    return pair;
  }

  function post(
    path: string,
    body: object,
    options: { token?: string; signal?: AbortSignal },
  ): Promise<HttpReply> {
    const headers = jsonHeaders(deps.language(), options.token);
    const url = `${deps.apiBase()}${path}`;
    return sendHttp({ method: 'POST', url, headers, body, signal: options.signal }, deps.fetch);
  }

  async function exchange(refreshToken: string): Promise<TokenPair | undefined> {
    const body: BodyOf<'POST /auth/refresh'> = { refreshToken, deviceName };
    try {
      const raw = await post('/auth/refresh', body, { signal: AbortSignal.timeout(refreshTimeoutMs) });
      const reply = parseReply(raw) as ReplyOf<'POST /auth/refresh'>;
      const { isSuccess, token, refreshToken: next } = reply;
      return isSuccess && token && next ? { token, refreshToken: next } : undefined;
    } catch (error) {
      if (isRefusal(error)) return undefined;
      throw error;
    }
  }

  async function refreshUnlessDone(staleToken: string): Promise<string> {
    const before = requireAccountOf(staleToken);
    if (before.token !== staleToken && !isExpiring(before.token, now())) return before.token;

    const pair = await exchange(before.refreshToken);
    if (storage.getItem(refreshKey) !== before.refreshToken) {
      // Somebody signed out or in meanwhile: the answer belongs to a session that is over.
      return requireAccountOf(staleToken).token;
    }
    if (!pair) {
      end('refused');
      throw sessionExpiredError();
    }
    store(pair);
    return pair.token;
  }

  /** Answers at once, but lets the next tab in only when it cannot read the old tokens any more. */
  function lockTabs(locks: Pick<LockManager, 'request'>, task: () => Promise<string>): Promise<string> {
    return new Promise((resolve, reject) => {
      const hold = async () => {
        const before = storage.getItem(refreshKey);
        await task().then(resolve, reject);
        if (storage.getItem(refreshKey) !== before) await deps.settle();
      };
      locks.request(lockName, hold).catch(reject);
    });
  }

  /** One refresh at a time: calls of this tab share it, other tabs wait for the lock and then find the new token. */
  function refresh(staleToken: string): Promise<string> {
    if (running?.staleToken === staleToken) return running.result;
    const task = () => refreshUnlessDone(staleToken);
    const result = (deps.locks ? lockTabs(deps.locks, task) : task()).finally(() => {
      if (running === mine) running = undefined;
    });
    const mine = { staleToken, result };
    running = mine;
    return result;
  }

  async function authorize(): Promise<string> {
    const { token } = requirePair();
    return isExpiring(token, now()) ? refresh(token) : token;
  }

  /** The token to use after the server refused this one: another call may already have fetched a new one. */
  async function authorizeAgain(refusedToken: string): Promise<string> {
    const { token } = requireAccountOf(refusedToken);
    return token !== refusedToken && !isExpiring(token, now()) ? token : refresh(token);
  }

  /** Sends with a usable token; after a 401 once more with a new one, never a third time. */
  async function send<R extends { status: number }>(attempt: (token: string) => Promise<R>): Promise<R> {
    const token = await authorize();
    const reply = await attempt(token);
    return reply.status === 401 ? attempt(await authorizeAgain(token)) : reply;
  }

  /** While it runs nobody knows whether the session still lives. */
  let signingOut: Promise<void> = Promise.resolve();

  function signOut(): Promise<void> {
    const running = endOnServer();
    signingOut = running.catch(() => undefined);
    return running;
  }

  async function endOnServer(): Promise<void> {
    const body: BodyOf<'POST /auth/logout'> = {
      deviceName,
      deviceId: getDeviceId(storage),
      logoutAllDevice: true,
    };
    parseReply(await send((token) => post('/auth/logout', body, { token })));
    end('signed-out');
  }

  /** A tab that slept hears late: what counts is the storage as it is now, not as the event saw it. */
  function handleStorage({ key, oldValue }: StorageEvent): void {
    if (key !== null && key !== accessKey) return;
    const current = storage.getItem(accessKey);
    if (current === null) end('signed-out');
    else if (oldValue === null || !isSameAccount(oldValue, current)) {
      hasEnded = false;
      emit({ type: 'started', isOtherTab: true });
    }
  }

  return {
    deviceName,
    getDeviceId: () => getDeviceId(storage),
    isAuthorized: () => storage.getItem(accessKey) !== null,
    signIn(pair: TokenPair): void {
      store(pair);
      emit({ type: 'started', isOtherTab: false });
    },
    signOut,
    authorize,
    authorizeAgain,
    /** Resolves when no sign-out of this tab is under way. */
    whenSettled: () => signingOut,
    send,
    subscribe(listener: (event: SessionEvent) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Follows sign-out and sign-in of other tabs. */
    followOtherTabs(target: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void {
      target.addEventListener('storage', handleStorage);
      return () => target.removeEventListener('storage', handleStorage);
    },
  };
}

/** The claims are only read: whether they are true is the server's business. */
function parseClaims(token: string): { exp?: unknown; sub?: unknown } {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload));
    return typeof claims === 'object' && claims ? claims : {};
  } catch {
    return {};
  }
}

/** Expired, within the margin of it, or unreadable: not to be sent any more. */
function isExpiring(token: string, nowMs: number): boolean {
  const { exp } = parseClaims(token);
  return typeof exp !== 'number' || exp * 1000 - nowMs <= tokenExpiryMarginSeconds * 1000;
}

function isSameAccount(one: string, other: string): boolean {
  return parseClaims(one).sub === parseClaims(other).sub;
}
