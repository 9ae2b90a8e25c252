import type { ListingCard } from '@hearthline/contract/listing-card';
import { fromDayNumber } from '@hearthline/domain/calendar';
import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import type { HomeFacts } from '@hearthline/domain/valuation/home-facts';
import type { Format } from '@hearthline/format/format';
import { Check, StickyNote } from 'lucide-react';
import type { ReactNode } from 'react';
import { memo, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { classNames } from '../../../../shared/lib/class-names.ts';
import { useFactWords } from '../../components/fact-words.ts';
import type { Calculated, GridColumn } from '../model/use-calculation.ts';
import { roundShare, sumLines } from '../model/use-calculation.ts';
import type { EditsControl } from '../model/use-edits.ts';
import { resetWeights, setRate, toggleLeftOut } from '../model/use-edits.ts';
import type { LineWords } from '../model/use-line-words.ts';
import { explainRate, isOwn } from '../model/use-line-words.ts';
import { EmptyCell, GridCell, LineHead, toneOf } from './grid-cell.tsx';
import type { useCellEditing } from './use-cell-editing.tsx';

interface RowProps {
  calculated: Calculated;
  words: LineWords;
  control: EditsControl | null;
  editing: Pick<ReturnType<typeof useCellEditing>, 'editorOf'>;
}

/** What each was sold for, and what the market did since. */
export function PriceRows({ calculated, words }: RowProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const facts = useFactWords();
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
            fact={facts.day(fromDayNumber(sale.soldDay))}
            amount={result.time === 0 ? words.nothing : format.priceStep(result.time)}
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
                    fact={format.percent(roundShare(result[row]), 1)}
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

interface LineRowProps extends RowProps {
  line: AdjustmentLine;
}

/** One fact of all homes, and what its difference is worth. */
export function LineRow({ line, calculated, words, control, editing }: LineRowProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { view, explained } = calculated;
  const { own, fitted } = explainRate(explained, line);
  const rate = own ?? fitted?.amount ?? null;
  const resetRate = useCallback(() => control?.edit((edits) => setRate(edits, line, null)), [control, line]);
  const isEditable = control !== null;
  return (
    <tr>
      <LineHead
        row={line}
        name={words.name(line)}
        rate={rate === null ? null : format.unitPrice(rate)}
        fitted={own === null ? null : fitted ? format.unitPrice(fitted.amount) : t('notTold')}
        isEditable={isEditable}
        editor={editing.editorOf(line, 'head')}
        resetLabel={t('grid.resetRate', { reset: t('grid.reset'), line: words.name(line) })}
        onReset={own !== null && isEditable ? resetRate : undefined}
      />
      <td tabIndex={-1}>{words.fact(line, explained.grid.subject.facts)}</td>
      {view.columns.map(({ id, sale, result, listing }) => (
        <LineCell
          key={id}
          line={line}
          id={id}
          facts={sale.facts}
          listing={listing}
          amount={result.lines[line] ?? 0}
          isOwn={isOwn(explained, { id, result }, line)}
          isOut={result.isLeftOut}
          isEditable={isEditable}
          editor={editing.editorOf(line, id)}
          words={words}
          format={format}
        />
      ))}
    </tr>
  );
}

interface LineCellProps {
  line: AdjustmentLine;
  id: string;
  facts: HomeFacts;
  listing: ListingCard | null;
  amount: number;
  isOwn: boolean;
  isOut: boolean;
  isEditable: boolean;
  editor: ReactNode;
  words: LineWords;
  format: Format;
}

/** Words are made only where a number changed: with fifty comparables a key would otherwise write a thousand of them. */
const LineCell = memo(function LineCell(props: LineCellProps) {
  const { line, id, facts, listing, amount, isOwn, isOut, isEditable, editor, words, format } = props;
  return (
    <GridCell
      row={line}
      column={id}
      fact={words.fact(line, facts, listing)}
      amount={amount === 0 ? words.nothing : format.priceStep(amount)}
      tone={toneOf(amount)}
      isOwn={isOwn}
      isOut={isOut}
      isEditable={isEditable}
      editor={editor}
    />
  );
});

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
