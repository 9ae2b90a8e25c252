import type { ListingCard } from '@hearthline/contract/listing-card';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { FavoriteButton } from '../../components/favorite-button.tsx';
import { ListingFacts } from '../../components/listing-facts.tsx';
import { ListingPrice } from '../../components/listing-price.tsx';
import { ListingState } from '../../components/listing-state.tsx';
import { useListingLink } from '../../components/use-listing-link.ts';

/** A home in short; the whole card opens it. */
export function PopupCard({ listing }: { listing: ListingCard }) {
  const { t } = useTranslation('listings');
  const link = useListingLink(listing.id);
  const { id, photoUrl } = listing;
  const address = listing.address || t('facts.noAddress');
  return (
    <article className="relative">
      <div className="relative h-33">
        <ListingPhoto url={photoUrl} alt="" width={320} isEager />
        <ListingState
          listing={listing}
          isOnPhoto
          className="absolute top-2.5 left-2.5 max-w-[calc(100%-4rem)]!"
        />
      </div>
      <div className="px-3.5 pt-3 pb-3.5">
        <div className="flex items-center justify-between gap-2">
          <ListingPrice listing={listing} className="text-md/[22px]!" />
          <FavoriteButton listingId={id} address={address} isInLine className="z-1 -my-1.5 -mr-1.5" />
        </div>
        <Link {...link} className="block truncate text-sm font-medium after:absolute after:inset-0">
          {address}
        </Link>
        <ListingFacts listing={listing} className="mt-1.5 gap-x-3! text-xs!" />
      </div>
    </article>
  );
}
