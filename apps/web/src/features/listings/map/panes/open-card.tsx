import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Scale, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../../shared/ui/button.tsx';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { Skeleton } from '../../../../shared/ui/skeleton.tsx';
import { FavoriteButton } from '../../components/favorite-button.tsx';
import { ListingFacts } from '../../components/listing-facts.tsx';
import { ListingPrice } from '../../components/listing-price.tsx';
import { ListingState } from '../../components/listing-state.tsx';
import { useListingLink } from '../../components/use-listing-link.ts';
import { cardsQuery } from '../model/map-queries.ts';

/** On phones: the home whose pin was tapped, above the list. */
export function OpenCard({ id }: { id: string }) {
  const { t } = useTranslation('listings');
  const link = useListingLink(id);
  const { data: cards } = useQuery(cardsQuery([id]));
  const listing = cards?.[0];
  if (!cards) return <Skeleton className="mb-4 h-84 rounded-lg!" />;
  if (!listing) return <p className="pb-4 text-sm text-ink-2">{t('map.popup.missing')}</p>;
  const address = listing.address || t('facts.noAddress');
  return (
    <article aria-label={address} className="relative mb-3 border-b border-line pb-4">
      <div className="relative h-43 overflow-hidden rounded-[16px]">
        <ListingPhoto url={listing.photoUrl} alt="" isEager />
        <ListingState
          listing={listing}
          isOnPhoto
          className="absolute top-2.5 left-2.5 h-6! max-w-[calc(100%-4.5rem)]!"
        />
        <FavoriteButton
          listingId={id}
          address={address}
          isOnPhoto
          className="absolute! top-2.5 right-2.5 z-1 size-10! [&_svg]:size-4.5!"
        />
      </div>
      <div className="mt-3 flex items-baseline justify-between gap-2">
        <ListingPrice listing={listing} className="text-[20px]/[28px]! tracking-[-0.03em]!" />
        {listing.daysOnMarket === null ? null : (
          <span className="text-xs whitespace-nowrap text-ink-3">
            {t('map.daysOnMarket', { count: listing.daysOnMarket })}
          </span>
        )}
      </div>
      <Link {...link} className="block truncate font-medium after:absolute after:inset-0">
        {address}
      </Link>
      <ListingFacts listing={listing} className="mt-1" />
      <div className="relative z-1 mt-3 flex gap-2">
        <Link
          to="/basket/form"
          search={{ basketType: 'Manual', listing: id }}
          className={`${buttonClass({ variant: 'primary' })} flex-1`}
        >
          <ShoppingBasket aria-hidden="true" />
          {t('map.selection.basket')}
        </Link>
        <Link to="/cma" search={{ listing: id }} className={buttonClass({ variant: 'secondary' })}>
          <Scale aria-hidden="true" />
          {t('map.selection.cma')}
        </Link>
      </div>
    </article>
  );
}
