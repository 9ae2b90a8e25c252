import type { ChangedTopic, LiveToast } from '@hearthline/contract/live';
import { changedTopics } from '@hearthline/contract/live';
import type { Query } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { session } from '../api/session.ts';
import { config } from '../lib/config.ts';
import { toast } from '../ui/toast.tsx';
import type { LiveEvent } from './live.ts';
import { startLive } from './live.ts';
import { badgeListValuesKey, badgeValuesKey, isMadeFrom } from './live-keys.ts';
import { noteToast, resetLive, useLiveStore } from './live-store.ts';
import { reportMissingAddress } from './report.ts';

/** Which data have to be read again when a topic changed, by the beginning of their keys. */
const queryKeys: Record<ChangedTopic, readonly (readonly string[])[]> = {
  notifications: [['notifications']],
  messages: [['messages'], ['clients', 'timeline'], ['news', 'post'], ['news', 'list']],
  // People come in while an import runs, also when its screen was left.
  imports: [['imports'], ['clients', 'page'], ['clients', 'count'], ['clients', 'lists']],
  cma: [
    ['cma-reports'],
    ['cma', 'one'],
    ['cma', 'page'],
    ['cma', 'record'],
    // A report that was opened stands on the page of its client.
    ['clients', 'timeline'],
    ['dashboard-panels', 'reminders'],
    ['setup'],
  ],
  // Their days are those that are greeted.
  clients: [['dashboard-panels', 'reminders'], ['setup'], ['greetings']],
  favorites: [],
  // What people answer stands on their page, too.
  baskets: [['baskets'], ['clients', 'timeline'], ['clients', 'one']],
  // What an alert sends comes into its basket.
  alerts: [['alerts'], ['baskets']],
  greetings: [['greetings'], ['dashboard-panels', 'reminders']],
  sites: [['sites']],
  news: [['news'], ['dashboard-panels', 'news']],
  market: [['dashboard-panels', 'news']],
  dashboard: [['dashboard'], ['badges']],
  access: [['users', 'me'], ['setup'], ['access-requests']],
};
/** The agent is read with the page; what was missed for longer comes when its window is looked at again. */
const missedTopics = changedTopics.filter((topic) => topic !== 'access');
/** Many changes at once are read once. */
const gatherMs = 200;
const justCountedMs = 5_000;
/** What changes hundreds of times in a row is not read more often than people can follow. */
const restMs: Record<ChangedTopic, number> = {
  notifications: 0,
  messages: 1_000,
  imports: 1_000,
  cma: 300,
  clients: 1_000,
  favorites: 300,
  baskets: 300,
  alerts: 1_000,
  greetings: 1_000,
  sites: 1_000,
  news: 1_000,
  market: 5_000,
  dashboard: 300,
  access: 0,
};

/** Hears what the server tells this agent, for as long as the calling component is there. */
export function useLive(agentId: string | undefined): void {
  const queryClient = useQueryClient();

  useEffect(() => {
    if (agentId === undefined) return;
    const { hubUrl } = config();
    if (hubUrl === null) {
      reportMissingAddress();
      return;
    }

    const changed = new Set<ChangedTopic>();
    const refreshing = new Set<ChangedTopic>();
    /** Heard of, in contrast to what may have been missed before a connection. */
    const notified = new Set<ChangedTopic>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    function scheduleRefresh(topics: readonly ChangedTopic[]): void {
      for (const topic of topics) changed.add(topic);
      timer ??= setTimeout(() => {
        timer = undefined;
        const ready = [...changed].filter((topic) => !refreshing.has(topic));
        refreshBadges(ready);
        for (const topic of ready) {
          notified.delete(topic);
          void refresh(topic);
        }
      }, gatherMs);
    }
    /** Once for all topics: a badge may rest on several of them. Those just counted have missed nothing. */
    function refreshBadges(topics: readonly ChangedTopic[]): void {
      const countedBefore = Date.now() - justCountedMs;
      const predicate = ({ state }: Query) =>
        topics.some(
          (topic) =>
            isMadeFrom(state.data, topic) && (notified.has(topic) || state.dataUpdatedAt < countedBefore),
        );
      for (const queryKey of [badgeValuesKey, badgeListValuesKey]) {
        const filter = { queryKey, predicate };
        if (queryClient.getQueryCache().findAll(filter).length > 0)
          void queryClient.invalidateQueries(filter);
      }
    }
    /** One after the other: a reading that is begun anew with every change would not end while they keep coming. */
    async function refresh(topic: ChangedTopic): Promise<void> {
      changed.delete(topic);
      refreshing.add(topic);
      await Promise.all(queryKeys[topic].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
      if (restMs[topic] > 0) await new Promise((resolve) => setTimeout(resolve, restMs[topic]));
      refreshing.delete(topic);
      if (changed.has(topic) && !isOver) scheduleRefresh([topic]);
    }

    function handleEvent(event: LiveEvent): void {
      if (event.type === 'state') useLiveStore.setState({ hub: event.state });
      else if (event.type === 'changed') {
        notified.add(event.change.topic);
        scheduleRefresh([event.change.topic]);
      } else if (event.type === 'connected') scheduleRefresh(missedTopics);
      else {
        noteToast(event.toast, Date.now());
        // Nobody would see it in a tab that is not looked at; there it waits in the list.
        if (document.visibilityState === 'visible') showLiveToast(event.toast);
      }
    }

    const stop = startLive({
      hubUrl,
      agentId,
      accessToken: async (refused) => {
        await session.whenSettled();
        return refused === null ? session.authorize() : session.authorizeAgain(refused);
      },
      onEvent: handleEvent,
    });
    return () => {
      stop();
      isOver = true;
      clearTimeout(timer);
      resetLive();
    };
  }, [agentId, queryClient]);
}

/** Only an error looks like one; everything else is good news. The body is the text and the id. */
function showLiveToast({ messageType, title, body }: LiveToast): void {
  const show = messageType.toLowerCase() === 'error' ? toast.error : toast.success;
  const message = title ? (
    <p className="text-ink-2">
      <span className="block font-medium text-ink">{title}</span>
      <span className="whitespace-pre-line">{body}</span>
    </p>
  ) : (
    body
  );
  show(message, { id: body });
}
