import type { LogState, logWindows, MessageCategory } from '@hearthline/contract/messages';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { parsePage } from '../../../shared/lib/parse-page.ts';

/** As texts in the address. */
export interface LogAddress {
  state?: string;
  q?: string;
  days?: string;
  category?: string;
  client?: string;
  sort?: string;
  page?: string;
  /** The message that is open. */
  id?: string;
}

export const logStates = [
  'all',
  'read',
  'notRead',
  'failed',
  'waiting',
  'leftOut',
] as const satisfies readonly LogState[];

type LogWindow = (typeof logWindows)[number];
export const windows = [7, 30, 90, 365] as const satisfies typeof logWindows;
const defaultWindow: LogWindow = 90;

export const categories = [
  'personal',
  'news',
  'alerts',
  'baskets',
  'greetings',
  'reports',
] as const satisfies readonly MessageCategory[];

export type LogSort = 'delivered' | 'read';

interface LogFilter {
  state: LogState;
  text: string;
  days: LogWindow;
  category: MessageCategory | undefined;
  clientId: string | undefined;
  sort: LogSort;
  page: number;
  openId: string | undefined;
}

const idForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const parseId = (text: string | undefined) => (text && idForm.test(text) ? text : undefined);

function parseLogAddress(address: LogAddress): LogFilter {
  return {
    state: logStates.find((state) => state === address.state) ?? 'all',
    text: (address.q ?? '').slice(0, 200),
    days: windows.find((days) => String(days) === address.days) ?? defaultWindow,
    category: categories.find((category) => category === address.category),
    clientId: parseId(address.client),
    sort: address.sort === 'read' ? 'read' : 'delivered',
    page: parsePage(address.page),
    openId: parseId(address.id),
  };
}

/** The name of each in the address, and what needs no saying there. */
const addressNames: Record<keyof LogFilter, [name: keyof LogAddress, usual?: string | number]> = {
  state: ['state', 'all'],
  text: ['q', ''],
  days: ['days', defaultWindow],
  category: ['category'],
  clientId: ['client'],
  sort: ['sort', 'delivered'],
  page: ['page', 1],
  openId: ['id'],
};

function writeLogAddress(change: Partial<LogFilter>): Partial<Record<keyof LogAddress, string>> {
  const written: Partial<Record<keyof LogAddress, string>> = {};
  for (const key of Object.keys(change) as (keyof LogFilter)[]) {
    const [name, usual] = addressNames[key];
    written[name] = change[key] === usual ? undefined : String(change[key]);
  }
  return written;
}

export interface LogView extends LogFilter {
  /** Another filter begins on its first page. */
  setFilter: (change: Partial<LogFilter>, options?: { isTyping?: boolean }) => void;
  setPage: (page: number, options?: { isTyping?: boolean }) => void;
  open: (id: string) => void;
  close: () => void;
}

/** What the log shows. All of it stands in the address, so Back finds it again. */
export function useLogView(): LogView {
  const address = useSearch({ strict: false }) as LogAddress;
  const navigate = useNavigate();
  const filter = useMemo(() => parseLogAddress(address), [address]);
  const go = useCallback(
    (change: Partial<LogFilter>, isReplaced = false) => {
      void navigate({
        to: '.',
        search: (previous: object) => ({ ...previous, ...writeLogAddress(change) }),
        replace: isReplaced,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return {
    ...filter,
    setFilter: (change, { isTyping = false } = {}) => go({ page: 1, ...change }, isTyping),
    setPage: (page, { isTyping = false } = {}) => go({ page }, isTyping),
    open: useCallback((openId) => go({ openId }), [go]),
    close: useCallback(() => go({ openId: undefined }), [go]),
  };
}
