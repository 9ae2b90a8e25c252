import { Check, StickyNote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { resetWeights, toggleLeftOut } from '../model/draft-edits.ts';
import { dateOfDay, sumLines } from '../model/grid-view.ts';
import { GridCell } from './grid-cell.tsx';
import { LineHead } from './line-head.tsx';
import type { RowProps } from './row-props.ts';
import { toneOf } from './tone-of.ts';

/** What each was sold for, and what the market did since. */
export function PriceRows({ calculated }: RowProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { columns } = calculated.view;
  return (
    <>
      <tr>
        <LineHead row="price" name={t('grid.soldPrice')} isStrong />
        <EmptyCell />
        {columns.map(({ id, sale, result }) => (
          <GridCell
            key={id}
            row="price"
            column={id}
            amount={format.price(sale.price)}
            tone="plain"
            isStrong
            isOut={result.isLeftOut}
          />
        ))}
      </tr>
      <tr>
        <LineHead row="time" name={t('grid.time')} />
        <EmptyCell />
        {columns.map(({ id, sale, result }) => (
          <GridCell
            key={id}
            row="time"
            column={id}
            fact={format.monthDay(dateOfDay(sale.soldDay))}
            amount={result.time === 0 ? t('notTold') : format.priceStep(result.time)}
            tone={toneOf(result.time)}
            isOut={result.isLeftOut}
          />
        ))}
      </tr>
    </>
  );
}

interface SumRowsProps extends RowProps {
  isFast: boolean;
  value: number;
}

/** Net, gross and the adjusted price. */
export function SumRows({ calculated, isFast, value }: SumRowsProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { columns } = calculated.view;
  return (
    <>
      {isFast
        ? null
        : (['net', 'gross'] as const).map((row) => (
            <tr key={row} className="adjust-total">
              <LineHead row={row} name={t(`grid.${row}`)} />
              <EmptyCell />
              {columns.map(({ id, result }) => {
                const amount = sumLines(result)[row];
                return (
                  <GridCell
                    key={id}
                    row={row}
                    column={id}
                    fact={format.percent(result[row], 1)}
                    amount={row === 'net' ? format.priceStep(amount) : format.price(amount)}
                    tone={row === 'net' ? toneOf(amount) : 'plain'}
                    flag={row === 'net' ? result.netFlag : result.grossFlag}
                    isOut={result.isLeftOut}
                  />
                );
              })}
            </tr>
          ))}
      <tr className="adjust-total">
        <LineHead row="adjusted" name={t('grid.adjusted')} isStrong />
        <td tabIndex={-1} className="font-tabular font-semibold!">
          {format.price(value)}
        </td>
        {columns.map(({ id, result }) => (
          <GridCell
            key={id}
            row="adjusted"
            column={id}
            amount={format.price(result.adjusted)}
            tone="plain"
            isStrong
            isOut={result.isLeftOut}
          />
        ))}
      </tr>
    </>
  );
}

interface DecisionRowsProps extends RowProps {
  isFast: boolean;
  saleNotes: Record<string, string>;
  onNote: (id: string) => void;
}

/** How much each may say, whether it may at all, and what the agent has to say about it. */
export function DecisionRows(props: DecisionRowsProps) {
  const { calculated, control, editing, isFast, saleNotes, onNote } = props;
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { view, explained } = calculated;
  const { columns } = view;
  const { weights } = explained.edits;
  const hasOwnWeights = Object.keys(weights).length > 0;
  return (
    <>
      <tr>
        <LineHead
          row="weight"
          name={t('grid.weight')}
          rate={hasOwnWeights ? null : t('grid.automatic')}
          resetLabel={t('grid.resetWeights')}
          onReset={hasOwnWeights && control ? () => control.edit(resetWeights) : undefined}
        />
        <td tabIndex={-1}>{format.percent(1, 0)}</td>
        {columns.map(({ id, result }) => (
          <GridCell
            key={id}
            row="weight"
            column={id}
            amount={result.isLeftOut ? t('notTold') : format.percent(result.weight, 0)}
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
        {columns.map(({ id, number, result, listing }) => (
          <td key={id}>
            <UseBox
              isOn={!result.isLeftOut}
              isDisabled={control === null}
              label={t('grid.use', { address: listing?.address ?? t('cards.number', { number }) })}
              onToggle={() => control?.edit((edits) => toggleLeftOut(edits, id))}
            />
          </td>
        ))}
      </tr>
      <tr>
        <LineHead row="note" name={t('grid.note')} />
        <EmptyCell />
        {columns.map(({ id, number, listing }) => {
          const note = saleNotes[id];
          return (
            <td key={id}>
              <button
                type="button"
                data-focus
                tabIndex={-1}
                aria-label={`${t('grid.noteOf', { address: listing?.address ?? t('cards.number', { number }) })}${note ? `: ${note}` : ''}`}
                title={note}
                className="flex w-full items-center gap-1.5 text-ink-3 hover:text-ink"
                onClick={() => onNote(id)}
              >
                <StickyNote aria-hidden="true" className="size-4 shrink-0" />
                <span className={classNames('truncate', Boolean(note) && 'text-ink-2')}>
                  {note ?? (control ? t('grid.addNote') : t('notTold'))}
                </span>
              </button>
            </td>
          );
        })}
      </tr>
    </>
  );
}

function EmptyCell() {
  const { t } = useTranslation('cmaCalculate');
  return (
    <td tabIndex={-1} className="text-ink-3">
      {t('notTold')}
    </td>
  );
}

interface UseBoxProps {
  isOn: boolean;
  isDisabled: boolean;
  label: string;
  onToggle: () => void;
}

function UseBox({ isOn, isDisabled, label, onToggle }: UseBoxProps) {
  return (
    <label className="relative flex w-fit">
      <input
        type="checkbox"
        checked={isOn}
        disabled={isDisabled}
        aria-label={label}
        data-focus
        tabIndex={-1}
        className="peer size-4.5 cursor-[inherit] appearance-none rounded-[5px] border-[1.5px] border-line-control bg-surface checked:border-brand checked:bg-brand"
        onChange={onToggle}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute inset-0 m-auto hidden size-3 text-on-brand peer-checked:block"
      />
    </label>
  );
}
