import type { GridFound } from '@hearthline/contract/cma';
import { fromDayNumber } from '@hearthline/domain/calendar';
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/i18n/format.ts';
import type { Spot } from '../../../../shared/lib/spot.ts';
import type { Calculated } from '../model/calculation.ts';
import { explainCell, explainRate, roundShare, sumLines } from '../model/calculation.ts';
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

const gapPx = 4;
const edgePx = 12;
const indentPx = 24;

/** Rate and source of the cell that has the focus or the pointer. */
export function GridTip({ id, store, explain, onEnter, onLeave }: GridTipProps) {
  const panel = useRef<HTMLDivElement>(null);
  const place = useSyncExternalStore(store.subscribe, store.get);
  const words = place ? explain(place) : null;

  useLayoutEffect(() => {
    const element = panel.current;
    if (!place || !element) return;
    place.cell.setAttribute('aria-describedby', id);
    const cell = place.cell.getBoundingClientRect();
    const { width, height } = element.getBoundingClientRect();
    const left = Math.max(edgePx, Math.min(cell.left + indentPx, window.innerWidth - width - edgePx));
    const isBelow = cell.bottom + gapPx + height < window.innerHeight - edgePx;
    element.style.left = `${Math.round(left)}px`;
    element.style.top = `${Math.round(isBelow ? cell.bottom + gapPx : cell.top - gapPx - height)}px`;
    const hide = () => store.set(null);
    const hideByKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    window.addEventListener('scroll', hide, { capture: true, passive: true });
    window.addEventListener('keydown', hideByKey);
    return () => {
      window.removeEventListener('keydown', hideByKey);
      place.cell.removeAttribute('aria-describedby');
      window.removeEventListener('scroll', hide, { capture: true });
    };
  });

  if (!words) return null;
  return (
    <div
      ref={panel}
      id={id}
      role="tooltip"
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      className="fixed z-(--z-popover) flex max-w-90 flex-col gap-0.5 rounded-md bg-ink px-3 py-2 text-[12px]/[17px] text-ink-inverse shadow-lg"
    >
      {words.title ? <b>{words.title}</b> : null}
      {words.sentences.map((sentence) => (
        <span key={sentence}>{sentence}</span>
      ))}
    </div>
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
      return { title: format.price(result.adjusted), sentences: [t('grid.explain.adjusted')] };
    if (row !== 'weight' || result.isLeftOut) return null;
    const isOwn = explained.edits.weights[column] !== undefined;
    const isFast = explained.grid.method === 'fast';
    const source = isOwn ? 'ownWeight' : isFast ? 'weightFast' : 'weight';
    return {
      title: format.percent(result.weight, 1),
      sentences: [t(`grid.explain.${source}`), ...(isFast ? [] : invite)],
    };
  };

  function withInvite({ title, sentences }: ExplainedWords): ExplainedWords {
    return { title, sentences: [...sentences, ...invite] };
  }
}
