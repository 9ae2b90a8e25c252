import type { ListingCard } from '@hearthline/contract/listing-card';
import type { Criteria } from '@hearthline/domain/criteria/criteria';
import type { CriterionField } from '@hearthline/domain/criteria/fields';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleHelp, CircleX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { request } from '../../../shared/api/client.ts';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { QueryBoundary } from '../../../shared/ui/query-boundary.tsx';
import { QueryError } from '../../../shared/ui/query-error.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useListingLink } from '../components/use-listing-link.ts';
import { useChips } from '../model/use-chips.ts';
import { useStatedValue } from '../model/use-stated-value.ts';

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
  const chips = useChips(criteria);
  const link = useListingLink(listing.id);
  const statedValue = useStatedValue();
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      size="sm"
      title={listing.address || listing.mlsNumber}
      footer={
        <Link {...link} className={buttonClass({ variant: 'secondary' })}>
          {t('why.openHome')}
        </Link>
      }
    >
      <QueryBoundary
        query={useQuery(whyQuery(criteria, listing.id))}
        pending={<Skeleton className="h-40 rounded-md" />}
        error={(failure) => <QueryError layout="line" failure={failure} />}
      >
        {({ card, answers }) => (
          <>
            <p className="text-base text-ink-2">
              {t(answers.every(({ passes }) => passes) ? 'why.isHere' : 'why.isNotHere')}
            </p>
            {card.longitude === null ? <p className="text-sm text-ink-2">{t('why.noPlace')}</p> : null}
            <ul className="mt-4 divide-y divide-line">
              {answers.map(({ field, passes, value }) => {
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
      </QueryBoundary>
    </Modal>
  );
}

interface WhyButtonProps {
  listing: ListingCard;
  onWhy: (listing: ListingCard) => void;
  className?: string;
}

export function WhyButton({ listing, onWhy, className }: WhyButtonProps) {
  const { t } = useTranslation('listings');
  return (
    <IconButton
      size="sm"
      label={t('why.open', { address: listing.address || listing.mlsNumber })}
      icon={<CircleHelp strokeWidth={1.75} />}
      onClick={() => onWhy(listing)}
      className={className}
    />
  );
}
