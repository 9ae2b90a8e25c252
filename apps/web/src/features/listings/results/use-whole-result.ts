import type { ListingCard, ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { toast } from '../../../shared/ui/toast.tsx';

/** For print, export and bulk selection; the list itself has no end. */
const mostAtOnce = 500;

/** Everything that was found at once, where that is not too much. */
export function useWholeResult(criteria: Criteria, sort: ListingSort, total: number | undefined) {
  const { t } = useTranslation('listings');
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await request('POST /listings/selection', { body: { criteria, sort } })).result,
  });
  return {
    isPending,
    withSelection: (use: (listings: ListingCard[]) => void) => {
      if ((total ?? 0) > mostAtOnce) toast.error(t('results.tooMany', { itemCount: mostAtOnce }));
      else mutate(undefined, { onSuccess: use });
    },
  };
}
