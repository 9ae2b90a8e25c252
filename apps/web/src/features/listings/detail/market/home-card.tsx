import type { ListingCard } from '@hearthline/contract/listing-card';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { FavoriteButton } from '../../components/favorite-button.tsx';
import { ListingFacts } from '../../components/listing-facts.tsx';
import { ListingPrice } from '../../components/listing-price.tsx';
import { ListingState } from '../../components/listing-state.tsx';

/** Another home in short; the whole card opens it. */
export function HomeCard({ listing }: { listing: ListingCard }) {
  const { t } = useTranslation('listings');
  const { id, address, community, kind, photoUrl } = listing;
  const name = address || t('facts.noAddress');
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface transition-control hovered:shadow-md">
      <div className="relative aspect-3/2">
        <ListingPhoto url={photoUrl} alt="" />
        <ListingState
          listing={listing}
          isOnPhoto
          className="absolute top-2.5 left-2.5 max-w-[calc(100%-4rem)]!"
        />
        <FavoriteButton listingId={id} address={name} isOnPhoto className="absolute! top-2.5 right-2.5 z-1" />
      </div>
      <div className="flex flex-1 flex-col gap-0.5 px-4 py-3">
        <ListingPrice listing={listing} className="text-md!" />
        <Link
          to="/property-search/result/view"
          search={{ id }}
          className="truncate text-sm font-medium after:absolute after:inset-0 after:content-['']"
        >
          {name}
        </Link>
        <p className="truncate text-xs text-ink-3">
          {[community, t(`vocabulary.kindShort.${kind}`)].filter(Boolean).join(' · ')}
        </p>
        <ListingFacts listing={listing} className="mt-1.5 gap-x-3!" />
      </div>
    </article>
  );
}
