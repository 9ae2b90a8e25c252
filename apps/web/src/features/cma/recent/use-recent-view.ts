import { useNavigate, useSearch } from '@tanstack/react-router';

/** The page of the history as the address tells it. */
export function useRecentView() {
  const navigate = useNavigate();
  const {
    q = '',
    page: pageText,
    id,
  } = useSearch({ strict: false }) as {
    q?: string;
    page?: string;
    id?: string;
  };
  const page = Math.max(1, Math.trunc(Number(pageText)) || 1);

  function go(next: { q?: string; page?: number; id?: string | undefined }, isTyping = false) {
    const { q: text, page: number, id: openId } = { q, page, id, ...next };
    void navigate({
      to: '/cma/recent',
      search: {
        q: text || undefined,
        page: number > 1 ? String(number) : undefined,
        id: openId,
      },
      replace: isTyping,
      ...(isTyping && { resetScroll: false }),
    });
  }

  return {
    q,
    page,
    /** The analysis whose versions are open. */
    openId: id,
    setQ: (text: string) => go({ q: text, page: 1 }, true),
    setPage: (number: number, options?: { isTyping: true }) => go({ page: number }, options?.isTyping),
    open: (openId: string | undefined) => go({ id: openId }, true),
  };
}
