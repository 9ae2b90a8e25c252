import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { Modal } from '../../../shared/ui/modal.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useChips } from '../model/use-chips.ts';
import { useStatedValue } from './use-stated-value.ts';

export function whyQuery(criteria: Criteria, listingId: string) {
  return queryOptions({
    queryKey: ['listings', 'why', criteria, listingId],
    queryFn: async ({ signal }) =>
      (await request('POST /listings/why', { body: { criteria, listingId }, signal })).result,
  });
}

interface WhyDialogProps {
  listing: Pick<ListingCard, 'id' | 'address' | 'mlsNumber'>;
  criteria: Criteria;
  onClose: () => void;
}

/** Why a home is or is not among the results: every criterion with its answer. */
export function WhyDialog({ listing, criteria, onClose }: WhyDialogProps) {
  const { t } = useTranslation('listings');
  const { data } = useQuery(whyQuery(criteria, listing.id));
  const chips = useChips(criteria);
  const statedValue = useStatedValue();
  const isFound = data?.answers.every(({ passes }) => passes);
  return (
    <Modal isOpen onOpenChange={onClose} size="sm" title={listing.address || listing.mlsNumber}>
      {!data ? (
        <Skeleton className="h-40 rounded-md" />
      ) : (
        <>
          <p className="text-base text-ink-2">{isFound ? t('why.isHere') : t('why.isNotHere')}</p>
          <ul className="mt-4 divide-y divide-line">
            {data.answers.map(({ field, passes, value }) => {
              const wanted = chips.filter((chip) => chip.field === field).map(({ label }) => label);
              return (
                <li key={field} className="flex items-start gap-3 py-2.5">
                  {passes ? (
                    <CircleCheck
                      aria-hidden="true"
                      size={18}
                      strokeWidth={1.75}
                      className="mt-0.5 shrink-0 text-success"
                    />
                  ) : (
                    <CircleX
                      aria-hidden="true"
                      size={18}
                      strokeWidth={1.75}
                      className="mt-0.5 shrink-0 text-danger"
                    />
                  )}
                  <div className="min-w-0 flex-1">
                    <p className="font-medium">
                      <span className="sr-only">{passes ? t('why.yes') : t('why.no')}: </span>
                      {wanted.length > 0 ? wanted.join(', ') : t('why.criterion')}
                    </p>
                    <p className="text-sm text-ink-3">
                      {t('why.says', { value: statedValue(field as CriterionField, value) })}
                    </p>
                  </div>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Modal>
  );
}
