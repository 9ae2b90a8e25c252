import type { SessionEvent } from '../shared/api/create-session.ts';
import { createSession } from '../shared/api/create-session.ts';
import type { Fetch } from '../shared/api/http.ts';
import { createFakeLocks } from './fake-locks.ts';
import { createToken, expiryOf } from './fake-token.ts';

export const accessLifeMs = 15 * 60_000;
export const refreshLifeMs = 14 * 24 * 3_600_000;
const startMs = Date.UTC(2025, 10, 12, 14);

type Refresh = (refreshToken: string) => Promise<Response> | Response;

interface SeenCall {
  path: string;
  token: string | undefined;
  body: unknown;
  isTokenExpired: boolean;
  language: string | null;
}

/** One browser with its storage, locks and clock, a server that rotates tokens, and as many tabs as a test opens. */
export function createFakeBrowser() {
  const items = new Map<string, string>();
  const tabs: EventTarget[] = [];
  /** What has been written but cannot be read in other tabs yet, with the tab that wrote it. */
  const late = new Map<string, { writer: EventTarget; before: string | null }>();
  const locks = createFakeLocks();
  const seen: SeenCall[] = [];
  const clock = { nowMs: startMs };
  const server = {
    issued: 0,
    validAccess: new Set<string>(),
    validRefresh: new Set<string>(),
    refusesEverything: false,
    pause: async (): Promise<void> => undefined,
    refresh: rotate as Refresh,
  };

  function issue(accessMs = accessLifeMs, refreshMs = refreshLifeMs, sub = 'agent-1') {
    server.issued += 1;
    const id = String(server.issued);
    const token = createToken(clock.nowMs + accessMs, { id: `a${id}`, sub });
    const refreshToken = createToken(clock.nowMs + refreshMs, { id: `r${id}`, sub });
    server.validAccess.add(token);
    server.validRefresh.add(refreshToken);
    return { token, refreshToken };
  }

  function rotate(refreshToken: string): Response {
    if (!server.validRefresh.delete(refreshToken)) return Response.json({ isSuccess: false });
    return Response.json({ isSuccess: true, ...issue() });
  }

  function answer(path: string, token: string | undefined, body: { refreshToken?: string }) {
    if (path === '/auth/refresh') return server.refresh(body.refreshToken ?? '');
    const isKnown = token !== undefined && server.validAccess.has(token) && !server.refusesEverything;
    if (!isKnown) return Response.json({ error: { code: 'unauthenticated' } }, { status: 401 });
    return Response.json({ isSuccess: true });
  }

  const fetch: Fetch = async (input, init) => {
    const headers = new Headers(init.headers);
    const token = headers.get('Authorization')?.replace('Bearer ', '');
    const path = input.pathname.replace('/api', '');
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const isTokenExpired = token !== undefined && expiryOf(token) <= clock.nowMs;
    seen.push({ path, token, body, isTokenExpired, language: headers.get('Accept-Language') });
    await server.pause();
    const response = await answer(path, token, body ?? {});
    await server.pause();
    return response;
  };

  function openTab({ hasLocks = true, isStorageLate = false } = {}) {
    const tab = new EventTarget();
    tabs.push(tab);
    const dispatchStorage = (key: string, oldValue: string | null, newValue: string | null) => {
      for (const other of tabs) {
        if (other !== tab)
          other.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue, newValue }));
      }
    };
    const session = createSession({
      storage: {
        getItem(key) {
          const change = late.get(key);
          return change && change.writer !== tab ? change.before : (items.get(key) ?? null);
        },
        setItem(key, value) {
          const oldValue = items.get(key) ?? null;
          items.set(key, value);
          if (isStorageLate) late.set(key, { writer: tab, before: oldValue });
          dispatchStorage(key, oldValue, value);
        },
        removeItem(key) {
          const oldValue = items.get(key) ?? null;
          items.delete(key);
          if (oldValue !== null) dispatchStorage(key, oldValue, null);
        },
      },
      now: () => clock.nowMs,
      fetch,
      locks: hasLocks ? locks : undefined,
      settle: async () => late.clear(),
      apiBase: () => 'http://localhost:3000/api',
      language: () => 'fr',
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    });
    const events: SessionEvent[] = [];
    session.subscribe((event) => events.push(event));
    session.followOtherTabs(tab as unknown as Window);
    const get = (path = '/users/me') =>
      session.send((token) =>
        fetch(new URL(`http://localhost:3000/api${path}`), { headers: { Authorization: `Bearer ${token}` } }),
      );
    return { session, events, get };
  }

  return {
    clock,
    server,
    seen,
    issue,
    openTab,
    items,
    accessToken: () => items.get('hearthline.accessToken'),
    refreshToken: () => items.get('hearthline.refreshToken'),
    refreshCalls: () => seen.filter(({ path }) => path === '/auth/refresh'),
    dataCalls: () => seen.filter(({ path }) => path !== '/auth/refresh'),
    /** Stores a pair of this life without an event, as if it had been there before. */
    keep(pair: { token: string; refreshToken: string }) {
      items.set('hearthline.accessToken', pair.token);
      items.set('hearthline.refreshToken', pair.refreshToken);
      return pair;
    },
  };
}
