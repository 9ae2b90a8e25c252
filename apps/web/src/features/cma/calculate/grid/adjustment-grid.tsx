import './adjustment-grid.css';
import type { CmaDraft, GridFound } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { weightText } from '@hearthline/format/valued-home';
import { Link } from '@tanstack/react-router';
import { ChevronDown, Info } from 'lucide-react';
import type { CSSProperties } from 'react';
import { memo, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { createSpot } from '../../../../shared/lib/spot.ts';
import { TableFrame } from '../../../../shared/ui/data-table.tsx';
import { ListingPhoto } from '../../../../shared/ui/listing-photo.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import type { Calculated } from '../model/calculation.ts';
import type { EditsControl } from '../model/use-edits.ts';
import { useAskedWeights } from '../model/use-edits.ts';
import type { LineWords } from '../model/use-line-words.ts';
import { useLineWords } from '../model/use-line-words.ts';
import { DecisionRows } from './decision-rows.tsx';
import type { GridPlace } from './grid-cell.tsx';
import { LineRow, PriceRows, SumRows } from './grid-rows.tsx';
import { GridTip, useExplainPlace } from './grid-tip.tsx';
import { useCellEditing } from './use-cell-editing.tsx';
import { useGridEvents, useGridFocus } from './use-grid-events.ts';

interface AdjustmentGridProps {
  found: GridFound;
  calculated: Calculated;
  draft: CmaDraft;
  subjectListing: ListingCard | null;
  /** Null for a saved version, which nobody changes. */
  control: EditsControl | null;
  onNote: (id: string) => void;
}

/** Makes cells of its cells; spread, because the linter knows no table in which one moves with the arrows. */
const gridRole = { role: 'grid' };

/** Every comparable line by line, down to its adjusted price and its weight. */
export function AdjustmentGrid(props: AdjustmentGridProps) {
  const { found, calculated, draft, subjectListing, control, onNote } = props;
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const words = useLineWords();
  const table = useRef<HTMLTableElement>(null);
  const [tips] = useState(createSpot<GridPlace>);
  const [isSameOpen, setSameOpen] = useState(false);
  const tipId = useId();
  const keysId = useId();
  const { view, explained } = calculated;
  const isFast = explained.grid.method === 'fast';
  const { columns } = view;

  const focus = useGridFocus(table);
  const addressOf = (id: string) => columns.find((column) => column.id === id)?.listing?.address ?? '';
  const editing = useCellEditing({
    calculated,
    control,
    words,
    addressOf,
    onLeave(row, column, after) {
      focus.focusCell(row, column);
      if (after !== 'stay' && document.activeElement) focus.step(document.activeElement, after);
    },
  });
  useAskedWeights(() => focus.focusCell('weight', columns[0]?.id ?? ''));
  const events = useGridEvents({ focus, editing, tips, control });
  const explain = useExplainPlace(calculated, found.market, words, control !== null);
  const rowProps = { calculated, words, control, editing, subjectListing };
  const drawLine = (line: AdjustmentLine) => <LineRow key={line} line={line} {...rowProps} />;

  return (
    <>
      <TableFrame
        ref={table}
        boxClass="adjust-scroll"
        {...gridRole}
        aria-label={t('grid.label')}
        aria-describedby={control ? keysId : undefined}
        className="adjust-grid"
        style={{ '--columns': columns.length } as CSSProperties}
        {...events.cells}
      >
        <colgroup>
          <col />
          <col />
          {columns.map(({ id }) => (
            <col key={id} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <th scope="col" tabIndex={-1}>
              <span className="flex items-center gap-1.5 font-medium text-ink">
                {t('grid.title')}
                <Info className="size-4 text-ink-3" />
              </span>
              <span className="text-ink-3">{t('grid.hint')}</span>
            </th>
            <SubjectHead address={draft.subject.address} listing={subjectListing} />
            {columns.map(({ id, number, listing, sale, result }) => (
              <ComparableHead
                key={id}
                id={id}
                number={number}
                address={listing?.address ?? t('cards.number', { number })}
                photoUrl={listing?.photoUrl ?? null}
                distance={sale.distance}
                weight={weightText(result.weight, format)}
                isOut={result.isLeftOut}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          <PriceRows {...rowProps} />
          {/* One list: a line that begins to say something keeps the field in which that was typed. */}
          {[
            ...view.lines.map(drawLine),
            view.sameLines.length > 0 ? (
              <FoldRow
                key="fold"
                lines={view.sameLines}
                words={words}
                columns={columns.length}
                isOpen={isSameOpen}
                onToggle={() => setSameOpen(!isSameOpen)}
              />
            ) : null,
            ...(isSameOpen ? view.sameLines.map(drawLine) : []),
          ]}
          <SumRows {...rowProps} isFast={isFast} />
          <DecisionRows {...rowProps} isFast={isFast} saleNotes={draft.saleNotes} onNote={onNote} />
        </tbody>
      </TableFrame>
      <p id={keysId} className="sr-only">
        {t('grid.keys')}
      </p>
      <GridTip id={tipId} store={tips} explain={explain} {...events.tip} />
    </>
  );
}

interface ComparableHeadProps {
  id: string;
  number: number;
  address: string;
  photoUrl: string | null;
  /** Kilometres. */
  distance: number;
  /** Written, so that a head is drawn anew only where its text moved. */
  weight: string;
  isOut: boolean;
}

const photoClass = 'adjust-photo relative size-12 shrink-0 overflow-hidden rounded-md';

const ComparableHead = memo(function ComparableHead({
  id,
  number,
  address,
  photoUrl,
  distance: kilometres,
  weight,
  isOut,
}: ComparableHeadProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const distance = format.kilometres(kilometres);
  return (
    <th scope="col" data-out={isOut || undefined}>
      <div className="flex items-center gap-3">
        <div className={photoClass}>
          <ListingPhoto url={photoUrl} alt="" width={320} isThumbnail />
          <span className="number-disc absolute top-1 left-1">{number}</span>
        </div>
        <div className="min-w-0">
          <Link
            to="/property-search/result/view"
            search={{ id }}
            data-focus
            tabIndex={-1}
            title={t('grid.openListing', { address })}
            className="block truncate font-medium text-ink hover:underline"
          >
            {address}
          </Link>
          <div className="truncate text-ink-3">
            {isOut ? t('grid.distanceOut', { distance }) : t('grid.distanceWeight', { distance, weight })}
          </div>
        </div>
      </div>
    </th>
  );
});

interface SubjectHeadProps {
  address: string;
  listing: ListingCard | null;
}

function SubjectHead({ address, listing }: SubjectHeadProps) {
  const { t } = useTranslation('cmaCalculate');
  return (
    <th scope="col" tabIndex={-1}>
      <div className="flex items-center gap-3">
        <div className={photoClass}>
          <ListingPhoto url={listing?.photoUrl ?? null} alt="" width={320} isThumbnail />
        </div>
        <div className="min-w-0">
          <Tag tone="brand">{t('grid.subject')}</Tag>
          <div title={address} className="mt-0.5 truncate font-medium text-ink">
            {address}
          </div>
        </div>
      </div>
    </th>
  );
}

interface FoldRowProps {
  lines: readonly AdjustmentLine[];
  words: LineWords;
  columns: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** Lines in which nothing differs, by name; one press shows them. */
function FoldRow({ lines, words, columns, isOpen, onToggle }: FoldRowProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  return (
    <tr>
      <td colSpan={columns + 2}>
        <button
          type="button"
          data-focus
          tabIndex={-1}
          aria-expanded={isOpen}
          className="sticky left-5 flex max-w-[min(64rem,80vw)] items-center gap-2 text-left text-ink-2 hover:text-ink"
          onClick={onToggle}
        >
          <ChevronDown
            className={classNames('size-4 shrink-0 transition-transform', isOpen && 'rotate-180')}
          />
          <span className="whitespace-nowrap">
            {t('grid.same', { count: lines.length, number: format.number(lines.length) })}
          </span>
          <span className="truncate text-ink-3">{lines.map(words.name).join(', ')}</span>
        </button>
      </td>
    </tr>
  );
}
