import type { CmaRow } from '@hearthline/contract/cma';
import { useNavigate } from '@tanstack/react-router';
import {
  Copy,
  Ellipsis,
  FileText,
  FolderOpen,
  GitCompareArrows,
  Trash2,
  TrendingDown,
  TrendingUp,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../shared/ui/menu.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useDeleteCma, useDuplicateCma } from '../api/cma-actions.ts';
import { cmaLink } from '../model/cma-links.ts';

/** The latest saved value, or that there is none. */
export function ValueText({ row: { latest } }: { row: CmaRow }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  if (!latest) return <Tag>{t('recent.draft')}</Tag>;
  return (
    <>
      <b className="block font-semibold">{format.price(latest.value)}</b>
      <span className="block text-xs whitespace-nowrap text-ink-3">
        {format.priceRange(latest.low, latest.high)}
      </span>
    </>
  );
}

/** What happened since it was saved: new sales moved it, or the home was sold. */
export function NewsText({ row: { latest, moved, score } }: { row: CmaRow }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  if (score) {
    const error = format.percent(Math.abs(score.error), 1);
    return (
      <span className="flex flex-col items-start gap-1">
        <Tag tone={score.isInside ? 'success' : 'warning'}>
          {t('recent.sold', { price: format.price(score.soldPrice) })}
        </Tag>
        <span className="text-xs text-ink-2">
          {score.error === 0
            ? t('recent.soldExact')
            : t(score.isInside ? 'recent.soldInside' : 'recent.soldOutside', { error })}
        </span>
      </span>
    );
  }
  if (moved && latest) {
    const share = moved.value / latest.value - 1;
    const Icon = share < 0 ? TrendingDown : TrendingUp;
    return (
      <span className="flex flex-col items-start gap-1">
        <Tag tone="info" icon={<Icon aria-hidden="true" />}>
          {t('recent.moved')}
        </Tag>
        <span className="text-xs text-ink-2">
          {t('recent.movedTo', {
            price: format.price(moved.value),
            change: `${share < 0 ? '−' : '+'}${format.percent(Math.abs(share), 1)}`,
          })}
        </span>
      </span>
    );
  }
  return null;
}

export function RowMenu({ row, onVersions }: { row: CmaRow; onVersions: (cmaId: string) => void }) {
  const { t } = useTranslation('cma');
  const navigate = useNavigate();
  const { mutate: remove } = useDeleteCma();
  const { mutate: duplicate } = useDuplicateCma();
  const { id, address, latest, versions } = row;
  return (
    <Menu
      label={t('recent.menu', { address })}
      trigger={(attributes) => (
        <IconButton {...attributes} size="sm" label={t('recent.menu', { address })} icon={<Ellipsis />} />
      )}
    >
      <MenuItem
        icon={<FolderOpen aria-hidden="true" />}
        onAction={() => void navigate(cmaLink(row, latest !== null))}
      >
        {t('recent.open')}
      </MenuItem>
      {versions > 0 ? (
        <MenuItem icon={<GitCompareArrows aria-hidden="true" />} onAction={() => onVersions(id)}>
          {t('recent.showVersions')}
        </MenuItem>
      ) : null}
      {versions > 0 ? (
        <MenuItem
          icon={<FileText aria-hidden="true" />}
          onAction={() => void navigate({ to: '/cma/calculate/report', search: { id } })}
        >
          {t('recent.report')}
        </MenuItem>
      ) : null}
      <MenuItem
        icon={<Copy aria-hidden="true" />}
        onAction={() =>
          duplicate(id, {
            onSuccess: (copy) => {
              toast.success(t('recent.duplicated', { address }));
              void navigate({ to: '/cma/generate', search: { id: copy.id } });
            },
          })
        }
      >
        {t('recent.duplicate')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem isDestructive icon={<Trash2 aria-hidden="true" />} onAction={() => remove({ id, address })}>
        {t('recent.delete')}
      </MenuItem>
    </Menu>
  );
}
