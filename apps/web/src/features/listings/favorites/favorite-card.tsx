import type { Favorite } from '@hearthline/contract/favorites';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { ListingFacts, ListingState } from '../components/listing-parts.tsx';
import { priceText } from '../model/listing-words.ts';
import { ChangeRows } from './change-rows.tsx';
import { FavoriteMenu, NoteField, RemoveHeart } from './favorite-actions.tsx';

interface FavoriteCardProps {
  favorite: Favorite;
  onRemove: (favorite: Favorite) => void;
}

/** A marked home with what changed since. */
export function FavoriteCard({ favorite, onRemove }: FavoriteCardProps) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const { listing, markedAt, changes } = favorite;
  const { id, address, kind, level, mlsNumber, photoUrl } = listing;
  const name = address || t('facts.noAddress');
  const remove = () => onRemove(favorite);
  return (
    <article
      aria-label={name}
      className="rounded-lg border border-line bg-surface p-3.5 shadow-[var(--hairline),var(--shadow-xs)]"
    >
      <div className="relative flex gap-4 max-sm:flex-col max-sm:gap-3">
        <div className="relative h-34 w-51 shrink-0 overflow-hidden rounded-[12px] max-sm:h-48 max-sm:w-full">
          <ListingPhoto url={photoUrl} alt="" />
          <ListingState
            listing={listing}
            isOnPhoto
            className="absolute top-2 left-2 max-w-[calc(100%-4rem)]!"
          />
          <RemoveHeart address={name} isOnPhoto onRemove={remove} className="absolute! top-2 right-2 z-1" />
        </div>
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="flex items-start gap-2">
            <p className="min-w-0 flex-1 text-lg font-semibold tracking-[-0.03em]">
              {priceText(listing, format) ?? t('facts.noPrice')}
            </p>
            <FavoriteMenu favorite={favorite} onRemove={remove} />
          </div>
          <Link
            to="/property-search/result/view"
            search={{ id }}
            className="truncate font-medium after:absolute after:inset-0 after:content-['']"
          >
            {name}
          </Link>
          <p className="truncate text-xs text-ink-3">
            {[
              t(`vocabulary.kindShort.${kind}`),
              level === null ? null : t('favorites.level', { level }),
              t('facts.mls', { number: mlsNumber }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <ListingFacts listing={listing} className="mt-1.5 gap-x-3!" />
          <p className="mt-auto pt-2 text-xs text-ink-3">
            {t('favorites.marked', { date: format.monthDay(markedAt) })}
          </p>
        </div>
      </div>
      {changes.length > 0 ? <ChangeRows favorite={favorite} /> : null}
      <NoteField favorite={favorite} />
    </article>
  );
}
