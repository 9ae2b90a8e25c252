import type { LiveChange, LiveToast } from '@hearthline/contract/live';
import { changedTopics, hubMethods } from '@hearthline/contract/live';
import type { HttpClient, HttpRequest, HttpResponse } from '@microsoft/signalr';
import { isSessionExpired } from '../api/api-error.ts';
import { reportFailure } from './report.ts';

export type HubState = 'Disconnected' | 'Connecting' | 'Connected' | 'Reconnecting' | 'Disconnecting';

export interface HubDeps {
  url: string;
  /** Asked for every time a connection is made; a token that the server refused is named. */
  accessToken: (refused: string | null) => Promise<string>;
  onState: (state: HubState) => void;
  onToast: (toast: LiveToast) => void;
  onChange: (change: LiveChange) => void;
  /** What was sent before this moment may have been missed. */
  onConnected: () => void;
}

export interface Hub {
  /** There is a reason to hope: one that has given up starts anew. */
  wake(): void;
  stop(): Promise<void>;
}

/** After the last of these the client gives up, and so do we; it starts anew when there is a reason to hope (decision 0054). */
const reconnectDelaysMs = [0, 2_000, 10_000, 30_000];
const startAgainMs = 60_000;
/** Instead of those, when the server says that it was asked too often. */
const laterDelaysMs = [10_000, 20_000, 40_000, 60_000];
/** A session that ends takes its connection along, a moment before all tabs have heard of it. */
const sessionEndDelayMs = 500;

/** One connection to the hub, which mends itself until it is stopped. */
export function openHub(deps: HubDeps): Hub {
  const stopping = new AbortController();
  const { signal } = stopping;
  const hopes = new EventTarget();
  let token: string | null = null;
  /** A server that is away or busy says nothing about the token: only one that was refused is not sent again. */
  let refusedToken: string | null = null;
  let wasAskedTooOften = false;
  let wasConnected = false;

  async function findToken(): Promise<string> {
    try {
      if (wasConnected) await new Promise((resolve) => setTimeout(resolve, sessionEndDelayMs));
      signal.throwIfAborted();
      token = await deps.accessToken(refusedToken);
      refusedToken = null;
      return token;
    } catch (error) {
      // The end of a session ends the connection too, and is told by itself.
      if (isSessionExpired(error)) stopping.abort();
      throw error;
    }
  }

  function handleStatus(status: number): void {
    if (status === 401) refusedToken = token;
    wasAskedTooOften = status === 429;
  }

  const delayAfter = (failures: number): number | undefined =>
    (wasAskedTooOften ? laterDelaysMs : reconnectDelaysMs)[failures];

  function handleConnected(): void {
    wasConnected = true;
    deps.onState('Connected');
    deps.onConnected();
  }

  async function connect(): Promise<() => Promise<void>> {
    // Only whoever is signed in needs it, and only one tab of theirs.
    const signalr = await import('@microsoft/signalr');
    signal.throwIfAborted();
    const connection = new signalr.HubConnectionBuilder()
      .withUrl(deps.url, {
        transport: signalr.HttpTransportType.LongPolling,
        withCredentials: false,
        accessTokenFactory: findToken,
        httpClient: createHttpClient(signalr, handleStatus),
      })
      .withAutomaticReconnect({
        nextRetryDelayInMilliseconds: ({ previousRetryCount }) => delayAfter(previousRetryCount) ?? null,
      })
      .configureLogging(signalr.LogLevel.None)
      .build();
    connection.on(hubMethods.toast, (argument: unknown) => {
      const toast = parseToast(argument);
      if (toast) deps.onToast(toast);
    });
    connection.on(hubMethods.changed, (argument: unknown) => {
      const change = parseChange(argument);
      if (change) deps.onChange(change);
    });
    const ended = new Promise<void>((resolve) => connection.onclose(() => resolve()));
    connection.onreconnecting((error) => {
      if (error && !signal.aborted) reportFailure(error);
      deps.onState('Reconnecting');
    });
    connection.onreconnected(handleConnected);
    const handleAbort = () => {
      deps.onState('Disconnecting');
      void connection.stop();
    };
    signal.addEventListener('abort', handleAbort, { once: true });
    try {
      await connection.start();
    } catch (error) {
      signal.removeEventListener('abort', handleAbort);
      throw error;
    }
    return () => ended.finally(() => signal.removeEventListener('abort', handleAbort));
  }

  async function run(): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      deps.onState('Connecting');
      try {
        const whenEnded = await connect();
        failures = 0;
        if (signal.aborted) break;
        handleConnected();
        await whenEnded();
        failures = reconnectDelaysMs.length;
      } catch (error) {
        if (!signal.aborted) reportFailure(error);
      }
      if (signal.aborted) break;
      const delayMs = delayAfter(failures);
      failures = delayMs === undefined ? 0 : failures + 1;
      if (delayMs === undefined) deps.onState('Disconnected');
      await hope({ signal, hopes, longestMs: delayMs ?? startAgainMs });
    }
    deps.onState('Disconnected');
  }

  const running = run();
  return {
    wake: () => hopes.dispatchEvent(new Event('hope')),
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/** The library's own, which in its errors of a negotiation does not tell the status. */
function createHttpClient(
  { DefaultHttpClient, HttpClient, HttpError, NullLogger }: typeof import('@microsoft/signalr'),
  onStatus: (status: number) => void,
): HttpClient {
  const inner = new DefaultHttpClient(NullLogger.instance);
  return new (class extends HttpClient {
    async send(request: HttpRequest): Promise<HttpResponse> {
      try {
        const response = await inner.send(request);
        onStatus(response.statusCode);
        return response;
      } catch (error) {
        if (error instanceof HttpError) onStatus(error.statusCode);
        throw error;
      }
    }
  })();
}

/** By hand: the shell comes without the library that checks forms. */
function parseToast(argument: unknown): LiveToast | null {
  const { messageType, title, body } = fieldsOf(argument);
  if (typeof messageType !== 'string' || typeof body !== 'string') return null;
  return { messageType, body, ...(typeof title === 'string' ? { title } : {}) };
}

function parseChange(argument: unknown): LiveChange | null {
  const { topic } = fieldsOf(argument);
  const known = changedTopics.find((each) => each === topic);
  return known ? { topic: known } : null;
}

function fieldsOf(argument: unknown): Partial<Record<string, unknown>> {
  return typeof argument === 'object' && argument !== null ? { ...argument } : {};
}

/** Resolves when there is a reason to, the time has passed, or it is all over. */
function hope({
  signal,
  hopes,
  longestMs,
}: {
  signal: AbortSignal;
  hopes: EventTarget;
  longestMs: number;
}): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const finish = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(finish, longestMs);
    hopes.addEventListener('hope', finish, { signal: done.signal });
    signal.addEventListener('abort', finish, { signal: done.signal });
    if (signal.aborted) finish();
  });
}
