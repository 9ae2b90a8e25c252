import './compare-table.css';
import { Link } from '@tanstack/react-router';
import { Check, Equal, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { TableFrame } from '../../../shared/ui/data-table.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { ListingPhoto } from '../../../shared/ui/listing-photo.tsx';
import { ListingState } from '../components/listing-parts.tsx';
import { priceText } from '../model/listing-words.ts';
import type { ComparedHome, ComparedRow, Comparison } from './compare-rows.ts';

interface CompareTableProps {
  homes: readonly ComparedHome[];
  comparison: Comparison;
  isOnlyDiffering: boolean;
  onOnlyDifferingChange: (isOnlyDiffering: boolean) => void;
  /** Takes a home out of the comparison. */
  onRemove: (id: string) => void;
}

/** Homes beside each other, row by row. It does not know where they come from. */
export function CompareTable({
  homes,
  comparison,
  isOnlyDiffering,
  onOnlyDifferingChange,
  onRemove,
}: CompareTableProps) {
  const { t } = useTranslation('listings');
  const isFolded = (row: ComparedRow) => isOnlyDiffering && row.isSame;
  return (
    <Card className="md:overflow-clip">
      <TableFrame
        boxClass="compare-scroll"
        className="compare-table"
        aria-label={t('compare.title', { count: homes.length })}
        style={{ '--homes': homes.length } as CSSProperties}
      >
        <Heads homes={homes} onRemove={onRemove} />
        {comparison.groups
          .filter(({ rows }) => rows.some((row) => !isFolded(row)))
          .map(({ id, rows }) => (
            <tbody key={id}>
              <tr className="compare-group">
                <th scope="rowgroup" colSpan={homes.length + 1}>
                  <span>{t(`compare.groups.${id}`)}</span>
                </th>
              </tr>
              {rows
                .filter((row) => !isFolded(row))
                .map((row) => (
                  <CompareRow key={row.label} row={row} />
                ))}
            </tbody>
          ))}
      </TableFrame>
      <SameLine comparison={comparison} isFolded={isOnlyDiffering} onFoldedChange={onOnlyDifferingChange} />
    </Card>
  );
}

/** The pictures go with the rows; prices and names stay. */
function Heads({ homes, onRemove }: Pick<CompareTableProps, 'homes' | 'onRemove'>) {
  const { t } = useTranslation('listings');
  const format = useFormat();
  const nameOf = ({ listing }: ComparedHome) => listing.address || t('facts.noAddress');
  return (
    <thead>
      <tr className="compare-photos">
        <td />
        {homes.map((home) => (
          <td key={home.listing.id}>
            <div className="relative h-22 overflow-hidden rounded-[12px] md:h-28 lg:h-34">
              <ListingPhoto url={home.listing.photoUrl} alt="" isEager />
              <ListingState
                listing={home.listing}
                isOnPhoto
                className="absolute bottom-1.5 left-1.5 max-w-[calc(100%-0.75rem)]! md:top-2 md:bottom-auto md:left-2 md:max-w-[calc(100%-3.25rem)]!"
              />
              <IconButton
                size="sm"
                label={t('compare.remove', { address: nameOf(home) })}
                icon={<X />}
                onClick={() => onRemove(home.listing.id)}
                className="dark absolute! top-1.5 right-1.5 size-7! rounded-full! bg-overlay/62 text-white hovered:bg-overlay/80 hovered:text-white"
              />
            </div>
          </td>
        ))}
      </tr>
      <tr className="compare-heads">
        <td>
          <span className="flex items-start gap-1.5 text-xs text-ink-3">
            <Check aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" strokeWidth={1.75} />
            {t('compare.bestOfThese')}
          </span>
        </td>
        {homes.map((home) => (
          <th key={home.listing.id} scope="col">
            <span className="block text-lg/[26px] font-semibold tracking-[-0.03em] text-ink max-md:text-md/[22px]">
              {priceText(home.listing, format) ?? t('facts.noPrice')}
            </span>
            <Link
              to="/property-search/result/view"
              search={{ id: home.listing.id }}
              title={nameOf(home)}
              className="touch-target line-clamp-2 text-sm font-medium text-ink hovered:underline"
            >
              {nameOf(home)}
            </Link>
          </th>
        ))}
      </tr>
    </thead>
  );
}

function CompareRow({ row }: { row: ComparedRow }) {
  const { t } = useTranslation('listings');
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {row.cells.map(({ id, text, note, isBest }) => (
        <td key={id}>
          {isBest ? (
            <span className="-my-1 -ml-2 inline-flex items-center gap-1.5 rounded-sm bg-success-soft px-2 py-0.5 align-middle text-success max-md:gap-1">
              <Check aria-hidden="true" className="size-3.5 shrink-0" />
              {text}
              <span className="sr-only">, {t('compare.best')}</span>
            </span>
          ) : (
            (text ?? <span className="text-ink-3">—</span>)
          )}
          {note ? <span className="block text-xs font-normal text-ink-3">{note}</span> : null}
        </td>
      ))}
    </tr>
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
