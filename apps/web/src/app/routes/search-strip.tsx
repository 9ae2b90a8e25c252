import { useQuery } from '@tanstack/react-query';
import { SearchStrip } from '../../features/baskets/add/search-strip.tsx';
import { useKeptForm } from '../../features/baskets/model/kept-form-store.ts';
import { useCriteriaFromUrl } from '../../features/listings/model/criteria-url.ts';
import { meQuery } from '../../shared/api/me-query.ts';

/** Homes are looked for on behalf of the basket whose form is kept under this key; one that nobody kept says nothing. */
export function SearchStripRoute({ keptKey }: { keptKey: string }) {
  const { data: me } = useQuery(meQuery);
  const kept = useKeptForm(keptKey, me?.id);
  const { criteria, isLoading, isBroken } = useCriteriaFromUrl();
  if (!kept) return null;
  return <SearchStrip kept={kept} criteria={isLoading || isBroken ? undefined : criteria} />;
}
