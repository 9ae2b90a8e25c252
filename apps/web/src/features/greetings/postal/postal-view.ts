import { useNavigate, useSearch } from '@tanstack/react-router';
import { parsePage } from '../../../shared/lib/parse-page.ts';

interface PostalAddress {
  id?: string | undefined;
  batch?: string | undefined;
  show?: string | undefined;
  page?: string | undefined;
}

/** Which card or batch is open. All of it stands in the address, so Back finds it again. */
export function usePostalView() {
  const { id, batch, show, page } = useSearch({ strict: false }) as PostalAddress;
  const navigate = useNavigate();
  const go = (search: PostalAddress, replace = false) =>
    void navigate({ to: '/events/postal-card', search, replace, resetScroll: !replace });
  return {
    cardId: id,
    batchId: batch,
    hasAddresses: show === 'addresses',
    page: parsePage(page),
    openCard: (cardId: string) => go({ id: cardId }),
    openBatch: (batchId: string) => go({ batch: batchId }),
    showAddresses: (isShown: boolean): void => go({ id, ...(isShown && { show: 'addresses' }) }, true),
    setPage: (next: number) => go({ page: next > 1 ? String(next) : undefined }, true),
  };
}

export type PostalView = ReturnType<typeof usePostalView>;
