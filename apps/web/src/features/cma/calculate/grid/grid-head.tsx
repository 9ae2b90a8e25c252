import type { ListingCard } from '@hearthline/contract/listing-card';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListingPhoto } from '../../../../shared/listing/listing-photo.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';

interface ComparableHeadProps {
  id: string;
  number: number;
  address: string;
  photoUrl: string | null;
  /** Distance and weight. */
  meta: string;
  isOut: boolean;
}

const photoClass = 'adjust-photo relative size-12 shrink-0 overflow-hidden rounded-md';

export const ComparableHead = memo(function ComparableHead({
  id,
  number,
  address,
  photoUrl,
  meta,
  isOut,
}: ComparableHeadProps) {
  const { t } = useTranslation('cmaCalculate');
  return (
    <th scope="col" data-out={isOut || undefined}>
      <div className="flex items-center gap-3">
        <div className={photoClass}>
          <ListingPhoto url={photoUrl} alt="" width={320} isThumbnail />
          <span className="number-disc absolute top-1 left-1">{number}</span>
        </div>
        <div className="min-w-0">
          <Link
            to="/property-search/result/view"
            search={{ id }}
            data-focus
            tabIndex={-1}
            title={t('grid.openListing', { address })}
            className="block truncate font-medium text-ink hover:underline"
          >
            {address}
          </Link>
          <div className="truncate text-ink-3">{meta}</div>
        </div>
      </div>
    </th>
  );
});

interface SubjectHeadProps {
  address: string;
  listing: ListingCard | null;
}

export function SubjectHead({ address, listing }: SubjectHeadProps) {
  const { t } = useTranslation('cmaCalculate');
  return (
    <th scope="col" tabIndex={-1}>
      <div className="flex items-center gap-3">
        <div className={photoClass}>
          <ListingPhoto url={listing?.photoUrl ?? null} alt="" width={320} isThumbnail />
        </div>
        <div className="min-w-0">
          <Tag tone="brand">{t('grid.subject')}</Tag>
          <div className="mt-0.5 truncate font-medium text-ink">{address}</div>
        </div>
      </div>
    </th>
  );
}
