import { priceText } from '@hearthline/format/listing-words';
import './compare-table.css';
import type { ListingDetail } from '@hearthline/contract/listing-detail';
import { Link } from '@tanstack/react-router';
import { Check, Equal, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import type { RowGroup } from '../../../shared/ui/table-columns.ts';
import { ListingState } from '../components/listing-parts.tsx';
import type { ComparedHome, ComparedRow, Comparison, SaidOfHomes } from './compare-rows.ts';
import { listSaidRows, rowKey } from './compare-rows.ts';

interface CompareTableProps {
  homes: readonly ComparedHome[];
  comparison: Comparison;
  isOnlyDiffering: boolean;
  said: SaidOfHomes | undefined;
  onOnlyDifferingChange: (isOnlyDiffering: boolean) => void;
  /** Takes a home out of the comparison. */
  onRemove: (id: string) => void;
}

/** Homes beside each other, row by row. It does not know where they come from. */
export function CompareTable({
  homes,
  comparison,
  isOnlyDiffering,
  said,
  onOnlyDifferingChange,
  onRemove,
}: CompareTableProps) {
  const { t } = useTranslation('listings');
  return (
    <Card className="md:overflow-clip">
      <DataTable
        label={t('compare.title', { count: homes.length })}
        className="compare-table"
        isHeadSticky
        groups={useRowGroups(comparison, isOnlyDiffering, said && { ...said, homes })}
        keyOf={rowKey}
        columns={[
          {
            key: 'label',
            header: <Legend />,
            isRowHeader: true,
            cell: ({ label }) => label,
          },
          ...homes.map((home, index) => ({
            key: home.listing.id,
            above: <HomePhoto listing={home.listing} onRemove={onRemove} />,
            header: <HomeHead listing={home.listing} />,
            cell: ({ cells }: ComparedRow) => <Cell cell={cells[index]} />,
          })),
        ]}
      />
      <SameLine comparison={comparison} isFolded={isOnlyDiffering} onFoldedChange={onOnlyDifferingChange} />
    </Card>
  );
}

/** The rows to show, under the names of their groups. */
export function useRowGroups(
  { groups }: Comparison,
  isOnlyDiffering: boolean,
  said: (SaidOfHomes & { homes: readonly ComparedHome[] }) | undefined,
): RowGroup<ComparedRow>[] {
  const { t } = useTranslation('listings');
  const facts = groups
    .map(({ id, rows }) => ({
      key: id,
      heading: <span>{t(`compare.groups.${id}`)}</span>,
      rows: rows.filter(({ isSame }) => !isOnlyDiffering || !isSame),
    }))
    .filter(({ rows }) => rows.length > 0);
  if (!said) return facts;
  return [
    ...facts,
    { key: 'said', heading: <span>{said.heading}</span>, rows: listSaidRows(said, said.homes) },
  ];
}

/** What the check mark means; who hears the table hears it in the cells. */
function Legend() {
  const { t } = useTranslation('listings');
  return (
    <>
      <span className="sr-only">{t('compare.fact')}</span>
      <span aria-hidden="true" className="flex items-start gap-1.5">
        <Check className="mt-0.5 size-3.5 shrink-0" strokeWidth={1.75} />
        {t('compare.bestOfThese')}
      </span>
    </>
  );
}

function HomePhoto({ listing, onRemove }: { listing: ListingDetail } & Pick<CompareTableProps, 'onRemove'>) {
  const { t } = useTranslation('listings');
  return (
    <div className="relative h-22 overflow-hidden rounded-[12px] md:h-28 lg:h-34">
      <ListingPhoto url={listing.photoUrl} alt="" isEager />
      <ListingState
        listing={listing}
        isOnPhoto
        className="absolute bottom-1.5 left-1.5 max-w-[calc(100%-0.75rem)]! max-md:gap-1! max-md:px-1.5! xl:top-2 xl:bottom-auto xl:left-2 xl:max-w-[calc(100%-3.25rem)]!"
      />
      <IconButton
        size="sm"
        label={t('compare.remove', { address: listing.address || t('facts.noAddress') })}
        icon={<X />}
        onClick={() => onRemove(listing.id)}
        className="dark absolute! top-1.5 right-1.5 size-7! rounded-full! bg-overlay/62 text-white hovered:bg-overlay/80 hovered:text-white"
      />
    </div>
  );
}

function HomeHead({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const name = listing.address || t('facts.noAddress');
  return (
    <>
      <span className="block text-lg/[26px] font-semibold tracking-[-0.03em] text-ink max-md:text-md/[22px]">
        {priceText(listing, format) ?? t('facts.noPrice')}
      </span>
      <Link
        to="/property-search/result/view"
        search={{ id: listing.id }}
        title={name}
        className="touch-target line-clamp-2 text-sm font-medium text-ink hovered:underline"
      >
        {name}
      </Link>
    </>
  );
}

function Cell({ cell }: { cell: ComparedRow['cells'][number] | undefined }) {
  const { t } = useTranslation('listings');
  if (!cell || cell.text === null) return <span className="text-ink-3">—</span>;
  const { text, note, isBest, shown } = cell;
  if (shown !== undefined) return shown;
  return (
    <>
      {isBest ? (
        <span className="-my-1 -ml-2 inline-flex items-center gap-1.5 rounded-sm bg-success-soft px-2 py-0.5 align-middle text-success max-md:gap-1">
          <Check aria-hidden="true" className="size-3.5 shrink-0" />
          {text}
          <span className="sr-only">, {t('compare.best')}</span>
        </span>
      ) : (
        text
      )}
      {note ? <span className="block text-xs font-normal text-ink-3">{note}</span> : null}
    </>
  );
}

/** So many values are named, the others counted. */
const mostNamed = 4;

interface SameLineProps {
  comparison: Comparison;
  isFolded: boolean;
  onFoldedChange: (isFolded: boolean) => void;
}

/** What is the same in all homes, in one line. */
function SameLine({ comparison, isFolded, onFoldedChange }: SameLineProps) {
  const { t } = useTranslation('listings');
  const text = useSameText(comparison);
  if (text === null) return null;
  return (
    <p className="flex min-h-11 items-center gap-3 border-t border-line px-5 py-2 text-sm text-ink-2 max-md:px-4">
      <Equal aria-hidden="true" className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
      <span className="flex-1">{text}</span>
      <Button variant="link" aria-expanded={!isFolded} onClick={() => onFoldedChange(!isFolded)}>
        {t(isFolded ? 'compare.showSame' : 'compare.hideSame')}
      </Button>
    </p>
  );
}

/** "8 rows are the same: for sale, detached, Port Credit and 5 more"; null where every row differs. */
export function useSameText({ groups, differing, total }: Comparison): string | null {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const count = total - differing;
  if (count === 0) return null;
  const told = groups
    .toReversed()
    .flatMap(({ rows }) => rows)
    .flatMap((row) => row.told ?? [])
    .slice(0, mostNamed);
  const others = count - told.length;
  const names = others > 0 ? [...told, t('compare.more', { count: others })] : told;
  return told.length > 0
    ? t('compare.sameNamed', { count, names: format.list(names) })
    : t('compare.same', { count });
}
