import { useTranslation } from 'react-i18next';
import { toast } from '../../../../shared/ui/toast.tsx';

/** Copies the address of a home, without the search it was found by. */
export function useShare(id: string): () => Promise<void> {
  const { t } = useTranslation('listings');
  return async () => {
    const url = new URL(`/property-search/result/view?id=${encodeURIComponent(id)}`, window.location.origin);
    try {
      await navigator.clipboard.writeText(url.href);
      toast.success(t('detail.share.copied'));
    } catch {
      toast.error(t('detail.share.failed'));
    }
  };
}
