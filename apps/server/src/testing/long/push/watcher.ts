import { setTimeout as wait } from 'node:timers/promises';
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';

export interface Watcher {
  agentId: string;
  /** Numbers in the order in which toasts brought them. */
  live: number[];
  /** Everything that the watcher knows, by toasts and by reading the list again. */
  known: Set<number>;
  connects: number;
  catchUp(): Promise<void>;
  isConnected(): boolean;
  /** How long it was connected so far. */
  connectedMs(): number;
  stop(): Promise<void>;
}

const pageSize = 100;
const startAgainMs = 5_000;

/** An agent's browser: the official client, the list read again after every connection, a new start when it gave up. */
export function startWatcher({
  url,
  agentId,
  token,
}: {
  url: string;
  agentId: string;
  token: () => Promise<string>;
}): Watcher {
  const live: number[] = [];
  const known = new Set<number>();
  let isStopped = false;
  let connects = 0;
  let stopConnection: () => Promise<void> = async () => {};
  let isConnected = false;
  let connectedSince = 0;
  let connectedMs = 0;

  async function fetchPage(page: number): Promise<number[]> {
    const reply = await fetch(`${url}/api/notifications/all?Page=${page}&PageSize=${pageSize}`, {
      headers: { authorization: `Bearer ${await token()}` },
    });
    if (!reply.ok) throw new Error(`the list answered ${reply.status}`);
    const { result } = (await reply.json()) as { result: { body: string }[] };
    return result.map(({ body }) => Number(body.slice(1)));
  }

  /** Newest first, until a whole page is known already. */
  async function catchUp(): Promise<void> {
    for (let page = 1; !isStopped; page += 1) {
      const numbers = await fetchPage(page);
      const isKnown = numbers.every((number) => known.has(number));
      for (const number of numbers) known.add(number);
      if (isKnown || numbers.length < pageSize) return;
    }
  }

  /** A page that cannot be read now is read a moment later, as the screens do. */
  async function catchUpPatiently(): Promise<void> {
    while (!isStopped) {
      try {
        await catchUp();
        return;
      } catch {
        await wait(500);
      }
    }
  }

  function build() {
    const connection = new HubConnectionBuilder()
      .withUrl(`${url}/hub`, { transport: HttpTransportType.LongPolling, accessTokenFactory: token })
      .withAutomaticReconnect()
      .configureLogging(LogLevel.None)
      .build();
    connection.on('toast', ({ body }: { body: string }) => {
      const number = Number(body.slice(1));
      live.push(number);
      known.add(number);
    });
    connection.onreconnecting(handleLost);
    connection.onreconnected(handleConnected);
    return connection;
  }

  function handleLost(): void {
    if (isConnected) connectedMs += Date.now() - connectedSince;
    isConnected = false;
  }

  function handleConnected(): void {
    isConnected = true;
    connectedSince = Date.now();
    connects += 1;
    void catchUpPatiently();
  }

  const running = (async () => {
    while (!isStopped) {
      const connection = build();
      const closed = new Promise<void>((resolve) => connection.onclose(() => resolve()));
      try {
        await connection.start();
        stopConnection = () => connection.stop();
        handleConnected();
        await closed;
      } catch {
        // Told by the state alone: it is started again below.
      }
      handleLost();
      if (!isStopped) await wait(startAgainMs);
    }
  })();

  return {
    agentId,
    live,
    known,
    get connects() {
      return connects;
    },
    catchUp,
    isConnected: () => isConnected,
    connectedMs: () => connectedMs + (isConnected ? Date.now() - connectedSince : 0),
    stop: async () => {
      isStopped = true;
      await stopConnection();
      await running;
    },
  };
}
