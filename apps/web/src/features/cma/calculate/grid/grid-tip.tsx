import type { GridFound } from '@hearthline/contract/cma';
import { fromDayNumber } from '@hearthline/domain/calendar';
import { roundShare } from '@hearthline/domain/valuation/round-value';
import { weightText } from '@hearthline/format/valued-home';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import type { Spot } from '../../../../shared/lib/spot.ts';
import { CellTooltip } from '../../../../shared/ui/tooltip.tsx';
import type { Calculated } from '../model/calculation.ts';
import { explainCell, explainRate, sumLines } from '../model/calculation.ts';
import type { ExplainedWords, LineWords } from '../model/use-line-words.ts';
import type { GridPlace, RowKey } from './grid-cell.tsx';
import { isLine } from './grid-cell.tsx';

interface GridTipProps {
  id: string;
  store: Spot<GridPlace>;
  explain: (place: GridPlace) => ExplainedWords | null;
  /** The pointer came onto it, to read or to copy. */
  onEnter: () => void;
  onLeave: () => void;
}

/** Rate and source of the cell that has the focus or the pointer. */
export function GridTip({ id, store, explain, onEnter, onLeave }: GridTipProps) {
  const place = useSyncExternalStore(store.subscribe, store.get);
  const words = place ? explain(place) : null;
  if (!place || !words) return null;
  return (
    <CellTooltip
      id={id}
      cell={place.cell}
      onClose={() => store.set(null)}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
    >
      {words.title ? <b>{words.title}</b> : null}
      {words.sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </CellTooltip>
  );
}

/** Every cell of the grid in words. */
export function useExplainPlace(
  { view, explained }: Calculated,
  market: GridFound['market'],
  words: LineWords,
  isEditable: boolean,
) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const invite = isEditable ? [t('grid.explain.edit')] : [];

  return ({ row, column }: { row: RowKey; column: string }): ExplainedWords | null => {
    const sale = view.columns.find(({ id }) => id === column);
    if (isLine(row)) {
      if (column === 'head') return withInvite(words.explainRate(row, explainRate(explained, row)));
      return sale ? withInvite(words.explainCell(row, explainCell(explained, sale, row))) : null;
    }
    if (!sale) return null;
    const { result } = sale;
    if (row === 'time')
      return {
        title: t('grid.explain.timeShare', {
          share: format.percent(result.time / sale.sale.price, 1),
        }),
        sentences: [
          t('grid.explain.time', {
            date: format.dateText(fromDayNumber(sale.sale.soldDay)),
            sales: format.number(market.sales),
          }),
        ],
      };
    if (row === 'net' || row === 'gross') {
      const flag = row === 'net' ? result.netFlag : result.grossFlag;
      const share = format.percent(roundShare(result[row]), 1);
      const amount = sumLines(result)[row];
      return {
        title: `${row === 'net' ? format.priceStep(amount) : format.price(amount)} (${share})`,
        sentences: [t(`grid.explain.${row}.plain`), ...(flag ? [t(`grid.explain.${row}.${flag}`)] : [])],
      };
    }
    if (row === 'adjusted')
      return {
        title: format.price(result.adjusted),
        sentences: [
          t('grid.explain.adjusted'),
          ...(result.outlier ? [t(`outlier.${result.outlier}`)] : []),
          ...(result.influence === null
            ? []
            : [t('grid.explain.influence', { share: format.percent(result.influence, 1) })]),
        ],
      };
    if (row !== 'weight' || result.isLeftOut) return null;
    const isOwn = explained.edits.weights[column] !== undefined;
    const isFast = explained.grid.method === 'fast';
    const source = isOwn ? 'ownWeight' : isFast ? 'weightFast' : 'weight';
    return {
      title: weightText(result.weight, format),
      sentences: [t(`grid.explain.${source}`), ...(isFast ? [] : invite)],
    };
  };

  function withInvite({ title, sentences }: ExplainedWords): ExplainedWords {
    return { title, sentences: [...sentences, ...invite] };
  }
}
