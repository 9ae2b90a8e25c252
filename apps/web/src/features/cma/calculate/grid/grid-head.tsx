import type { ListingCard } from '@hearthline/contract/listing-card';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { ListingPhoto } from '../../../../shared/listing/listing-photo.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { useFactWords } from '../../components/fact-words.ts';

interface ComparableHeadProps {
  id: string;
  number: number;
  address: string;
  photoUrl: string | null;
  /** Kilometres. */
  distance: number;
  /** In whole percents. */
  percent: number;
  isOut: boolean;
}

const photoClass = 'adjust-photo relative size-12 shrink-0 overflow-hidden rounded-md';

export const ComparableHead = memo(function ComparableHead({
  id,
  number,
  address,
  photoUrl,
  distance: kilometres,
  percent,
  isOut,
}: ComparableHeadProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const distance = useFactWords().km(kilometres);
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
          <div className="truncate text-ink-3">
            {isOut
              ? t('grid.distanceOut', { distance })
              : t('grid.distanceWeight', { distance, weight: format.percent(percent / 100, 0) })}
          </div>
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
          <div title={address} className="mt-0.5 truncate font-medium text-ink">
            {address}
          </div>
        </div>
      </div>
    </th>
  );
}
