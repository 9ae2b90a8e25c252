import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { weightText } from '@hearthline/format/valued-home';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { BottomSheet } from '../../../../shared/ui/bottom-sheet.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { MoneyField, NumberField } from '../../../../shared/ui/number-field.tsx';
import type { Calculated, GridColumn } from '../model/calculation.ts';
import { explainCell } from '../model/calculation.ts';
import type { EditsControl } from '../model/use-edits.ts';
import {
  parseShare,
  resetWeights,
  roomForWeight,
  setAmount,
  setRate,
  setWeight,
} from '../model/use-edits.ts';
import type { LineWords } from '../model/use-line-words.ts';

/** A comparable with what its card and its sheets need. */
export interface ComparableProps {
  column: GridColumn;
  address: string;
  explained: Calculated['explained'];
  words: LineWords;
  control: EditsControl | null;
}

type SheetProps = ComparableProps & { onClose: () => void };

/** One line of one comparable: where its amount comes from, and the agent's own in its place. */
export function LineSheet(props: SheetProps & { line: AdjustmentLine }) {
  const { column, address, line, words, explained, control, onClose } = props;
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { id } = column;
  const cell = explainCell(explained, column, line);
  const { title, sentences } = words.explainCell(line, cell);
  const { amounts, rates } = explained.edits;
  const fieldProps = {
    hint: t('cards.empty'),
    invalidText: t('grid.noNumber'),
    inputMode: 'text',
    isSigned: true,
  } as const;
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      title={t('pair', { name: words.name(line), value: format.priceStep(cell.amount) })}
      footer={<Button onClick={onClose}>{t('cards.done')}</Button>}
    >
      <p className="text-sm text-ink-3">{address}</p>
      <div className="mt-2 flex flex-col gap-1 text-sm text-ink-2">
        {title ? <b className="text-ink">{title}</b> : null}
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {control ? (
        <div className="mt-4 flex flex-col gap-4">
          <MoneyField
            {...fieldProps}
            label={t('cards.ownAmount')}
            isWhole
            value={amounts[id]?.[line]}
            onChange={(cents) => {
              if (cents === null) return;
              control.edit(
                (edits) => setAmount(edits, id, line, cents ?? null),
                `sheet-amount:${id}:${line}`,
              );
            }}
          />
          <MoneyField
            {...fieldProps}
            label={t('cards.ownRate', { unit: words.per(line) })}
            value={rates[line]}
            onChange={(cents) => {
              if (cents === null) return;
              control.edit((edits) => setRate(edits, line, cents ?? null), `sheet-rate:${line}`);
            }}
          />
        </div>
      ) : null}
    </BottomSheet>
  );
}

export function WeightSheet({ column, address, explained, control, onClose }: SheetProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const { id, result } = column;
  const { weights } = explained.edits;
  const room = roomForWeight(explained.edits, id);
  return (
    <BottomSheet
      isOpen
      onOpenChange={onClose}
      title={t('pair', { name: t('grid.weight'), value: weightText(result.weight, format) })}
      footer={
        <>
          <Button
            variant="secondary"
            disabled={Object.keys(weights).length === 0}
            onClick={() => {
              control?.edit(resetWeights);
              onClose();
            }}
          >
            {t('blocked.undo.noWeight')}
          </Button>
          <Button onClick={onClose}>{t('cards.done')}</Button>
        </>
      }
    >
      <p className="text-sm text-ink-3">{address}</p>
      <p className="mt-2 mb-4 text-sm text-ink-2">{t('grid.explain.weight')}</p>
      <NumberField
        label={t('cards.ownWeight')}
        hint={t('cards.emptyWeight')}
        invalidText={room < 1 ? t('grid.noRoom', { share: format.percent(room, 0) }) : t('grid.noShare')}
        inputMode="text"
        value={weights[id]}
        write={(share) => format.decimal(share * 100, 0)}
        parse={(text) => parseShare(text, format.language, room)}
        onChange={(share) => {
          if (share === null) return;
          control?.edit((edits) => setWeight(edits, id, share ?? null), `sheet-weight:${id}`);
        }}
      />
    </BottomSheet>
  );
}
