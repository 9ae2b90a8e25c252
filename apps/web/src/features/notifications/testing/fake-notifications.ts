import type { Notification } from '@hearthline/contract/notifications';
import { vi } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';

/** Higher numbers are newer, as ids of the server are. */
export function makeNotification(number: number, overrides: Partial<Notification> = {}): Notification {
  const readAt = overrides.isRead ? '2025-11-12T14:14:00.000Z' : null;
  return {
    id: `0198a000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
    title: `Notice ${number}`,
    body: `Text of ${number}`,
    messageType: 'Info',
    createdAt: '2025-11-12T15:00:00.000Z',
    createdAtHumanized: 'As the server said',
    isRead: false,
    readAt,
    readAtHumanized: readAt && 'As the server said',
    link: null,
    ...overrides,
  };
}

export const manyNotifications = (count: number): Notification[] =>
  Array.from({ length: count }, (_, index) => makeNotification(index + 1));

/** A server that keeps notifications, newest first, and what was read. */
export function fakeNotifications(kept: readonly Notification[] = []) {
  let all = [...kept].sort((left, right) => right.id.localeCompare(left.id));
  const unread = () => all.filter(({ isRead }) => !isRead);
  const markRead = (isMeant: (id: string) => boolean) => {
    all = all.map((each) =>
      isMeant(each.id) && !each.isRead
        ? makeNotification(0, { ...each, isRead: true, readAt: readNow })
        : each,
    );
    return { isSuccess: true } as const;
  };
  const page = (rows: Notification[], query: URLSearchParams) => {
    const size = Number(query.get('PageSize') ?? 15);
    const start = (Number(query.get('Page') ?? 1) - 1) * size;
    return { isSuccess: true, result: rows.slice(start, start + size), totalRows: rows.length } as const;
  };
  const api = fakeApi({
    'GET /notifications/unread': ({ query }) => page(unread(), query),
    'GET /notifications/all': ({ query }) => page(all, query),
    'GET /notifications/unread/count': () => ({ isSuccess: true, count: unread().length }),
    'PUT /notifications/read': ({ body }) => markRead((id) => body.ids.includes(id)),
    'PUT /notifications/readall': () => markRead(() => true),
  });
  return {
    ...api,
    /** Something new, as if another part of the product had told it. */
    add: (notification: Notification) => {
      all = [notification, ...all];
    },
    pagesAsked: (filter: 'unread' | 'all') =>
      api.calls(`GET /notifications/${filter}`).map(({ query }) => Number(query.get('Page'))),
  };
}

const readNow = '2025-11-13T20:05:00.000Z';

/** jsdom lays nothing out, so a test says itself when the end of a list comes into sight. */
export function watchSight(): { comeNear: () => void } {
  const watched = new Map<Element, () => void>();
  class SightObserver {
    readonly #notify: () => void;
    #elements: Element[] = [];

    constructor(callback: IntersectionObserverCallback) {
      const entry = { isIntersecting: true } as IntersectionObserverEntry;
      this.#notify = () => callback([entry], this as unknown as IntersectionObserver);
    }

    observe(element: Element) {
      this.#elements.push(element);
      watched.set(element, this.#notify);
    }

    unobserve(element: Element) {
      watched.delete(element);
    }

    disconnect() {
      for (const element of this.#elements) watched.delete(element);
    }
  }
  vi.spyOn(window, 'IntersectionObserver').mockImplementation(
    SightObserver as unknown as typeof IntersectionObserver,
  );
  return {
    comeNear: () => {
      for (const notify of [...watched.values()]) notify();
    },
  };
}
