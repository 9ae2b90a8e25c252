import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../../../shared/lib/class-names.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';

interface RemoveHeartProps {
  address: string;
  isOnPhoto?: boolean;
  onRemove: () => void;
  className?: string;
}

/** The heart of a home that is marked: a press takes the mark away. */
export function RemoveHeart({ address, isOnPhoto = false, onRemove, className }: RemoveHeartProps) {
  const { t } = useTranslation('listings');
  return (
    <IconButton
      size="sm"
      aria-pressed="true"
      label={t('favorite.mark', { address })}
      onClick={onRemove}
      icon={
        <Heart
          strokeWidth={1.75}
          className={isOnPhoto ? 'fill-danger text-danger' : 'fill-brand text-brand'}
        />
      }
      className={classNames(isOnPhoto && 'dark rounded-full! bg-overlay/60 hovered:bg-overlay/80', className)}
    />
  );
}
