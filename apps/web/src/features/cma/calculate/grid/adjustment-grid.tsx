import './adjustment-grid.css';
import type { CmaDraft, GridFound } from '@hearthline/contract/cma';
import type { ListingCard } from '@hearthline/contract/listing-card';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { Info } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TableFrame } from '../../../../shared/ui/data-table.tsx';
import { createSpot } from '../../model/spot.ts';
import { useAskedWeights } from '../model/use-asked-weights.ts';
import type { Calculated } from '../model/use-calculation.ts';
import type { EditsControl } from '../model/use-edits.ts';
import { useLineWords } from '../model/use-line-words.ts';
import { DecisionRows } from './decision-rows.tsx';
import { FoldRow } from './fold-row.tsx';
import { ComparableHead, SubjectHead } from './grid-head.tsx';
import type { GridPlace } from './grid-rows.ts';
import { GridTip } from './grid-tip.tsx';
import { LineRow } from './line-row.tsx';
import { PriceRows, SumRows } from './sum-rows.tsx';
import { useCellEditing } from './use-cell-editing.tsx';
import { useExplainPlace } from './use-explain-place.ts';
import { useGridEvents } from './use-grid-events.ts';
import { useGridFocus } from './use-grid-focus.ts';

export interface AdjustmentGridProps {
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
  const words = useLineWords();
  const table = useRef<HTMLTableElement>(null);
  const [tips] = useState(createSpot<GridPlace>);
  const [isSameOpen, setSameOpen] = useState(false);
  const tipId = useId();
  const keysId = useId();
  const { view, explained, calculation } = calculated;
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
      if (after === 'leave') return;
      // The cell comes back with the next drawing.
      requestAnimationFrame(() => {
        focus.focusCell(row, column);
        if (after !== 'stay' && document.activeElement) focus.step(document.activeElement, after);
      });
    },
  });
  useAskedWeights(() => focus.focusCell('weight', columns[0]?.id ?? ''));
  const events = useGridEvents({ focus, editing, tips, control });
  const explain = useExplainPlace(calculated, found.market, words, control !== null);
  const rowProps = { calculated, words, control, editing };
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
                <Info aria-hidden="true" className="size-4 text-ink-3" />
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
                percent={Math.round(result.weight * 100)}
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
          <SumRows {...rowProps} isFast={isFast} value={calculation.value} />
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
