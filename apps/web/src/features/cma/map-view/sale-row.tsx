import { fromDayNumber } from '@hearthline/domain/calendar';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/format.ts';
import { classNames } from '../../../shared/lib/class-names.ts';
import type { GridColumn } from '../calculate/model/grid-view.ts';
import { useFactWords } from '../components/fact-words.ts';
import { HomeThumb } from '../components/home-thumb.tsx';
import type { Spot } from '../model/spot.ts';
import { placeOfColumn } from './map-scene.ts';

interface SaleRowProps {
  column: GridColumn;
  /** Of all of them, for the length of the bar. */
  heaviest: number;
  lit: Spot<string>;
  onShow: (id: string) => void;
}

/** One comparable; the pointer or the focus on it lights its pin. */
export function SaleRow({ column, heaviest, lit, onShow }: SaleRowProps) {
  const { t } = useTranslation('cmaCalculate');
  const format = useFormat();
  const facts = useFactWords();
  const { id, number, listing, sale, result } = column;
  const isLit = useSyncExternalStore(lit.subscribe, () => lit.get() === id);
  const address = listing?.address ?? t('cards.number', { number });
  const weight = format.percent(result.weight, 0);
  return (
    <li>
      <button
        type="button"
        data-id={id}
        className={classNames(
          'flex w-full gap-3.5 rounded-[14px] border px-3 py-2.5 text-left',
          isLit ? 'border-brand-soft-line bg-hover' : 'border-transparent',
        )}
        onPointerEnter={() => lit.set(id)}
        onPointerLeave={() => lit.set(null)}
        onFocus={() => lit.set(id)}
        onBlur={() => lit.set(null)}
        onClick={() => onShow(id)}
      >
        <span className={classNames('relative shrink-0', result.weight === 0 && 'opacity-60 grayscale')}>
          <HomeThumb url={listing?.photoUrl ?? null} className="h-19 w-22 rounded-md" />
          <span className="absolute top-1.5 left-1.5 grid size-5 place-items-center rounded-full bg-ink text-[11px]/[20px] font-semibold text-ink-inverse">
            {number}
          </span>
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline justify-between gap-2">
            <span className="truncate font-medium">{address}</span>
            <span className="text-xs whitespace-nowrap text-ink-3">
              {placeOfColumn(column) ? facts.km(sale.distance) : t('map.noPlaceOf')}
            </span>
          </span>
          <span className="mt-0.5 block text-xs text-ink-2">
            {t('map.sold', {
              date: facts.day(fromDayNumber(sale.soldDay)),
              price: format.price(sale.price),
            })}
          </span>
          <span className="mt-px flex items-baseline justify-between gap-2 text-sm">
            <span className="text-xs text-ink-2">{t('map.adjusted')}</span>
            <b>{format.price(result.adjusted)}</b>
          </span>
          <span className="mt-1 flex items-center gap-2">
            <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-line-strong">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ width: `${heaviest > 0 ? (result.weight / heaviest) * 100 : 0}%` }}
              />
            </span>
            <span className="w-9 text-right text-xs font-medium">
              <span className="sr-only">{t('grid.weight')} </span>
              {result.isLeftOut ? t('notTold') : weight}
            </span>
          </span>
        </span>
      </button>
    </li>
  );
}
