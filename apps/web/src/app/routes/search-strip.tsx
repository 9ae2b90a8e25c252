import { useQuery } from '@tanstack/react-query';
import { SearchStrip } from '../../features/baskets/add/search-strip.tsx';
import { CriteriaStrip } from '../../features/baskets/alerts/form/criteria-strip.tsx';
import { useKeptAlert } from '../../features/baskets/alerts/model/alert-draft-store.ts';
import { useKeptForm } from '../../features/baskets/model/kept-form-store.ts';
import { useCriteriaFromUrl } from '../../features/listings/model/criteria-url.ts';
import { meQuery } from '../../shared/api/me-query.ts';

/** Looked for on behalf of the basket or the alert whose form is kept under this key; one that nobody kept says nothing. */
export function SearchStripRoute({ keptKey }: { keptKey: string }) {
  const { data: me } = useQuery(meQuery);
  const basket = useKeptForm(keptKey, me?.id);
  const alert = useKeptAlert(keptKey, me?.id);
  const found = useCriteriaFromUrl();
  const criteria = found.isLoading || found.isBroken ? undefined : found.criteria;
  if (alert) return <CriteriaStrip kept={alert} criteria={criteria} />;
  return basket ? <SearchStrip kept={basket} criteria={criteria} /> : null;
}
