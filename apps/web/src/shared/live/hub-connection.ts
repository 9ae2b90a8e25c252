import type { LiveChange, LiveToast } from '@hearthline/contract/live';
import { changedTopics, hubMethods } from '@hearthline/contract/live';
import { isSessionExpired } from '../api/api-error.ts';
import { reportFailure } from './report.ts';

export type HubState = 'Disconnected' | 'Connecting' | 'Connected' | 'Reconnecting' | 'Disconnecting';

export interface HubDeps {
  url: string;
  /** Asked for every time a connection is made; the token that may have been refused before is named. */
  accessToken: (refused: string | null) => Promise<string>;
  onState: (state: HubState) => void;
  onToast: (toast: LiveToast) => void;
  onChange: (change: LiveChange) => void;
  /** What was sent before this moment may have been missed. */
  onConnected: () => void;
}

export interface Hub {
  stop(): Promise<void>;
}

/** After the last of these the client gives up, and so do we; it starts anew when there is a reason to hope. */
const reconnectDelaysMs = [0, 2_000, 10_000, 30_000];
const startAgainMs = 60_000;

/** One connection to the hub, which mends itself until it is stopped. */
export function openHub(deps: HubDeps): Hub {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** Has been sent, and no connection came of it yet. */
  let unprovenToken: string | null = null;

  async function findToken(): Promise<string> {
    try {
      unprovenToken = await deps.accessToken(unprovenToken);
      return unprovenToken;
    } catch (error) {
      // The end of a session ends the connection too, and is told by itself.
      if (isSessionExpired(error)) stopping.abort();
      throw error;
    }
  }

  function handleConnected(): void {
    unprovenToken = null;
    deps.onState('Connected');
    deps.onConnected();
  }

  async function connect(): Promise<() => Promise<void>> {
    // Only whoever is signed in needs it, and only one tab of theirs.
    const { HttpTransportType, HubConnectionBuilder, LogLevel } = await import('@microsoft/signalr');
    const connection = new HubConnectionBuilder()
      .withUrl(deps.url, {
        transport: HttpTransportType.LongPolling,
        withCredentials: false,
        accessTokenFactory: findToken,
      })
      .withAutomaticReconnect(reconnectDelaysMs)
      .configureLogging(LogLevel.None)
      .build();
    connection.on(hubMethods.toast, (argument: unknown) => {
      const toast = readToast(argument);
      if (toast) deps.onToast(toast);
    });
    connection.on(hubMethods.changed, (argument: unknown) => {
      const change = readChange(argument);
      if (change) deps.onChange(change);
    });
    const ended = new Promise<void>((resolve) => connection.onclose(() => resolve()));
    connection.onreconnecting((error) => {
      if (error && !signal.aborted) reportFailure(error);
      deps.onState('Reconnecting');
    });
    connection.onreconnected(handleConnected);
    signal.addEventListener('abort', () => {
      deps.onState('Disconnecting');
      void connection.stop();
    });
    await connection.start();
    return () => ended;
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
      const delayMs = reconnectDelaysMs[failures];
      failures = delayMs === undefined ? 0 : failures + 1;
      if (delayMs === undefined) deps.onState('Disconnected');
      await hope(signal, delayMs ?? startAgainMs);
    }
    deps.onState('Disconnected');
  }

  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/** By hand: the shell comes without the library that checks forms. */
function readToast(argument: unknown): LiveToast | null {
  const { messageType, title, body } = fieldsOf(argument);
  if (typeof messageType !== 'string' || typeof body !== 'string') return null;
  return { messageType, body, ...(typeof title === 'string' ? { title } : {}) };
}

function readChange(argument: unknown): LiveChange | null {
  const { topic } = fieldsOf(argument);
  const known = changedTopics.find((each) => each === topic);
  return known ? { topic: known } : null;
}

function fieldsOf(argument: unknown): Partial<Record<string, unknown>> {
  return typeof argument === 'object' && argument !== null ? { ...argument } : {};
}

/** Resolves when the page is looked at again, comes online, the time has passed, or it is all over. */
function hope(signal: AbortSignal, longestMs: number): Promise<void> {
  return new Promise((resolve) => {
    const done = new AbortController();
    const finish = () => {
      clearTimeout(timer);
      done.abort();
      resolve();
    };
    const timer = setTimeout(finish, longestMs);
    for (const event of ['focus', 'online']) window.addEventListener(event, finish, { signal: done.signal });
    signal.addEventListener('abort', finish, { signal: done.signal });
    if (signal.aborted) finish();
  });
}
