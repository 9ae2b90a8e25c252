import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { useIsFavorite, useMarkFavorite } from '../api/favorites-api.ts';

interface FavoriteButtonProps {
  listingId: string;
  address: string;
  /** On a picture it stands on a dark disc. */
  isOnPhoto?: boolean;
  /** Small and without a frame, for lines of a table. */
  isInLine?: boolean;
  className?: string;
}

export function FavoriteButton({
  listingId,
  address,
  isOnPhoto = false,
  isInLine = false,
  className,
}: FavoriteButtonProps) {
  const { t } = useTranslation('listings');
  const isMarked = useIsFavorite(listingId);
  const { mutate } = useMarkFavorite();
  return (
    <IconButton
      size={isOnPhoto || isInLine ? 'sm' : 'md'}
      variant={isOnPhoto || isInLine ? 'ghost' : 'outline'}
      aria-pressed={isMarked}
      label={t('favorite.mark', { address })}
      onClick={(event) => {
        event.preventDefault();
        mutate({ listingId, isMarked: !isMarked });
      }}
      icon={<Heart strokeWidth={1.75} className={classNames(isMarked && 'fill-danger text-danger')} />}
      className={classNames(
        isOnPhoto && 'dark rounded-full! bg-overlay/60 text-white hovered:bg-overlay/80 hovered:text-white',
        className,
      )}
    />
  );
}
