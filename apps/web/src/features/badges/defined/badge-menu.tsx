import type { Badge } from '@hearthline/contract/badges';
import { ChartSpline, Copy, Ellipsis, LayoutDashboard, Share2, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../shared/ui/menu.tsx';
import { useDeleteBadge, useDuplicateBadge, useShareBadge } from '../api/badge-actions.ts';

interface BadgeMenuProps {
  badge: Badge;
  isAdmin: boolean;
  /** Only what has periods can be drawn as a chart. */
  hasSeries: boolean;
  onAdd: (itemType: 'Badge' | 'Chart') => void;
}

const iconProps = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

export function BadgeMenu({ badge, isAdmin, hasSeries, onAdd }: BadgeMenuProps) {
  const { t } = useTranslation('badges');
  const remove = useDeleteBadge();
  const duplicate = useDuplicateBadge();
  const share = useShareBadge();
  const label = t('defined.actions', { name: badge.badgeName });
  const isForeign = !badge.isOwn && !isAdmin;
  const canDelete = badge.isDeletable && !isForeign;
  return (
    <Menu
      label={label}
      trigger={(attributes) => (
        <IconButton {...attributes} size="sm" label={label} icon={<Ellipsis {...iconProps} />} />
      )}
    >
      <MenuItem icon={<LayoutDashboard {...iconProps} />} onAction={() => onAdd('Badge')}>
        {t('defined.add')}
      </MenuItem>
      {hasSeries ? (
        <MenuItem icon={<ChartSpline {...iconProps} />} onAction={() => onAdd('Chart')}>
          {t('defined.addChart')}
        </MenuItem>
      ) : null}
      <MenuItem icon={<Copy {...iconProps} />} onAction={() => duplicate.mutate(badge)}>
        {t('defined.duplicate')}
      </MenuItem>
      {isAdmin ? (
        <MenuItem
          icon={<Share2 {...iconProps} />}
          onAction={() => share.mutate({ badge, isShared: !badge.isShared })}
        >
          {t(badge.isShared ? 'defined.unshare' : 'defined.share')}
        </MenuItem>
      ) : null}
      <MenuSeparator />
      <MenuItem
        icon={<Trash2 {...iconProps} />}
        isDestructive={canDelete}
        isDisabled={!canDelete}
        onAction={() => remove.mutate(badge)}
      >
        {canDelete
          ? t('defined.delete')
          : t(isForeign ? 'defined.cannotDeleteShared' : 'defined.cannotDelete')}
      </MenuItem>
    </Menu>
  );
}
