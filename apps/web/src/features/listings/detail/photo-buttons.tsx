import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FavoriteButton } from '../components/favorite-button.tsx';
import { useShare } from './side/use-share.ts';
import { BackLink, photoDiscClass } from './top/back-link.tsx';

interface PhotoButtonsProps {
  listing: ListingDetail;
  backLabel: string;
}

/** On phones the way back and the two things one does at once stand on the picture. */
export function PhotoButtons({ listing, backLabel }: PhotoButtonsProps) {
  const { t } = useTranslation('listings');
  const share = useShare(listing.id);
  return (
    <>
      <BackLink label={backLabel} isOnPhoto />
      <span className="flex-1" />
      <button
        type="button"
        aria-label={t('detail.share.copy')}
        title={t('detail.share.copy')}
        onClick={() => void share()}
        className={photoDiscClass}
      >
        <Share2 aria-hidden="true" strokeWidth={1.75} />
      </button>
      <FavoriteButton
        listingId={listing.id}
        address={listing.address || t('facts.noAddress')}
        isOnPhoto
        className="size-11! [&_svg]:size-5!"
      />
    </>
  );
}
