import type { Badge } from '@hearthline/contract/badges';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartSpline, Copy, LayoutDashboard, Pencil, Share2, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { MenuItem, MenuSeparator, MoreMenu } from '../../../shared/ui/menu.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { useDeleteBadge, useDuplicateBadge, useShareBadge } from '../api/badge-actions.ts';
import { badgeRunsQuery } from '../api/badge-queries.ts';
import type { BadgeAnswer } from '../components/badge-face.tsx';
import { BadgeFace } from '../components/badge-face.tsx';
import { useAddToDashboard } from '../components/use-add-to-dashboard.tsx';

export function DefinedGrid({ badges, isAdmin }: { badges: readonly Badge[]; isAdmin: boolean }) {
  const { t, i18n } = useTranslation('badges');
  const runs = useQuery(
    badgeRunsQuery(
      badges.map(({ badgeId }) => badgeId),
      i18n.language,
    ),
  );
  const placing = useAddToDashboard();
  return (
    <>
      <ul
        aria-label={t('defined.title')}
        className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4"
      >
        {badges.map((badge) => (
          <DefinedBadge
            key={badge.badgeId}
            badge={badge}
            answer={runs.data?.get(badge.badgeId)}
            hasFailed={runs.isError}
            onRetry={() => void runs.refetch()}
            isAdmin={isAdmin}
            onAdd={(itemType) => void placing.add(badge, itemType)}
          />
        ))}
      </ul>
      {placing.dialog}
    </>
  );
}

interface DefinedBadgeProps {
  badge: Badge;
  answer: BadgeAnswer | undefined;
  hasFailed: boolean;
  onRetry: () => void;
  isAdmin: boolean;
  onAdd: (itemType: 'Badge' | 'Chart') => void;
}

function DefinedBadge({ badge, answer, hasFailed, onRetry, isAdmin, onAdd }: DefinedBadgeProps) {
  const { t } = useTranslation('badges');
  const hasSeries = (answer?.execution?.queryResult.rows.length ?? 0) > 1;
  return (
    <li className="min-w-0">
      <Card className="flex h-full flex-col p-3">
        <BadgeFace badge={badge} answer={answer} hasFailed={hasFailed} onRetry={onRetry} />
        <div className="mt-3 flex items-start gap-2 px-1">
          <div className="min-w-0 flex-1">
            <h2 className="truncate text-sm/[20px] font-medium tracking-normal" title={badge.badgeName}>
              {badge.badgeName}
            </h2>
            <p className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
              {badge.dashboards > 0
                ? t('defined.onDashboards', { count: badge.dashboards })
                : t('defined.notPlaced')}
              {badge.isShared ? (
                <Tag tone="info">{t(badge.isOwn ? 'defined.shared' : 'defined.sharedByAdmin')}</Tag>
              ) : null}
            </p>
          </div>
          <Link
            to="/badge-builder/preview"
            search={{ id: badge.badgeId }}
            aria-label={t('defined.editNamed', { name: badge.badgeName })}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            <Pencil aria-hidden="true" strokeWidth={1.75} />
            {t('defined.edit')}
          </Link>
          <BadgeMenu badge={badge} isAdmin={isAdmin} hasSeries={hasSeries} onAdd={onAdd} />
        </div>
      </Card>
    </li>
  );
}

interface BadgeMenuProps {
  badge: Badge;
  isAdmin: boolean;
  /** Only what has periods can be drawn as a chart. */
  hasSeries: boolean;
  onAdd: (itemType: 'Badge' | 'Chart') => void;
}

const iconProps = { 'aria-hidden': true, strokeWidth: 1.75 } as const;

function BadgeMenu({ badge, isAdmin, hasSeries, onAdd }: BadgeMenuProps) {
  const { t } = useTranslation('badges');
  const remove = useDeleteBadge();
  const duplicate = useDuplicateBadge();
  const share = useShareBadge();
  const isForeign = !badge.isOwn && !isAdmin;
  const canDelete = badge.isDeletable && !isForeign;
  return (
    <MoreMenu label={t('defined.actions', { name: badge.badgeName })}>
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
    </MoreMenu>
  );
}
