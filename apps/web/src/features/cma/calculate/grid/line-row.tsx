import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { setRate } from '../model/draft-edits.ts';
import { explainRate } from '../model/explain-cell.ts';
import { GridCell } from './grid-cell.tsx';
import { LineHead } from './line-head.tsx';
import type { RowProps } from './row-props.ts';
import { toneOf } from './tone-of.ts';

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
        resetLabel={t('grid.resetRate', { line: words.name(line) })}
        onReset={own !== null && isEditable ? resetRate : undefined}
      />
      <td tabIndex={-1}>{words.fact(line, explained.grid.subject.facts)}</td>
      {view.columns.map(({ id, sale, result, listing }) => {
        const amount = result.lines[line] ?? 0;
        return (
          <GridCell
            key={id}
            row={line}
            column={id}
            fact={words.fact(line, sale.facts, listing)}
            amount={amount === 0 ? t('notTold') : format.priceStep(amount)}
            tone={toneOf(amount)}
            isOwn={result.ownLines.includes(line)}
            isOut={result.isLeftOut}
            isEditable={isEditable}
            editor={editing.editorOf(line, id)}
          />
        );
      })}
    </tr>
  );
}
