import type { ListingCard } from '@hearthline/contract/listing-card';
import type { ListingSort } from '@hearthline/contract/listings';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { toast } from '../../../shared/ui/toast.tsx';

/** For print, export and bulk selection; the list itself has no end. */
const mostAtOnce = 500;
/** As many ids as one call takes. */
const mostIds = 100;

/** Everything that was found, or the ticked homes, at once where that is not too much. */
export function useWholeResult(criteria: Criteria, sort: ListingSort, total: number | undefined) {
  const { t } = useTranslation('listings');
  const { mutate, isPending } = useMutation({
    mutationFn: async (tickedIds: readonly string[]) =>
      tickedIds.length > 0
        ? loadCards(tickedIds)
        : (await request('POST /listings/selection', { body: { criteria, sort } })).result,
  });
  const load = (tickedIds: readonly string[], use: (listings: ListingCard[]) => void) => {
    const count = tickedIds.length || (total ?? 0);
    if (count > mostAtOnce) toast.error(t('results.tooMany', { itemCount: mostAtOnce }));
    else mutate(tickedIds, { onSuccess: use });
  };
  return {
    isPending,
    withAll: (use: (listings: ListingCard[]) => void) => load([], use),
    /** Without ticked homes, everything. */
    withTicked: (ids: ReadonlySet<string>, use: (listings: ListingCard[]) => void) => load([...ids], use),
  };
}

/** Homes stay ticked when the criteria change, so they are asked for by themselves. */
async function loadCards(ids: readonly string[]): Promise<ListingCard[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, part) =>
    ids.slice(part * mostIds, (part + 1) * mostIds),
  );
  const replies = await Promise.all(
    parts.map((part) => request('POST /listings/cards', { body: { ids: part } })),
  );
  return replies.flatMap(({ result }) => result);
}
