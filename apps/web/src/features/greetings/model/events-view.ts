import { parseIsoDate } from '@hearthline/domain/calendar';
import type { GreetingKind } from '@hearthline/domain/greeting/vocabulary';
import { greetingKinds } from '@hearthline/domain/greeting/vocabulary';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { parsePage } from '../../../shared/lib/parse-page.ts';

const eventViews = ['year', 'list', 'tasks', 'review'] as const;
export type EventView = (typeof eventViews)[number];
export const taskShows = ['scheduled', 'cancelled', 'done', 'all'] as const;
export type TaskShow = (typeof taskShows)[number];
export type EventOrder = 'date' | 'client';

interface EventsAddress {
  view?: string | undefined;
  kind?: string | undefined;
  by?: string | undefined;
  q?: string | undefined;
  page?: string | undefined;
  day?: string | undefined;
  show?: string | undefined;
  task?: string | undefined;
  copy?: string | undefined;
}

/** What the screen of events shows. All of it stands in the address, so Back finds it again. */
export function useEventsView() {
  const address = useSearch({ strict: false }) as EventsAddress;
  const navigate = useNavigate();

  function go(change: EventsAddress, isReplaced = false) {
    void navigate({
      to: '.',
      search: (previous: object) => ({ ...previous, ...change }),
      replace: isReplaced,
      resetScroll: false,
    });
  }

  return {
    view: eventViews.find((view) => view === address.view) ?? 'year',
    kind: greetingKinds.find((kind) => kind === address.kind),
    by: (address.by === 'client' ? 'client' : 'date') as EventOrder,
    search: address.q ?? '',
    page: parsePage(address.page),
    day: parseIsoDate(address.day ?? ''),
    show: taskShows.find((show) => show === address.show) ?? 'scheduled',
    /** `new`, or one that is there. */
    task: address.task,
    copy: address.copy,
    setView: (view: EventView) => go({ view: view === 'year' ? undefined : view, page: undefined }),
    setKind: (kind: GreetingKind | undefined) => go({ kind, page: undefined }, true),
    setBy: (by: EventOrder) => go({ by: by === 'date' ? undefined : by, page: undefined }, true),
    setSearch: (text: string) => go({ q: text || undefined, page: undefined }, true),
    setPage: (page: number, { isTyping = false } = {}) =>
      go({ page: page > 1 ? String(page) : undefined }, isTyping),
    setDay: (day: string | undefined) => go({ day }, true),
    setShow: (show: TaskShow) => go({ show: show === 'scheduled' ? undefined : show, page: undefined }, true),
    closeTask: () => go({ task: undefined, copy: undefined }),
  };
}

export type EventsView = ReturnType<typeof useEventsView>;
