import type { Favorite } from '@hearthline/contract/favorites';
import { useNavigate } from '@tanstack/react-router';
import { CheckCheck, Ellipsis, HeartOff, Scale, Share2, ShoppingBasket } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../shared/ui/menu.tsx';
import { useShare } from '../detail/side/use-share.ts';
import { useMarkChangesSeen } from './favorite-actions.tsx';

interface FavoriteMenuProps {
  favorite: Favorite;
  onRemove: () => void;
}

export function FavoriteMenu({ favorite, onRemove }: FavoriteMenuProps) {
  const { t } = useTranslation('listings');
  const navigate = useNavigate();
  const { mutate: markSeen } = useMarkChangesSeen();
  const { listing, changes } = favorite;
  const share = useShare(listing.id);
  const label = t('favorites.more', { address: listing.address || t('facts.noAddress') });
  return (
    <Menu
      label={label}
      trigger={(attributes) => (
        <IconButton
          {...attributes}
          size="sm"
          label={label}
          icon={<Ellipsis strokeWidth={1.75} />}
          className="z-1 -mt-0.5 -mr-1.5"
        />
      )}
    >
      <MenuItem
        icon={<ShoppingBasket />}
        onAction={() =>
          void navigate({ to: '/basket/form', search: { basketType: 'Manual', listing: listing.id } })
        }
      >
        {t('map.selection.basket')}
      </MenuItem>
      <MenuItem
        icon={<Scale />}
        onAction={() => void navigate({ to: '/cma', search: { listing: listing.id } })}
      >
        {t('detail.actions.cma')}
      </MenuItem>
      <MenuItem icon={<Share2 />} onAction={() => void share()}>
        {t('detail.share.copy')}
      </MenuItem>
      {changes.length > 0 ? (
        <MenuItem icon={<CheckCheck />} onAction={() => markSeen([listing.id])}>
          {t('favorites.seenOne')}
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={<HeartOff />} onAction={onRemove}>
        {t('favorites.remove')}
      </MenuItem>
    </Menu>
  );
}
