import type { LiveChange, LiveToast } from '@hearthline/contract/live';
import type { Hub, HubDeps, HubState } from './hub-connection.ts';
import { openHub } from './hub-connection.ts';
import { reportFailure } from './report.ts';

export type LiveEvent =
  | { type: 'toast'; toast: LiveToast }
  | { type: 'changed'; change: LiveChange }
  /** Something may have been missed: everything that is live is to be read again. */
  | { type: 'connected' }
  | { type: 'state'; state: HubState };

type Carried = { type: 'event'; event: LiveEvent } | { type: 'hello' } | { type: 'hope' };

export interface LiveDeps {
  hubUrl: string;
  /** Tabs of one agent share a connection; those of another one have nothing to do with it. */
  agentId: string;
  accessToken: HubDeps['accessToken'];
  onEvent: (event: LiveEvent) => void;
  /** Null on plain HTTP origins other than localhost: each tab then has a connection of its own. */
  locks?: Pick<LockManager, 'request'> | null;
  open?: (deps: HubDeps) => Hub;
}

/**
 * One connection a browser, because a browser opens only six to a plain origin. The tab that has the lock holds it and
 * carries to the others what it hears; when it closes, the next one takes over.
 */
export function startLive({
  hubUrl,
  agentId,
  accessToken,
  onEvent,
  locks = navigator.locks ?? null,
  open = openHub,
}: LiveDeps): () => void {
  const name = `hearthline.live.${agentId}`;
  const channel = new BroadcastChannel(name);
  const stopping = new AbortController();
  let hub: Hub | null = null;
  let state: HubState = 'Disconnected';

  const carry = (message: Carried) => {
    if (locks) channel.postMessage(message);
  };

  function publish(event: LiveEvent): void {
    if (event.type === 'state') state = event.state;
    if (stopping.signal.aborted) return;
    onEvent(event);
    carry({ type: 'event', event });
  }

  channel.onmessage = ({ data }: MessageEvent<Carried>) => {
    if (data.type === 'event') onEvent(data.event);
    else if (data.type === 'hope') hub?.wake();
    // A tab that has just been opened wants to know how things stand.
    else if (hub) carry({ type: 'event', event: { type: 'state', state } });
  };

  async function lead(): Promise<void> {
    if (stopping.signal.aborted) return;
    const opened = open({
      url: hubUrl,
      accessToken,
      onState: (next) => publish({ type: 'state', state: next }),
      onToast: (toast) => publish({ type: 'toast', toast }),
      onChange: (change) => publish({ type: 'changed', change }),
      onConnected: () => publish({ type: 'connected' }),
    });
    hub = opened;
    await new Promise((resolve) => stopping.signal.addEventListener('abort', resolve));
    await opened.stop();
  }

  // Whichever tab is looked at again, the one that leads may hope.
  for (const event of ['focus', 'online'])
    window.addEventListener(
      event,
      () => {
        hub?.wake();
        carry({ type: 'hope' });
      },
      { signal: stopping.signal },
    );

  carry({ type: 'hello' });
  const leading = locks ? locks.request(name, { signal: stopping.signal }, lead) : lead();
  leading.catch((error: unknown) => {
    if (!stopping.signal.aborted) reportFailure(error);
  });

  return () => {
    stopping.abort();
    channel.close();
  };
}
