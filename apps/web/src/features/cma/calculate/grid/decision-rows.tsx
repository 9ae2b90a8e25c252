import { weightText } from '@hearthline/format/valued-home';
import { Check, StickyNote } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import type { GridColumn } from '../model/calculation.ts';
import { resetWeights, toggleLeftOut } from '../model/use-edits.ts';
import { EmptyCell, GridCell, LineHead } from './grid-cell.tsx';
import type { RowProps } from './grid-rows.tsx';

interface DecisionRowsProps extends RowProps {
  isFast: boolean;
  saleNotes: Record<string, string>;
  onNote: (id: string) => void;
}

/** How much each may say, whether it may at all, and what the agent has to say about it. */
export function DecisionRows(props: DecisionRowsProps) {
  const { calculated, words, control, editing, isFast, saleNotes, onNote } = props;
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { view, explained } = calculated;
  const { columns } = view;
  const { weights } = explained.edits;
  const hasOwnWeights = Object.keys(weights).length > 0;
  const addressOf = ({ listing, number }: GridColumn) => listing?.address ?? t('cards.number', { number });
  return (
    <>
      <tr>
        <LineHead
          row="weight"
          name={t('grid.weight')}
          rate={hasOwnWeights ? null : t('grid.automatic')}
          resetLabel={t('grid.resetWeights', { reset: t('grid.reset') })}
          onReset={hasOwnWeights && control ? () => control.edit(resetWeights) : undefined}
        />
        <td tabIndex={-1}>{format.percent(1, 0)}</td>
        {columns.map(({ id, result: { isLeftOut, weight } }) => (
          <GridCell
            key={id}
            row="weight"
            column={id}
            amount={isLeftOut ? words.nothing : weightText(weight, format)}
            tone={isLeftOut ? 'none' : 'plain'}
            isOwn={weights[id] !== undefined}
            isOut={isLeftOut}
            isEditable={control !== null && !isFast && !isLeftOut}
            editor={editing.editorOf('weight', id)}
          />
        ))}
      </tr>
      <tr>
        <LineHead row="use" name={t('grid.inValue')} />
        <EmptyCell />
        {columns.map((column) => (
          <UseCell
            key={column.id}
            id={column.id}
            label={t('grid.use', { address: addressOf(column) })}
            isOn={!column.result.isLeftOut}
            control={control}
          />
        ))}
      </tr>
      <tr>
        <LineHead row="note" name={t('grid.note')} />
        <EmptyCell />
        {columns.map((column) => (
          <NoteCell
            key={column.id}
            id={column.id}
            label={t('grid.noteOf', { address: addressOf(column) })}
            note={saleNotes[column.id] ?? ''}
            emptyText={t(control ? 'grid.addNote' : 'missing')}
            onNote={onNote}
          />
        ))}
      </tr>
    </>
  );
}

type UseCellProps = Pick<RowProps, 'control'> & { id: string; label: string; isOn: boolean };

const UseCell = memo(function UseCell({ id, label, isOn, control }: UseCellProps) {
  return (
    <td>
      <label className="relative flex w-fit">
        <input
          type="checkbox"
          checked={isOn}
          disabled={control === null}
          aria-label={label}
          data-focus
          tabIndex={-1}
          className="peer size-4.5 cursor-[inherit] appearance-none rounded-[5px] border-[1.5px] border-line-control bg-surface checked:border-brand checked:bg-brand"
          onChange={() => control?.edit((edits) => toggleLeftOut(edits, id))}
        />
        <Check
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto hidden size-3 text-on-brand peer-checked:block"
        />
      </label>
    </td>
  );
});

interface NoteCellProps extends Pick<DecisionRowsProps, 'onNote'> {
  id: string;
  label: string;
  note: string;
  emptyText: string;
}

const NoteCell = memo(function NoteCell({ id, label, note, emptyText, onNote }: NoteCellProps) {
  return (
    <td>
      <button
        type="button"
        data-focus
        tabIndex={-1}
        aria-label={`${note || emptyText}, ${label}`}
        title={note || undefined}
        className="flex w-full items-center gap-1.5 text-ink-3 hover:text-ink"
        onClick={() => onNote(id)}
      >
        <StickyNote className="size-4 shrink-0" />
        <span className={classNames('truncate', Boolean(note) && 'text-ink-2')}>{note || emptyText}</span>
      </button>
    </td>
  );
});
