import type { Favorite } from '@hearthline/contract/favorites';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { NoteField } from './note-field.tsx';
import { RemoveHeart } from './remove-heart.tsx';

interface QuietCardProps {
  favorite: Favorite;
  onRemove: (favorite: Favorite) => void;
}

/** A marked home at which nothing changed: small, so that the others stand out. */
export function QuietCard({ favorite, onRemove }: QuietCardProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { listing, markedAt } = favorite;
  const { id, address, price, offer, photoUrl } = listing;
  const name = address || t('facts.noAddress');
  return (
    <article
      aria-label={name}
      className="h-full rounded-lg border border-line bg-surface p-2.5 shadow-[var(--hairline),var(--shadow-xs)]"
    >
      <div className="relative flex gap-3">
        <div className="h-15 w-21 shrink-0 overflow-hidden rounded-[8px]">
          <ListingPhoto url={photoUrl} alt="" width={320} isThumbnail />
        </div>
        <div className="min-w-0 flex-1">
          <p className="text-sm font-semibold">
            {price === null
              ? t('facts.noPrice')
              : offer === 'lease'
                ? format.rent(price)
                : format.price(price)}
          </p>
          <Link
            to="/property-search/result/view"
            search={{ id }}
            className="block truncate text-sm after:absolute after:inset-0 after:content-['']"
          >
            {name}
          </Link>
          <p className="text-xs text-ink-3">{t('favorites.marked', { date: format.monthDay(markedAt) })}</p>
        </div>
        <RemoveHeart address={name} onRemove={() => onRemove(favorite)} className="z-1" />
      </div>
      <NoteField favorite={favorite} />
    </article>
  );
}
