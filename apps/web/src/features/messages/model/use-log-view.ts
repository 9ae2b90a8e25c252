import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { LogAddress, LogFilter } from './log-address.ts';
import { readLogAddress, writeLogAddress } from './log-address.ts';

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
  const filter = useMemo(() => readLogAddress(address), [address]);
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
