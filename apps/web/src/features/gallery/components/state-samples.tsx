import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Banner } from '../../../shared/ui/banner.tsx';
import { BrandMark } from '../../../shared/ui/brand-mark.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { GridSelection } from '../../../shared/ui/data-grid.tsx';
import { DataGrid } from '../../../shared/ui/data-grid.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import {
  HearthIllustration,
  LocationIllustration,
  MailIllustration,
  PeopleIllustration,
  PictureIllustration,
  ScaffoldIllustration,
  SearchIllustration,
  ServerIllustration,
  SignpostIllustration,
} from '../../../shared/ui/illustrations.tsx';
import { Kbd } from '../../../shared/ui/kbd.tsx';
import { Ellipsis, Ring, Ripple } from '../../../shared/ui/loaders.tsx';
import { Pagination } from '../../../shared/ui/pagination.tsx';
import { ProgressBar } from '../../../shared/ui/progress-bar.tsx';
import { SkeletonRow } from '../../../shared/ui/skeleton.tsx';
import { StatusChip } from '../../../shared/ui/status-chip.tsx';
import type { TableSort } from '../../../shared/ui/table-columns.ts';
import { SampleCard } from './sample-card.tsx';

const drawings = {
  hearth: HearthIllustration,
  search: SearchIllustration,
  people: PeopleIllustration,
  signpost: SignpostIllustration,
  server: ServerIllustration,
  location: LocationIllustration,
  mail: MailIllustration,
  scaffold: ScaffoldIllustration,
  picture: PictureIllustration,
};
const drawingNames = Object.keys(drawings) as (keyof typeof drawings)[];

export function LoadingSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  return (
    <SampleCard title={t('sections.loading')} className={className}>
      <div className="rounded-[12px] border border-line px-4 py-1.5">
        <SkeletonRow />
        <SkeletonRow />
        <SkeletonRow />
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Ring />
        <Ellipsis />
        <Ripple />
        <Ring size="sm" className="text-warning" />
        <span className="flex-1" />
        <Kbd>Esc</Kbd>
        <Kbd>Enter</Kbd>
      </div>
      <div className="mt-4 grid place-items-center rounded-[12px] border border-line bg-inset py-8">
        <BrandMark sizePx={44} isAnimated label="Hearthline" />
      </div>
    </SampleCard>
  );
}

export function ProgressSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  return (
    <SampleCard title={t('sections.progress')} className={className}>
      <div className="grid gap-5">
        <ProgressBar label={t('almostThere')} value={58} valueText={t('stepOf')} />
        <ProgressBar label="avatar.jpg" value={64} />
        <ProgressBar label="clients.csv" value={76} valueText={t('rowsOf')} hint={t('rowsHint')} />
        <div className="flex flex-wrap items-center gap-3">
          {(['xs', 'sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <Avatar key={size} src={null} name="Maya Okafor" size={size} />
          ))}
        </div>
      </div>
    </SampleCard>
  );
}

export function BannerSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  return (
    <SampleCard title={t('sections.banners')} className={className}>
      <div className="grid gap-2.5">
        <Banner tone="warning">{t('bannerWarning')}</Banner>
        <Banner tone="info" onDismiss={() => {}}>
          {t('bannerInfo')}
        </Banner>
        <Banner
          tone="danger"
          title={t('bannerDangerTitle')}
          actions={<Button variant="link">{t('renew')}</Button>}
        >
          {t('bannerDanger')}
        </Banner>
        <Banner tone="success">{t('bannerSuccess')}</Banner>
      </div>
    </SampleCard>
  );
}

export function EmptySamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  return (
    <SampleCard title={t('sections.empty')} className={className}>
      <div className="grid sm:grid-cols-2 lg:grid-cols-3">
        {drawingNames.map((name) => {
          const Drawing = drawings[name];
          return (
            <EmptyState
              key={name}
              illustration={<Drawing />}
              title={t(`empty.${name}`)}
              text={t('emptyText')}
              actions={
                <>
                  <Button size="sm">{t('clear')}</Button>
                  <Button size="sm" variant="secondary">
                    {t('editCriteria')}
                  </Button>
                </>
              }
            />
          );
        })}
      </div>
    </SampleCard>
  );
}

const seriesWidths = [92, 84, 76, 66, 58, 48, 40, 30];

export function ChartSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  return (
    <SampleCard title={t('sections.charts')} className={className}>
      <ol className="grid gap-2 text-xs text-ink-3">
        {seriesWidths.map((width, index) => (
          <li key={width} className="flex items-center gap-3">
            <span className="w-3">{index + 1}</span>
            <span
              className="h-4 rounded-xs"
              style={{ width: `${width}%`, background: `var(--chart-${index + 1})` }}
            />
          </li>
        ))}
      </ol>
      <p className="mt-3 text-xs text-ink-2">{t('chartRule')}</p>
    </SampleCard>
  );
}

const homes = [
  { id: 'W9271385', address: '62 Oakwood Ave N', mark: 'active' as const, price: 1_649_900, days: 9 },
  { id: 'W9255730', address: '1290 Broadmoor Ave', mark: 'cond' as const, price: 1_799_000, days: 18 },
  { id: 'W9240912', address: '21 Briarwood Ave', mark: 'change' as const, price: 1_389_000, days: 24 },
];

export function TableSamples({ className }: { className?: string }) {
  const { t } = useTranslation('gallery');
  const [selection, setSelection] = useState<GridSelection>(new Set(['W9271385']));
  const [sort, setSort] = useState<TableSort>({ column: 'address', direction: 'ascending' });
  const [page, setPage] = useState(1);
  const format = useFormat();
  const count = selection === 'all' ? homes.length : selection.size;

  return (
    <SampleCard title={t('sections.table')} className={className}>
      <DataGrid
        label={t('listings')}
        rows={homes}
        keyOf={({ id }) => id}
        textOf={({ address }) => address}
        selectedKeys={selection}
        onSelectionChange={setSelection}
        sort={sort}
        onSort={setSort}
        className="rounded-[12px] border border-line"
        columns={[
          {
            key: 'address',
            header: t('address'),
            isRowHeader: true,
            isSortable: true,
            cell: ({ id, address }) => (
              <>
                <div className="font-medium whitespace-nowrap">{address}</div>
                <div className="text-xs text-ink-3">MLS {id}</div>
              </>
            ),
          },
          {
            key: 'status',
            header: t('status'),
            cell: ({ mark }) => <StatusChip mark={mark}>{t(`listing.${mark}`)}</StatusChip>,
          },
          {
            key: 'price',
            header: t('price'),
            isSortable: true,
            isNumeric: true,
            cell: (home) => format.price(home.price * 100),
          },
          {
            key: 'days',
            header: t('days'),
            isNumeric: true,
            cellClass: 'text-ink-2',
            cell: ({ days }) => days,
          },
        ]}
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <span className="text-sm font-medium">{t('selected', { count })}</span>
        <Button variant="ghost" size="sm" onClick={() => setSelection(new Set())}>
          {t('clear')}
        </Button>
        <span className="flex-1" />
        <Pagination page={page} pageCount={25} onPageChange={setPage} />
      </div>
    </SampleCard>
  );
}
