import type { ListingCard } from '@hearthline/contract/listing-card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { BasketIcon } from './action-links.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { ListingState } from './listing-parts.tsx';

interface CardPhotoProps {
  listing: ListingCard;
  /** Of the frame. */
  className: string;
  isEager?: boolean;
  /** Where state and heart stand. */
  stateClass?: string;
  heartClass?: string;
  children?: ReactNode;
}

/** The picture of a card, with state and heart on it. */
export function CardPhoto({
  listing,
  className,
  isEager = false,
  stateClass = 'top-2.5 left-2.5 max-w-[calc(100%-7rem)]!',
  heartClass = 'top-2.5 right-2.5',
  children,
}: CardPhotoProps) {
  const { t } = useTranslation('listings');
  const address = listing.address || t('facts.noAddress');
  return (
    <div className={classNames('relative', className)}>
      <ListingPhoto url={listing.photoUrl} alt="" isEager={isEager} />
      <ListingState listing={listing} isOnPhoto className={classNames('absolute', stateClass)} />
      <FavoriteButton
        listingId={listing.id}
        address={address}
        isOnPhoto
        className={classNames('absolute! z-1', heartClass)}
      />
      <BasketIcon
        listingId={listing.id}
        address={address}
        isOnPhoto
        className={classNames('absolute! z-1', heartClass, '-translate-x-11')}
      />
      {children}
    </div>
  );
}
