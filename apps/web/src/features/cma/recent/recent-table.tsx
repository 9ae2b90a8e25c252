import type { CmaRow } from '@hearthline/contract/cma';
import { Link, useNavigate } from '@tanstack/react-router';
import { Copy, FileText, FolderOpen, GitCompareArrows, Trash2, TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../shared/hooks/use-now.ts';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { MenuItem, MenuSeparator, MoreMenu } from '../../../shared/ui/menu.tsx';
import { Tag } from '../../../shared/ui/tag.tsx';
import { toast } from '../../../shared/ui/toast.tsx';
import { useDeleteCma, useDuplicateCma } from '../api/cma-api.ts';
import { HomeThumb } from '../components/home-thumb.tsx';
import { cmaLink } from '../model/cma-links.ts';

interface RecentTableProps {
  rows: readonly CmaRow[];
  onVersions: (cmaId: string) => void;
}

export function RecentTable({ rows, onVersions }: RecentTableProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const now = useNow();
  return (
    <DataTable
      label={t('recent.title')}
      rowHeight={68}
      edge={16}
      hasHover
      className="[&_thead]:whitespace-nowrap"
      rows={rows}
      keyOf={({ id }) => id}
      cardsBelow={1024}
      cardClass="flex gap-3 px-4 py-3.5"
      renderCard={(row) => <RecentCard row={row} onVersions={onVersions} />}
      columns={[
        { key: 'home', header: t('recent.columns.home'), cell: (row) => <HomeCell row={row} /> },
        { key: 'value', header: t('recent.columns.value'), cell: (row) => <ValueText row={row} /> },
        {
          key: 'method',
          header: t('recent.columns.method'),
          cell: ({ method }) => t(`methods.${method}`),
        },
        {
          key: 'versions',
          header: t('recent.columns.versions'),
          cell: (row) =>
            row.versions === 0 ? (
              <span className="text-ink-3">{t('recent.draftText')}</span>
            ) : (
              <VersionsButton row={row} onVersions={onVersions} />
            ),
        },
        { key: 'news', header: t('recent.columns.news'), cell: (row) => <NewsText row={row} /> },
        {
          key: 'changed',
          header: t('recent.columns.changed'),
          cellClass: 'whitespace-nowrap text-ink-2',
          cell: ({ updatedAt }) => format.relative(updatedAt, now),
        },
        {
          key: 'actions',
          header: t('recent.columns.actions'),
          isHeaderHidden: true,
          align: 'right',
          className: 'w-14',
          cell: (row) => <RowMenu row={row} onVersions={onVersions} />,
        },
      ]}
    />
  );
}

function HomeCell({ row }: { row: CmaRow }) {
  const { t } = useTranslation('cma');
  return (
    <span className="flex items-center gap-3">
      <HomeThumb url={row.photoUrl} className="h-12 w-16 rounded-[8px]" />
      <span className="min-w-0">
        <Link
          {...cmaLink(row, row.latest !== null)}
          className="block max-w-72 truncate font-medium hover:underline"
        >
          {row.address}
        </Link>
        <span className="block max-w-72 truncate text-xs text-ink-3">
          {row.clientName === null ? row.municipality : t('recent.forClient', { name: row.clientName })}
        </span>
      </span>
    </span>
  );
}

interface RowProps {
  row: CmaRow;
  onVersions: (cmaId: string) => void;
}

function VersionsButton({ row, onVersions, size }: RowProps & { size?: 'sm' }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  return (
    <Button variant="link" {...(size && { size })} onClick={() => onVersions(row.id)}>
      {t('recent.versions', { count: row.versions, number: format.number(row.versions) })}
    </Button>
  );
}

function RecentCard({ row, onVersions }: RowProps) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  const now = useNow();
  return (
    <>
      <HomeThumb url={row.photoUrl} className="h-14 w-19 rounded-[8px]" />
      <div className="min-w-0 flex-1">
        <div className="flex items-start gap-2">
          <Link
            {...cmaLink(row, row.latest !== null)}
            className="touch-target min-w-0 flex-1 text-sm font-medium hover:underline"
          >
            {row.address}
          </Link>
          <span className="-mt-1.5 -mr-1.5">
            <RowMenu row={row} onVersions={onVersions} />
          </span>
        </div>
        <p className="text-xs text-ink-3">
          {[
            t(`methods.${row.method}`),
            format.relative(row.updatedAt, now),
            row.clientName === null ? null : t('recent.forClient', { name: row.clientName }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <div className="mt-1.5">
          <ValueText row={row} />
        </div>
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-2">
          <NewsText row={row} />
          {row.versions > 0 ? <VersionsButton row={row} onVersions={onVersions} size="sm" /> : null}
        </div>
      </div>
    </>
  );
}

/** The latest saved value, or that there is none. */
function ValueText({ row: { latest } }: { row: CmaRow }) {
  const { t } = useTranslation('cma');
  const format = useFormat();
  if (!latest) return <Tag>{t('recent.draft')}</Tag>;
  return (
    <>
      <b className="block font-semibold whitespace-nowrap">{format.priceRange(latest.low, latest.high)}</b>
      <span className="block text-xs text-ink-3">{format.price(latest.value)}</span>
    </>
  );
}

/** What happened since it was saved: new sales moved it, or the home was sold. */
function NewsText({ row: { latest, moved, score } }: { row: CmaRow }) {
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
        <Tag tone="info" icon={<Icon />}>
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

function RowMenu({ row, onVersions }: { row: CmaRow; onVersions: (cmaId: string) => void }) {
  const { t } = useTranslation('cma');
  const navigate = useNavigate();
  const { mutate: remove } = useDeleteCma();
  const { mutate: duplicate } = useDuplicateCma();
  const { id, address, latest, versions } = row;
  return (
    <MoreMenu label={t('recent.menu', { address })}>
      <MenuItem icon={<FolderOpen />} onAction={() => void navigate(cmaLink(row, latest !== null))}>
        {t('recent.open')}
      </MenuItem>
      {versions > 0 ? (
        <MenuItem icon={<GitCompareArrows />} onAction={() => onVersions(id)}>
          {t('recent.showVersions')}
        </MenuItem>
      ) : null}
      {versions > 0 ? (
        <MenuItem
          icon={<FileText />}
          onAction={() => void navigate({ to: '/cma/calculate/report', search: { id } })}
        >
          {t('recent.report')}
        </MenuItem>
      ) : null}
      <MenuItem
        icon={<Copy />}
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
      <MenuItem isDestructive icon={<Trash2 />} onAction={() => remove({ id, address })}>
        {t('recent.delete')}
      </MenuItem>
    </MoreMenu>
  );
}
