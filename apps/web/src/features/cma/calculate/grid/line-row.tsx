import type { AdjustmentLine } from '@hearthline/domain/valuation/features';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import { setRate } from '../model/draft-edits.ts';
import { explainRate, isOwn } from '../model/explain-cell.ts';
import { LineCell } from './line-cell.tsx';
import { LineHead } from './line-head.tsx';
import type { RowProps } from './row-props.ts';

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
