import { Check, StickyNote } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { resetWeights, toggleLeftOut } from '../model/draft-edits.ts';
import type { GridColumn } from '../model/grid-view.ts';
import type { EditsControl } from '../model/use-edits.ts';
import { EmptyCell } from './empty-cell.tsx';
import { GridCell } from './grid-cell.tsx';
import { LineHead } from './line-head.tsx';
import type { RowProps } from './row-props.ts';

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
        {columns.map(({ id, result }) => (
          <GridCell
            key={id}
            row="weight"
            column={id}
            amount={result.isLeftOut ? words.nothing : format.percent(result.weight, 0)}
            tone={result.isLeftOut ? 'none' : 'plain'}
            isOwn={weights[id] !== undefined}
            isOut={result.isLeftOut}
            isEditable={control !== null && !isFast && !result.isLeftOut}
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
            address={addressOf(column)}
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
            address={addressOf(column)}
            note={saleNotes[column.id] ?? ''}
            isReadOnly={control === null}
            onNote={onNote}
          />
        ))}
      </tr>
    </>
  );
}

interface UseCellProps {
  id: string;
  address: string;
  isOn: boolean;
  control: EditsControl | null;
}

const UseCell = memo(function UseCell({ id, address, isOn, control }: UseCellProps) {
  const { t } = useTranslation('cmaCalculate');
  return (
    <td>
      <label className="relative flex w-fit">
        <input
          type="checkbox"
          checked={isOn}
          disabled={control === null}
          aria-label={t('grid.use', { address })}
          data-focus
          tabIndex={-1}
          className="peer size-4.5 cursor-[inherit] appearance-none rounded-[5px] border-[1.5px] border-line-control bg-surface checked:border-brand checked:bg-brand"
          onChange={() => control?.edit((edits) => toggleLeftOut(edits, id))}
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto hidden size-3 text-on-brand peer-checked:block"
        />
      </label>
    </td>
  );
});

interface NoteCellProps {
  id: string;
  address: string;
  note: string;
  isReadOnly: boolean;
  onNote: (id: string) => void;
}

const NoteCell = memo(function NoteCell({ id, address, note, isReadOnly, onNote }: NoteCellProps) {
  const { t } = useTranslation('cmaCalculate');
  const text = note || t(isReadOnly ? 'notTold' : 'grid.addNote');
  return (
    <td>
      <button
        type="button"
        data-focus
        tabIndex={-1}
        aria-label={`${text}, ${t('grid.noteOf', { address })}`}
        title={note || undefined}
        className="flex w-full items-center gap-1.5 text-ink-3 hover:text-ink"
        onClick={() => onNote(id)}
      >
        <StickyNote aria-hidden="true" className="size-4 shrink-0" />
        <span className={classNames('truncate', Boolean(note) && 'text-ink-2')}>{text}</span>
      </button>
    </td>
  );
});
