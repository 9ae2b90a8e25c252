import type { CmaDraft, GridFound } from '@hearthline/contract/cma';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GridColumn } from '../model/grid-view.ts';
import { useAskedWeights } from '../model/use-asked-weights.ts';
import type { Calculated } from '../model/use-calculation.ts';
import type { EditsControl } from '../model/use-edits.ts';
import { useLineWords } from '../model/use-line-words.ts';
import { ComparableCard } from './comparable-card.tsx';

const LineSheet = lazy(async () => {
  const { LineSheet } = await import('./line-sheet.tsx');
  return { default: LineSheet };
});
const WeightSheet = lazy(async () => {
  const { WeightSheet } = await import('./weight-sheet.tsx');
  return { default: WeightSheet };
});

/** More than these are folded at first. */
const mostInFull = 4;

interface ComparableCardsProps {
  found: GridFound;
  calculated: Calculated;
  draft: CmaDraft;
  control: EditsControl | null;
  onNote: (id: string) => void;
}

interface Open {
  id: string;
  what: AdjustmentLine | 'weight';
}

/** The grid for narrow screens: one card a comparable, one sheet to edit what was tapped. */
export function ComparableCards({ calculated, draft, control, onNote }: ComparableCardsProps) {
  const { t } = useTranslation('cmaCalculate');
  const words = useLineWords();
  const section = useRef<HTMLElement>(null);
  useAskedWeights(() => section.current?.scrollIntoView());
  const [open, setOpen] = useState<Open | null>(null);
  const { view, explained } = calculated;
  const addressOf = ({ listing, number }: GridColumn) => listing?.address ?? t('cards.number', { number });
  const opened = open && view.columns.find(({ id }) => id === open.id);
  return (
    <section ref={section} aria-label={t('cards.title')} className="flex flex-col gap-3">
      {view.columns.map((column) => (
        <ComparableCard
          key={column.id}
          column={column}
          address={addressOf(column)}
          isFolding={view.columns.length > mostInFull}
          lines={view.lines}
          words={words}
          explained={explained}
          note={draft.saleNotes[column.id]}
          control={control}
          onLine={(line) => setOpen({ id: column.id, what: line })}
          onWeight={() => setOpen({ id: column.id, what: 'weight' })}
          onNote={() => onNote(column.id)}
        />
      ))}
      {open && opened ? (
        <Suspense fallback={null}>
          {open.what === 'weight' ? (
            <WeightSheet
              column={opened}
              address={addressOf(opened)}
              explained={explained}
              control={control}
              onClose={() => setOpen(null)}
            />
          ) : (
            <LineSheet
              column={opened}
              address={addressOf(opened)}
              line={open.what}
              words={words}
              explained={explained}
              control={control}
              onClose={() => setOpen(null)}
            />
          )}
        </Suspense>
      ) : null}
    </section>
  );
}
